import { requestLink } from "../../identity/auth/mail-links.ts";
import { operationPage } from "../kit/operation-page.ts";
import { checkMail, typedForm } from "./shared.ts";

export const forgotPassword = operationPage("showForgotPassword", {
  template: "auth-pages/forgot-password",
  show: async (context, { form, rejected }) => ({ form: rejected ? form : await typedForm(context) }),
  forms: {
    requestPasswordReset: {
      shownAt: () => ({}),
      submit: async (context, { body: { email } }) => {
        await requestLink(context, "reset", { email });
        return checkMail(context, { notice: "reset_requested", email });
      },
    },
  },
});
