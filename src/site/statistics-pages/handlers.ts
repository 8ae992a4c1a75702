import { requireOwnEventAt } from "../../community/events/lookup.ts";
import { findCommunityNumbers, findEventNumbers } from "../../community/statistics/find.ts";
import { toCommunityStatistics, toEventStatistics } from "../../community/statistics/numbers.ts";
import { lastDayOf } from "../../community/statistics/rules.ts";
import type { Handler } from "../../identity/context.ts";
import {
  alliancePath,
  allianceStatisticsFilePath,
  allianceStatisticsPath,
  eventName,
  eventStatisticsFilePath,
  eventStatisticsPath,
  groupPath,
  groupStatisticsFilePath,
  groupStatisticsPath,
} from "../../web/page-paths.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import { requireAdministeredAlliance, requireAdministeredGroup } from "../administration-pages/administered.ts";
import { managedPage } from "../community-pages/managed-event.ts";
import { communityNumbers, eventNumbers, rangeOfChoice, statisticsPage } from "./page.ts";

export const showGroupStatistics: Handler<"showGroupStatistics"> = async (context, { path, query: { period } }) => {
  const { group } = await requireAdministeredGroup(context, path);
  const { id: groupId, name } = group;
  const subject = {
    name,
    path: groupStatisticsPath(group),
    file: groupStatisticsFilePath(group),
    crumb: { name, path: groupPath(group) },
    event: null,
  };
  const range = rangeOfChoice(period, context.now);
  const statistics = toCommunityStatistics(await findCommunityNumbers(context, { groupId }, range));
  const shown = { choice: period, range };
  return htmlPage(await statisticsPage(context, subject, shown, communityNumbers(context.texts, statistics)));
};

export const showAllianceStatistics: Handler<"showAllianceStatistics"> = async (
  context,
  { path, query: { period } },
) => {
  const { alliance } = await requireAdministeredAlliance(context, path.alliance);
  const { id: allianceId, name } = alliance;
  const subject = {
    name,
    path: allianceStatisticsPath(alliance),
    file: allianceStatisticsFilePath(alliance),
    crumb: { name, path: alliancePath(alliance) },
    event: null,
  };
  const range = rangeOfChoice(period, context.now);
  const statistics = toCommunityStatistics(await findCommunityNumbers(context, { allianceId }, range));
  const shown = { choice: period, range };
  return htmlPage(await statisticsPage(context, subject, shown, communityNumbers(context.texts, statistics)));
};

export const showEventStatistics: Handler<"showEventStatistics"> = async (context, { path, query: { period } }) => {
  const { event } = await requireOwnEventAt(context, eventName(path));
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
  return htmlPage(await statisticsPage(context, subject, shown, eventNumbers(context.texts, statistics)));
};
