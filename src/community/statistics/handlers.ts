import { requireFound } from "../../foundation/errors.ts";
import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { eventPolicy } from "../events/policy.ts";
import { findEvent } from "../events/queries.ts";
import { findCommunityNumbers, findEventNumbers, toCommunityStatistics, toEventStatistics } from "./numbers.ts";
import { defaultRangeEnd, toRange } from "./rules.ts";

export const getGroupStatistics: Handler<"getGroupStatistics"> = async (context, { query }) => {
  const { id: groupId } = context.target;
  const numbers = await findCommunityNumbers(context, { groupId }, toRange(query, context.now));
  return resource(toCommunityStatistics(numbers));
};

export const getAllianceStatistics: Handler<"getAllianceStatistics"> = async (context, { query }) => {
  const { id: allianceId } = context.target;
  const numbers = await findCommunityNumbers(context, { allianceId }, toRange(query, context.now));
  return resource(toCommunityStatistics(numbers));
};

export const getEventStatistics: Handler<"getEventStatistics"> = async (context, { path: { event_id: id }, query }) => {
  const event = requireFound(await findEvent(context.db, { id }), eventPolicy.missing({ id }));
  const range = toRange(query, defaultRangeEnd(event, context.now));
  return resource(toEventStatistics(await findEventNumbers(context, event, range), event, context.now));
};
