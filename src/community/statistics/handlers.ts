import { rightsOf } from "../../identity/access/rights.ts";
import { requireAllianceAdmin, requireGroupAdmin, requireVisible } from "../../identity/access/rules.ts";
import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { requireEventAdministered } from "../events/lookup.ts";
import { findGroupKey } from "../groups/queries.ts";
import { groupVisibleTo, noGroup } from "../groups/rules.ts";
import { findCommunityNumbers, findEventNumbers } from "./find.ts";
import { toCommunityStatistics, toEventStatistics } from "./numbers.ts";
import { lastDayOf, rangeOf } from "./rules.ts";

export const getGroupStatistics: Handler<"getGroupStatistics"> = async (context, { path, query }) => {
  const { alliance, group_id: id } = path;
  const rights = await rightsOf(context, "admin:groups");
  const found = await findGroupKey(context.db, { alliance, id });
  const group = requireVisible(found, groupVisibleTo(rights), noGroup(path));
  requireGroupAdmin(rights, group);
  const range = rangeOf(query, context.now);
  return resource(toCommunityStatistics(await findCommunityNumbers(context, { groupId: group.id }, range)));
};

export const getAllianceStatistics: Handler<"getAllianceStatistics"> = async (context, { path, query }) => {
  const alliance = await requireAlliance(context.db, path.alliance);
  requireAllianceAdmin(await rightsOf(context, "admin:alliances"), alliance);
  const range = rangeOf(query, context.now);
  return resource(toCommunityStatistics(await findCommunityNumbers(context, { allianceId: alliance.id }, range)));
};

export const getEventStatistics: Handler<"getEventStatistics"> = async (context, { path, query }) => {
  const event = await requireEventAdministered(context, path.event_id);
  const range = rangeOf(query, lastDayOf(event, context.now));
  return resource(toEventStatistics(await findEventNumbers(context, event, range), event, context.now));
};
