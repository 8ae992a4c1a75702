import { requestPasswordReset } from "../../identity/auth/password-reset.ts";
import type { Form } from "../../web/pages/form.ts";
import { template } from "../../web/pages/template.ts";
import { operationPage } from "../kit/operation-page.ts";
import { checkMail, typedForm } from "./shared.ts";

const forgotPasswordTemplate = template<{ form: Form }>("site/auth-pages/forgot-password");

export const forgotPassword = operationPage("showForgotPassword", {
  show: async (context, { form, rejected }) =>
    context.render(forgotPasswordTemplate, { form: rejected ? form : await typedForm(context) }),
  forms: {
    requestPasswordReset: {
      shownAt: () => ({}),
      submit: async (context, { body: { email } }) => {
        await requestPasswordReset(context, email);
        return checkMail(context, { notice: "reset_requested", email });
      },
    },
  },
});
