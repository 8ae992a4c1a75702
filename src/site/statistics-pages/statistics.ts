import type { Schemas } from "../../../generated/contract.ts";
import { eventPolicy } from "../../community/events/policy.ts";
import {
  findCommunityNumbers,
  findEventNumbers,
  toCommunityStatistics,
  toEventStatistics,
} from "../../community/statistics/numbers.ts";
import { addDays, dayOf, defaultRangeEnd, type Range, toRange } from "../../community/statistics/rules.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { viewerOf } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { eventPath } from "../../web/page-paths.ts";
import { type Community, type CommunityKind, communityOf, communityPaths } from "../administration-pages/shared.ts";
import { managedEvent } from "../kit/managed-event.ts";
import { page } from "../kit/page.ts";
import { oneOf, withDefault } from "../kit/schema.ts";

/* Plots in SVG that stretch to the page's width. Labels are outside of the SVG, so that they do not stretch. */

const width = 600;
const height = 120;

type Bar = { x: number; y: number; width: number; height: number; title: string };

type Series = { label: string; values: readonly number[] };

export type Plot = {
  title: string;
  /** The value at the top of the plot. */
  maximum: number;
  /** One color per stack. */
  stacks: { label: string; bars: Bar[] }[];
  /** The `points` of a `polyline`. */
  line: string | null;
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

export const barPlot = (title: string, series: readonly Series[], days: readonly string[]): Plot => {
  const totals = days.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const maximum = Math.max(0, ...totals);
  const step = width / Math.max(1, days.length);
  const tops = days.map(() => height);
  const stacks = series.map(({ label, values }) => ({
    label,
    bars: days.flatMap((day, index): Bar[] => {
      const value = values[index] ?? 0;
      if (value === 0) return [];
      const barHeight = (value / maximum) * height;
      const y = (tops[index] ?? height) - barHeight;
      tops[index] = y;
      return [
        {
          x: rounded(index * step + step * 0.1),
          y: rounded(y),
          width: rounded(step * 0.8),
          height: rounded(barHeight),
          title: `${day} · ${label}: ${value}`,
        },
      ];
    }),
  }));
  return { title, maximum, stacks, line: null };
};

export const linePlot = (title: string, { values }: Series): Plot => {
  const maximum = Math.max(0, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) => `${rounded(index * step)},${rounded(height - (maximum && value / maximum) * height)}`,
  );
  // A line needs two points, so a single value is drawn as a horizontal line.
  const [first] = points;
  const line = points.length === 1 ? `${first} ${width},${String(first).split(",")[1]}` : points.join(" ");
  return { title, maximum, stacks: [], line };
};

const ranges = ["month", "quarter", "year"] as const;

type RangeName = (typeof ranges)[number];

const choices: Record<RangeName, { days: number; interval: Range["interval"] }> = {
  month: { days: 30, interval: "day" },
  quarter: { days: 91, interval: "week" },
  year: { days: 364, interval: "week" },
};

const toChosenRange = (choice: RangeName, last: Date): Range => {
  const { days, interval } = choices[choice];
  return toRange({ interval, from: addDays(dayOf(last), 1 - days) }, last);
};

type Column = Exclude<keyof Schemas["CommunityPeriod"], "starts_on">;

type Period = { starts_on: string } & Partial<Record<Column, number>>;

const labelOf = ({ t }: Translator, column: Column): string => t(`organizers.statistics.${column}`);

/** The columns that each plot stacks. */
const stacks = {
  joining: ["members_joined", "members_left"],
  rsvps: ["rsvps", "rsvps_canceled"],
  attendance: ["attended", "no_shows"],
  views: ["views"],
} as const;

const plotOf = (texts: Translator, periods: readonly Period[], key: keyof typeof stacks): Plot =>
  barPlot(
    texts.t(`organizers.statistics.plot.${key}`),
    stacks[key].map((column) => ({
      label: labelOf(texts, column),
      values: periods.map((period) => period[column] ?? 0),
    })),
    periods.map(({ starts_on: day }) => day),
  );

type Subject = { name: string; path: string; file: string };

