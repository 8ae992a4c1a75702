import type { Schemas } from "../../../../generated/contract.ts";
import { auditOrder, listAuditEntries } from "../../../community/alliances/audit/queries.ts";
import { toAuditEntry } from "../../../community/alliances/audit/views.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { listPage } from "../../../community/resources/list.ts";
import { authorize } from "../../../identity/access/policy.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { alliancePath, auditFilePath, auditPath } from "../../../web/page-paths.ts";
import type { Listing, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor } from "../../kit/fields.ts";
import { page } from "../../kit/page.ts";
import { fromContract, optional } from "../../kit/schema.ts";
import type { Crumb } from "../visit.ts";

type AuditPage = UserPage & {
  crumb: Crumb;
  address: string;
  file: string;
  subject: string | undefined;
  list: Listing<Schemas["AuditEntry"]>;
};

const auditTemplate = template<AuditPage>("site/administration-pages/audit/audit");

/** The audit log of an alliance, newest entries first, all or those about one subject. */
export const audit = page("showAuditLog", "/alliances/{alliance}/audit", {
  permission: "alliance.read_audit",
  query: { subject_id: optional(fromContract("Id")), cursor },
  show: async (context, { path, query: { subject_id, cursor }, form }) => {
    const alliance = await authorize(context, alliancePolicy, "read_audit", path.alliance);
    const scope = { list: "audit", ...path, subject_id };
    const [user, entries] = await Promise.all([
      signedInUser(context),
      listPage(context, { scope, query: pageOf(cursor), order: auditOrder, view: toAuditEntry }, (page) =>
        listAuditEntries(context.db, { allianceId: alliance.id, subject_id, ...page }),
      ),
    ]);
    return context.render(auditTemplate, {
      user,
      form,
      notice: null,
      crumb: { name: alliance.name, path: alliancePath(alliance) },
      address: auditPath(alliance),
      file: auditFilePath(alliance),
      subject: subject_id,
      list: toListing(context, entries),
    });
  },
});
