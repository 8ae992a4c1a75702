import { remembered } from "../../../foundation/remembered.ts";
import { isTimeZone } from "../../../foundation/time-zone.ts";
import { utcOffsetMs, wallTime } from "../../../foundation/wall-clock.ts";
import { type DueDigest, defaultTimeZone } from "./queries.ts";

/* When weekly digests are due. */

const day = 86_400_000;

/** Digests are due on Monday at this hour of the reader's time zone. */
const digestHour = 7;

/** A name that this Node does not know may not stop the digests of others. */
const knownTimeZone = remembered((timeZone) => (isTimeZone(timeZone) ? timeZone : defaultTimeZone));

/** The time that a clock on the wall shows, as if it showed UTC. */
const shownTime = (instant: Date, timeZone: string): Date => new Date(`${wallTime(instant, knownTimeZone(timeZone))}Z`);

/** The instant at which a clock in the time zone shows a time. Clocks are changed at night, never near the time of a digest. */
const instantOf = (shown: Date, timeZone: string): Date => {
  const offsetMs = (instant: Date) => utcOffsetMs(instant, knownTimeZone(timeZone));
  const guess = new Date(shown.getTime() - offsetMs(shown));
  return new Date(shown.getTime() - offsetMs(guess));
};

/** The latest digest that was due in a time zone: on Monday at 07:00 there. */
export const latestDigest = (now: Date, timeZone: string): DueDigest => {
  const shown = shownTime(now, timeZone);
  const daysSinceMonday = (shown.getUTCDay() + 6) % 7;
  const monday = Date.parse(shown.toISOString().slice(0, 10)) - daysSinceMonday * day;
  const isEarly = shown.getTime() < monday + digestHour * 3_600_000;
  const week = isEarly ? monday - 7 * day : monday;
  return {
    week: new Date(week).toISOString().slice(0, 10),
    dueAt: instantOf(new Date(week + digestHour * 3_600_000), timeZone),
  };
};

/**
 * The digest that may be queued now in a time zone: from 07:00 until the end of Monday there. A service that was down in the
 * morning catches up during the day; later a digest would name events that are over.
 */
export const dueDigest = (now: Date, timeZone: string): DueDigest | undefined => {
  const latest = latestDigest(now, timeZone);
  return shownTime(now, timeZone).toISOString().startsWith(latest.week) ? latest : undefined;
};
