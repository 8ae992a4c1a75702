import { Temporal } from "temporal-polyfill";
import { Conflict, InvalidField } from "../../../foundation/errors.ts";
import { fromLocalText, ifExists, type LocalDateTime, localTime } from "../../../foundation/local-time.ts";
import type { EventRow } from "../queries.ts";

/* Times of a series follow the local clock of their time zone, across daylight saving changes. */

/** Maximum number of events in a series, as documented in the contract. */
export const maxEvents = 200;

export const requireRoomInSeries = (events: number, copies: number): void => {
  if (events + copies > maxEvents)
    throw new Conflict(`a series has at most ${maxEvents} events, and this one has ${events}`, { code: "series_full" });
};

/** Shifts a skipped local time forward, and resolves an ambiguous one to the first instant, as in RFC 5545, §3.3.5. */
export const instantOf = (local: LocalDateTime, timezone: string): Date =>
  new Date(local.toZonedDateTime(timezone).epochMilliseconds);

const parseInstant = (text: string): Date | undefined =>
  ifExists(() => new Date(Temporal.Instant.from(text).epochMilliseconds));

const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/;

const parseStart = (text: string, index: number, timezone: string): Date => {
  const start = hasOffset.test(text) ? parseInstant(text) : fromLocalText(text, timezone);
  if (start) return start;
  const rule = hasOffset.test(text) ? "exists" : `the clocks of ${timezone} show once`;
  throw new InvalidField(`starts_at/${index}`, `must be a time that ${rule}`);
};

/** Returns the starts of copies, earliest first. @throws BadRequest naming the start */
export const toStarts = (texts: readonly string[], timezone: string): Date[] => {
  const starts = texts.map((text, index) => parseStart(text, index, timezone));
  const times = starts.map((start) => start.getTime());
  const repeated = times.findIndex((time, index) => times.indexOf(time) !== index);
  if (repeated !== -1) throw new InvalidField(`starts_at/${repeated}`, "must differ from the other starts");
  return starts.toSorted((one, other) => one.getTime() - other.getTime());
};

type Times = Pick<EventRow, "startsAt" | "endsAt" | "rsvpOpensAt" | "rsvpClosesAt">;
type TimedEvent = Times & Pick<EventRow, "timezone">;

/** Returns a function that moves times of an event to another start, preserving their wall-clock offsets from the start. */
export const timeMover = (start: Date, { startsAt, timezone }: Pick<TimedEvent, "startsAt" | "timezone">) => {
  const [from, to] = [localTime(startsAt, timezone), localTime(start, timezone)];
  return (at: Date): Date => instantOf(to.add(from.until(localTime(at, timezone))), timezone);
};

/** Returns an event's times after a move to another start, preserving their wall-clock offsets from the start. */
export const movedTimes = (start: Date, event: TimedEvent): Times => {
  const { endsAt, rsvpOpensAt, rsvpClosesAt } = event;
  const toNewTime = timeMover(start, event);
  return {
    startsAt: start,
    endsAt: toNewTime(endsAt),
    rsvpOpensAt: rsvpOpensAt && toNewTime(rsvpOpensAt),
    rsvpClosesAt: rsvpClosesAt && toNewTime(rsvpClosesAt),
  };
};

type TimeChanges = Partial<TimedEvent>;

/** Returns the new times of a following event, when an event of its series changes from `before` to `after`. */
export const followingTimes = (
  { startsAt, timezone }: TimedEvent,
  { before, after, changes }: { before: TimedEvent; after: TimedEvent; changes: TimeChanges },
): Partial<Times> => {
  const shift = localTime(before.startsAt, before.timezone).until(localTime(after.startsAt, after.timezone));
  const start = changes.startsAt ? instantOf(localTime(startsAt, timezone).add(shift), after.timezone) : startsAt;
  const { endsAt, rsvpOpensAt, rsvpClosesAt } = movedTimes(start, after);
  return {
    ...(changes.startsAt && { startsAt: start }),
    ...(changes.endsAt && { endsAt }),
    ...(changes.rsvpOpensAt !== undefined && { rsvpOpensAt }),
    ...(changes.rsvpClosesAt !== undefined && { rsvpClosesAt }),
  };
};
