import type { AllianceRow } from "../../../community/alliances/queries.ts";
import { findGroupNames } from "../../../community/groups/queries.ts";
import { type JobRow, jobOrders, listJobs } from "../../../community/jobs/queries.ts";
import { toJob } from "../../../community/jobs/views.ts";
import type { Rights } from "../../../identity/access/queries.ts";
import { administersAlliance } from "../../../identity/access/rules.ts";
import type { UserContext } from "../../../identity/context.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { jobEditPath, jobPath } from "../../../web/page-paths.ts";
import type { Shown } from "../../../web/pages/page.ts";
import { requireAdministeredJob, requirePlaceIn } from "../administered.ts";
import { editPage, newPage } from "../edit.ts";
import { allianceItself, toJobValues } from "./form.ts";

export const jobEditPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { t } = context.texts;
  const row = await requireAdministeredJob(context, slug);
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

const groupChoices = async ({ db, texts }: UserContext, rights: Rights, { id, name }: AllianceRow) => {
  const isOfAlliance = administersAlliance(rights, id);
  const ids = [...rights.groups].flatMap(([group, alliance]) => (alliance === id ? group : []));
  const groups = await findGroupNames(db, { allianceId: id, ids: isOfAlliance ? undefined : ids, limit: most });
  const ofAlliance = { value: allianceItself, label: texts.t("organizers.jobs.of_alliance", { name }) };
  return [...(isOfAlliance ? [ofAlliance] : []), ...groups.map((group) => ({ value: group.id, label: group.name }))];
};

export const newJobPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { db, now } = context;
  const { t } = context.texts;
  const { alliance, rights } = await requirePlaceIn(context, slug);
  const hidden = { status: ["draft" as const, "closed" as const], includeHiddenFor: rights };
  const [groups, jobs] = await Promise.all([
    groupChoices(context, rights, alliance),
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
