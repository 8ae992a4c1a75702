import { requestLink } from "../../identity/auth/mail-links.ts";
import { requireResetLink, resetPassword } from "../../identity/auth/sign-in-links.ts";
import { seeOther } from "../../server/http/responses.ts";
import { withoutValues } from "../../web/pages/form.ts";
import { operationPage } from "../kit/operation-page.ts";
import { formWithTypedEmail, redirectToCheckMail, tokenQuery } from "./shared.ts";

const forgotPassword = operationPage("showForgotPassword", {
  template: "auth-pages/forgot-password",
  show: async (context, { form, rejected }) => ({ form: rejected ? form : await formWithTypedEmail(context) }),
  forms: {
    requestPasswordReset: {
      pageQuery: () => ({}),
      submit: async (context, { body: { email } }) => {
        await requestLink(context, "reset", { email });
        return redirectToCheckMail(context, { notice: "reset_requested", email });
      },
    },
  },
});

/** The page behind the link in the email. */
const passwordReset = operationPage("showResetPassword", {
  errorLink: { label: "auth.forgot.title", path: "/auth/forgot-password" },
  template: "auth-pages/reset-password",
  show: async (context, { query: { token }, form, rejected }) => {
    if (!rejected) await requireResetLink(context, token);
    return { form: withoutValues(form), token };
  },
  forms: {
    resetPassword: {
      pageQuery: tokenQuery("password"),
      submit: async (context, { body }) => {
        await resetPassword(context, body);
        return seeOther("/auth/login?notice=password_reset");
      },
    },
  },
});

export const passwordPages = { ...forgotPassword, ...passwordReset };
