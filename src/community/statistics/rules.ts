import type { Schemas } from "../../../generated/contract.ts";
import { BadRequest } from "../../foundation/errors.ts";
import { recordOf } from "../../foundation/record-of.ts";
import { otherSource } from "../visits/rules.ts";

/* Days are texts such as "2026-11-20", in UTC. */

type Interval = Schemas["StatisticsInterval"];
export type Range = { from: string; to: string; interval: Interval };

const msPerDay = 86_400_000;

const maxDays = 731;
const defaultDays = 90;

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * msPerDay));

export const defaultRangeEnd = ({ endsAt }: { endsAt: Date }, now: Date): Date => (endsAt < now ? endsAt : now);

/** @throws BadRequest */
export const toRange = (
  { interval = "day", to, from }: { interval?: Interval; from?: string; to?: string },
  last: Date,
): Range => {
  const end = to ?? dayOf(last);
  const start = from ?? addDays(end, 1 - defaultDays);
  if (start > end) throw new BadRequest(`query/from must not be after the last day, ${end}`, { parameter: "from" });
  if (addDays(start, maxDays) <= end)
    throw new BadRequest(`query/from must be at most ${maxDays - 1} days before the last day, ${end}`, {
      parameter: "from",
    });
  return { from: start, to: end, interval };
};

/** Returns the first day of the period that contains a day. Days before the range are returned unchanged. */
const startOf = (day: string, { from, interval }: Range): string => {
  if (interval === "day" || day < from) return day;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const monday = addDays(day, -sinceMonday);
  return monday < from ? from : monday;
};

export const listPeriodStarts = (range: Range): string[] => {
  const starts = new Set<string>();
  for (let day = range.from; day <= range.to; day = addDays(day, 1)) starts.add(startOf(day, range));
  return [...starts];
};

type Numbers<Name extends string> = Record<Name, number>;

const groupBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const members = groups.get(key);
    if (members) members.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

export const sumOf = <Name extends string>(rows: readonly Numbers<Name>[], names: readonly Name[]): Numbers<Name> => {
  const sum = recordOf(names, () => 0);
  for (const row of rows) for (const name of names) sum[name] += row[name];
  return sum;
};

/** @returns a function from the first day of a period to the sums of the period */
export const sumByPeriod = <Name extends string>(
  rows: readonly (Numbers<Name> & { day: string })[],
  names: readonly Name[],
  range: Range,
): ((start: string) => Numbers<Name>) => {
  const rowsOf = groupBy(rows, ({ day }) => startOf(day, range));
  return (start) => sumOf(rowsOf.get(start) ?? [], names);
};

type Source = { source: string | null; views: number; rsvps: number };

const maxSources = 50;

const sortByViews = (sources: readonly Source[]): Source[] =>
  sources.toSorted((a, b) => b.views - a.views || b.rsvps - a.rsvps || (String(a.source) < String(b.source) ? -1 : 1));

/**
 * Sorts sources, most views first. Sources beyond the first `maxSources` are summed up as `other`.
 * @param rsvps the number of all RSVPs; RSVPs without a source count for the source `null`
 */
export const rankSources = (rows: readonly Source[], rsvps: number): Source[] => {
  const sums = [...groupBy(rows, ({ source }) => source)].map(([source, rows]) => ({
    source,
    ...sumOf(rows, ["views", "rsvps"]),
  }));
  const attributed = sums.filter(({ source }) => source !== null);
  const unattributed = rsvps - sumOf(attributed, ["rsvps"]).rsvps;
  const views = sums.find(({ source }) => source === null)?.views ?? 0;
  const all = [
    ...attributed,
    ...(views > 0 || unattributed > 0 ? [{ source: null, views, rsvps: Math.max(0, unattributed) }] : []),
  ];
  if (all.length <= maxSources) return sortByViews(all);
  const listed = sortByViews(all.filter(({ source }) => source !== otherSource)).slice(0, maxSources - 1);
  const others = all.filter((source) => !listed.includes(source));
  return sortByViews([...listed, { source: otherSource, ...sumOf(others, ["views", "rsvps"]) }]);
};
