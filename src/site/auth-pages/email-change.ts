import {
  confirmChange,
  requireFormerEmail,
  requirePendingChange,
  undoChange,
} from "../../identity/auth/email-changes/change.ts";
import { seeOther } from "../../server/http/responses.ts";
import { template } from "../../web/pages/template.ts";
import { operationPage } from "../kit/operation-page.ts";

const confirmTemplate = template<{ from: string; to: string; token: string }>("site/auth-pages/confirm-email");

const undoTemplate = template<{ email: string; token: string }>("site/auth-pages/undo-email-change");

/** The page behind the link in the email to the new address. */
export const emailConfirmation = operationPage("showConfirmEmail", {
  problems: { token: "common.wrong.link" },
  show: async (context, { query: { token } }) =>
    context.render(confirmTemplate, { ...(await requirePendingChange(context, token)), token }),
  forms: {
    confirmEmail: {
      submit: async (context, { body: { token } }) => {
        await confirmChange(context, token);
        return seeOther("/settings/account?notice=email_changed");
      },
    },
  },
});

/** The page behind the link in the email to the former address. */
export const emailUndo = operationPage("showUndoEmailChange", {
  problems: { token: "common.wrong.link" },
  show: async (context, { query: { token } }) => {
    const { email } = await requireFormerEmail(context, token);
    return context.render(undoTemplate, { email, token });
  },
  forms: {
    undoEmailChange: {
      submit: async (context, { body: { token } }) => {
        await undoChange(context, token);
        return seeOther("/auth/login?notice=email_change_undone");
      },
    },
  },
});
