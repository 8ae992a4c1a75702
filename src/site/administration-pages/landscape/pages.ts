import { landscapeOrders, listLandscapeEntries } from "../../../community/landscape/queries.ts";
import { toLandscapeEntry } from "../../../community/landscape/views.ts";
import type { UserContext } from "../../../identity/context.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { entryEditPath, landscapeEntryPath } from "../../../web/page-paths.ts";
import type { Shown } from "../../../web/pages/page.ts";
import { requireAdministeredEntry, requirePlaceIn } from "../administered.ts";
import { editPage, newPage } from "../edit.ts";
import { toValues } from "../fields.ts";

export const entryEditPage = async (context: UserContext, id: string, shown: Shown) => {
  const { t } = context.texts;
  const entry = toLandscapeEntry(await requireAdministeredEntry(context, id), context.baseUrl);
  const { name } = entry;
  return editPage(context, shown, {
    form: "EntryForm",
    title: t("organizers.landscape.edit", { name }),
    crumb: { name, path: landscapeEntryPath(entry) },
    values: toValues(entry),
    shownVersion: tagOf(entry),
    link: entry.published ? entry.html_url : null,
    pictures: ["logo"],
    deletion: { label: t("organizers.landscape.delete"), question: t("organizers.landscape.delete_question") },
  });
};

const most = 100;

export const newEntryPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { t } = context.texts;
  const { alliance, rights } = await requirePlaceIn(context, slug);
  const order = landscapeOrders.name;
  const page = { alliance: [slug], includeHiddenFor: rights, order, position: undefined, limit: most };
  const items = (await listLandscapeEntries(context.db, page))
    .filter(({ published }) => !published)
    .map((entry) => ({ name: entry.name, path: entryEditPath(entry), state: t("organizers.landscape.unpublished") }));
  return newPage(context, shown, {
    alliance,
    place: "landscape",
    form: "EntryForm",
    title: t("organizers.landscape.new"),
    hidden: { label: t("organizers.landscape.hidden"), items },
  });
};
