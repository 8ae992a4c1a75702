import { Temporal } from "temporal-polyfill";
import { ifExists } from "../../foundation/local-time.ts";
import { isTimeZone } from "../../foundation/time-zone.ts";

/* Times in files. A skipped local time is shifted forward; an ambiguous local time means the earlier instant (RFC 5545 §3.3.5). */

const toDate = (read: () => { epochMilliseconds: number }): Date | undefined => {
  const time = ifExists(read);
  return time && new Date(time.epochMilliseconds);
};

/** @param text ISO 8601 without an offset, or a day @returns undefined for an invalid date or time, such as February 30 */
export const parseLocalTime = (text: string, timezone: string): Date | undefined =>
  toDate(() => Temporal.PlainDateTime.from(text, { overflow: "reject" }).toZonedDateTime(timezone));

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const twoDigits = (value: number | string): string => String(value).padStart(2, "0");

/** `2026-12-01`, `Dec 1, 2026` or `1.12.2026`, optionally with a time. `12/1/2026` is rejected as ambiguous. */
const patterns = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?<clock>.*)$/,
  /^(?:[a-z]{3,9},? )?(?<month>[a-z]{3})[a-z]{0,6}\.? (?<day>\d{1,2}),? (?<year>\d{4})(?<clock>.*)$/i,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?<clock>.*)$/,
];

const parseMonth = (text: string): number => months.indexOf(text.toLowerCase()) + 1 || Number(text);

/** Converts ` 7:00 PM` to `19:00:00`. */
const parseClock = (text: string): string | undefined => {
  if (text.trim() === "") return "00:00:00";
  const [, hour = "", minute, second = "00", meridiem] =
    /^[T,]?\s*(?:at )?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const hours = meridiem === undefined ? Number(hour) : (Number(hour) % 12) + (meridiem.toLowerCase() === "p" ? 12 : 0);
  return minute && `${twoDigits(hours)}:${minute}:${second}`;
};

/** Parses a time in a spreadsheet; a date alone means midnight. @returns undefined for other text */
export const parseTime = (text: string, timezone: string): Date | undefined => {
  const trimmed = text.trim();
  const iso = trimmed.replace(/ ?UTC$/, "Z").replace(" ", "T");
  if (/^[\d-]+T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(iso)) return toDate(() => Temporal.Instant.from(iso));
  const found = patterns.map((pattern) => pattern.exec(trimmed)?.groups).find((groups) => groups !== undefined);
  const time = parseClock(found?.["clock"] ?? "");
  if (!found || time === undefined) return undefined;
  const { year, month = "", day = "" } = found;
  return parseLocalTime(`${year}-${twoDigits(parseMonth(month))}-${twoDigits(day)}T${time}`, timezone);
};

export type Zones = {
  /** The time zone for times without one. */
  defaultZone: string;
  findZone: (name: string) => string | undefined;
};

/** Returns a look-up of time zones by name that caches its results. `aliases` are names that the file defines. */
export const createZoneLookup = (aliases: ReadonlyMap<string, string> = new Map()): Zones["findZone"] => {
  const known = new Map<string, string | undefined>();
  return (name) => {
    // Some programs write a prefix such as `/freeassociation.sourceforge.net/`.
    const [suffix = ""] = /[A-Z][A-Za-z]+(?:\/[A-Za-z_+-]+){1,2}$/.exec(name) ?? [];
    if (!known.has(name)) known.set(name, [name, aliases.get(name) ?? "", suffix].find(isTimeZone));
    return known.get(name);
  };
};
