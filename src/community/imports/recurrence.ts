import ICAL from "ical.js";

/* Recurrence rules. ical.js may search endlessly for the next occurrence, so only rules that are sure to recur soon are expanded. */

const weekday = "(?:MO|TU|WE|TH|FR|SA|SU)";
const weekdays = `BYDAY=${weekday}(?:,${weekday})*`;
const nthWeekday = `(?:[+-]?[1-4])?${weekday}`;
const nthWeekdays = `BYDAY=${nthWeekday}(?:,${nthWeekday})*`;
const maxInterval = 100;

/** Also allows rules that repeat the day and month of the start, as many programs write them. */
const isSupported = ({ freq, interval, parts }: ICAL.Recur, { year, month, day }: ICAL.Time): boolean => {
  if (year < 1970 || interval > maxInterval) return false;
  const patterns = new Map([
    ["DAILY", interval === 1 ? `(?:${weekdays})?` : ""],
    ["WEEKLY", `(?:${weekdays})?`],
    ["MONTHLY", `(?:${nthWeekdays}|BYMONTHDAY=${day})?`],
    ["YEARLY", `(?:${nthWeekdays};BYMONTH=${month}|BYMONTH=${month}(?:;BYMONTHDAY=${day})?)?`],
  ]);
  const text = Object.entries(parts)
    .map(([name, values]) => `${name}=${[values].flat().join(",")}`)
    .toSorted()
    .join(";");
  return new RegExp(`^${patterns.get(freq) ?? "unsupported"}$`).test(text);
};

const maxOccurrences = 200;
const horizonMs = 366 * 86_400_000;
/** Maximum occurrences of all rules of a file, past ones included: computing them takes seconds. */
const maxSteps = 10_000;

export const createBudget = () => ({ steps: maxSteps });

type Options = { now: Date; budget: ReturnType<typeof createBudget> };

/** Lists the local starts of the latest occurrences up to a year ahead. @returns undefined for an unsupported or too long rule */
export const expandRecurrence = (
  component: ICAL.Component,
  { now, budget }: Options,
): { starts: string[]; hasMore: boolean } | undefined => {
  const start: unknown = component.getFirstPropertyValue("dtstart");
  const rule: unknown = component.getFirstPropertyValue("rrule");
  const hasMoreRules = component.getAllProperties("rrule").length > 1;
  if (hasMoreRules || component.hasProperty("rdate") || component.hasProperty("exrule")) return undefined;
  if (!(start instanceof ICAL.Time && rule instanceof ICAL.Recur) || !isSupported(rule, start)) return undefined;
  const horizon = new Date(now.getTime() + horizonMs).toISOString().slice(0, 19);
  const starts: string[] = [];
  const iterator = rule.iterator(start);
  for (let time = iterator.next(); time; time = iterator.next()) {
    budget.steps -= 1;
    if (budget.steps < 0) return undefined;
    const localTime = time.toString().replace(/Z$/, "");
    if (localTime > horizon) return { starts: starts.slice(-maxOccurrences), hasMore: true };
    starts.push(localTime);
  }
  return { starts: starts.slice(-maxOccurrences), hasMore: starts.length > maxOccurrences };
};
