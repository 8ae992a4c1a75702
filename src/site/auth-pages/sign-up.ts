import { requireSignUp, signUp } from "../../identity/auth/sign-in-links/sign-in.ts";
import { seeOther } from "../../server/http/responses.ts";
import type { Form } from "../../web/pages/form.ts";
import { template } from "../../web/pages/template.ts";
import { operationPage } from "../kit/operation-page.ts";
import { atLink } from "./shared.ts";

const signUpTemplate = template<{ form: Form<"name">; email: string; token: string }>("site/auth-pages/sign-up");

/** The page behind the link in the email to an address without an account. */
export const signUpPage = operationPage("showSignUp", {
  problems: { token: "common.wrong.link" },
  show: async (context, { query: { token }, form }) => {
    const { email } = await requireSignUp(context, token);
    return context.render(signUpTemplate, { form, email, token });
  },
  forms: {
    finishSignUp: {
      shownAt: atLink("name"),
      submit: async (context, { body }) => seeOther(await signUp(context, body)),
    },
  },
});
