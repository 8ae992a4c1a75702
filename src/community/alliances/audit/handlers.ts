import type { Handler } from "../../../identity/context.ts";
import { listPage } from "../../resources/list.ts";
import { auditOrder, listAuditEntries as listAuditRows } from "./queries.ts";
import { toAuditEntry } from "./views.ts";

export const listAuditEntries: Handler<"listAuditEntries"> = async (context, { path, query }) => {
  const { id: allianceId } = context.target;
  const { subject_id } = query;
  const scope = { list: "audit", ...path, subject_id };
  return listPage(context, { scope, query, order: auditOrder, view: toAuditEntry }, (page) =>
    listAuditRows(context.db, { allianceId, subject_id, ...page }),
  );
};
