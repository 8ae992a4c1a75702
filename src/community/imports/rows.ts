import { enums, type Schemas } from "../../../generated/contract.ts";
import type { ImportedBody } from "../../foundation/db/import-tables.ts";
import { BadRequest, errorsOf } from "../../foundation/errors.ts";
import { conformsTo, invalidPaths } from "../../server/http/components.ts";
import { assertInitialState } from "../events/rules.ts";
import type { Cells } from "./columns.ts";
import type { Row } from "./queries.ts";
import { timeIn, type Zones } from "./times.ts";

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

/** Text in one line without control characters and bidirectional overrides. */
const oneLine = (text = ""): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll(bidiControls, "")
    .trim();

const multipleLines = (text = ""): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .replaceAll(bidiControls, "")
    .trim();

const maxTitleLength = 200;
const maxTags = 20;

export const newRow = (line: number, kind: Row["kind"], title = ""): Row => ({
  ...{ line, kind, outcome: "create", reason: null, field: null, source: null },
  title: oneLine(title.slice(0, maxTitleLength)).toWellFormed() || null,
});

export const skip = (row: Row, reason: Reason): Row => ({ ...row, outcome: "skip", reason, source: null });

export const refuse = (row: Row, reason: Reason, field: string | null = null): Row => ({
  ...row,
  ...{ outcome: "refuse", reason, field, source: null },
});

const declinedStatus = /^(?:declined|not[ _]attending|no|cancell?ed|refunded|deleted)$/i;

export const memberRow = (line: number, cells: Cells): Row => {
  const email = (cells.email ?? "").trim();
  const name = oneLine(`${cells.first_name ?? ""} ${cells.last_name ?? ""}`) || oneLine(cells.name);
  const row = newRow(line, "member", name || email);
  if (declinedStatus.test(cells.status ?? "")) return skip(row, "declined");
  if (email === "") return refuse(row, "no_email");
  return conformsTo("Email", email) ? { ...row, source: { kind: "member", email } } : refuse(row, "invalid", "email");
};

const urlOf = (text = ""): string | null => (/^https?:\/\//i.test(text.trim()) ? text.trim() : null);

const numberOf = (text = ""): number | null => (/^-?\d{1,7}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : null);

/** Some files have the URL of an online event as the venue's name. */
const venueOf = (cells: Cells): ImportedBody["venue"] => {
  const name = oneLine(cells.venue_name) || oneLine(cells.venue_address);
  if (name === "" || urlOf(name) !== null) return null;
  const country = oneLine(cells.venue_country_code).toUpperCase();
  const [latitude, longitude] = [numberOf(cells.venue_latitude), numberOf(cells.venue_longitude)];
  return {
    name,
    address: oneLine(cells.venue_address) || null,
    city: oneLine(cells.venue_city) || null,
    country_code: conformsTo("CountryCode", country) ? country : null,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  };
};

type Times = { startsAt: Date; endsAt: Date; timezone: string };

const bodyOf = (cells: Cells, { startsAt, endsAt, timezone }: Times): ImportedBody => {
  const name = oneLine(cells.name);
  const venue = venueOf(cells);
  const meetingUrl = urlOf(cells.meeting_url) ?? urlOf(cells.venue_name);
  const onlineKind = venue ? "hybrid" : "virtual";
  const kind = enums.EventKind.find((value) => value === cells.kind);
  const tags = (cells.tags ?? "").split(/[,;]/).map(oneLine);
  return {
    name,
    description: multipleLines(cells.description) || name,
    kind: kind ?? (meetingUrl === null ? "in_person" : onlineKind),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    timezone,
    tags: [...new Set(tags)].filter((tag) => conformsTo("Tag", tag)).slice(0, maxTags),
    venue,
    meeting_url: meetingUrl,
    category: oneLine(cells.category) || null,
    capacity: numberOf(cells.capacity),
  };
};

const invalidFieldOf = (body: ImportedBody, times: Times): string | undefined =>
  invalidPaths("EventCreate", body)[0] ??
  errorsOf(() => assertInitialState({ status: "draft", ...times }, times.startsAt))[0]?.field;

const hourMs = 3_600_000;
const maxUidLength = 500;

export const eventRow = (line: number, cells: Cells, { defaultZone, zoneOf }: Zones): Row => {
  const row = newRow(line, "event", cells.name);
  if (/^cancell?ed$/i.test(cells.status ?? "")) return skip(row, "canceled");
  const timezone = cells.timezone ? zoneOf(cells.timezone) : defaultZone;
  if (timezone === undefined) return refuse(row, "unknown_time_zone");
  const startsAt = timeIn(cells.starts_at || `${cells.start_date} ${cells.start_time ?? ""}`, timezone);
  if (!startsAt) return refuse(row, "invalid", "starts_at");
  const endText = cells.ends_at || (cells.end_time && `${cells.end_date || cells.start_date} ${cells.end_time}`);
  const endsAt = endText ? timeIn(endText, timezone) : new Date(startsAt.getTime() + hourMs);
  if (!endsAt) return refuse(row, "invalid", "ends_at");
  const times = { startsAt, endsAt, timezone };
  const body = bodyOf(cells, times);
  const field = invalidFieldOf(body, times);
  if (field !== undefined) return refuse(row, "invalid", field);
  // Without a UID, rows with the same name and start are the same event.
  const uid = oneLine(cells.uid).slice(0, maxUidLength) || `${row.title} ${startsAt.toISOString()}`;
  return { ...row, source: { kind: "event", uid, body } };
};

/** Skips rows that repeat the UID or address of an earlier one. */
export const withoutDuplicates = (rows: readonly Row[]): Row[] => {
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
