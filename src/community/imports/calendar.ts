import { setImmediate } from "node:timers/promises";
import ICAL from "ical.js";
import { BadRequest } from "../../foundation/errors.ts";
import type { Cells } from "./columns.ts";
import type { Row } from "./queries.ts";
import { createBudget, expandRecurrence } from "./recurrence.ts";
import { maxRowLength, newRow, refuse, requireRowLimit, skip, toEventRow } from "./rows.ts";
import { createZoneLookup, parseLocalTime, type Zones } from "./times.ts";

/* Events of an iCalendar file (RFC 5545). Each is parsed separately, so that other requests can run in between. */

type ScannedCalendar = {
  events: { line: number; text: string }[];
  /** IANA names of time zones (X-LIC-LOCATION) by their names in the file (TZID). */
  aliases: Map<string, string>;
  timezone: string;
};

const countLines = (text: string): number => text.split("\n").length - 1;

/** Splits the file without parsing it. @throws BadRequest for an incomplete file */
const scan = (file: string): ScannedCalendar => {
  const [header = "", ...parts] = file.split(/^BEGIN:VEVENT[ \t\r]*\n/im);
  requireRowLimit(parts.length);
  const rest = [header];
  let line = countLines(header) + 1;
  const events = parts.map((part) => {
    const [text = "", after] = part.split(/^END:VEVENT[ \t\r]*$/im, 2);
    rest.push(after ?? "");
    const event = { line, text: `BEGIN:VEVENT\n${text}${after === undefined ? "" : "END:VEVENT"}` };
    line += countLines(part) + 1;
    return event;
  });
  const found: ScannedCalendar = { events, aliases: new Map(), timezone: "" };
  let [tzid, isComplete] = ["", false];
  for (const content of rest.join("").split("\n")) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/i.exec(content.slice(0, 200).trim()) ?? [];
    if (/^TZID$/i.test(name)) tzid = value;
    else if (/^X-LIC-LOCATION$/i.test(name)) found.aliases.set(tzid, value);
    else if (/^X-WR-TIMEZONE$/i.test(name)) found.timezone = value;
    else if (/^END:VCALENDAR$/i.test(`${name}:${value}`)) isComplete = true;
  }
  if (!isComplete)
    throw new BadRequest('the calendar ends before "END:VCALENDAR"; download it again', {
      text: { key: "organizers.import.problem.incomplete" },
    });
  return found;
};

type ParsedEvent = { line: number; component: ICAL.Component };

const parse = ({ line, text }: ScannedCalendar["events"][number]): ParsedEvent | Row => {
  const row = newRow(line, "event");
  if (text.length > maxRowLength) return refuse(row, "too_long");
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    // ical.js decodes values on first use, so this line detects invalid values.
    for (const property of component.getAllProperties()) property.getValues();
    return { line, component };
  } catch {
    return refuse(row, "unreadable");
  }
};

const textOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value : "";
};

const toCells = (component: ICAL.Component): Cells => {
  const geo: unknown = component.getFirstPropertyValue("geo");
  const [latitude = "", longitude = ""]: string[] = Array.isArray(geo) ? geo.map(String) : [];
  const categories = component.getAllProperties("categories").flatMap((property) => property.getValues());
  const location = textOf(component, "location");
  const [venue = "", ...address] = location.split(",");
  return {
    name: textOf(component, "summary"),
    description: textOf(component, "description"),
    status: textOf(component, "status"),
    venue_name: venue,
    venue_address: address.join(","),
    venue_latitude: latitude,
    venue_longitude: longitude,
    meeting_url: textOf(component, "conference") || textOf(component, "x-google-conference") || location,
    tags: categories.join(","),
  };
};

/** A local time. `zone` is undefined if the file names an unknown time zone. */
type LocalTime = { text: string; zone: string | undefined; isDate: boolean };

const tzidOf = (property: ICAL.Property | null): string => [property?.getParameter("tzid") ?? ""].flat()[0] ?? "";

const localTimesOf = (component: ICAL.Component, name: string, { defaultZone, findZone }: Zones): LocalTime[] =>
  component.getAllProperties(name).flatMap((property) => {
    const tzid = tzidOf(property);
    return property.getValues().flatMap((value: unknown) => {
      if (!(value instanceof ICAL.Time)) return [];
      const text = value.toString();
      const zone = tzid === "" ? defaultZone : findZone(tzid);
      return { text: text.replace(/Z$/, ""), zone: text.endsWith("Z") ? "UTC" : zone, isDate: value.isDate };
    });
  });

const toInstant = ({ text, zone }: LocalTime): Date | undefined =>
  zone === undefined ? undefined : parseLocalTime(text, zone);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const maxDurationMs = 366 * dayMs;

