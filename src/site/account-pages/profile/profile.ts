import { updateUser, uploadPhoto } from "../../../community/me/actions.ts";
import { toUser } from "../../../community/me/views.ts";
import { BadRequest } from "../../../foundation/errors.ts";
import { languageNames, languages, type Translator } from "../../../foundation/languages/texts.ts";
import { pictureUrl } from "../../../foundation/pictures/pictures.ts";
import { timeZoneNames } from "../../../foundation/time-zone.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { withoutValues } from "../../../web/pages/form.ts";
import { contractForm } from "../../kit/contract-form.ts";
import { notice, pictureFields, redirectWithNotice } from "../../kit/fields.ts";
import { form, formIn, page } from "../../kit/page.ts";
import { signedInAccess } from "../shared.ts";

/** The form of the profile. An empty field clears its property; a missing field leaves the property unchanged. */
export const profileForm = contractForm({
  create: "UserUpdate",
  update: "UserUpdate",
  required: ["name"],
  sections: [
    [null, ["name", "bio", "title", "company", "city", "country_code", "timezone", "language"]],
    [null, ["photo_url", "website_url", "links", "interests", "show_as_attendee", "show_as_organizer"]],
  ],
  edit: {},
  creation: {},
  attributesByField: {
    name: { autocomplete: "name" },
    bio: { rows: 5 },
    title: { autocomplete: "organization-title" },
    company: { autocomplete: "organization" },
    city: { autocomplete: "address-level2" },
    country_code: { autocomplete: "country" },
    photo_url: { autocomplete: "photo" },
    website_url: { autocomplete: "url" },
  },
  wording: {
    label: (field) => (field === "name" ? "auth.field.name" : `account.profile.${field}`),
    hint: (field) => `account.profile.${field}_hint`,
    problem: (name) => `common.field.${name}`,
  },
});

/** The fields of the form. @param timezone the selected time zone */
const profileFields = (texts: Translator, timezone: string) =>
  profileForm
    .toSections(texts, {
      timezone: timeZoneNames(timezone).map((name) => ({ value: name, label: name })),
      // The name of each language is in that language.
      language: [
        { value: "", label: texts.t("account.profile.as_browser") },
        ...languages.map((language) => ({ value: language, label: languageNames[language] })),
      ],
    })
    .flatMap(({ fields }) => fields);

const path = "/settings/profile";

const submitProfile = form(path, {
  ...signedInAccess,
  ...profileForm.edit,
  // The contract of release 0.1.0 accepts JSON.
  consumes: ["application/x-www-form-urlencoded", "application/json"],
  submit: (context, { body }) => updateUser(context, profileForm.toUpdate(body)),
  notice: "profile_saved",
});

const submitProfilePhoto = form(`${path}/photo`, {
  permission: "signed_in",
  body: pictureFields,
  needsBody: true,
  consumes: ["multipart/form-data"],
  submit: async (context, { body: { photo, remove } }) => {
    if (remove !== undefined) {
      await updateUser(context, { photo_url: null });
      return redirectWithNotice(path, "photo_removed");
    }
    if (photo === undefined || photo.length === 0)
      throw new BadRequest("choose a photo first", { field: "photo", text: { key: "common.wrong.picture_missing" } });
    await uploadPhoto(context, photo);
    return redirectWithNotice(path, "photo_saved");
  },
});

/** The profile that other users see, and its photo. */
export const profile = page("showProfile", path, {
  ...signedInAccess,
  query: { notice },
  template: "account-pages/profile/profile",
  show: async (context, input) => {
    const { texts, baseUrl } = context;
    const user = await findSignedInUser(context);
    const isSubmitted = input.rejected?.id === "submitProfile";
    const form = isSubmitted ? input.form : { values: profileForm.fill(toUser(user, context)), problems: [] };
    const isOrganizer = user.roles.some(({ role }) => role === "group_admin" || role === "event_host");
    return {
      form,
      photo: { url: pictureUrl(user.photoUrl, baseUrl), form: withoutValues(formIn(input, "submitProfilePhoto")) },
      fields: profileFields(texts, String(form.values["timezone"] ?? "")).filter(
        ({ name }) => isOrganizer || name !== "show_as_organizer",
      ),
    };
  },
  forms: { submitProfile, submitProfilePhoto },
});
