import { sessionPages } from "../../../generated/contract.ts";
import { passwordErrors } from "../../identity/auth/passwords/policy.ts";
import { register, resendVerification, verifyEmail } from "../../identity/auth/registration.ts";
import { seeOther } from "../../server/http/responses.ts";
import { operationPage } from "../kit/operation-page.ts";
import { checkMail, nextOf, typedForm } from "./shared.ts";

export const registration = operationPage("showRegister", {
  problems: { next: "common.wrong.next" },
  template: "auth-pages/register",
  show: async (context, { query: { next }, form, rejected }) => ({
    form: rejected ? form : await typedForm(context),
    next,
    providers: context.providers.choices,
  }),
  forms: {
    registerUser: {
      check: passwordErrors("password"),
      shownAt: nextOf,
      submit: async (context, { body: { next, ...registration } }) => {
        await register(context, registration);
        if (context.isForm && next !== sessionPages.landing) await context.flash.set("next_page", next);
        return checkMail(context, { notice: "registered", email: registration.email, next });
      },
    },
  },
});

/** The link in the email of a registration, and the button of signed-in users for another. */
export const verification = operationPage("verifyEmail", {
  problems: { token: "common.wrong.link" },
  wayOut: { label: "common.place.dashboard", path: "/dashboard" },
  show: async (context, { query: { token } }) => seeOther(await verifyEmail(context, token)),
  forms: {
    resendVerification: {
      submit: async (context) => {
        await resendVerification(context);
        return seeOther("/dashboard?notice=verification_sent");
      },
    },
  },
});
