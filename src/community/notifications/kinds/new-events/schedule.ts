import { remembered } from "../../../../foundation/remembered.ts";
import { isTimeZone } from "../../../../foundation/time-zone.ts";
import { utcOffsetMs, wallTime } from "../../../../foundation/wall-clock.ts";
import { type DueDigest, defaultTimeZone } from "./queries.ts";

const dayMs = 86_400_000;

/** Monday at 07:00 in the recipient's time zone. */
const dueAfterMs = 7 * 3_600_000;

/** UTC for a time zone unknown to this Node version, which must not stop other digests. */
const knownTimeZone = remembered((timeZone) => (isTimeZone(timeZone) ? timeZone : defaultTimeZone));

/** Wall-clock time, as milliseconds of the UTC time with the same digits. */
const wallClock = (instant: Date, timeZone: string): number =>
  Date.parse(`${wallTime(instant, knownTimeZone(timeZone))}Z`);

/** Clocks change at night, never near the time of a digest. */
const instantOf = (shown: number, timeZone: string): Date => {
  const offsetMs = (instant: number) => utcOffsetMs(new Date(instant), knownTimeZone(timeZone));
  return new Date(shown - offsetMs(shown - offsetMs(shown)));
};

const isoDate = (shown: number): string => new Date(shown).toISOString().slice(0, 10);

export const latestDigest = (now: Date, timeZone: string): DueDigest => {
  // 1 January 1970 was a Thursday.
  const sinceMonday = (wallClock(now, timeZone) + 3 * dayMs) % (7 * dayMs);
  const monday = wallClock(now, timeZone) - sinceMonday - (sinceMonday < dueAfterMs ? 7 * dayMs : 0);
  return { week: isoDate(monday), dueAt: instantOf(monday + dueAfterMs, timeZone) };
};

/** Until the end of Monday: a service that was down in the morning catches up, and later many events would be over. */
export const dueDigest = (now: Date, timeZone: string): DueDigest | undefined => {
  const latest = latestDigest(now, timeZone);
  return isoDate(wallClock(now, timeZone)) === latest.week ? latest : undefined;
};
