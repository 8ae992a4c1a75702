import { landscapeOrders, listLandscapeEntries } from "../../../community/landscape/queries.ts";
import { toLandscapeEntry } from "../../../community/landscape/views.ts";
import { pictureAddress } from "../../../community/uploads/form.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { entryEditPath, landscapeEntryPath, newEntryPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Shown } from "../../../web/pages/page.ts";
import { administeredAlliance, administeredEntry } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { editPage, newPage } from "../edit.ts";
import { readAs, readFields, toValues } from "../fields.ts";
import { buttonForm, checkedForm, chosenLogo, pictureForm, pictureNotice, type ShowForm } from "../forms.ts";
import { asked, done } from "../visit.ts";

const entryEditPage = async (context: UserContext, id: string, shown: Shown) => {
  const { t } = context.texts;
  const entry = toLandscapeEntry(await administeredEntry(context, "update", id), context.baseUrl);
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

const newEntryPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { t } = context.texts;
  const { alliance, viewer } = await administeredAlliance(context, "add_landscape_entry", slug);
  const order = landscapeOrders.name;
  const page = { alliance: [slug], includeHiddenFor: viewer.rights, order, position: undefined, limit: most };
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

export const showNewEntry: Handler<"showNewEntry"> = async (context, { path, query }) =>
  htmlPage(await newEntryPage(context, path.alliance, asked(context, query)));

const showEntry: ShowForm = (context, shown, segment) => entryEditPage(context, segment("entry_id"), shown);
const showNew: ShowForm = (context, shown, segment) => newEntryPage(context, segment("alliance"), shown);
const toBody = readFields("EntryForm");
const entryForm = (show: ShowForm) => checkedForm(show, "EntryForm", "LandscapeEntryUpdate", toBody);

export const createEntryByForm: Handler<"createEntryByForm"> = withUserForm(
  entryForm(showNew),
  async (context, { path, body }) => {
    const { alliance } = await administeredAlliance(context, "add_landscape_entry", path.alliance);
    const entry = readAs("LandscapeEntryCreate", { ...toBody(body), alliance: alliance.slug });
    const created = { ...entry, ...(await chosenLogo(context, body)) };
    const { id } = await callApi(context, "createLandscapeEntry", { body: created, form: body });
    return done(entryEditPath({ id }), "created");
  },
);

export const showEntryForm: Handler<"showEntryForm"> = async (context, { path, query }) =>
  htmlPage(await entryEditPage(context, path.entry_id, asked(context, query)));

export const submitEntry: Handler<"submitEntry"> = withUserForm(
  entryForm(showEntry),
  async (context, { path, body }) => {
    const entry = await administeredEntry(context, "update", path.entry_id);
    const changes = readAs("LandscapeEntryUpdate", toBody(body));
    await callApi(context, "updateLandscapeEntry", { path, body: changes, version: body.version });
    return done(entryEditPath(entry), "saved");
  },
);

export const submitEntryPicture: Handler<"submitEntryPicture"> = withUserForm(
  pictureForm(showEntry),
  async (context, { path, body }) => {
    const entry = await administeredEntry(context, "update", path.entry_id);
    const logo_url = await pictureAddress(context, body);
    await callApi(context, "updateLandscapeEntry", { path, body: { logo_url } });
    return done(entryEditPath(entry), pictureNotice(logo_url));
  },
);

export const deleteEntryByForm: Handler<"deleteEntryByForm"> = withUserForm(
  buttonForm(showEntry),
  async (context, { path, body: { version } }) => {
    const { alliance } = await administeredEntry(context, "delete", path.entry_id);
    await callApi(context, "deleteLandscapeEntry", { path, version });
    return done(newEntryPath({ slug: alliance }), "deleted");
  },
);
