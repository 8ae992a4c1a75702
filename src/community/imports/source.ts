import type { Schemas } from "../../../generated/contract.ts";
import { BadRequest, InvalidField } from "../../foundation/errors.ts";
import { type Outbound, OutboundFailure } from "../../foundation/outbound/request.ts";
import { type ReadOptions, readCalendar } from "./calendar.ts";
import type { Row } from "./queries.ts";
import { skipDuplicates } from "./rows.ts";
import { readSpreadsheet } from "./spreadsheet.ts";

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
};

/** Decodes a file and removes its byte order mark. @throws BadRequest */
const decode = (body: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(body), { fatal: true }).decode(body);
  } catch {
    throw new BadRequest('the file must be UTF-8; save it as "CSV UTF-8" or "Unicode"', {
      code: "malformed_request",
      text: { key: "organizers.import.problem.encoding" },
    });
  }
};

const isCalendar = (text: string): boolean => /^\s*BEGIN:VCALENDAR\s/i.test(text.slice(0, 1_000));

const maxBytes = 10 * 1_048_576;
const timeoutMs = 8_000;

/** Downloads a public calendar; later changes to it are not imported. @throws BadRequest naming the reason */
const fetchCalendar = async (outbound: Outbound, url: string): Promise<string> => {
  const unreadable = (reason: string) =>
    new InvalidField("url", `cannot be read: ${reason}`, { text: { key: "organizers.import.problem.url" } });
  try {
    const headers = { accept: "text/calendar", "user-agent": "community-alliance-service" };
    const { status, body, isTruncated } = await outbound({ method: "GET", url, headers, timeoutMs, maxBytes });
    if (status !== 200) throw unreadable(`the response has the status ${status}`);
    if (isTruncated) throw unreadable("it is larger than 10 MiB");
    if (!isCalendar(body)) throw unreadable("it is not an iCalendar file");
    return body.trimStart();
  } catch (error) {
    if (error instanceof OutboundFailure) throw unreadable(error.message);
    throw error;
  }
};

/** Reads a file, or the calendar at a URL. @throws BadRequest when it cannot be read */
export const readSource = async (
  outbound: Outbound,
  source: Uint8Array | Schemas["ImportSource"],
  options: ReadOptions,
): Promise<{ format: Schemas["ImportFormat"]; rows: Row[] }> => {
  const text = source instanceof Uint8Array ? decode(source) : await fetchCalendar(outbound, source.url);
  const isCalendarFile = isCalendar(text);
  const { timezone, fallbackZone } = options;
  const rows = await (isCalendarFile ? readCalendar(text, options) : readSpreadsheet(text, timezone ?? fallbackZone));
  return { format: isCalendarFile ? "calendar" : "csv", rows: skipDuplicates(rows) };
};
