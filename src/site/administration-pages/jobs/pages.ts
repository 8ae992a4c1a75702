import type { AllianceRow } from "../../../community/alliances/queries.ts";
import { findGroupNames } from "../../../community/groups/queries.ts";
import { type JobRow, jobOrders, listJobs } from "../../../community/jobs/queries.ts";
import { toJob } from "../../../community/jobs/views.ts";
import type { Rights } from "../../../identity/access/queries.ts";
import { administersAlliance } from "../../../identity/access/rules.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { alliancePath, jobEditPath, jobPath, newJobPath } from "../../../web/page-paths.ts";
import type { Choice } from "../../../web/pages/page.ts";
import { requireAdministeredJob, requirePlaceIn } from "../administered.ts";
import { type EditAct, editTemplate } from "../edit.ts";
import type { Shown } from "../visit.ts";
import { allianceItself, jobSections, toJobValues } from "./form.ts";

export const jobEditPage = async (context: UserContext, slug: string, { form, notice }: Shown) => {
  const { texts, baseUrl, render } = context;
  const row = await requireAdministeredJob(context, slug);
  const job = toJob(row, baseUrl);
  return render(editTemplate, {
    user: await signedInUser(context),
    form: { ...form, values: { ...toJobValues(job), ...form.values } },
    notice,
    title: texts.t("organizers.jobs.edit", { name: job.title }),
    crumb: { name: job.title, path: jobPath(row) },
    action: jobEditPath(row),
    isNew: false,
    shownVersion: tagOf(job),
    sections: jobSections(texts, null),
    buttons: [{ label: texts.t("organizers.save"), value: null }],
    pictures: [],
    acts: actsOf(context, row),
    hidden: null,
  });
};

const actsOf = ({ texts: { t } }: UserContext, { slug, status }: JobRow): EditAct[] => {
  const address = jobPath({ slug });
  const publish = { label: t("organizers.jobs.publish"), value: "published", question: null, sure: "" };
  const close = {
    label: t("organizers.jobs.close"),
    value: "closed",
    question: t("organizers.jobs.close_question"),
    sure: t("organizers.jobs.close_sure"),
  };
  return [
    { ...(status === "published" ? close : publish), action: `${address}/status` },
    {
      label: t("organizers.jobs.delete"),
      value: null,
      question: t("organizers.jobs.delete_question"),
      sure: t("organizers.delete_sure"),
      action: `${address}/delete`,
    },
  ];
};

/** Groups that may be chosen, and jobs that are listed: the API has the rest. */
const most = 100;

const groupChoices = async (
  { db, texts }: UserContext,
  rights: Rights,
  { id, name }: AllianceRow,
): Promise<Choice[]> => {
  const isOfAlliance = administersAlliance(rights, id);
  const ids = [...rights.groups].flatMap(([group, alliance]) => (alliance === id ? group : []));
  const groups = await findGroupNames(db, { allianceId: id, ids: isOfAlliance ? undefined : ids, limit: most });
  const ofAlliance = { value: allianceItself, label: texts.t("organizers.jobs.of_alliance", { name }) };
  return [...(isOfAlliance ? [ofAlliance] : []), ...groups.map((group) => ({ value: group.id, label: group.name }))];
};

export const newJobPage = async (context: UserContext, slug: string, { form, notice }: Shown) => {
  const { texts, db, now, render } = context;
  const { t } = texts;
  const { alliance, rights } = await requirePlaceIn(context, slug);
  const hidden = { status: ["draft" as const, "closed" as const], includeHiddenFor: rights };
  const [user, groups, jobs] = await Promise.all([
    signedInUser(context),
    groupChoices(context, rights, alliance),
    listJobs(db, { ...hidden, alliance: [slug], order: jobOrders.newest, now, position: undefined, limit: most }),
  ]);
  const items = jobs.map((job) => ({
    name: job.title,
    path: jobEditPath(job),
    state: t(job.status === "draft" ? "organizers.jobs.draft" : "organizers.jobs.closed"),
  }));
  return render(editTemplate, {
    user,
    form,
    notice,
    title: t("organizers.jobs.new"),
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    action: newJobPath(alliance),
    isNew: true,
    shownVersion: null,
    sections: jobSections(texts, groups),
    buttons: [
      { label: t("organizers.jobs.create_draft"), value: "draft" },
      { label: t("organizers.jobs.create_published"), value: "published" },
    ],
    pictures: [],
    acts: [],
    hidden: items.length > 0 ? { label: t("organizers.jobs.hidden"), items } : null,
  });
};
