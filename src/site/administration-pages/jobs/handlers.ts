import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { jobEditPath, newJobPath } from "../../../web/page-paths.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { requireAdministeredJob, requirePlaceIn } from "../administered.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { administrationForm, buttonForm, checked, type ShowForm } from "../forms.ts";
import { noticeIn } from "../visit.ts";
import { jobFields, lastDayOf, toJobBody, toNewJobBody } from "./form.ts";
import { jobEditPage, newJobPage } from "./pages.ts";

export const showNewJob: Handler<"showNewJob"> = async (context, { path, query: { notice } }) =>
  htmlPage(await newJobPage(context, path.alliance, { form: emptyForm, notice: noticeIn(context, notice) }));

const showJob: ShowForm = (context, shown, segment) => jobEditPage(context, segment("slug"), shown);
const jobChecks = checked("JobForm", "JobUpdate", (form) => toJobBody(form), jobFields);

export const createJobByForm: Handler<"createJobByForm"> = withUserForm(
  {
    ...administrationForm((context, shown, segment) => newJobPage(context, segment("alliance"), shown)),
    ...jobChecks,
  },
  async (context, { path, body }) => {
    const { alliance } = await requirePlaceIn(context, path.alliance);
    const job = readAs("JobCreate", toNewJobBody(body, alliance.slug), jobFields);
    const created = await callApi(context, "createJob", { body: job, form: body });
    return { ...seeOther(`${jobEditPath(created)}?notice=created`), isSettled: true };
  },
);

export const showJobForm: Handler<"showJobForm"> = async (context, { path, query: { notice } }) =>
  htmlPage(await jobEditPage(context, path.slug, { form: emptyForm, notice: noticeIn(context, notice) }));

export const submitJob: Handler<"submitJob"> = withUserForm(
  { ...administrationForm(showJob), ...jobChecks },
  async (context, { path, body }) => {
    const { id: job_id, expiresAt } = await requireAdministeredJob(context, path.slug);
    const last = lastDayOf({ expires_at: toTimestamp(expiresAt) });
    const changes = readAs("JobUpdate", toJobBody(body, last), jobFields);
    const job = await callApi(context, "updateJob", { path: { job_id }, body: changes, version: body.version });
    return { ...seeOther(`${jobEditPath(job)}?notice=saved`), isSettled: true };
  },
);

export const updateJobStatusByForm: Handler<"updateJobStatusByForm"> = withUserForm(
  buttonForm(showJob),
  async (context, { path, body }) => {
    const { decision: status, version } = body;
    const { id: job_id } = await requireAdministeredJob(context, path.slug);
    const job = await callApi(context, "updateJob", { path: { job_id }, body: { status }, version });
    return { ...seeOther(`${jobEditPath(job)}?notice=${status}`), isSettled: true };
  },
);

export const deleteJobByForm: Handler<"deleteJobByForm"> = withUserForm(
  buttonForm(showJob),
  async (context, { path, body: { version } }) => {
    const { id: job_id, alliance } = await requireAdministeredJob(context, path.slug);
    await callApi(context, "deleteJob", { path: { job_id }, version });
    return { ...seeOther(`${newJobPath({ slug: alliance })}?notice=deleted`), isSettled: true };
  },
);
