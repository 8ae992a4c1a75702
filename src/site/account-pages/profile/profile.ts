import { updateUser, uploadPhoto } from "../../../community/me/actions.ts";
import { toUser } from "../../../community/me/views.ts";
import { BadRequest } from "../../../foundation/errors.ts";
import { pictureUrl } from "../../../foundation/pictures/pictures.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser, toSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { type Form, withoutValues } from "../../../web/pages/form.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { NoticeText, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { notice, pictureFields } from "../../kit/fields.ts";
import { form, formIn, page } from "../../kit/page.ts";
import { drawProfile, profileForm } from "./profile-form.ts";

type ProfilePage = UserPage & {
  photo: { url: string | null; form: Form<never> };
  fields: ReturnType<typeof drawProfile>;
};

const profileTemplate = template<ProfilePage>("site/account-pages/profile/profile");

/** @param form as submitted; undefined shows the profile */
const profilePage = async (
  context: UserContext,
  notice: NoticeText | null,
  { form, photoForm }: { form: Form | undefined; photoForm: Form<never> },
): Promise<string> => {
  const { texts, baseUrl } = context;
  const user = await findSignedInUser(context);
  const shown = form ?? { values: profileForm.fill(toUser(user, context)), problems: [] };
  const isOrganizer = user.roles.some(({ role }) => role === "group_admin");
  return context.render(profileTemplate, {
    user: toSignedInUser(user),
    form: shown,
    photo: { url: pictureUrl(user.photoUrl, baseUrl), form: photoForm },
    fields: drawProfile(texts, String(shown.values["timezone"] ?? "")).filter(
      ({ name }) => isOrganizer || name !== "show_as_organizer",
    ),
    notice,
  });
};

const path = "/settings/profile";

const save = form(path, {
  permission: "signed_in",
  allowsUnverified: true,
  ...profileForm.edit,
  // Release 0.1.0 has it in the contract.
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
  show: (context, { query, ...input }) =>
    profilePage(context, noticeOf(context.texts, query.notice), {
      form: input.rejected?.id === "submitProfile" ? input.form : undefined,
      photoForm: withoutValues(formIn(input, "submitProfilePhoto")),
    }),
  forms: { submitProfile: save, submitProfilePhoto: savePhoto },
});
