import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { announceEventLinks, sendMessage, toEventMessage } from "./actions.ts";
import { eventMessageOrder, listEventMessages as listEventMessageRows } from "./queries.ts";

export const listEventMessages: Handler<"listEventMessages"> = async (context, { query }) => {
  const { id: eventId } = context.target;
  const scope = { list: "event messages", eventId };
  return listPage(context, { scope, query, order: eventMessageOrder, view: toEventMessage }, (page, db) =>
    listEventMessageRows(db, { eventId, ...page }),
  );
};

export const sendEventMessage: Handler<"sendEventMessage"> = (context, input) =>
  sendMessage(context, context.target.id, input);

export const announceLinks: Handler<"announceLinks"> = (context, { path, headers }) =>
  announceEventLinks(context, path.event_id, headers);
