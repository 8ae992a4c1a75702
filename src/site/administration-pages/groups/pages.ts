import { groupOrders, listGroups } from "../../../community/groups/queries.ts";
import { toGroup } from "../../../community/groups/views.ts";
import { administersAlliance } from "../../../identity/access/rules.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { alliancePath, type GroupPath, groupEditPath, groupPath, newGroupPath } from "../../../web/page-paths.ts";
import { requireAdministeredAlliance, requireAdministeredGroup } from "../administered.ts";
import { editTemplate } from "../edit.ts";
import type { Shown } from "../visit.ts";
import { groupSections, toGroupValues } from "./form.ts";

export const groupEditPage = async (context: UserContext, path: GroupPath, { form, notice }: Shown) => {
  const { texts, baseUrl, render } = context;
  const { t } = texts;
  const { group: row, rights } = await requireAdministeredGroup(context, path);
  const group = toGroup(row, baseUrl);
  const address = groupPath(row);
  const mayDelete = administersAlliance(rights, row.allianceId);
  return render(editTemplate, {
    user: await signedInUser(context),
    form: { ...form, values: { ...toGroupValues(group), ...form.values } },
    notice,
    title: t("organizers.groups.edit", { name: group.name }),
    crumb: { name: group.name, path: address },
    action: groupEditPath(row),
    isNew: false,
    shownVersion: tagOf(group, row.revision),
    sections: groupSections(texts),
    buttons: [{ label: t("organizers.save"), value: null }],
    pictures: (["logo", "banner"] as const).map((place) => ({
      place,
      label: t(`organizers.picture.${place}`),
      url: group[`${place}_url`],
      action: `${address}/picture`,
      namesPlace: true,
    })),
    acts: mayDelete
      ? [
          {
            label: t("organizers.groups.delete"),
            action: `${address}/delete`,
            value: null,
            question: t("organizers.groups.delete_question"),
            sure: t("organizers.delete_sure"),
          },
        ]
      : [],
    hidden: null,
  });
};

/** Inactive groups that the page lists: the API has the rest. */
const most = 50;

export const newGroupPage = async (context: UserContext, slug: string, { form, notice }: Shown) => {
  const { texts, db, now, render } = context;
  const { t } = texts;
  const { alliance, rights } = await requireAdministeredAlliance(context, slug);
  const order = groupOrders.name;
  const page = { alliance: slug, order, now, position: undefined, limit: most, includeHiddenFor: rights };
  const [user, groups] = await Promise.all([signedInUser(context), listGroups(db, page)]);
  const items = groups
    .filter(({ active }) => !active)
    .map((group) => ({ name: group.name, path: groupEditPath(group), state: t("organizers.groups.inactive") }));
  return render(editTemplate, {
    user,
    form: { ...form, values: { active: "yes", ...form.values } },
    notice,
    title: t("organizers.groups.new"),
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    action: newGroupPath(alliance),
    isNew: true,
    shownVersion: null,
    sections: groupSections(texts),
    buttons: [{ label: t("organizers.create"), value: null }],
    pictures: [],
    acts: [],
    hidden: items.length > 0 ? { label: t("organizers.groups.hidden"), items } : null,
  });
};
