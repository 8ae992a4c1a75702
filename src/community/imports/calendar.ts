import { setImmediate } from "node:timers/promises";
import ICAL from "ical.js";
import { BadRequest } from "../../foundation/errors.ts";
import type { Cells } from "./columns.ts";
import type { Row } from "./queries.ts";
import { createBudget, startsOf } from "./recurrence.ts";
import { eventRow, maxRowLength, newRow, refuse, requireFewRows, skip } from "./rows.ts";
import { createZones, instantOf, type Zones } from "./times.ts";

/* Events of an iCalendar file (RFC 5545). Each is parsed alone, and other work runs between them. */

type Scan = {
  events: { line: number; text: string }[];
  /** The names of time zones by those that the file gives them. */
  aliases: Map<string, string>;
  timezone: string;
};

const linesIn = (text: string): number => text.split("\n").length - 1;

/** Splits the file without parsing it. @throws BadRequest for one without its end */
const scan = (file: string): Scan => {
  const [header = "", ...parts] = file.split(/^BEGIN:VEVENT[ \t\r]*\n/im);
  requireFewRows(parts.length);
  const rest = [header];
  let line = linesIn(header) + 1;
  const events = parts.map((part) => {
    const [text = "", after] = part.split(/^END:VEVENT[ \t\r]*$/im, 2);
    rest.push(after ?? "");
    const event = { line, text: `BEGIN:VEVENT\n${text}${after === undefined ? "" : "END:VEVENT"}` };
    line += linesIn(part) + 1;
    return event;
  });
  const found: Scan = { events, aliases: new Map(), timezone: "" };
  let [zone, isEnded] = ["", false];
  for (const content of rest.join("").split("\n")) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/i.exec(content.slice(0, 200).trim()) ?? [];
    if (/^TZID$/i.test(name)) zone = value;
    else if (/^X-LIC-LOCATION$/i.test(name)) found.aliases.set(zone, value);
    else if (/^X-WR-TIMEZONE$/i.test(name)) found.timezone = value;
    else if (/^END:VCALENDAR$/i.test(`${name}:${value}`)) isEnded = true;
  }
  if (!isEnded)
    throw new BadRequest('the calendar ends before "END:VCALENDAR"; download it again', {
      text: { key: "organizers.import.problem.incomplete" },
    });
  return found;
};

type Parsed = { line: number; component: ICAL.Component };

