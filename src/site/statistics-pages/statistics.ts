import type { Schemas } from "../../../generated/contract.ts";
import {
  findCommunityNumbers,
  findEventNumbers,
  toCommunityStatistics,
  toEventStatistics,
} from "../../community/statistics/numbers.ts";
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
import { managedEvent } from "../kit/managed-event.ts";
import { page } from "../kit/page.ts";
import { oneOf, withDefault } from "../kit/schema.ts";
import { barPlot, linePlot, type Plot } from "./plots.ts";

const ranges = ["month", "quarter", "year"] as const;

type Choice = (typeof ranges)[number];

type Column = Exclude<keyof Schemas["CommunityPeriod"], "starts_on">;

type Subject = {
  name: string;
  path: string;
  file: string;
  crumb: { name: string; path: string } | null;
  event: ReturnType<typeof managedEvent> | null;
};

const choices: Record<Choice, { days: number; interval: Range["interval"] }> = {
  month: { days: 30, interval: "day" },
  quarter: { days: 91, interval: "week" },
  year: { days: 364, interval: "week" },
};

const rangeOfChoice = (choice: Choice, last: Date): Range => {
  const { days, interval } = choices[choice];
  return rangeOf({ interval, from: addDays(dayOf(last), 1 - days) }, last);
};

type Selection = { choice: Choice; range: Range };

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

/** The data of the template: the numbers as facts, plots and a table with a row per day or week. */
const templateData = (
  { texts }: UserContext,
  subject: Subject,
  { choice, range }: Selection,
  { columns, periods, ...numbers }: Numbers,
) => {
  const { from, to, interval } = range;
  return {
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
  };
};

const showCommunity = async (
  context: UserContext,
  { scope, ...subject }: Omit<Subject, "event" | "crumb"> & { scope: Parameters<typeof findCommunityNumbers>[1] },
  { crumb, choice }: { crumb: string; choice: Choice },
) => {
  const range = rangeOfChoice(choice, context.now);
  const statistics = toCommunityStatistics(await findCommunityNumbers(context, scope, range));
  const about = { ...subject, crumb: { name: subject.name, path: crumb }, event: null };
  return templateData(context, about, { choice, range }, communityNumbers(context.texts, statistics));
};

const common = {
  template: "statistics-pages/statistics",
  query: { period: withDefault(oneOf(ranges), "quarter") },
};

const groupStatistics = page("showGroupStatistics", "/groups/{alliance}/{group_slug}/statistics", {
  ...common,
  permission: "group.read_statistics",
  show: (context, { query: { period: choice } }) => {
    const { target: group } = context;
    const { id: groupId, name } = group;
    const addresses = { path: groupStatisticsPath(group), file: groupStatisticsFilePath(group) };
    return showCommunity(context, { scope: { groupId }, name, ...addresses }, { crumb: groupPath(group), choice });
  },
});

const allianceStatistics = page("showAllianceStatistics", "/alliances/{alliance}/statistics", {
  ...common,
  permission: "alliance.read_statistics",
  show: (context, { query: { period: choice } }) => {
    const { target: alliance } = context;
    const { id: allianceId, name } = alliance;
    const addresses = { path: allianceStatisticsPath(alliance), file: allianceStatisticsFilePath(alliance) };
    const crumb = alliancePath(alliance);
    return showCommunity(context, { scope: { allianceId }, name, ...addresses }, { crumb, choice });
  },
});

const eventStatistics = page("showEventStatistics", "/events/{alliance}/{group_slug}/{event_slug}/statistics", {
  ...common,
  permission: "event.read_statistics",
  show: async (context, { query: { period: choice } }) => {
    const { target: event, now, texts } = context;
    const subject = {
      name: event.name,
      path: eventStatisticsPath(event),
      file: eventStatisticsFilePath(event),
      crumb: null,
      event: managedEvent(event),
    };
    const range = rangeOfChoice(choice, lastDayOf(event, now));
    const statistics = toEventStatistics(await findEventNumbers(context, event, range), event, now);
    return templateData(context, subject, { choice, range }, eventNumbers(texts, statistics));
  },
});

/** The numbers of alliances, groups and events, as plots and tables. */
export const statistics = [allianceStatistics, groupStatistics, eventStatistics].flat();