/** In milliseconds: by default an hour, or a day for a start without a time. @returns undefined for an invalid or too distant end */
const durationOf = (component: ICAL.Component, start: LocalTime, startsAt: Date, zones: Zones): number | undefined => {
  const [end] = localTimesOf(component, "dtend", zones);
  const duration: unknown = component.getFirstPropertyValue("duration");
  const statedMs = duration instanceof ICAL.Duration ? duration.toSeconds() * 1_000 : undefined;
  const endsAt = end && (toInstant(end)?.getTime() ?? Number.NaN);
  const durationMs = statedMs ?? (endsAt ?? startsAt.getTime() + (start.isDate ? dayMs : hourMs)) - startsAt.getTime();
  return Math.abs(durationMs) < maxDurationMs ? durationMs : undefined;
};

const overrideKey = (uid: string, start: Date): string => `${uid} ${start.toISOString()}`;

/** The start that an occurrence of a recurring event had before it was changed. */
const originalStartOf = (component: ICAL.Component, zones: Zones): Date | undefined => {
  const [original] = localTimesOf(component, "recurrence-id", zones);
  return original && toInstant(original);
};

type Context = {
  zones: Zones;
  /** Keys of the occurrences that the file overrides with separate events. */
  overrides: ReadonlySet<string>;
  budget: ReturnType<typeof createBudget>;
  now: Date;
};

const toRows = ({ line, component }: ParsedEvent, { zones, overrides, budget, now }: Context): Row[] => {
  const cells = toCells(component);
  const uid = textOf(component, "uid");
  const row = newRow(line, "event", cells.name);
  if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(component, "class"))) return [skip(row, "private")];
  const [start] = localTimesOf(component, "dtstart", zones);
  if (!start) return [refuse(row, "invalid", "starts_at")];
  if (start.zone === undefined) return [refuse(row, "unknown_time_zone")];
  const startsAt = toInstant(start);
  if (!startsAt) return [refuse(row, "invalid", "starts_at")];
  const durationMs = durationOf(component, start, startsAt, zones);
  if (durationMs === undefined) return [refuse(row, "invalid", "ends_at")];
  // A start in UTC does not name the event's time zone.
  const timezone = start.zone === "UTC" ? zones.defaultZone : start.zone;
  const eventAt = (time: Date, key: string): Row => {
    const times = { starts_at: time.toISOString(), ends_at: new Date(time.getTime() + durationMs).toISOString() };
    return toEventRow(line, { ...cells, ...times, uid: key, timezone }, zones);
  };
  const original = originalStartOf(component, zones);
  if (original) return [eventAt(startsAt, overrideKey(uid, original))];
  if (!component.hasProperty("rrule") && !component.hasProperty("rdate")) return [eventAt(startsAt, uid)];
  const recurrence = expandRecurrence(component, { now, budget });
  if (!recurrence) return [refuse(row, "unsupported_recurrence")];
  const excluded = new Set(localTimesOf(component, "exdate", zones).map((time) => toInstant(time)?.getTime()));
  const rows = recurrence.starts
    .flatMap((text) => toInstant({ ...start, text }) ?? [])
    .filter((time) => !excluded.has(time.getTime()) && !overrides.has(overrideKey(uid, time)))
    .map((time) => eventAt(time, overrideKey(uid, time)));
  return recurrence.hasMore ? [...rows, skip(row, "beyond_limit")] : rows;
};

export type ReadOptions = { timezone: string | undefined; fallbackZone: string; now: Date };

export const readCalendar = async (text: string, { timezone, fallbackZone, now }: ReadOptions): Promise<Row[]> => {
  const { events, aliases, timezone: declaredZone } = scan(text);
  const findZone = createZoneLookup(aliases);
  const parsed = [];
  for (const event of events) {
    parsed.push(parse(event));
    await setImmediate();
  }
  const components = parsed.flatMap((event) => ("component" in event ? event.component : []));
  const zoneNames = [declaredZone, ...components.map((component) => tzidOf(component.getFirstProperty("dtstart")))];
  const fileZone = zoneNames.map(findZone).find((zone) => zone !== undefined);
  const zones = { defaultZone: timezone ?? fileZone ?? fallbackZone, findZone };
  const overrides = new Set(
    components.flatMap((component) => {
      const original = originalStartOf(component, zones);
      return original ? overrideKey(textOf(component, "uid"), original) : [];
    }),
  );
  const context = { zones, overrides, budget: createBudget(), now };
  const rows: Row[] = [];
  for (const event of parsed) {
    if ("component" in event) rows.push(...toRows(event, context));
    else rows.push(event);
    requireRowLimit(rows.length);
    await setImmediate();
  }
  return rows;
};
