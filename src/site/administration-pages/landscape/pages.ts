import { landscapeOrders, listLandscapeEntries } from "../../../community/landscape/queries.ts";
import { toLandscapeEntry } from "../../../community/landscape/views.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { alliancePath, entryEditPath, landscapeEntryPath, newEntryPath } from "../../../web/page-paths.ts";
import { requireAdministeredEntry, requirePlaceIn } from "../administered.ts";
import { editTemplate } from "../edit.ts";
import type { Shown } from "../visit.ts";
import { entrySections, toEntryValues } from "./form.ts";

export const entryEditPage = async (context: UserContext, id: string, { form, notice }: Shown) => {
  const { texts, baseUrl, render } = context;
  const { t } = texts;
  const row = await requireAdministeredEntry(context, id);
  const entry = toLandscapeEntry(row, baseUrl);
  const address = landscapeEntryPath(row);
  return render(editTemplate, {
    user: await signedInUser(context),
    form: { ...form, values: { ...toEntryValues(entry), ...form.values } },
    notice,
    title: t("organizers.landscape.edit", { name: entry.name }),
    crumb: { name: entry.name, path: address },
    action: entryEditPath(row),
    isNew: false,
    shownVersion: tagOf(entry),
    sections: entrySections(texts),
    buttons: [{ label: t("organizers.save"), value: null }],
    pictures: [
      {
        place: "logo",
        label: t("organizers.picture.logo"),
        url: entry.logo_url,
        action: `${address}/picture`,
        namesPlace: false,
      },
    ],
    acts: [
      {
        label: t("organizers.landscape.delete"),
        action: `${address}/delete`,
        value: null,
        question: t("organizers.landscape.delete_question"),
        sure: t("organizers.delete_sure"),
      },
    ],
    hidden: null,
  });
};

/** Entries that the page lists: the API has the rest. */
const most = 100;

export const newEntryPage = async (context: UserContext, slug: string, { form, notice }: Shown) => {
  const { texts, db, render } = context;
  const { t } = texts;
  const { alliance, rights } = await requirePlaceIn(context, slug);
  const order = landscapeOrders.name;
  const page = { alliance: [slug], includeHiddenFor: rights, order, position: undefined, limit: most };
  const [user, entries] = await Promise.all([signedInUser(context), listLandscapeEntries(db, page)]);
  const items = entries
    .filter(({ published }) => !published)
    .map((entry) => ({ name: entry.name, path: entryEditPath(entry), state: t("organizers.landscape.unpublished") }));
  return render(editTemplate, {
    user,
    form,
    notice,
    title: t("organizers.landscape.new"),
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    action: newEntryPath(alliance),
    isNew: true,
    shownVersion: null,
    sections: entrySections(texts),
    buttons: [{ label: t("organizers.create"), value: null }],
    pictures: [],
    acts: [],
    hidden: items.length > 0 ? { label: t("organizers.landscape.hidden"), items } : null,
  });
};
