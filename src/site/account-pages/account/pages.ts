import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser, toSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { NoticeText, Pages } from "../../../web/pages/render.ts";

export const accountPage = async (
  context: UserContext,
  notice: NoticeText | null,
  form: Pages["account"]["form"],
): Promise<string> => {
  const user = await findSignedInUser(context);
  const { pendingEmail: email, pendingUntil: until } = user;
  return context.render("account", {
    user: toSignedInUser(user),
    form,
    hasPassword: user.providers.includes("password"),
    pending: email === null || until === null ? null : { email, until: toTimestamp(until) },
    notice,
  });
};
