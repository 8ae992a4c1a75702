import { deleteJob, updateJob } from "../../../community/jobs/actions.ts";
import { requireJob } from "../../../community/jobs/policy.ts";
import type { JobRow } from "../../../community/jobs/queries.ts";
import { toJob } from "../../../community/jobs/views.ts";
import type { UserContext } from "../../../identity/context.ts";
import { tagOf } from "../../../server/http/etag.ts";
import { jobEditPath, jobPath, newJobPath } from "../../../web/page-paths.ts";
import { version } from "../../kit/fields.ts";
import { done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { oneOf, required } from "../../kit/schema.ts";
import { buttonBody, editPage, formPage } from "../form-page.ts";
import { jobForm } from "./form.ts";

/** The button to publish a draft or a closed job, or to close a published one. */
const actOf = ({ texts: { t } }: UserContext, { slug, status }: JobRow) => {
  const action = `${jobPath({ slug })}/status`;
  if (status !== "published")
    return { label: t("organizers.jobs.publish"), value: "published", question: null, sure: "", action };
  return {
    label: t("organizers.jobs.close"),
    value: "closed",
    question: t("organizers.jobs.close_question"),
    sure: t("organizers.jobs.close_sure"),
    action,
  };
};

const submitJob = form("/jobs/{slug}/edit", {
  permission: "job.update",
  ...jobForm.edit,
  submit: async (context, { body }) => {
    const { id } = context.target;
    const before = await requireJob(context, { id });
    const changes = jobForm.toUpdate(body, toJob(before.job, context.baseUrl));
    const { body: job } = await updateJob(context, { id, changes, version: body.version });
    return done(jobEditPath(job), "saved");
  },
});

const updateJobStatusByForm = form("/jobs/{slug}/status", {
  permission: "job.update",
  body: { version, decision: required(oneOf(["published", "closed"]), "organizers.problem.choice") },
  submit: async (context, { body: { decision: status, version } }) => {
    const { id } = context.target;
    const { body: job } = await updateJob(context, { id, changes: { status }, version });
    return done(jobEditPath(job), status);
  },
});

const deleteJobByForm = form("/jobs/{slug}/delete", {
  permission: "job.delete",
  body: buttonBody,
  needsBody: true,
  submit: async (context, { body: { version } }) => {
    const { id, alliance } = context.target;
    await deleteJob(context, { id, version });
    return done(newJobPath({ slug: alliance }), "deleted");
  },
});

/** The form to edit a job, with buttons to publish, close and delete it. */
export const job = page("showJobForm", "/jobs/{slug}/edit", {
  ...formPage,
  permission: "job.update",
  show: async (context, input) => {
    const { t } = context.texts;
    const { job: row } = await requireJob(context, { id: context.target.id });
    const job = toJob(row, context.baseUrl);
    return editPage(context, input, {
      form: jobForm,
      id: "submitJob",
      title: t("organizers.jobs.edit", { name: job.title }),
      crumb: { name: job.title, path: jobPath(row) },
      values: jobForm.fill(job),
      shownVersion: tagOf(job),
      link: job.status === "published" ? job.html_url : null,
      acts: [actOf(context, row)],
      deletion: { label: t("organizers.jobs.delete"), question: t("organizers.jobs.delete_question") },
    });
  },
  forms: { submitJob, updateJobStatusByForm, deleteJobByForm },
});
