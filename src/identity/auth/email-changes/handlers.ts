import { seeOther } from "../../../server/http/responses.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { template } from "../../../web/pages/template.ts";
import type { Handler } from "../../context.ts";
import { confirmChange, requirePendingChange } from "./confirm.ts";
import { requireFormerEmail, undoChange } from "./undo.ts";

type ConfirmEmailPage = { from: string; to: string; token: string };

const confirmEmailTemplate = template<ConfirmEmailPage>("identity/auth/email-changes/confirm-email");

type UndoEmailChangePage = { email: string; token: string };

const undoEmailChangeTemplate = template<UndoEmailChangePage>("identity/auth/email-changes/undo-email-change");

export const showConfirmEmail: Handler<"showConfirmEmail"> = async (context, { query: { token } }) =>
  htmlPage(await context.render(confirmEmailTemplate, { ...(await requirePendingChange(context, token)), token }));

export const confirmEmail: Handler<"confirmEmail"> = async (context, { body: { token } }) => {
  await confirmChange(context, token);
  return seeOther("/settings/account?notice=email_changed");
};

export const showUndoEmailChange: Handler<"showUndoEmailChange"> = async (context, { query: { token } }) => {
  const { email } = await requireFormerEmail(context, token);
  return htmlPage(await context.render(undoEmailChangeTemplate, { email, token }));
};

export const undoEmailChange: Handler<"undoEmailChange"> = async (context, { body: { token } }) => {
  await undoChange(context, token);
  return seeOther("/auth/login?notice=email_change_undone");
};
