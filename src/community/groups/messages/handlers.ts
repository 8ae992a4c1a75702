import { authorize } from "../../../identity/access/policy.ts";
import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { groupPolicy } from "../policy.ts";
import { groupMessageOrder, listGroupMessages as listRows } from "./queries.ts";
import { sendMessage } from "./send.ts";
import { toGroupMessage } from "./views.ts";

export const listGroupMessages: Handler<"listGroupMessages"> = async (context, { query }) => {
  const { id: groupId } = context.target;
  const scope = { list: "group messages", groupId };
  return listPage(context, { scope, query, order: groupMessageOrder, view: toGroupMessage }, (page, db) =>
    listRows(db, { groupId, ...page }),
  );
};

export const sendGroupMessage: Handler<"sendGroupMessage"> = async (context, input) => {
  const group = await authorize(context, groupPolicy, "message", { id: input.path.group_id });
  return sendMessage(context, group, input);
};
