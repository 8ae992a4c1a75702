import { inTransaction } from "../../../foundation/db/client.ts";
import { cancelEmailChange, requestEmailChange } from "../../../identity/auth/email-changes/request.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { findSignedInUser, toSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { emptyForm, type Form } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { NoticeText, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";

type AccountPage = UserPage & {
  hasPassword: boolean;
  pending: { email: string; until: string } | null;
};

const accountTemplate = template<AccountPage>("site/account-pages/account/account");

const accountPage = async (context: UserContext, notice: NoticeText | null, form: Form) => {
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

export const showAccount: Handler<"showAccount"> = async (context, { query: { notice } }) =>
  htmlPage(await accountPage(context, noticeOf(context.texts, notice), emptyForm));

export const changeEmailByForm: Handler<"changeEmailByForm"> = withUserForm(
  { schema: "EmailForm", show: (context, { form }) => accountPage(context, null, form) },
  async (context, { body: { email, password } }) => {
    const detour = stepUpFirst(context, "/settings/account");
    if (detour) return detour;
    await requestEmailChange(context, { email, password: password || undefined });
    return seeOther("/settings/account?notice=email_change_requested");
  },
);

export const cancelEmailChangeByForm: Handler<"cancelEmailChangeByForm"> = async (context) => {
  await inTransaction(context, cancelEmailChange);
  return seeOther("/settings/account?notice=email_change_canceled");
};
