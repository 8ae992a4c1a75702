import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import { createGroupRequest as create, decideAboutGroupRequest } from "./actions.ts";
import { groupRequestOrder, listGroupRequests as listGroupRequestRows } from "./queries.ts";
import { toGroupRequest } from "./views.ts";

export const createGroupRequest: Handler<"createGroupRequest"> = create;

export const listGroupRequests: Handler<"listGroupRequests"> = (context, { query }) => {
  const { id: allianceId } = context.target;
  const { status } = query;
  const scope = { list: "group requests", allianceId, status };
  return listPage(context, { scope, query, order: groupRequestOrder, view: toGroupRequest }, (page, db) =>
    listGroupRequestRows(db, { allianceId, status, ...page }),
  );
};

export const updateGroupRequest: Handler<"updateGroupRequest"> = async (context, { path, body }) =>
  resource(toGroupRequest(await decideAboutGroupRequest(context, { ...body, ...path, id: path.group_request_id })));
