import { requestSignInLink, requireSignInLink, signInByLink } from "../../identity/auth/sign-in-links/sign-in.ts";
import { seeOther } from "../../server/http/responses.ts";
import type { Form } from "../../web/pages/form.ts";
import { template } from "../../web/pages/template.ts";
import { operationPage } from "../kit/operation-page.ts";
import { checkMail, leadingOn, typedForm } from "./shared.ts";

const signInLinkTemplate = template<{ form: Form<"email">; next: string }>("site/auth-pages/sign-in-link");

const signInTemplate = template<{ email: string; token: string }>("site/auth-pages/sign-in");

export const signInLink = operationPage("showSignInLink", {
  problems: { next: "common.wrong.next" },
  show: async (context, { query: { next }, form, rejected }) =>
    context.render(signInLinkTemplate, { form: rejected ? form : await typedForm(context), next }),
  forms: {
    requestSignInLink: {
      shownAt: leadingOn,
      submit: async (context, { body }) => {
        await requestSignInLink(context, body);
        return checkMail(context, { notice: "sign_in_link_requested", ...body });
      },
    },
  },
});

/** The page behind the link in the email. */
export const signIn = operationPage("showSignIn", {
  problems: { token: "common.wrong.link" },
  show: async (context, { query: { token } }) => {
    const { email } = await requireSignInLink(context, token);
    return context.render(signInTemplate, { email, token });
  },
  forms: {
    finishSignIn: { submit: async (context, { body }) => seeOther(await signInByLink(context, body.token)) },
  },
});
