import type { AllianceKey } from "../../../community/alliances/queries.ts";
import { findGroupNames } from "../../../community/groups/queries.ts";
import { createJob, deleteJob, updateJob } from "../../../community/jobs/actions.ts";
import { updateApplication } from "../../../community/jobs/applications/actions.ts";
import { applicationOrders, listApplications } from "../../../community/jobs/applications/queries.ts";
import { toReceivedApplication } from "../../../community/jobs/applications/views.ts";
import { jobCreation, jobPolicy, requireJob } from "../../../community/jobs/policy.ts";
import { type JobRow, jobOrders, listJobs } from "../../../community/jobs/queries.ts";
import { toJob } from "../../../community/jobs/views.ts";
import { idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import { may, type Viewer, viewerOf } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { tagOf } from "../../../server/http/responses.ts";
import { alliancePath, jobEditPath, jobPath } from "../../../web/page-paths.ts";
import { contractForm } from "../../kit/contract-form.ts";
import { formKey, formText, listing, redirectWithNotice, version } from "../../kit/fields.ts";
import { form, formInRow, page } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required } from "../../kit/schema.ts";
import { buttonBody, editPage, formPageOptions, newPage } from "../form-page.ts";
import { decisionProblem, listPageOptions } from "../shared.ts";

const ownFields = {
  group_id: optional(formText, "organizers.problem.choice"),
  status: optional(fromContract("NewJobStatus"), "organizers.problem.choice"),
};

export const jobForm = contractForm({
  create: "JobCreate",
  update: "JobUpdate",
  sections: [
    [null, ["group_id", "title", "company_name", "summary", "description", "employment_type"]],
    [null, ["location", "country_code", "remote", "tags", "apply_url", "expires_at"]],
    ["organizers.section.salary", ["salary"]],
  ],
  edit: { ...ownFields, version },
  creation: { ...ownFields, form_key: formKey },
  attributesByField: { description: { rows: 10 } },
});

const maxItems = 100;

/** The value for "no group". Browsers reject an empty value of a required list. */
const allianceItself = "alliance";

const readGroupId = (group: string | undefined): string | null => {
  const id = group?.trim();
  return !id || id === allianceItself ? null : id;
};

const groupChoices = async ({ db, texts }: UserContext, viewer: Viewer, alliance: AllianceKey) => {
  const { id, name } = alliance;
  const { userId = null, groups: ownGroups } = viewer.permissions;
  const mayCreate = (group: { id: string } | null) =>
    may(jobCreation, viewer, { allianceId: id, alliance: alliance.slug, group, postedBy: { id: userId } });
  const mayChooseNone = mayCreate(null);
  const ids = mayChooseNone ? undefined : [...ownGroups.keys()];
  const groups = (await findGroupNames(db, { allianceId: id, ids, limit: maxItems })).filter(mayCreate);
  const none = { value: allianceItself, label: texts.t("organizers.jobs.of_alliance", { name }) };
  return [...(mayChooseNone ? [none] : []), ...groups.map((group) => ({ value: group.id, label: group.name }))];
};

const createJobByForm = form("/alliances/{alliance}/jobs/new", {
  permission: "alliance.add_job",
  ...jobForm.create,
  submit: async (context, { path: { alliance }, body }) => {
    const { group_id, status = "draft" } = body;
    const job = jobForm.toCreate(body, { alliance, group_id: readGroupId(group_id), status });
    const { body: created } = await createJob(context, { body: job, headers: idempotencyHeadersOf(body) });
    return redirectWithNotice(jobEditPath(created), "created");
  },
});

/** The form for a new job, with the drafts and closed jobs of the alliance that the caller administers. */
export const newJob = page("showNewJob", "/alliances/{alliance}/jobs/new", {
  ...formPageOptions,
  permission: "alliance.add_job",
  show: async (context, input) => {
    const { target: alliance, db, now } = context;
    const { slug } = alliance;
    const { t } = context.texts;
    const viewer = await viewerOf(context, jobCreation.scope);
    const unpublished = { status: ["draft" as const, "closed" as const], includeHiddenFor: viewer.permissions };
    const [groups, jobs] = await Promise.all([
      groupChoices(context, viewer, alliance),
      listJobs(db, {
        ...unpublished,
        ...{ alliance: [slug], order: jobOrders.newest, now, position: undefined, limit: maxItems },
      }),
    ]);
    const hidden = jobs.map((job) => ({
      name: job.title,
      path: jobEditPath(job),
      state: t(job.status === "draft" ? "organizers.jobs.draft" : "organizers.jobs.closed"),
    }));
    return newPage(context, input, {
      noun: "jobs",
      alliance,
      form: jobForm,
      choices: { group_id: groups },
      buttons: [
        { label: t("organizers.jobs.create_draft"), value: "draft" },
        { label: t("organizers.jobs.create_published"), value: "published" },
      ],
      hidden,
    });
  },
  forms: { createJobByForm },
});

