import { requestLink } from "../../identity/auth/mail-links.ts";
import { requireSignInLink, signInByLink } from "../../identity/auth/sign-in-links.ts";
import { seeOther } from "../../server/http/responses.ts";
import { operationPage } from "../kit/operation-page.ts";
import { checkMail, nextOf, typedForm } from "./shared.ts";

export const signInLink = operationPage("showSignInLink", {
  problems: { next: "common.wrong.next" },
  template: "auth-pages/sign-in-link",
  show: async (context, { query: { next }, form, rejected }) => ({
    form: rejected ? form : await typedForm(context),
    next,
  }),
  forms: {
    requestSignInLink: {
      shownAt: nextOf,
      submit: async (context, { body }) => {
        await requestLink(context, "sign_in", body);
        return checkMail(context, { notice: "sign_in_link_requested", ...body });
      },
    },
  },
});

/** The page behind the link in the email. */
export const signIn = operationPage("showSignIn", {
  problems: { token: "common.wrong.link" },
  template: "auth-pages/sign-in",
  show: async (context, { query: { token } }) => {
    const { email } = await requireSignInLink(context, token);
    return { email, token };
  },
  forms: {
    finishSignIn: { submit: async (context, { body }) => seeOther(await signInByLink(context, body.token)) },
  },
});
