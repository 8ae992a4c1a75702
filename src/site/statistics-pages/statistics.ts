import type { Schemas } from "../../../generated/contract.ts";
import { findCommunityNumbers, findEventNumbers } from "../../community/statistics/find.ts";
import { toCommunityStatistics, toEventStatistics } from "../../community/statistics/numbers.ts";
import { addDays, dayOf, lastDayOf, type Range, rangeOf } from "../../community/statistics/rules.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { UserContext } from "../../identity/context.ts";
import {
  alliancePath,
  allianceStatisticsFilePath,
  allianceStatisticsPath,
  eventStatisticsFilePath,
  eventStatisticsPath,
  groupPath,
  groupStatisticsFilePath,
  groupStatisticsPath,
} from "../../web/page-paths.ts";
import type { Visitor } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { type ManagedPage, managedPage, visitorOf } from "../community-pages/visit.ts";
import { page } from "../kit/page.ts";
import { oneOf, withDefault } from "../kit/schema.ts";
import { administeredAlliance, administeredEvent, administeredGroup } from "../pages/administered.ts";
import { barPlot, linePlot, type Plot } from "./plots.ts";

const ranges = ["month", "quarter", "year"] as const;

type Choice = (typeof ranges)[number];

type Column = Exclude<keyof Schemas["CommunityPeriod"], "starts_on">;

type Subject = {
  name: string;
  path: string;
  file: string;
  crumb: { name: string; path: string } | null;
  event: ManagedPage["event"] | null;
};

type StatisticsPage = Visitor &
  Subject & {
    choices: { label: string; path: string; isChosen: boolean }[];
    facts: { label: string; value: number }[];
    places: Schemas["PlaceStatistics"];
    plots: Plot[];
    /** Column headers after the day. */
    columns: string[];
    rows: { day: string; values: number[] }[];
    sources: Schemas["SourceStatistics"][];
  };

const statisticsTemplate = template<StatisticsPage>("site/statistics-pages/statistics");

const choices: Record<Choice, { days: number; interval: Range["interval"] }> = {
  month: { days: 30, interval: "day" },
  quarter: { days: 91, interval: "week" },
  year: { days: 364, interval: "week" },
};

const rangeOfChoice = (choice: Choice, last: Date): Range => {
  const { days, interval } = choices[choice];
  return rangeOf({ interval, from: addDays(dayOf(last), 1 - days) }, last);
};

type Shown = { choice: Choice; range: Range };

type Numbers = {
  facts: { label: string; value: number }[];
  plots: Plot[];
  columns: readonly Column[];
  periods: readonly ({ starts_on: string } & Partial<Record<Column, number>>)[];
  places: Schemas["PlaceStatistics"];
  sources: Schemas["SourceStatistics"][];
};

const labelOf = ({ t }: Texts, column: Column): string => t(`organizers.statistics.${column}`);

/** @param pick the columns to stack */
const plotOf = (texts: Texts, { periods }: Pick<Numbers, "periods">, key: PlotKey, pick: readonly Column[]): Plot =>
  barPlot(
    texts.t(`organizers.statistics.plot.${key}`),
    pick.map((column) => ({ label: labelOf(texts, column), values: periods.map((period) => period[column] ?? 0) })),
    periods.map(({ starts_on: day }) => day),
  );

type PlotKey = "joining" | "rsvps" | "attendance" | "views";

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

const communityNumbers = (texts: Texts, statistics: Schemas["CommunityStatistics"]): Numbers => {
  const { total, periods, places, sources } = statistics;
  const members = { label: labelOf(texts, "members"), values: periods.map((period) => period.members) };
  return {
    facts: communityColumns.map((column) => ({ label: labelOf(texts, column), value: total[column] })),
    plots: [
      linePlot(members.label, members),
      plotOf(texts, statistics, "joining", ["members_joined", "members_left"]),
      plotOf(texts, statistics, "rsvps", ["rsvps", "rsvps_canceled"]),
      plotOf(texts, statistics, "attendance", ["attended", "no_shows"]),
      plotOf(texts, statistics, "views", ["views"]),
    ],
    columns: communityColumns,
    periods,
    places,
    sources,
  };
};

