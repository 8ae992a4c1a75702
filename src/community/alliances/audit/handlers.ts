import { rightsOf } from "../../../identity/access/rights.ts";
import { requireAllianceAdmin } from "../../../identity/access/rules.ts";
import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { requireAlliance } from "../lookup.ts";
import { auditOrder, listAuditEntries as listRows } from "./queries.ts";
import { toAuditEntry } from "./views.ts";

export const listAuditEntries: Handler<"listAuditEntries"> = async (context, { path, query }) => {
  const { id: allianceId, slug } = await requireAlliance(context.db, path.alliance);
  requireAllianceAdmin(await rightsOf(context, "admin:alliances"), { id: allianceId, slug });
  const { subject_id } = query;
  const scope = { list: "audit", ...path, subject_id };
  return listPage(context, { scope, query, order: auditOrder, view: toAuditEntry }, (page) =>
    listRows(context.db, { allianceId, subject_id, ...page }),
  );
};