const parse = ({ line, text }: Scan["events"][number]): Parsed | Row => {
  const row = newRow(line, "event");
  if (text.length > maxRowLength) return refuse(row, "too_long");
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    // Values are decoded on first use.
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

const cellsOf = (component: ICAL.Component): Cells => {
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

/** A local time and its time zone; undefined for a zone that is unknown. */
type Wall = { text: string; zone: string | undefined; isDay: boolean };

const tzidOf = (property: ICAL.Property | null): string => [property?.getParameter("tzid") ?? ""].flat()[0] ?? "";

const wallsOf = (component: ICAL.Component, name: string, { defaultZone, zoneOf }: Zones): Wall[] =>
  component.getAllProperties(name).flatMap((property) => {
    const tzid = tzidOf(property);
    return property.getValues().flatMap((value: unknown) => {
      if (!(value instanceof ICAL.Time)) return [];
      const text = value.toString();
      const zone = tzid === "" ? defaultZone : zoneOf(tzid);
      return { text: text.replace(/Z$/, ""), zone: text.endsWith("Z") ? "UTC" : zone, isDay: value.isDate };
    });
  });

const toInstant = ({ text, zone }: Wall): Date | undefined => (zone === undefined ? undefined : instantOf(text, zone));

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const maxDurationMs = 366 * dayMs;

/** An hour or a day if the file has no end; undefined for an end that makes no sense. */
const durationOf = (component: ICAL.Component, start: Wall, startsAt: Date, zones: Zones): number | undefined => {
  const [end] = wallsOf(component, "dtend", zones);
  const duration: unknown = component.getFirstPropertyValue("duration");
  const ofFile = duration instanceof ICAL.Duration ? duration.toSeconds() * 1_000 : undefined;
  const endsAt = end && (toInstant(end)?.getTime() ?? Number.NaN);
  const durationMs = ofFile ?? (endsAt ?? startsAt.getTime() + (start.isDay ? dayMs : hourMs)) - startsAt.getTime();
  return Math.abs(durationMs) < maxDurationMs ? durationMs : undefined;
};

const overrideKey = (uid: string, at: Date): string => `${uid} ${at.toISOString()}`;

/** The start that an occurrence of a recurring event would have, had it not been changed. */
const originalStartOf = (component: ICAL.Component, zones: Zones): Date | undefined => {
  const [wall] = wallsOf(component, "recurrence-id", zones);
  return wall && toInstant(wall);
};

type Context = {
  zones: Zones;
  /** Occurrences that the file describes by an event of their own. */
  overrides: ReadonlySet<string>;
  budget: ReturnType<typeof createBudget>;
  now: Date;
};

const rowsOf = ({ line, component }: Parsed, { zones, overrides, budget, now }: Context): Row[] => {
  const cells = cellsOf(component);
  const uid = textOf(component, "uid");
  const row = newRow(line, "event", cells.name);
  if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(component, "class"))) return [skip(row, "private")];
  const [start] = wallsOf(component, "dtstart", zones);
  if (!start) return [refuse(row, "invalid", "starts_at")];
  if (start.zone === undefined) return [refuse(row, "unknown_time_zone")];
  const startsAt = toInstant(start);
  if (!startsAt) return [refuse(row, "invalid", "starts_at")];
  const durationMs = durationOf(component, start, startsAt, zones);
  if (durationMs === undefined) return [refuse(row, "invalid", "ends_at")];
  // Times in UTC say nothing about the place.
  const timezone = start.zone === "UTC" ? zones.defaultZone : start.zone;
  const eventAt = (at: Date, key: string): Row => {
    const times = { starts_at: at.toISOString(), ends_at: new Date(at.getTime() + durationMs).toISOString() };
    return eventRow(line, { ...cells, ...times, uid: key, timezone }, zones);
  };
  const original = originalStartOf(component, zones);
  if (original) return [eventAt(startsAt, overrideKey(uid, original))];
  if (!component.hasProperty("rrule") && !component.hasProperty("rdate")) return [eventAt(startsAt, uid)];
  const found = startsOf(component, { now, budget });
  if (!found) return [refuse(row, "unsupported_recurrence")];
  const excluded = new Set(wallsOf(component, "exdate", zones).map((wall) => toInstant(wall)?.getTime()));
  const rows = found.starts
    .flatMap((text) => toInstant({ ...start, text }) ?? [])
    .filter((at) => !excluded.has(at.getTime()) && !overrides.has(overrideKey(uid, at)))
    .map((at) => eventAt(at, overrideKey(uid, at)));
  return found.hasMore ? [...rows, skip(row, "beyond_limit")] : rows;
};

type Options = { timezone: string | undefined; fallbackZone: string; now: Date };

export const readCalendar = async (text: string, { timezone, fallbackZone, now }: Options): Promise<Row[]> => {
  const { events, aliases, timezone: ofFile } = scan(text);
  const zoneOf = createZones(aliases);
  const parsed = [];
  for (const event of events) {
    parsed.push(parse(event));
    await setImmediate();
  }
  const components = parsed.flatMap((event) => ("component" in event ? event.component : []));
  const names = [ofFile, ...components.map((component) => tzidOf(component.getFirstProperty("dtstart")))];
  const zoneOfFile = names.map(zoneOf).find((zone) => zone !== undefined);
  const zones = { defaultZone: timezone ?? zoneOfFile ?? fallbackZone, zoneOf };
  const overrides = new Set(
    components.flatMap((component) => {
      const original = originalStartOf(component, zones);
      return original ? overrideKey(textOf(component, "uid"), original) : [];
    }),
  );
  const context = { zones, overrides, budget: createBudget(), now };
  const rows: Row[] = [];
  for (const event of parsed) {
    if ("component" in event) rows.push(...rowsOf(event, context));
    else rows.push(event);
    requireFewRows(rows.length);
    await setImmediate();
  }
  return rows;
};
