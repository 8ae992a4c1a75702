import type { Schemas } from "../../../../generated/contract.ts";
import { applicationOrders, listApplications } from "../../../community/jobs/applications/queries.ts";
import { toReceivedApplication } from "../../../community/jobs/applications/views.ts";
import { listPage } from "../../../community/resources/list.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { jobPath } from "../../../web/page-paths.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { requireAdministeredJob } from "../administered.ts";
import type { Crumb } from "../visit.ts";

type ApplicationsPage = UserPage & {
  crumb: Crumb;
  list: Listing<{ application: Schemas["JobApplication"]; version: string }>;
};

const applicationsTemplate = template<ApplicationsPage>("site/administration-pages/applications/applications");

export const applicationsPage = async (context: UserContext, slug: string, { form, notice, cursor }: Shown) => {
  const job = await requireAdministeredJob(context, slug);
  const order = applicationOrders.ofJob;
  const scope = { page: "applications", id: job.id };
  const [user, applications] = await Promise.all([
    signedInUser(context),
    listPage(context, { scope, query: pageOf(cursor), order, view: toReceivedApplication }, (page) =>
      listApplications(context.db, { of: { jobId: job.id }, ...page }),
    ),
  ]);
  const { items, ...list } = toListing(context, applications);
  const shown = items.map((application) => ({ application, version: tagOf(application) }));
  const crumb = { name: job.title, path: jobPath(job) };
  return context.render(applicationsTemplate, { user, form, notice, crumb, list: { ...list, items: shown } });
};
