import type { AllianceRow } from "../../../community/alliances/queries.ts";
import { findGroupNames } from "../../../community/groups/queries.ts";
import { jobCreation } from "../../../community/jobs/policy.ts";
import { type JobRow, jobOrders, listJobs } from "../../../community/jobs/queries.ts";
import { toJob } from "../../../community/jobs/views.ts";
import { may, type Viewer } from "../../../identity/access/policy.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { jobEditPath, jobPath, newJobPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Shown } from "../../../web/pages/page.ts";
import { administeredAlliance, administeredJob } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { editPage, newPage } from "../edit.ts";
import { readAs } from "../fields.ts";
import { buttonForm, checkedForm, type ShowForm } from "../forms.ts";
import { asked, done } from "../visit.ts";
import { allianceItself, lastDayOf, toJobBody, toJobValues, toNewJobBody } from "./form.ts";

const jobEditPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { t } = context.texts;
  const row = await administeredJob(context, "update", slug);
  const job = toJob(row, context.baseUrl);
  return editPage(context, shown, {
    form: "JobForm",
    title: t("organizers.jobs.edit", { name: job.title }),
    crumb: { name: job.title, path: jobPath(row) },
    values: toJobValues(job),
    shownVersion: tagOf(job),
    link: job.status === "published" ? job.html_url : null,
    acts: [actOf(context, row)],
    deletion: { label: t("organizers.jobs.delete"), question: t("organizers.jobs.delete_question") },
  });
};

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

const most = 100;

const groupChoices = async ({ db, texts }: UserContext, viewer: Viewer, alliance: AllianceRow) => {
  const { id, name } = alliance;
  const { rights } = viewer;
  const own = { ...{ allianceId: id, alliance: alliance.slug }, group: null, postedBy: { id: null } };
  const isOfAlliance = may(jobCreation, viewer, own);
  const ids = [...rights.groups].flatMap(([group, alliance]) => (alliance === id ? group : []));
  const groups = await findGroupNames(db, { allianceId: id, ids: isOfAlliance ? undefined : ids, limit: most });
  const ofAlliance = { value: allianceItself, label: texts.t("organizers.jobs.of_alliance", { name }) };
  return [...(isOfAlliance ? [ofAlliance] : []), ...groups.map((group) => ({ value: group.id, label: group.name }))];
};

const newJobPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { db, now } = context;
  const { t } = context.texts;
  const { alliance, viewer } = await administeredAlliance(context, "add_job", slug);
  const hidden = { status: ["draft" as const, "closed" as const], includeHiddenFor: viewer.rights };
  const [groups, jobs] = await Promise.all([
    groupChoices(context, viewer, alliance),
    listJobs(db, { ...hidden, alliance: [slug], order: jobOrders.newest, now, position: undefined, limit: most }),
  ]);
  const items = jobs.map((job) => ({
    name: job.title,
    path: jobEditPath(job),
    state: t(job.status === "draft" ? "organizers.jobs.draft" : "organizers.jobs.closed"),
  }));
  return newPage(context, shown, {
    alliance,
    place: "jobs",
    form: "JobForm",
    title: t("organizers.jobs.new"),
    groups,
    buttons: [
      { label: t("organizers.jobs.create_draft"), value: "draft" },
      { label: t("organizers.jobs.create_published"), value: "published" },
    ],
    hidden: { label: t("organizers.jobs.hidden"), items },
  });
};

export const showNewJob: Handler<"showNewJob"> = async (context, { path, query }) =>
  htmlPage(await newJobPage(context, path.alliance, asked(context, query)));

const showJob: ShowForm = (context, shown, segment) => jobEditPage(context, segment("slug"), shown);
const showNew: ShowForm = (context, shown, segment) => newJobPage(context, segment("alliance"), shown);
const jobForm = (show: ShowForm) => checkedForm(show, "JobForm", "JobUpdate", (form) => toJobBody(form));

export const createJobByForm: Handler<"createJobByForm"> = withUserForm(
  jobForm(showNew),
  async (context, { path, body }) => {
    const { alliance } = await administeredAlliance(context, "add_job", path.alliance);
    const job = readAs("JobCreate", toNewJobBody(body, alliance.slug), body);
    const created = await callApi(context, "createJob", { body: job, form: body });
    return done(jobEditPath(created), "created");
  },
);

export const showJobForm: Handler<"showJobForm"> = async (context, { path, query }) =>
  htmlPage(await jobEditPage(context, path.slug, asked(context, query)));

export const submitJob: Handler<"submitJob"> = withUserForm(jobForm(showJob), async (context, { path, body }) => {
  const { id: job_id, expiresAt } = await administeredJob(context, "update", path.slug);
  const last = lastDayOf({ expires_at: toTimestamp(expiresAt) });
  const changes = readAs("JobUpdate", toJobBody(body, last), body);
  const job = await callApi(context, "updateJob", { path: { job_id }, body: changes, version: body.version });
  return done(jobEditPath(job), "saved");
});

export const updateJobStatusByForm: Handler<"updateJobStatusByForm"> = withUserForm(
  buttonForm(showJob),
  async (context, { path, body }) => {
    const { decision: status, version } = body;
    const { id: job_id } = await administeredJob(context, "update", path.slug);
    const job = await callApi(context, "updateJob", { path: { job_id }, body: { status }, version });
    return done(jobEditPath(job), status);
  },
);

export const deleteJobByForm: Handler<"deleteJobByForm"> = withUserForm(
  buttonForm(showJob),
  async (context, { path, body: { version } }) => {
    const { id: job_id, alliance } = await administeredJob(context, "delete", path.slug);
    await callApi(context, "deleteJob", { path: { job_id }, version });
    return done(newJobPath({ slug: alliance }), "deleted");
  },
);
