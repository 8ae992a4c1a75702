import { requireSignUp, signUp } from "../../identity/auth/sign-in-links.ts";
import { seeOther } from "../../server/http/responses.ts";
import { operationPage } from "../kit/operation-page.ts";
import { atLink } from "./shared.ts";

/** The page behind the link in the email to an address without an account. */
export const signUpPage = operationPage("showSignUp", {
  problems: { token: "common.wrong.link" },
  template: "auth-pages/sign-up",
  show: async (context, { query: { token } }) => {
    const { email } = await requireSignUp(context, token);
    return { email, token };
  },
  forms: {
    finishSignUp: {
      shownAt: atLink("name"),
      submit: async (context, { body }) => seeOther(await signUp(context, body)),
    },
  },
});
