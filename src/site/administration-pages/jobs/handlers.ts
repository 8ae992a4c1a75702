import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { jobEditPath, newJobPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { requireAdministeredJob, requirePlaceIn } from "../administered.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { buttonForm, checkedForm, type ShowForm } from "../forms.ts";
import { asked, done } from "../visit.ts";
import { lastDayOf, toJobBody, toNewJobBody } from "./form.ts";
import { jobEditPage, newJobPage } from "./pages.ts";

export const showNewJob: Handler<"showNewJob"> = async (context, { path, query }) =>
  htmlPage(await newJobPage(context, path.alliance, asked(context, query)));

const showJob: ShowForm = (context, shown, segment) => jobEditPage(context, segment("slug"), shown);
const showNew: ShowForm = (context, shown, segment) => newJobPage(context, segment("alliance"), shown);
const jobForm = (show: ShowForm) => checkedForm(show, "JobForm", "JobUpdate", (form) => toJobBody(form));

export const createJobByForm: Handler<"createJobByForm"> = withUserForm(
  jobForm(showNew),
  async (context, { path, body }) => {
    const { alliance } = await requirePlaceIn(context, path.alliance);
    const job = readAs("JobCreate", toNewJobBody(body, alliance.slug), body);
    const created = await callApi(context, "createJob", { body: job, form: body });
    return done(jobEditPath(created), "created");
  },
);

export const showJobForm: Handler<"showJobForm"> = async (context, { path, query }) =>
  htmlPage(await jobEditPage(context, path.slug, asked(context, query)));

export const submitJob: Handler<"submitJob"> = withUserForm(jobForm(showJob), async (context, { path, body }) => {
  const { id: job_id, expiresAt } = await requireAdministeredJob(context, path.slug);
  const last = lastDayOf({ expires_at: toTimestamp(expiresAt) });
  const changes = readAs("JobUpdate", toJobBody(body, last), body);
  const job = await callApi(context, "updateJob", { path: { job_id }, body: changes, version: body.version });
  return done(jobEditPath(job), "saved");
});

export const updateJobStatusByForm: Handler<"updateJobStatusByForm"> = withUserForm(
  buttonForm(showJob),
  async (context, { path, body }) => {
    const { decision: status, version } = body;
    const { id: job_id } = await requireAdministeredJob(context, path.slug);
    const job = await callApi(context, "updateJob", { path: { job_id }, body: { status }, version });
    return done(jobEditPath(job), status);
  },
);

export const deleteJobByForm: Handler<"deleteJobByForm"> = withUserForm(
  buttonForm(showJob),
  async (context, { path, body: { version } }) => {
    const { id: job_id, alliance } = await requireAdministeredJob(context, path.slug);
    await callApi(context, "deleteJob", { path: { job_id }, version });
    return done(newJobPath({ slug: alliance }), "deleted");
  },
);
