import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { requireAllianceAdministered } from "../alliances/lookup.ts";
import { requireEventAdministered } from "../events/lookup.ts";
import { requireGroupAdministered } from "../groups/lookup.ts";
import { findCommunityNumbers, findEventNumbers } from "./find.ts";
import { toCommunityStatistics, toEventStatistics } from "./numbers.ts";
import { lastDayOf, rangeOf } from "./rules.ts";

export const getGroupStatistics: Handler<"getGroupStatistics"> = async (context, { path, query }) => {
  const { id: groupId } = await requireGroupAdministered(context, path);
  const numbers = await findCommunityNumbers(context, { groupId }, rangeOf(query, context.now));
  return resource(toCommunityStatistics(numbers));
};

export const getAllianceStatistics: Handler<"getAllianceStatistics"> = async (context, { path, query }) => {
  const { id: allianceId } = await requireAllianceAdministered(context, path.alliance, "admin:alliances");
  const numbers = await findCommunityNumbers(context, { allianceId }, rangeOf(query, context.now));
  return resource(toCommunityStatistics(numbers));
};

export const getEventStatistics: Handler<"getEventStatistics"> = async (context, { path, query }) => {
  const event = await requireEventAdministered(context, path.event_id);
  const range = rangeOf(query, lastDayOf(event, context.now));
  return resource(toEventStatistics(await findEventNumbers(context, event, range), event, context.now));
};
