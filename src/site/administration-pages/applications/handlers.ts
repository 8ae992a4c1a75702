import type { Schemas } from "../../../../generated/contract.ts";
import { applicationOrders, listApplications } from "../../../community/jobs/applications/queries.ts";
import { toReceivedApplication } from "../../../community/jobs/applications/views.ts";
import { listPage } from "../../../community/resources/list.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { jobApplicationsPath, jobPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { administeredJob } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { decisionForm } from "../forms.ts";
import { asked, type Crumb, done, inRow } from "../visit.ts";

type ApplicationsPage = UserPage & {
  crumb: Crumb;
  list: Listing<{ application: Schemas["JobApplication"]; version: string }>;
};

const applicationsTemplate = template<ApplicationsPage>("site/administration-pages/applications/applications");

const applicationsPage = async (context: UserContext, slug: string, { form, notice, cursor }: Shown) => {
  const job = await administeredJob(context, "manage_applications", slug);
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

export const showJobApplications: Handler<"showJobApplications"> = async (context, { path, query }) =>
  htmlPage(await applicationsPage(context, path.slug, asked(context, query)));

export const updateApplicationByForm: Handler<"updateApplicationByForm"> = withUserForm(
  decisionForm((context, shown, segment) =>
    applicationsPage(context, segment("slug"), inRow(shown, segment("application_id"))),
  ),
  async (context, { path, body }) => {
    const { slug, application_id } = path;
    const { id: job_id } = await administeredJob(context, "manage_applications", slug);
    await callApi(context, "updateJobApplication", {
      path: { job_id, application_id },
      body: { status: body.decision },
      version: body.version,
    });
    return done(jobApplicationsPath({ slug }), "decided");
  },
);
