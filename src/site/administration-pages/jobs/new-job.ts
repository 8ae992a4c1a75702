import type { AllianceKey } from "../../../community/alliances/queries.ts";
import { findGroupNames } from "../../../community/groups/queries.ts";
import { createJob } from "../../../community/jobs/actions.ts";
import { jobCreation } from "../../../community/jobs/policy.ts";
import { jobOrders, listJobs } from "../../../community/jobs/queries.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { may, type Viewer, viewerOf } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { jobEditPath } from "../../../web/page-paths.ts";
import { done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { formPage, newPage } from "../form-page.ts";
import { jobForm } from "./form.ts";

const most = 100;

/** Value for "no group": browsers reject an empty value of a required list. */
const allianceItself = "alliance";

const groupOf = (group: string | undefined): string | null => {
  const id = group?.trim();
  return !id || id === allianceItself ? null : id;
};

const groupChoices = async ({ db, texts }: UserContext, viewer: Viewer, alliance: AllianceKey) => {
  const { id, name } = alliance;
  const { rights } = viewer;
  const own = { ...{ allianceId: id, alliance: alliance.slug }, group: null, postedBy: { id: null } };
  const isOfAlliance = may(jobCreation, viewer, own);
  const ids = [...rights.groups].flatMap(([group, alliance]) => (alliance === id ? group : []));
  const groups = await findGroupNames(db, { allianceId: id, ids: isOfAlliance ? undefined : ids, limit: most });
  const ofAlliance = { value: allianceItself, label: texts.t("organizers.jobs.of_alliance", { name }) };
  return [...(isOfAlliance ? [ofAlliance] : []), ...groups.map((group) => ({ value: group.id, label: group.name }))];
};

const createJobByForm = form("/alliances/{alliance}/jobs/new", {
  permission: "alliance.add_job",
  ...jobForm.create,
  submit: async (context, { path: { alliance }, body }) => {
    const { group_id, status = "draft" } = body;
    const job = jobForm.toCreate(body, { alliance, group_id: groupOf(group_id), status });
    const { body: created } = await createJob(context, { body: job, headers: keyOfForm(body) });
    return done(jobEditPath(created), "created");
  },
});

/** The form for a new job, with the drafts and closed jobs of the alliance that the caller administers. */
export const newJob = page("showNewJob", "/alliances/{alliance}/jobs/new", {
  ...formPage,
  permission: "alliance.add_job",
  show: async (context, input) => {
    const { target: alliance, db, now } = context;
    const { slug } = alliance;
    const { t } = context.texts;
    const viewer = await viewerOf(context, "admin:jobs");
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
    return newPage(context, input, {
      alliance,
      place: "jobs",
      form: jobForm,
      title: t("organizers.jobs.new"),
      choices: { group_id: groups },
      buttons: [
        { label: t("organizers.jobs.create_draft"), value: "draft" },
        { label: t("organizers.jobs.create_published"), value: "published" },
      ],
      hidden: { label: t("organizers.jobs.hidden"), items },
    });
  },
  forms: { createJobByForm },
});
