import { sessionPages } from "../../../generated/contract.ts";
import {
  confirmChange,
  requireFormerEmail,
  requirePendingChange,
  undoChange,
} from "../../identity/auth/email-changes/change.ts";
import { passwordErrors } from "../../identity/auth/passwords/policy.ts";
import { register, resendVerification, verifyEmail } from "../../identity/auth/registration.ts";
import { seeOther } from "../../server/http/responses.ts";
import { operationPage } from "../kit/operation-page.ts";
import { formWithTypedEmail, nextQuery, redirectToCheckMail } from "./shared.ts";

const registration = operationPage("showRegister", {
  template: "auth-pages/register",
  show: async (context, { query: { next }, form, rejected }) => ({
    form: rejected ? form : await formWithTypedEmail(context),
    next,
    providers: context.providers.choices,
  }),
  forms: {
    registerUser: {
      check: passwordErrors("password"),
      pageQuery: nextQuery,
      submit: async (context, { body: { next, ...registration } }) => {
        await register(context, registration);
        if (context.isForm && next !== sessionPages.landing) await context.flash.set("next_page", next);
        return redirectToCheckMail(context, { notice: "registered", email: registration.email, next });
      },
    },
  },
});

/** Handles the verification link, and the button on the dashboard that requests another email. */
const verification = operationPage("verifyEmail", {
  errorLink: { label: "common.place.dashboard", path: "/dashboard" },
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

/** The page behind the link in the email to the new address. */
const emailConfirmation = operationPage("showConfirmEmail", {
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
const emailUndo = operationPage("showUndoEmailChange", {
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

export const registrationPages = { ...registration, ...verification, ...emailConfirmation, ...emailUndo };