/** The button to publish a draft or a closed job, or to close a published job. */
const statusAction = ({ texts: { t } }: UserContext, { slug, status }: JobRow) => {
  const action = `${jobPath({ slug })}/status`;
  if (status !== "published")
    return { label: t("organizers.jobs.publish"), value: "published", question: null, confirmLabel: "", action };
  return {
    label: t("organizers.jobs.close"),
    value: "closed",
    question: t("organizers.jobs.close_question"),
    confirmLabel: t("organizers.jobs.close_sure"),
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
    await updateJob(context, { id, changes, version: body.version });
  },
  notice: "saved",
});

const updateJobStatusByForm = form("/jobs/{slug}/status", {
  permission: "job.update",
  body: { version, decision: required(oneOf(["published", "closed"]), "organizers.problem.choice") },
  submit: async (context, { body: { decision: status, version } }) => {
    const { id } = context.target;
    const { body: job } = await updateJob(context, { id, changes: { status }, version });
    return redirectWithNotice(jobEditPath(job), status);
  },
});

const deleteJobByForm = form("/jobs/{slug}/delete", {
  permission: "job.delete",
  body: buttonBody,
  needsBody: true,
  submit: async (context, { body: { version } }) => {
    const { id, alliance } = context.target;
    await deleteJob(context, { id, version });
    return redirectWithNotice(`${alliancePath({ slug: alliance })}/jobs/new`, "deleted");
  },
});

/** The form to edit a job, with buttons to publish, close and delete it. */
export const job = page("showJobForm", "/jobs/{slug}/edit", {
  ...formPageOptions,
  permission: "job.update",
  show: async (context, input) => {
    const { job: row, viewer } = await requireJob(context, { id: context.target.id });
    const job = toJob(row, context.baseUrl);
    return editPage(context, input, {
      noun: "jobs",
      form: jobForm,
      id: "submitJob",
      resource: job,
      crumb: { name: job.title, path: jobPath(row) },
      shownVersion: tagOf(job),
      isHidden: job.status !== "published",
      actions: [statusAction(context, row)],
      canDelete: may(jobPolicy.verbs.delete, viewer, row),
    });
  },
  forms: { submitJob, updateJobStatusByForm, deleteJobByForm },
});

/** The applications for a job, each with buttons to change its status. */
export const applications = page("showJobApplications", "/jobs/{slug}/applications", {
  permission: "job.manage_applications",
  template: "administration-pages/jobs/applications",
  query: listPageOptions.query,
  problemIn: decisionProblem,
  show: async (context, input) => {
    const { job } = await requireJob(context, { id: context.target.id });
    const { id: jobId, title: name } = job;
    const scope = { page: "applications", id: jobId };
    const { items, ...list } = await listing(
      context,
      { scope, cursor: input.query.cursor, order: applicationOrders.oldestFirst, view: toReceivedApplication },
      (page) => listApplications(context.db, { owner: { jobId }, ...page }),
    );
    return {
      form: formInRow(input, "application_id"),
      crumb: { name, path: jobPath(job) },
      list: { ...list, items: items.map((application) => ({ application, version: tagOf(application) })) },
    };
  },
  forms: {
    updateApplicationByForm: form("/jobs/{slug}/applications/{application_id}", {
      permission: "job.manage_applications",
      body: { version, decision: required(fromContract("ReviewStatus"), "organizers.problem.choice") },
      submit: (context, { path: { application_id: id }, body: { decision: status, version } }) =>
        updateApplication(context, { id, jobId: context.target.id, changes: { status }, version }),
      notice: "decided",
    }),
  },
});
