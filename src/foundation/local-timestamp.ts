import { remembered } from "./remembered.ts";

// Swedish writes dates as ISO 8601 does.
const clockOf = remembered(
  (timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
);

/**
 * The RFC 3339 time on the zone's clock with its UTC offset: `2026-05-10T21:30:00-03:00`. In UTC where the offset has no whole minutes, as
 * before time zones were introduced.
 */
export const toLocalTimestamp = (time: string, timeZone: string): string => {
  const instant = Math.floor(Date.parse(time) / 1_000) * 1_000;
  const local = clockOf(timeZone).format(instant).replace(" ", "T");
  const minutes = (Date.parse(`${local}Z`) - instant) / 60_000;
  if (!Number.isInteger(minutes)) return time;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");
