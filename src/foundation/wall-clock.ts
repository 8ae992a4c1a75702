import { memoize } from "./remembered.ts";

// Swedish dates are ISO 8601.
const wallClockOf = memoize(
  (timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
);

/** Formats the local time in whole seconds, such as `2026-12-01T19:00:00`. @throws RangeError for a time zone that this Node does not know */
export const wallTime = (instant: Date, timeZone: string): string =>
  wallClockOf(timeZone).format(instant).replace(" ", "T");

export const utcOffsetMs = (instant: Date, timeZone: string): number =>
  Date.parse(`${wallTime(instant, timeZone)}Z`) - Math.floor(instant.getTime() / 1_000) * 1_000;

/** Formats RFC 3339 with the zone's offset. Uses UTC if the offset is not a whole number of minutes, as before time zones were introduced. */
export const toLocalTimestamp = (time: string, timeZone: string): string => {
  const instant = new Date(time);
  const offsetMinutes = utcOffsetMs(instant, timeZone) / 60_000;
  if (!Number.isInteger(offsetMinutes)) return time;
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `${wallTime(instant, timeZone)}${offsetMinutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");
