import { remembered } from "../../../../foundation/remembered.ts";
import { isTimeZone } from "../../../../foundation/time-zone.ts";
import { utcOffsetMs, wallTime } from "../../../../foundation/wall-clock.ts";
import { type DueDigest, defaultTimeZone } from "./queries.ts";

/* When weekly digests are due. */

const dayMs = 86_400_000;

/** Digests are due on Monday at 07:00 in the recipient's time zone. */
const dueAfterMs = 7 * 3_600_000;

/** UTC in place of a name that this Node does not know, which may not stop the digests of others. */
const knownTimeZone = remembered((timeZone) => (isTimeZone(timeZone) ? timeZone : defaultTimeZone));

/** Wall-clock time, as milliseconds of the UTC time with the same digits. */
const wallClock = (instant: Date, timeZone: string): number =>
  Date.parse(`${wallTime(instant, knownTimeZone(timeZone))}Z`);

/** The instant at which clocks in the time zone show a time. Clocks are changed at night, never near the time of a digest. */
const instantOf = (shown: number, timeZone: string): Date => {
  const offsetMs = (instant: number) => utcOffsetMs(new Date(instant), knownTimeZone(timeZone));
  return new Date(shown - offsetMs(shown - offsetMs(shown)));
};

const isoDate = (shown: number): string => new Date(shown).toISOString().slice(0, 10);

/** The latest digest that was due in a time zone. */
export const latestDigest = (now: Date, timeZone: string): DueDigest => {
  // 1 January 1970 was a Thursday.
  const sinceMonday = (wallClock(now, timeZone) + 3 * dayMs) % (7 * dayMs);
  const monday = wallClock(now, timeZone) - sinceMonday - (sinceMonday < dueAfterMs ? 7 * dayMs : 0);
  return { week: isoDate(monday), dueAt: instantOf(monday + dueAfterMs, timeZone) };
};

/**
 * The digest that may be queued now in a time zone: from 07:00 until the end of Monday there. A service that was down in the
 * morning catches up during the day; later a digest would name events that are over.
 */
export const dueDigest = (now: Date, timeZone: string): DueDigest | undefined => {
  const latest = latestDigest(now, timeZone);
  return isoDate(wallClock(now, timeZone)) === latest.week ? latest : undefined;
};
