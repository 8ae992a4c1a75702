import { pageOf, toListing } from "../../community-pages/visit.ts";
import type { UserContext } from "../../context.ts";
import { tagOf } from "../../http/precondition.ts";
import { applicationOrders, listApplications } from "../../jobs/applications/queries.ts";
import { toReceivedApplication } from "../../jobs/applications/views.ts";
import { signedInUser } from "../../me/signed-in-user.ts";
import { jobPath } from "../../page-paths.ts";
import { listPage } from "../../resources/list.ts";
import { requireAdministeredJob } from "../administered.ts";
import type { Shown } from "../visit.ts";

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
  return context.render("applications", { user, form, notice, crumb, list: { ...list, items: shown } });
};
