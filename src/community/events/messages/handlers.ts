import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { requireEventAdministered, requireEventKeyAdministered } from "../lookup.ts";
import { eventMessageOrder, listEventMessages as listRows } from "./queries.ts";
import { sendMessage } from "./send.ts";
import { toEventMessage } from "./views.ts";

export const listEventMessages: Handler<"listEventMessages"> = async (context, { path, query }) => {
  const { id: eventId } = await requireEventKeyAdministered(context, path.event_id);
  const scope = { list: "event messages", eventId };
  return listPage(context, { scope, query, order: eventMessageOrder, view: toEventMessage }, (page, db) =>
    listRows(db, { eventId, ...page }),
  );
};

export const sendEventMessage: Handler<"sendEventMessage"> = async (context, input) => {
  const event = await requireEventAdministered(context, input.path.event_id);
  return sendMessage(context, event, input);
};
