import { sessionPages } from "../../../generated/contract.ts";
import { logIn, logOut } from "../../identity/auth/log-in.ts";
import { requestLink } from "../../identity/auth/mail-links.ts";
import { finishFlow } from "../../identity/auth/oauth/finish.ts";
import { startFlow } from "../../identity/auth/oauth/flow.ts";
import { resendVerificationTo } from "../../identity/auth/registration.ts";
import { confirmByCode, findConfirmation } from "../../identity/auth/second-factor/confirm.ts";
import { signInExpired } from "../../identity/auth/second-factor/pending.ts";
import { findTotp, listPasskeys } from "../../identity/auth/second-factor/queries.ts";
import { needsStepUp, secondFactorPath } from "../../identity/auth/second-factor/step-up.ts";
import { requireSignInLink, requireSignUp, signInByLink, signUp } from "../../identity/auth/sign-in-links.ts";
import type { Context } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { withoutValues } from "../../web/pages/form.ts";
import { htmlPage, pagePolicyWithPasskeys } from "../../web/pages/html-response.ts";
import { awaitsEmail, type EmailNotice, noticeOf } from "../../web/pages/notices.ts";
import { operationPage } from "../kit/operation-page.ts";
import { render } from "../kit/page.ts";
import { formWithTypedEmail, nextQuery, problemsWith, redirectToCheckMail, tokenQuery } from "./shared.ts";

type EmailPage = {
  /** The page to enter another address; by default the page `next`. */
  formPath?: string;
  resendPath: string;
  /** The cookie with the ID of an unconfirmed RSVP or request to join. */
  cookie?: "rsvp_request" | "join_request";
};

const emailPages: Record<EmailNotice, EmailPage> = {
  registered: { formPath: "/auth/register", resendPath: "/auth/verify-email" },
  reset_requested: { formPath: "/auth/forgot-password", resendPath: "/auth/forgot-password" },
  sign_in_link_requested: { formPath: "/auth/sign-in-link", resendPath: "/auth/sign-in-link" },
  rsvp_requested: { resendPath: "/rsvps/resend", cookie: "rsvp_request" },
  join_requested: { resendPath: "/joins/resend", cookie: "join_request" },
};

/** The page that asks the user to open the email that was just sent. */
const checkMailPage = async (context: Context, notice: EmailNotice, next: string) => {
  const { texts, flash } = context;
  // `null` if no address was typed recently in this browser.
  const email = (await flash.read("typed_email")) ?? null;
  const { formPath = next, resendPath, cookie } = emailPages[notice];
  const [name, value] = cookie ? ["request", (await flash.read(cookie)) ?? null] : ["email", email];
  const fields = value === null ? null : [{ name, value }];
  // A password reset does not sign in, so its form has no `next`.
  if (notice !== "reset_requested") fields?.push({ name: "next", value: next });
  const html = await render(context, "auth-pages/check-mail", undefined, {
    email,
    next,
    message: noticeOf(texts, notice)?.text ?? "",
    formPath,
    resend: fields && { path: resendPath, fields },
    isConfirmation: cookie !== undefined,
  });
  return htmlPage(html, pagePolicyWithPasskeys);
};

/** The sign-in page, and the buttons to sign out and to resend the verification email. */
const login = operationPage("showLogin", {
  template: "auth-pages/login",
  policy: pagePolicyWithPasskeys,
  show: async (context, { query: { next, notice }, form, rejected }) => {
    if (awaitsEmail(notice)) return checkMailPage(context, notice, next);
    return {
      form: rejected ? form : await formWithTypedEmail(context),
      next,
      providers: context.providers.choices,
      notice: noticeOf(context.texts, notice),
    };
  },
  forms: {
    logIn: {
      pageQuery: nextQuery,
      submit: async (context, { body: { next, ...credentials } }) =>
        seeOther((await logIn(context, credentials)) ? next : secondFactorPath(next)),
    },
    logOut: {
      submit: async (context) => {
        await logOut(context);
        return seeOther("/auth/login?notice=signed_out");
      },
    },
    requestVerification: {
      submit: async (context, { body: { email, next } }) => {
        await resendVerificationTo(context, email);
        return redirectToCheckMail(context, { notice: "registered", email, next });
      },
    },
  },
});

const signInLinkRequest = operationPage("showSignInLink", {
  template: "auth-pages/sign-in-link",
  show: async (context, { query: { next }, form, rejected }) => ({
    form: rejected ? form : await formWithTypedEmail(context),
    next,
  }),
  forms: {
    requestSignInLink: {
      pageQuery: nextQuery,
      submit: async (context, { body }) => {
        await requestLink(context, "sign_in", body);
        return redirectToCheckMail(context, { notice: "sign_in_link_requested", ...body });
      },
    },
  },
});

/** The page behind the link in the email. */
const signInByLinkPage = operationPage("showSignIn", {
  template: "auth-pages/sign-in",
  show: async (context, { query: { token } }) => {
    const { email } = await requireSignInLink(context, token);
    return { email, token };
  },
  forms: {
    finishSignIn: { submit: async (context, { body }) => seeOther(await signInByLink(context, body.token)) },
  },
});

/** The page behind the link in the email to an address without an account. */
const signUpPage = operationPage("showSignUp", {
  template: "auth-pages/sign-up",
  show: async (context, { query: { token } }) => {
    const { email } = await requireSignUp(context, token);
    return { email, token };
  },
  forms: {
    finishSignUp: {
      pageQuery: tokenQuery("name"),
      submit: async (context, { body }) => seeOther(await signUp(context, body)),
    },
  },
});

/** The page for the second factor, which completes a sign-in or confirms a session. */
const secondFactor = operationPage("showSecondFactor", {
  template: "auth-pages/second-factor",
  policy: pagePolicyWithPasskeys,
  show: async (context, { query: { next }, form, rejected }) => {
    const { db, caller } = context;
    const confirmation = await findConfirmation(context);
    if (!rejected) {
      if (!confirmation) return seeOther(caller ? next : `${sessionPages.login}?next=${encodeURIComponent(next)}`);
      if (!confirmation.pending && caller && !needsStepUp({ ...context, caller })) return seeOther(next);
    }
    if (!confirmation) throw signInExpired();
    const { account, pending } = confirmation;
    return {
      form: withoutValues(form),
      next,
      email: account.email,
      isSignIn: pending !== null,
      hasPasskey: (await listPasskeys(db, account.id)).length > 0,
      hasTotp: (await findTotp(db, account.id)) !== undefined,
    };
  },
  forms: {
    submitSecondFactor: {
      pageQuery: nextQuery,
      submit: async (context, { body: { code, next } }) => {
        const confirmation = await findConfirmation(context);
        if (!confirmation) return seeOther(sessionPages.login);
        await confirmByCode(context, confirmation, code);
        return seeOther(next);
      },
    },
  },
});

/** The link that starts the sign-in with a provider. */
const providerStart = operationPage("startOAuth", {
  show: (context, { path: { provider }, query: { next } }) =>
    startFlow(context, provider, { next }, sessionPages.login),
});

/** The redirect URI for providers. */
const providerReturn = operationPage("finishOAuth", {
  problems: problemsWith("common.wrong.sign_in", ["code", "state", "iss", "error", "error_description", "error_uri"]),
  show: finishFlow,
});

export const signInPages = {
  ...login,
  ...signInLinkRequest,
  ...signInByLinkPage,
  ...signUpPage,
  ...secondFactor,
  ...providerStart,
  ...providerReturn,
};
