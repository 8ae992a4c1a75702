import { pictureAddress } from "../../../community/uploads/form.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { entryEditPath, newEntryPath } from "../../../web/page-paths.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { requireAdministeredEntry, requirePlaceIn } from "../administered.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { administrationForm, buttonForm, checked, pictureForm, type ShowForm } from "../forms.ts";
import { pictureNotice } from "../picture.ts";
import { noticeIn } from "../visit.ts";
import { toEntryBody } from "./form.ts";
import { entryEditPage, newEntryPage } from "./pages.ts";

export const showNewEntry: Handler<"showNewEntry"> = async (context, { path, query: { notice } }) =>
  htmlPage(await newEntryPage(context, path.alliance, { form: emptyForm, notice: noticeIn(context, notice) }));

const showEntry: ShowForm = (context, shown, segment) => entryEditPage(context, segment("entry_id"), shown);
const entryChecks = checked("EntryForm", "LandscapeEntryUpdate", toEntryBody);

export const createEntryByForm: Handler<"createEntryByForm"> = withUserForm(
  {
    ...administrationForm((context, shown, segment) => newEntryPage(context, segment("alliance"), shown)),
    ...entryChecks,
  },
  async (context, { path, body }) => {
    const { alliance } = await requirePlaceIn(context, path.alliance);
    const entry = readAs("LandscapeEntryCreate", { ...toEntryBody(body), alliance: alliance.slug });
    const { id } = await callApi(context, "createLandscapeEntry", { body: entry, form: body });
    return { ...seeOther(`${entryEditPath({ id })}?notice=created`), isSettled: true };
  },
);

export const showEntryForm: Handler<"showEntryForm"> = async (context, { path, query: { notice } }) =>
  htmlPage(await entryEditPage(context, path.entry_id, { form: emptyForm, notice: noticeIn(context, notice) }));

export const submitEntry: Handler<"submitEntry"> = withUserForm(
  { ...administrationForm(showEntry), ...entryChecks },
  async (context, { path, body }) => {
    const entry = await requireAdministeredEntry(context, path.entry_id);
    const changes = readAs("LandscapeEntryUpdate", toEntryBody(body));
    await callApi(context, "updateLandscapeEntry", { path, body: changes, version: body.version });
    return { ...seeOther(`${entryEditPath(entry)}?notice=saved`), isSettled: true };
  },
);

export const submitEntryPicture: Handler<"submitEntryPicture"> = withUserForm(
  pictureForm(showEntry),
  async (context, { path, body }) => {
    const entry = await requireAdministeredEntry(context, path.entry_id);
    const logo_url = await pictureAddress(context, body);
    await callApi(context, "updateLandscapeEntry", { path, body: { logo_url } });
    return { ...seeOther(`${entryEditPath(entry)}?notice=${pictureNotice(logo_url)}`), isSettled: true };
  },
);

export const deleteEntryByForm: Handler<"deleteEntryByForm"> = withUserForm(
  buttonForm(showEntry),
  async (context, { path, body: { version } }) => {
    const { alliance } = await requireAdministeredEntry(context, path.entry_id);
    await callApi(context, "deleteLandscapeEntry", { path, version });
    return { ...seeOther(`${newEntryPath({ slug: alliance })}?notice=deleted`), isSettled: true };
  },
);
