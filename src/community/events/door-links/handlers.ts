import type { Handler } from "../../../identity/context.ts";
import { created, ok } from "../../../server/http/responses.ts";
import { listPage } from "../../resources/list.ts";
import * as change from "./actions.ts";
import { toDoorLink } from "./actions.ts";
import * as queries from "./queries.ts";

export const listDoorLinks: Handler<"listDoorLinks"> = (context, { query }) => {
  const { id: eventId } = context.target;
  const list = { scope: { list: "door-links", eventId }, query, order: queries.doorLinkOrder, view: toDoorLink };
  return listPage(context, list, (page) => queries.listDoorLinks(context.db, { eventId, ...page }));
};

export const createDoorLink: Handler<"createDoorLink"> = async (context, { body, headers }) => {
  const { id } = context.target;
  const link = await change.createDoorLink(context, id, { body, headers });
  return created(`${context.baseUrl}/api/v1/events/${id}/door-links`, link);
};

export const deleteDoorLink: Handler<"deleteDoorLink"> = async (context, { path }) =>
  ok(await change.removeDoorLink(context, { eventId: path.event_id, id: path.door_link_id }));
