import { utcOffsetMs, wallTime } from "./wall-clock.ts";

/**
 * The RFC 3339 time on the zone's clock with its UTC offset: `2026-05-10T21:30:00-03:00`. In UTC where the offset has no whole minutes, as
 * before time zones were introduced.
 */
export const toLocalTimestamp = (time: string, timeZone: string): string => {
  const instant = new Date(time);
  const minutes = utcOffsetMs(instant, timeZone) / 60_000;
  if (!Number.isInteger(minutes)) return time;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${wallTime(instant, timeZone)}${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");
