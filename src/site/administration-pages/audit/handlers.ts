import type { Schemas } from "../../../../generated/contract.ts";
import type { Handler } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { alliancePath, auditFilePath, auditPath } from "../../../web/page-paths.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Listing, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { administeredAlliance } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import type { Crumb } from "../visit.ts";

type AuditPage = UserPage & {
  crumb: Crumb;
  address: string;
  file: string;
  subject: string | undefined;
  list: Listing<Schemas["AuditEntry"]>;
};

const auditTemplate = template<AuditPage>("site/administration-pages/audit/audit");

export const showAuditLog: Handler<"showAuditLog"> = async (context, { path, query: { cursor, subject_id } }) => {
  const { alliance } = await administeredAlliance(context, "read_audit", path.alliance);
  const query = { ...pageOf(cursor), ...(subject_id !== undefined && { subject_id }) };
  const [user, body] = await Promise.all([
    signedInUser(context),
    callApi(context, "listAuditEntries", { path, query }),
  ]);
  const page = await context.render(auditTemplate, {
    user,
    form: emptyForm,
    notice: null,
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    address: auditPath(alliance),
    file: auditFilePath(alliance),
    subject: subject_id,
    list: toListing(context, { body }),
  });
  return htmlPage(page);
};
