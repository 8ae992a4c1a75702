import { rightsOf } from "../../../identity/access/rights.ts";
import { requireAllianceAdmin } from "../../../identity/access/rules.ts";
import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { requireAlliance } from "../lookup.ts";
import { allianceMemberOrder, listAllianceMembers as listRows } from "./queries.ts";
import { toAllianceMember } from "./views.ts";

export const listAllianceMembers: Handler<"listAllianceMembers"> = async (context, { path, query }) => {
  const { id: allianceId, slug } = await requireAlliance(context.db, path.alliance);
  requireAllianceAdmin(await rightsOf(context, "admin:alliances"), { id: allianceId, slug });
  const { q } = query;
  const scope = { list: "alliance_members", ...path, q };
  return listPage(context, { scope, query, order: allianceMemberOrder, view: toAllianceMember }, (page, db) =>
    listRows(db, { allianceId, q, ...page }),
  );
};
