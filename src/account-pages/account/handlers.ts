import { cancelEmailChange, requestEmailChange } from "../../auth/email-changes/request.ts";
import { stepUpFirst } from "../../auth/second-factor/step-up.ts";
import type { Handler } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { seeOther } from "../../http/responses.ts";
import { emptyForm } from "../../pages/forms.ts";
import { htmlPage } from "../../pages/html-response.ts";
import { noticeOf } from "../../pages/notices.ts";
import { accountPage } from "./pages.ts";

export const showAccount: Handler<"showAccount"> = async (context, { query: { notice } }) =>
  htmlPage(await accountPage(context, noticeOf(context.texts, notice), emptyForm));

export const changeEmailByForm: Handler<"changeEmailByForm"> = async (context, { body: { email, password } }) => {
  const detour = stepUpFirst(context, "/settings/account");
  if (detour) return detour;
  await requestEmailChange(context, { email, password: password || undefined });
  return seeOther("/settings/account?notice=email_change_requested");
};

export const cancelEmailChangeByForm: Handler<"cancelEmailChangeByForm"> = async (context) => {
  await inTransaction(context, cancelEmailChange);
  return seeOther("/settings/account?notice=email_change_canceled");
};
