import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { allianceMemberOrder, listAllianceMembers as listRows } from "./queries.ts";
import { toAllianceMember } from "./views.ts";

export const listAllianceMembers: Handler<"listAllianceMembers"> = async (context, { path, query }) => {
  const { id: allianceId } = context.target;
  const { q } = query;
  const scope = { list: "alliance_members", ...path, q };
  return listPage(context, { scope, query, order: allianceMemberOrder, view: toAllianceMember }, (page, db) =>
    listRows(db, { allianceId, q, ...page }),
  );
};
