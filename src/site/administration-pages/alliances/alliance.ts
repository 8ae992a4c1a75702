import { createAlliance, updateAlliance } from "../../../community/alliances/actions.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { findAlliance } from "../../../community/alliances/queries.ts";
import { toAdministeredAlliance } from "../../../community/alliances/views.ts";
import { idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import { storeSubmittedPicture } from "../../../community/uploads/receive.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { tagOf } from "../../../server/http/responses.ts";
import { allianceEditPath, alliancePath, newAlliancePath } from "../../../web/page-paths.ts";
import { contractForm } from "../../kit/contract-form.ts";
import { formKey, photo, redirectWithNotice, version } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { creationPage, editPage, formPageOptions, pictureBody, pictureNotice, storeLogo } from "../form-page.ts";

export const allianceForm = contractForm({
  create: "AllianceCreate",
  update: "AllianceUpdate",
  sections: [
    [null, ["name", "tagline", "description", "accepts_group_requests"]],
    ["organizers.section.links", ["website_url", "contact_email", "links"]],
    ["organizers.section.look", ["accent_color", "sender_name", "imprint_url", "privacy_url", "terms_url"]],
    ["organizers.section.pictures", ["photo", "logo_url", "banner_url"]],
  ],
  edit: { version },
  creation: { photo, form_key: formKey },
});

const createAllianceByForm = form("/alliances/new", {
  permission: "alliance.create",
  ...allianceForm.create,
  submit: async (context, { body }) => {
    const alliance = allianceForm.toCreate(body);
    const { body: created } = await createAlliance(context, {
      body: { ...alliance, ...(await storeLogo(context, body)) },
      headers: idempotencyHeadersOf(body),
    });
    return redirectWithNotice(allianceEditPath(created), "created");
  },
});

/** The form for a new alliance. */
export const newAlliance = page("showNewAlliance", newAlliancePath, {
  permission: "alliance.create",
  template: formPageOptions.template,
  problemIn: formPageOptions.problemIn,
  show: async (context, input) => {
    const { t } = context.texts;
    return creationPage(context, input, {
      noun: "alliances",
      form: allianceForm,
      crumb: { name: t("common.place.alliances"), path: "/alliances" },
      action: newAlliancePath,
    });
  },
  forms: { createAllianceByForm },
});

const submitAlliance = form("/alliances/{alliance}/edit", {
  permission: "alliance.update",
  ...allianceForm.edit,
  submit: (context, { path: { alliance: slug }, body }) =>
    updateAlliance(context, { slug, changes: allianceForm.toUpdate(body), version: body.version }),
  notice: "saved",
});

const submitAlliancePicture = form("/alliances/{alliance}/picture", {
  permission: "alliance.update",
  body: pictureBody,
  consumes: ["multipart/form-data"],
  submit: async (context, { path: { alliance: slug }, body }) => {
    const url = await storeSubmittedPicture(context, body);
    await updateAlliance(context, { slug, changes: { [`${body.place}_url`]: url } });
    return url;
  },
  notice: pictureNotice,
});

/** The forms to edit an alliance and its pictures. */
export const alliance = page("showAllianceForm", "/alliances/{alliance}/edit", {
  ...formPageOptions,
  permission: "alliance.update",
  show: async (context, input) => {
    const { id, slug } = context.target;
    const row = requireFound(await findAlliance(context.db, { id, now: context.now }), alliancePolicy.missing(slug));
    const alliance = toAdministeredAlliance(row, context.baseUrl);
    return editPage(context, input, {
      noun: "alliances",
      form: allianceForm,
      id: "submitAlliance",
      resource: alliance,
      crumb: { name: alliance.name, path: alliancePath(row) },
      shownVersion: tagOf(alliance, row.revision),
      pictures: ["logo", "banner"],
    });
  },
  forms: { submitAlliance, submitAlliancePicture },
});
