import { inTransaction } from "../../../foundation/db/client.ts";
import { cancelEmailChange, requestEmailChange } from "../../../identity/auth/email-changes/request.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import { accountPage } from "./pages.ts";

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
