import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { jobApplicationsPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { requireAdministeredJob } from "../administered.ts";
import { callApi } from "../call.ts";
import { decisionForm } from "../forms.ts";
import { asked, done, inRow } from "../visit.ts";
import { applicationsPage } from "./page.ts";

export const showJobApplications: Handler<"showJobApplications"> = async (context, { path, query }) =>
  htmlPage(await applicationsPage(context, path.slug, asked(context, query)));

export const updateApplicationByForm: Handler<"updateApplicationByForm"> = withUserForm(
  decisionForm((context, shown, segment) =>
    applicationsPage(context, segment("slug"), inRow(shown, segment("application_id"))),
  ),
  async (context, { path, body }) => {
    const { slug, application_id } = path;
    const { id: job_id } = await requireAdministeredJob(context, slug);
    await callApi(context, "updateJobApplication", {
      path: { job_id, application_id },
      body: { status: body.decision },
      version: body.version,
    });
    return done(jobApplicationsPath({ slug }), "decided");
  },
);
