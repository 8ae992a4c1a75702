import { requireResetLink, resetPassword } from "../../identity/auth/password-reset.ts";
import { seeOther } from "../../server/http/responses.ts";
import { type Form, withoutValues } from "../../web/pages/form.ts";
import { template } from "../../web/pages/template.ts";
import { operationPage } from "../kit/operation-page.ts";
import { atLink } from "./shared.ts";

const resetPasswordTemplate = template<{ form: Form<never>; token: string }>("site/auth-pages/reset-password");

/** The page behind the link in the email that was asked for. */
export const passwordReset = operationPage("showResetPassword", {
  problems: { token: "common.wrong.link" },
  wayOut: { label: "auth.forgot.title", path: "/auth/forgot-password" },
  show: async (context, { query: { token }, form, rejected }) => {
    if (!rejected) await requireResetLink(context, token);
    return context.render(resetPasswordTemplate, { form: withoutValues(form), token });
  },
  forms: {
    resetPassword: {
      shownAt: atLink("password"),
      submit: async (context, { body }) => {
        await resetPassword(context, body);
        return seeOther("/auth/login?notice=password_reset");
      },
    },
  },
});
