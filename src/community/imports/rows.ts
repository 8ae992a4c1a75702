import { enums, type Schemas } from "../../../generated/contract.ts";
import type { ImportedBody } from "../../foundation/db/import-tables.ts";
import { BadRequest, errorsOf } from "../../foundation/errors.ts";
import { conformsTo, invalidPaths } from "../../server/http/components.ts";
import { assertInitialState } from "../events/rules.ts";
import type { Cells } from "./columns.ts";
import type { Row } from "./queries.ts";
import { parseTime, type Zones } from "./times.ts";

type Reason = Schemas["ImportReason"];

/** In UTF-16 code units. Limited, because parsers take more than linear time for some long rows. */
export const maxRowLength = 65_536;

const maxRows = 5_000;

export const requireRowLimit = (count: number): void => {
  if (count > maxRows)
    throw new BadRequest(`the file has more than ${maxRows} rows; split it`, {
      text: { key: "organizers.import.problem.too_many", values: { count: maxRows } },
    });
};

const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes line breaks, control characters and bidirectional overrides. */
const toOneLine = (text = ""): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll(bidiControls, "")
    .trim();

const normalizeLines = (text = ""): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .replaceAll(bidiControls, "")
    .trim();

const maxTitleLength = 200;
const maxTags = 20;

export const newRow = (line: number, kind: Row["kind"], title = ""): Row => ({
  ...{ line, kind, outcome: "create", reason: null, field: null, source: null },
  title: toOneLine(title.slice(0, maxTitleLength)).toWellFormed() || null,
});

export const skip = (row: Row, reason: Reason): Row => ({ ...row, outcome: "skip", reason, source: null });

export const refuse = (row: Row, reason: Reason, field: string | null = null): Row => ({
  ...row,
  ...{ outcome: "refuse", reason, field, source: null },
});

const declinedStatus = /^(?:declined|not[ _]attending|no|cancell?ed|refunded|deleted)$/i;

export const toMemberRow = (line: number, cells: Cells): Row => {
  const email = (cells.email ?? "").trim();
  const name = toOneLine(`${cells.first_name ?? ""} ${cells.last_name ?? ""}`) || toOneLine(cells.name);
  const row = newRow(line, "member", name || email);
  if (declinedStatus.test(cells.status ?? "")) return skip(row, "declined");
  if (email === "") return refuse(row, "no_email");
  return conformsTo("Email", email) ? { ...row, source: { kind: "member", email } } : refuse(row, "invalid", "email");
};

const parseUrl = (text = ""): string | null => (/^https?:\/\//i.test(text.trim()) ? text.trim() : null);

const parseNumber = (text = ""): number | null => (/^-?\d{1,7}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : null);

/** Some files have the URL of an online event as the venue's name. */
const toVenue = (cells: Cells): ImportedBody["venue"] => {
  const name = toOneLine(cells.venue_name) || toOneLine(cells.venue_address);
  if (name === "" || parseUrl(name) !== null) return null;
  const country = toOneLine(cells.venue_country_code).toUpperCase();
  const [latitude, longitude] = [parseNumber(cells.venue_latitude), parseNumber(cells.venue_longitude)];
  return {
    name,
    address: toOneLine(cells.venue_address) || null,
    city: toOneLine(cells.venue_city) || null,
    country_code: conformsTo("CountryCode", country) ? country : null,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  };
};

type Times = { startsAt: Date; endsAt: Date; timezone: string };

const toBody = (cells: Cells, { startsAt, endsAt, timezone }: Times): ImportedBody => {
  const name = toOneLine(cells.name);
  const venue = toVenue(cells);
  const meetingUrl = parseUrl(cells.meeting_url) ?? parseUrl(cells.venue_name);
  const onlineKind = venue ? "hybrid" : "virtual";
  const kind = enums.EventKind.find((value) => value === cells.kind);
  const tags = (cells.tags ?? "").split(/[,;]/).map(toOneLine);
  return {
    name,
    description: normalizeLines(cells.description) || name,
    kind: kind ?? (meetingUrl === null ? "in_person" : onlineKind),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    timezone,
    tags: [...new Set(tags)].filter((tag) => conformsTo("Tag", tag)).slice(0, maxTags),
    venue,
    meeting_url: meetingUrl,
    category: toOneLine(cells.category) || null,
    capacity: parseNumber(cells.capacity),
  };
};

const findInvalidField = (body: ImportedBody, times: Times): string | undefined =>
  invalidPaths("EventCreate", body)[0] ??
  errorsOf(() => assertInitialState({ status: "draft", ...times }, times.startsAt))[0]?.field;

const hourMs = 3_600_000;
const maxUidLength = 500;

export const toEventRow = (line: number, cells: Cells, { defaultZone, findZone }: Zones): Row => {
  const row = newRow(line, "event", cells.name);
  if (/^cancell?ed$/i.test(cells.status ?? "")) return skip(row, "canceled");
  const timezone = cells.timezone ? findZone(cells.timezone) : defaultZone;
  if (timezone === undefined) return refuse(row, "unknown_time_zone");
  const startsAt = parseTime(cells.starts_at || `${cells.start_date} ${cells.start_time ?? ""}`, timezone);
  if (!startsAt) return refuse(row, "invalid", "starts_at");
  const endText = cells.ends_at || (cells.end_time && `${cells.end_date || cells.start_date} ${cells.end_time}`);
  const endsAt = endText ? parseTime(endText, timezone) : new Date(startsAt.getTime() + hourMs);
  if (!endsAt) return refuse(row, "invalid", "ends_at");
  const times = { startsAt, endsAt, timezone };
  const body = toBody(cells, times);
  const field = findInvalidField(body, times);
  if (field !== undefined) return refuse(row, "invalid", field);
  // Without a UID, rows with the same name and start are the same event.
  const uid = toOneLine(cells.uid).slice(0, maxUidLength) || `${row.title} ${startsAt.toISOString()}`;
  return { ...row, source: { kind: "event", uid, body } };
};

/** Skips rows that repeat the UID or email address of an earlier row. */
export const skipDuplicates = (rows: readonly Row[]): Row[] => {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { source } = row;
    if (!source) return row;
    const key = source.kind === "event" ? source.uid : source.email.toLowerCase();
    if (seen.has(key)) return skip(row, "duplicate");
    seen.add(key);
    return row;
  });
};
