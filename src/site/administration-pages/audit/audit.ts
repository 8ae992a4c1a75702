import { auditOrder, listAuditEntries } from "../../../community/alliances/audit/queries.ts";
import { toAuditEntry } from "../../../community/alliances/audit/views.ts";
import { alliancePath, auditFilePath, auditPath } from "../../../web/page-paths.ts";
import { cursor } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { page } from "../../kit/page.ts";
import { fromContract, optional } from "../../kit/schema.ts";

/** The audit log of an alliance, newest entries first, all or those about one subject. */
export const audit = page("showAuditLog", "/alliances/{alliance}/audit", {
  permission: "alliance.read_audit",
  template: "administration-pages/audit/audit",
  query: { subject_id: optional(fromContract("Id")), cursor },
  show: async (context, { path, query: { subject_id, cursor } }) => {
    const { target: alliance, db } = context;
    const list = { scope: { list: "audit", ...path, subject_id }, cursor, order: auditOrder, view: toAuditEntry };
    return {
      crumb: { name: alliance.name, path: alliancePath(alliance) },
      address: auditPath(alliance),
      file: auditFilePath(alliance),
      subject: subject_id,
      list: await listing(context, list, (page) =>
        listAuditEntries(db, { allianceId: alliance.id, subject_id, ...page }),
      ),
    };
  },
});
