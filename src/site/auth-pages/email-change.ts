import {
  confirmChange,
  requireFormerEmail,
  requirePendingChange,
  undoChange,
} from "../../identity/auth/email-changes/change.ts";
import { seeOther } from "../../server/http/responses.ts";
import { operationPage } from "../kit/operation-page.ts";

/** The page behind the link in the email to the new address. */
export const emailConfirmation = operationPage("showConfirmEmail", {
  problems: { token: "common.wrong.link" },
  template: "auth-pages/confirm-email",
  show: async (context, { query: { token } }) => ({ ...(await requirePendingChange(context, token)), token }),
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
  template: "auth-pages/undo-email-change",
  show: async (context, { query: { token } }) => {
    const { email } = await requireFormerEmail(context, token);
    return { email, token };
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
