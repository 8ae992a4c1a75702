import { groupOrders, listGroups } from "../../../community/groups/queries.ts";
import { toAdministeredGroup } from "../../../community/groups/views.ts";
import { administersAlliance } from "../../../identity/access/rules.ts";
import type { UserContext } from "../../../identity/context.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { type GroupPath, groupEditPath, groupPath } from "../../../web/page-paths.ts";
import type { Shown } from "../../../web/pages/page.ts";
import { requireAdministeredAlliance, requireAdministeredGroup } from "../administered.ts";
import { editPage, newPage } from "../edit.ts";
import { toGroupValues } from "./form.ts";

export const groupEditPage = async (context: UserContext, path: GroupPath, shown: Shown) => {
  const { t } = context.texts;
  const { group: row, rights } = await requireAdministeredGroup(context, path);
  const group = toAdministeredGroup(row, context.baseUrl);
  const { name } = group;
  const mayDelete = administersAlliance(rights, row.allianceId);
  return editPage(context, shown, {
    form: "GroupForm",
    title: t("organizers.groups.edit", { name }),
    crumb: { name, path: groupPath(row) },
    values: toGroupValues(group),
    shownVersion: tagOf(group, row.revision),
    link: group.active ? group.html_url : null,
    pictures: ["logo", "banner"],
    ...(mayDelete && {
      deletion: { label: t("organizers.groups.delete"), question: t("organizers.groups.delete_question") },
    }),
  });
};

const most = 50;

export const newGroupPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { db, now } = context;
  const { t } = context.texts;
  const { alliance, rights } = await requireAdministeredAlliance(context, slug);
  const order = groupOrders.name;
  const page = { alliance: slug, order, now, position: undefined, limit: most, includeHiddenFor: rights };
  const items = (await listGroups(db, page))
    .filter(({ active }) => !active)
    .map((group) => ({ name: group.name, path: groupEditPath(group), state: t("organizers.groups.inactive") }));
  return newPage(context, shown, {
    alliance,
    place: "groups",
    form: "GroupForm",
    title: t("organizers.groups.new"),
    values: { active: "yes" },
    hidden: { label: t("organizers.groups.hidden"), items },
  });
};
