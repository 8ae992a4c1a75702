import type { Queryable } from "../../../foundation/db/client.ts";
import { authorizeRow } from "../../../identity/access/policy.ts";
import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { eventPolicy } from "../policy.ts";
import { findEvent } from "../queries.ts";
import { announceEventLinks, sendMessage, toEventMessage } from "./actions.ts";
import { eventMessageOrder, listEventMessages as listRows } from "./queries.ts";

export const listEventMessages: Handler<"listEventMessages"> = async (context, { query }) => {
  const { id: eventId } = context.target;
  const scope = { list: "event messages", eventId };
  return listPage(context, { scope, query, order: eventMessageOrder, view: toEventMessage }, (page, db) =>
    listRows(db, { eventId, ...page }),
  );
};

export const sendEventMessage: Handler<"sendEventMessage"> = async (context, input) => {
  const find = (db: Queryable) => findEvent(db, { id: input.path.event_id });
  const { row: event } = await authorizeRow(context, eventPolicy, "message", { id: input.path.event_id }, find);
  return sendMessage(context, event, input);
};

export const announceLinks: Handler<"announceLinks"> = (context, { path, headers }) =>
  announceEventLinks(context, path.event_id, headers);
