import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { sendMessage, toGroupMessage } from "./actions.ts";
import { groupMessageOrder, listGroupMessages as listGroupMessageRows } from "./queries.ts";

export const listGroupMessages: Handler<"listGroupMessages"> = async (context, { query }) => {
  const { id: groupId } = context.target;
  const scope = { list: "group messages", groupId };
  return listPage(context, { scope, query, order: groupMessageOrder, view: toGroupMessage }, (page, db) =>
    listGroupMessageRows(db, { groupId, ...page }),
  );
};

export const sendGroupMessage: Handler<"sendGroupMessage"> = (context, { path, ...input }) =>
  sendMessage(context, { alliance: path.alliance, id: path.group_id }, input);
