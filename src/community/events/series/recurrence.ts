import { Temporal } from "temporal-polyfill";
import type { Schemas } from "../../../../generated/contract.ts";
import { InvalidField } from "../../../foundation/errors.ts";
import { ifExists, localTime } from "../../../foundation/local-time.ts";
import type { EventRow } from "../queries.ts";
import { instantOf } from "./rules.ts";

/* The starts that a rule produces follow the local clock of the event's time zone. */

export type Rule = Schemas["CopyRule"];

type Weekday = Schemas["Weekday"];
type Day = Temporal.PlainDate;

/** Maximum number of copies per request, as documented in the contract. */
export const maxCopies = 52;

const dayNumbers = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 } as const;

const weekdays: readonly Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Returns an event's weekday and its position in the month. `nth` is undefined for a fifth weekday, which is always the last. */
export const weekdayOfMonth = ({ startsAt, timezone }: Pick<EventRow, "startsAt" | "timezone">) => {
  const day = localTime(startsAt, timezone);
  return {
    weekday: weekdays[day.dayOfWeek - 1] ?? "sunday",
    nth: ([1, 2, 3, 4] as const)[Math.ceil(day.day / 7) - 1],
    isLast: day.day + 7 > day.daysInMonth,
  };
};

/** @throws BadRequest naming the field */
const requireRule = ({ frequency, weekday, nth, until, count }: Rule): void => {
  if (nth !== undefined && (frequency !== "monthly" || weekday === undefined))
    throw new InvalidField("rule/nth", 'needs the "frequency" monthly and a "weekday"');
  if (frequency === "monthly" && weekday !== undefined && nth === undefined)
    throw new InvalidField("rule/weekday", 'needs "nth" for the "frequency" monthly');
  if ((until === undefined) === (count === undefined)) throw new InvalidField("rule", 'must have "until" or "count"');
};

const nthWeekday = (month: Day, weekday: Weekday, nth: number): Day => {
  const dayNumber = dayNumbers[weekday];
  if (nth === -1) {
    const last = month.with({ day: month.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - dayNumber + 7) % 7 });
  }
  const first = month.with({ day: 1 });
  return first.add({ days: ((dayNumber - first.dayOfWeek + 7) % 7) + (nth - 1) * 7 });
};

/** Generates the days of a rule endlessly, starting at or shortly before `today`, but not before `first`. */
function* generateDays({ frequency, interval, weekday, nth }: Rule, first: Day, today: Day): Generator<Day> {
  const unit = frequency === "weekly" ? "weeks" : "months";
  const elapsed = first.until(today, { largestUnit: unit })[unit];
  for (let step = Math.max(0, Math.floor(elapsed / interval) - 1); ; step++) {
    const day = first.add({ [unit]: step * interval });
    if (weekday === undefined) yield day;
    else if (nth === undefined) yield day.add({ days: dayNumbers[weekday] - day.dayOfWeek });
    else yield nthWeekday(day, weekday, nth);
  }
}

/**
 * Returns the starts that a rule produces after the event and `now`, except for starts in `taken`.
 * @param taken starts in milliseconds since the epoch @throws BadRequest naming the field
 */
export const expandRule = (
  rule: Rule,
  { startsAt, timezone }: Pick<EventRow, "startsAt" | "timezone">,
  { now, taken }: { now: Date; taken: ReadonlySet<number> },
): Date[] => {
  requireRule(rule);
  const { count, until } = rule;
  const first = localTime(startsAt, timezone);
  const earliest = startsAt > now ? startsAt : now;
  const last = until === undefined ? undefined : ifExists(() => Temporal.PlainDate.from(until));
  if (until !== undefined && !last) throw new InvalidField("rule/until", "must be a day of the calendar");
  const starts: Date[] = [];
  for (const day of generateDays(rule, first.toPlainDate(), localTime(now, timezone).toPlainDate())) {
    if (last && Temporal.PlainDate.compare(day, last) > 0) break;
    const start = instantOf(day.toPlainDateTime(first.toPlainTime()), timezone);
    if (start <= earliest || taken.has(start.getTime())) continue;
    if (last && starts.length === maxCopies)
      throw new InvalidField("rule/until", `must allow at most ${maxCopies} new events`);
    starts.push(start);
    if (starts.length === count) break;
  }
  if (starts.length === 0)
    throw new InvalidField("rule/until", "must allow a start, later than now, at which the series has no event");
  return starts;
};
