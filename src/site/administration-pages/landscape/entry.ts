import {
  createLandscapeEntry,
  deleteLandscapeEntry,
  updateLandscapeEntry,
} from "../../../community/landscape/actions.ts";
import { landscapeEntryPolicy } from "../../../community/landscape/policy.ts";
import { landscapeOrders, listLandscapeEntries } from "../../../community/landscape/queries.ts";
import { toLandscapeEntry } from "../../../community/landscape/views.ts";
import { idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import { storeSubmittedPicture } from "../../../community/uploads/receive.ts";
import { may, viewerOf } from "../../../identity/access/policy.ts";
import { tagOf } from "../../../server/http/responses.ts";
import { alliancePath, entryEditPath, landscapeEntryPath } from "../../../web/page-paths.ts";
import { contractForm } from "../../kit/contract-form.ts";
import { formKey, photo, pictureFields, redirectWithNotice, version } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { buttonBody, editPage, formPageOptions, newPage, pictureNotice, storeLogo } from "../form-page.ts";

export const entryForm = contractForm({
  create: "LandscapeEntryCreate",
  update: "LandscapeEntryUpdate",
  sections: [
    [null, ["name", "kind", "stage", "summary", "description", "category", "tags", "published"]],
    ["organizers.section.links", ["website_url", "repository_url"]],
    ["organizers.section.pictures", ["photo", "logo_url"]],
  ],
  edit: { version },
  creation: { photo, form_key: formKey },
});

const maxHidden = 100;

const createEntryByForm = form("/alliances/{alliance}/landscape/new", {
  permission: "alliance.add_landscape_entry",
  ...entryForm.create,
  submit: async (context, { path: { alliance }, body }) => {
    const entry = entryForm.toCreate(body, { alliance });
    const { body: created } = await createLandscapeEntry(context, {
      body: { ...entry, ...(await storeLogo(context, body)) },
      headers: idempotencyHeadersOf(body),
    });
    return redirectWithNotice(entryEditPath(created), "created");
  },
});

/** The form for a new landscape entry, with the unpublished entries of the alliance. */
export const newEntry = page("showNewEntry", "/alliances/{alliance}/landscape/new", {
  ...formPageOptions,
  permission: "alliance.add_landscape_entry",
  show: async (context, input) => {
    const { target: alliance } = context;
    const { permissions } = await viewerOf(context, landscapeEntryPolicy.verbs.create.scope);
    const order = landscapeOrders.name;
    const page = {
      alliance: [alliance.slug],
      onlyHiddenFor: permissions,
      order,
      position: undefined,
      limit: maxHidden,
    };
    const state = context.texts.t("organizers.landscape.unpublished");
    const hidden = (await listLandscapeEntries(context.db, page))
      .filter(({ published }) => !published)
      .map((entry) => ({ name: entry.name, path: entryEditPath(entry), state }));
    return newPage(context, input, { noun: "landscape", alliance, form: entryForm, hidden });
  },
  forms: { createEntryByForm },
});

const submitEntry = form("/landscape/{entry_id}/edit", {
  permission: "landscape_entry.update",
  ...entryForm.edit,
  submit: (context, { path: { entry_id: id }, body }) =>
    updateLandscapeEntry(context, { id, changes: entryForm.toUpdate(body), version: body.version }),
  notice: "saved",
});

const submitEntryPicture = form("/landscape/{entry_id}/picture", {
  permission: "landscape_entry.update",
  body: pictureFields,
  needsBody: true,
  consumes: ["multipart/form-data"],
  submit: async (context, { path: { entry_id: id }, body }) => {
    const logo_url = await storeSubmittedPicture(context, body);
    await updateLandscapeEntry(context, { id, changes: { logo_url } });
    return logo_url;
  },
  notice: pictureNotice,
});

const deleteEntryByForm = form("/landscape/{entry_id}/delete", {
  permission: "landscape_entry.delete",
  body: buttonBody,
  needsBody: true,
  submit: async (context, { body: { version } }) => {
    const { id, alliance } = context.target;
    await deleteLandscapeEntry(context, { id, version });
    return redirectWithNotice(`${alliancePath({ slug: alliance })}/landscape/new`, "deleted");
  },
});

/** The forms to edit a landscape entry and its logo, and to delete it. */
export const entry = page("showEntryForm", "/landscape/{entry_id}/edit", {
  ...formPageOptions,
  permission: "landscape_entry.update",
  show: async (context, input) => {
    const entry = toLandscapeEntry(context.target, context.baseUrl);
    const viewer = await viewerOf(context, landscapeEntryPolicy.verbs.delete.scope);
    return editPage(context, input, {
      noun: "landscape",
      form: entryForm,
      id: "submitEntry",
      resource: entry,
      crumb: { name: entry.name, path: landscapeEntryPath(entry) },
      shownVersion: tagOf(entry),
      isHidden: !entry.published,
      pictures: ["logo"],
      canDelete: may(landscapeEntryPolicy.verbs.delete, viewer, context.target),
    });
  },
  forms: { submitEntry, submitEntryPicture, deleteEntryByForm },
});