type Numbers = {
  choice: RangeName;
  range: Range;
  periods: readonly Period[];
  /** The columns of the table. */
  columns: readonly Column[];
  /** Totals in the order of the page. */
  totals: readonly (readonly [Column, number])[];
  plots: Plot[];
};

/** The template data: totals, plots and a table with a row per day or week. */
const templateData = (texts: Translator, { name, path, file }: Subject, numbers: Numbers) => {
  const { choice, range, periods, columns, totals, plots } = numbers;
  const { from, to, interval } = range;
  return {
    name,
    file: `/export/${file}/statistics.csv?${new URLSearchParams({ from, to, interval })}`,
    choices: ranges.map((value) => ({
      label: texts.t(`organizers.statistics.range.${value}`),
      path: `${path}/statistics?period=${value}`,
      isChosen: value === choice,
    })),
    facts: totals.map(([column, value]) => ({ label: labelOf(texts, column), value })),
    plots,
    columns: columns.map((column) => labelOf(texts, column)),
    rows: periods.map((period) => ({ day: period.starts_on, values: columns.map((column) => period[column] ?? 0) })),
  };
};

const communityColumns = [
  "members",
  "members_joined",
  "members_left",
  "rsvps",
  "rsvps_canceled",
  "attended",
  "no_shows",
  "views",
] as const;

const showCommunity = async (
  context: UserContext,
  { groupId, alliance, crumb }: Community,
  { period: choice }: { period: RangeName },
) => {
  const { texts, now } = context;
  const range = toChosenRange(choice, now);
  const scope = groupId === null ? { allianceId: alliance.id } : { groupId };
  const statistics = toCommunityStatistics(await findCommunityNumbers(context, scope, range));
  const { total, periods, places, sources } = statistics;
  const members = { label: labelOf(texts, "members"), values: periods.map((period) => period.members) };
  const file = groupId === null ? `alliances/${alliance.slug}` : `groups/${groupId}`;
  const data = templateData(
    texts,
    { ...crumb, file },
    {
      ...{ choice, range, periods, columns: communityColumns },
      totals: communityColumns.map((column) => [column, total[column]]),
      plots: [
        linePlot(members.label, members),
        ...(["joining", "rsvps", "attendance", "views"] as const).map((key) => plotOf(texts, periods, key)),
      ],
    },
  );
  return { ...data, places, sources, crumb, event: null };
};

const eventColumns = ["rsvps", "rsvps_canceled", "views"] as const;

const common = { template: "statistics-pages/statistics", query: { period: withDefault(oneOf(ranges), "quarter") } };

const communityStatistics = (id: string, kind: CommunityKind) =>
  page(id, `${communityPaths[kind]}/statistics` as const, {
    ...common,
    permission: `${kind}.read_statistics` as const,
    show: (context, { query }) => showCommunity(context, communityOf(context.target), query),
  });

const eventStatistics = page("showEventStatistics", "/events/{alliance}/{group_slug}/{event_slug}/statistics", {
  ...common,
  permission: "event.read_statistics",
  show: async (context, { query: { period: choice } }) => {
    const { target: event, now, texts } = context;
    const viewer = await viewerOf(context, eventPolicy.verbs.read_statistics.scope);
    const range = toChosenRange(choice, defaultRangeEnd(event, now));
    const statistics = toEventStatistics(await findEventNumbers(context, event, range), event, now);
    const { total, periods, attended, no_shows, places, sources } = statistics;
    const subject = { name: event.name, path: eventPath(event), file: `events/${event.id}` };
    const data = templateData(texts, subject, {
      ...{ choice, range, periods, columns: eventColumns },
      totals: [
        ...eventColumns.map((column) => [column, total[column]] as const),
        ["attended", attended],
        ...(no_shows === null ? [] : [["no_shows", no_shows] as const]),
      ],
      plots: [plotOf(texts, periods, "rsvps"), plotOf(texts, periods, "views")],
    });
    return { ...data, places, sources, crumb: null, event: managedEvent(viewer, event) };
  },
});

/** The numbers of alliances, groups and events, as plots and tables. */
export const statistics = [
  communityStatistics("showAllianceStatistics", "alliance"),
  communityStatistics("showGroupStatistics", "group"),
  eventStatistics,
].flat();