const eventColumns = ["rsvps", "rsvps_canceled", "views"] as const;

const eventNumbers = (texts: Texts, statistics: Schemas["EventStatistics"]): Numbers => {
  const { total, periods, places, sources, attended, no_shows } = statistics;
  return {
    facts: [
      ...eventColumns.map((column) => ({ label: labelOf(texts, column), value: total[column] })),
      { label: labelOf(texts, "attended"), value: attended },
      ...(no_shows === null ? [] : [{ label: labelOf(texts, "no_shows"), value: no_shows }]),
    ],
    plots: [
      plotOf(texts, statistics, "rsvps", ["rsvps", "rsvps_canceled"]),
      plotOf(texts, statistics, "views", ["views"]),
    ],
    columns: eventColumns,
    periods,
    places,
    sources,
  };
};

const statisticsPage = async (
  context: UserContext,
  subject: Subject,
  { choice, range }: Shown,
  { columns, periods, ...numbers }: Numbers,
): Promise<string> => {
  const { texts, render } = context;
  const { from, to, interval } = range;
  return render(statisticsTemplate, {
    ...(await visitorOf(context)),
    ...subject,
    file: `${subject.file}?${new URLSearchParams({ from, to, interval })}`,
    choices: ranges.map((value) => ({
      label: texts.t(`organizers.statistics.range.${value}`),
      path: `${subject.path}?period=${value}`,
      isChosen: value === choice,
    })),
    ...numbers,
    columns: columns.map((column) => labelOf(texts, column)),
    rows: periods.map((period) => ({
      day: period.starts_on,
      values: columns.map((column) => period[column] ?? 0),
    })),
  });
};

const communityPage = async (
  context: UserContext,
  subject: Omit<Subject, "event">,
  scope: Parameters<typeof findCommunityNumbers>[1],
  choice: Choice,
) => {
  const range = rangeOfChoice(choice, context.now);
  const statistics = toCommunityStatistics(await findCommunityNumbers(context, scope, range));
  const numbers = communityNumbers(context.texts, statistics);
  return statisticsPage(context, { ...subject, event: null }, { choice, range }, numbers);
};

const query = { period: withDefault(oneOf(ranges), "quarter") };

const groupStatistics = page("showGroupStatistics", "/groups/{alliance}/{group_slug}/statistics", {
  permission: "group.read_statistics",
  query,
  show: async (context, { path, query: { period } }) => {
    const { group } = await administeredGroup(context, "read_statistics", path);
    const { id: groupId, name } = group;
    const crumb = { name, path: groupPath(group) };
    const subject = { name, path: groupStatisticsPath(group), file: groupStatisticsFilePath(group), crumb };
    return communityPage(context, subject, { groupId }, period);
  },
});

const allianceStatistics = page("showAllianceStatistics", "/alliances/{alliance}/statistics", {
  permission: "alliance.read_statistics",
  query,
  show: async (context, { path, query: { period } }) => {
    const { alliance } = await administeredAlliance(context, "read_statistics", path.alliance);
    const { id: allianceId, name } = alliance;
    const crumb = { name, path: alliancePath(alliance) };
    const subject = { name, path: allianceStatisticsPath(alliance), file: allianceStatisticsFilePath(alliance), crumb };
    return communityPage(context, subject, { allianceId }, period);
  },
});

const eventStatistics = page("showEventStatistics", "/events/{alliance}/{group_slug}/{event_slug}/statistics", {
  permission: "event.read_statistics",
  query,
  show: async (context, { path, query: { period } }) => {
    const { event } = await administeredEvent(context, "read_statistics", path);
    const subject = {
      name: event.name,
      path: eventStatisticsPath(event),
      file: eventStatisticsFilePath(event),
      crumb: null,
      event: (await managedPage(context, event)).event,
    };
    const range = rangeOfChoice(period, lastDayOf(event, context.now));
    const statistics = toEventStatistics(await findEventNumbers(context, event, range), event, context.now);
    const shown = { choice: period, range };
    return statisticsPage(context, subject, shown, eventNumbers(context.texts, statistics));
  },
});

/** The numbers of alliances, groups and events, as plots and tables. */
export const statistics = [allianceStatistics, groupStatistics, eventStatistics].flat();
