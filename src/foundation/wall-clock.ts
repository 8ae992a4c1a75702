import { remembered } from "./remembered.ts";

// Swedish writes dates as ISO 8601 does.
const wallClockOf = remembered(
  (timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
);

/**
 * The time that a clock in the time zone shows, in whole seconds: `2026-12-01T19:00:00`.
 * @throws RangeError for a time zone that this Node does not know
 */
export const wallTime = (instant: Date, timeZone: string): string =>
  wallClockOf(timeZone).format(instant).replace(" ", "T");

/** Milliseconds that a clock in the time zone is ahead of UTC. */
export const utcOffsetMs = (instant: Date, timeZone: string): number =>
  Date.parse(`${wallTime(instant, timeZone)}Z`) - Math.floor(instant.getTime() / 1_000) * 1_000;
