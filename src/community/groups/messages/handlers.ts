import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { requireGroupAdministered } from "../lookup.ts";
import { groupMessageOrder, listGroupMessages as listRows } from "./queries.ts";
import { sendMessage } from "./send.ts";
import { toGroupMessage } from "./views.ts";

export const listGroupMessages: Handler<"listGroupMessages"> = async (context, { path, query }) => {
  const { id: groupId } = await requireGroupAdministered(context, path);
  const scope = { list: "group messages", groupId };
  return listPage(context, { scope, query, order: groupMessageOrder, view: toGroupMessage }, (page, db) =>
    listRows(db, { groupId, ...page }),
  );
};

export const sendGroupMessage: Handler<"sendGroupMessage"> = async (context, input) => {
  const group = await requireGroupAdministered(context, input.path);
  return sendMessage(context, group, input);
};
