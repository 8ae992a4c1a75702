import type { Schemas } from "../../../../generated/contract.ts";
import { updateApplication } from "../../../community/jobs/applications/actions.ts";
import { applicationOrders, listApplications } from "../../../community/jobs/applications/queries.ts";
import { toReceivedApplication } from "../../../community/jobs/applications/views.ts";
import { jobPolicy } from "../../../community/jobs/policy.ts";
import { listPage } from "../../../community/resources/list.ts";
import { authorize } from "../../../identity/access/policy.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/etag.ts";
import { jobApplicationsPath, jobPath } from "../../../web/page-paths.ts";
import type { Listing, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor, version } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { administeredJob } from "../../pages/administered.ts";
import { decisionProblem } from "../problems.ts";
import { administrationNotice, type Crumb, done, shownInRows } from "../visit.ts";

type ApplicationsPage = UserPage & {
  crumb: Crumb;
  list: Listing<{ application: Schemas["JobApplication"]; version: string }>;
};

const applicationsTemplate = template<ApplicationsPage>("site/administration-pages/applications/applications");

const decide = form("/jobs/{slug}/applications/{application_id}", {
  permission: "job.manage_applications",
  body: { version, decision: required(fromContract("ReviewStatus"), "organizers.problem.choice") },
  submit: async (context, { path: { slug, application_id: id }, body: { decision: status, version } }) => {
    const { id: jobId } = await authorize(context, jobPolicy, "manage_applications", { slug });
    await updateApplication(context, { id, jobId, changes: { status }, version });
    return done(jobApplicationsPath({ slug }), "decided");
  },
});

/** The applications for a job, each with buttons to decide about it. */
export const applications = page("showJobApplications", "/jobs/{slug}/applications", {
  permission: "job.manage_applications",
  query: { cursor, notice: administrationNotice },
  problemIn: decisionProblem,
  show: async (context, input) => {
    const { form, notice, cursor } = shownInRows(context, input, "application_id");
    const job = await administeredJob(context, "manage_applications", input.path.slug);
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
  },
  forms: { updateApplicationByForm: decide },
});
