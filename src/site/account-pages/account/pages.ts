import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser, toSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { NoticeText, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";

type AccountPage = UserPage & {
  hasPassword: boolean;
  /** The address that waits for its confirmation, and until when. */
  pending: { email: string; until: string } | null;
};

const accountTemplate = template<AccountPage>("site/account-pages/account/account");

export const accountPage = async (context: UserContext, notice: NoticeText | null, form: Form) => {
  const user = await findSignedInUser(context);
  const { pendingEmail: email, pendingUntil: until } = user;
  return context.render(accountTemplate, {
    user: toSignedInUser(user),
    form,
    hasPassword: user.providers.includes("password"),
    pending: email === null || until === null ? null : { email, until: toTimestamp(until) },
    notice,
  });
};
