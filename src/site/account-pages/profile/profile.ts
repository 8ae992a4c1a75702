import { updateUser, uploadPhoto } from "../../../community/me/actions.ts";
import { toUser } from "../../../community/me/views.ts";
import { BadRequest } from "../../../foundation/errors.ts";
import { pictureUrl } from "../../../foundation/pictures/pictures.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { withoutValues } from "../../../web/pages/form.ts";
import { notice, pictureFields } from "../../kit/fields.ts";
import { form, formIn, page } from "../../kit/page.ts";
import { drawProfile, profileForm } from "./profile-form.ts";

const path = "/settings/profile";

const save = form(path, {
  permission: "signed_in",
  allowsUnverified: true,
  ...profileForm.edit,
  // JSON was part of the contract in release 0.1.0.
  consumes: ["application/x-www-form-urlencoded", "application/json"],
  submit: async (context, { body }) => {
    await updateUser(context, profileForm.toUpdate(body));
    return seeOther(`${path}?notice=profile_saved`);
  },
});

const savePhoto = form(`${path}/photo`, {
  permission: "signed_in",
  body: pictureFields,
  needsBody: true,
  consumes: ["multipart/form-data"],
  submit: async (context, { body: { photo, remove } }) => {
    if (remove !== undefined) {
      await updateUser(context, { photo_url: null });
      return seeOther(`${path}?notice=photo_removed`);
    }
    if (photo === undefined || photo.length === 0)
      throw new BadRequest("choose a photo first", { field: "photo", text: { key: "common.wrong.picture_missing" } });
    await uploadPhoto(context, photo);
    return seeOther(`${path}?notice=photo_saved`);
  },
});

/** The profile that other users see, and its photo. */
export const profile = page("showProfile", path, {
  permission: "signed_in",
  allowsUnverified: true,
  query: { notice },
  template: "account-pages/profile/profile",
  show: async (context, input) => {
    const { texts, baseUrl } = context;
    const user = await findSignedInUser(context);
    const isSubmitted = input.rejected?.id === "submitProfile";
    const form = isSubmitted ? input.form : { values: profileForm.fill(toUser(user, context)), problems: [] };
    const isOrganizer = user.roles.some(({ role }) => role === "group_admin");
    return {
      form,
      photo: { url: pictureUrl(user.photoUrl, baseUrl), form: withoutValues(formIn(input, "submitProfilePhoto")) },
      fields: drawProfile(texts, String(form.values["timezone"] ?? "")).filter(
        ({ name }) => isOrganizer || name !== "show_as_organizer",
      ),
    };
  },
  forms: { submitProfile: save, submitProfilePhoto: savePhoto },
});
