import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { requireAllianceAdministered } from "../lookup.ts";
import { allianceMemberOrder, listAllianceMembers as listRows } from "./queries.ts";
import { toAllianceMember } from "./views.ts";

export const listAllianceMembers: Handler<"listAllianceMembers"> = async (context, { path, query }) => {
  const { id: allianceId } = await requireAllianceAdministered(context, path.alliance, "admin:alliances");
  const { q } = query;
  const scope = { list: "alliance_members", ...path, q };
  return listPage(context, { scope, query, order: allianceMemberOrder, view: toAllianceMember }, (page, db) =>
    listRows(db, { allianceId, q, ...page }),
  );
};
