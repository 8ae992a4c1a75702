import type { Handler } from "../../../identity/context.ts";
import { ok } from "../../../server/http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { decideJoinRequests } from "./actions.ts";
import { joinRequestOrder, listJoinRequests as listJoinRequestRows } from "./queries.ts";
import { toJoinRequest } from "./views.ts";

export const listJoinRequests: Handler<"listJoinRequests"> = (context, { query }) => {
  const { id: groupId } = context.target;
  const { status } = query;
  const scope = { list: "join requests", groupId, status };
  return listPage(context, { scope, query, order: joinRequestOrder, view: toJoinRequest }, (page, db) =>
    listJoinRequestRows(db, { groupId, status, ...page }),
  );
};

export const updateJoinRequests: Handler<"updateJoinRequests"> = async (context, { path, body }) =>
  ok(await decideJoinRequests(context, { alliance: path.alliance, id: path.group_id }, body));
