import { deleteLandscapeEntry, updateLandscapeEntry } from "../../../community/landscape/actions.ts";
import { toLandscapeEntry } from "../../../community/landscape/views.ts";
import { pictureAddress } from "../../../community/uploads/receive.ts";
import { tagOf } from "../../../server/http/etag.ts";
import { entryEditPath, landscapeEntryPath, newEntryPath } from "../../../web/page-paths.ts";
import { pictureFields } from "../../kit/fields.ts";
import { done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { buttonBody, editPage, formPage } from "../form-page.ts";
import { pictureNotice } from "../pictures.ts";
import { entryForm } from "./form.ts";

const submitEntry = form("/landscape/{entry_id}/edit", {
  permission: "landscape_entry.update",
  ...entryForm.edit,
  submit: async (context, { path: { entry_id: id }, body }) => {
    await updateLandscapeEntry(context, { id, changes: entryForm.toUpdate(body), version: body.version });
    return done(entryEditPath({ id }), "saved");
  },
});

const submitEntryPicture = form("/landscape/{entry_id}/picture", {
  permission: "landscape_entry.update",
  body: pictureFields,
  needsBody: true,
  consumes: ["multipart/form-data"],
  submit: async (context, { path: { entry_id: id }, body }) => {
    const logo_url = await pictureAddress(context, body);
    await updateLandscapeEntry(context, { id, changes: { logo_url } });
    return done(entryEditPath({ id }), pictureNotice(logo_url));
  },
});

const deleteEntryByForm = form("/landscape/{entry_id}/delete", {
  permission: "landscape_entry.delete",
  body: buttonBody,
  needsBody: true,
  submit: async (context, { body: { version } }) => {
    const { id, alliance } = context.target;
    await deleteLandscapeEntry(context, { id, version });
    return done(newEntryPath({ slug: alliance }), "deleted");
  },
});

/** The form to edit a landscape entry, with those of its logo and its deletion. */
export const entry = page("showEntryForm", "/landscape/{entry_id}/edit", {
  ...formPage,
  permission: "landscape_entry.update",
  show: async (context, input) => {
    const { t } = context.texts;
    const entry = toLandscapeEntry(context.target, context.baseUrl);
    const { name } = entry;
    return editPage(context, input, {
      form: entryForm,
      id: "submitEntry",
      title: t("organizers.landscape.edit", { name }),
      crumb: { name, path: landscapeEntryPath(entry) },
      values: entryForm.fill(entry),
      shownVersion: tagOf(entry),
      link: entry.published ? entry.html_url : null,
      pictures: ["logo"],
      deletion: { label: t("organizers.landscape.delete"), question: t("organizers.landscape.delete_question") },
    });
  },
  forms: { submitEntry, submitEntryPicture, deleteEntryByForm },
});
