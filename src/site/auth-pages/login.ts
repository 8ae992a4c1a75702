import { logIn, logOut } from "../../identity/auth/log-in.ts";
import { repeatVerification } from "../../identity/auth/registration.ts";
import { secondFactorPath } from "../../identity/auth/second-factor/step-up.ts";
import type { Context } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { htmlPage, pagePolicyWithPasskeys } from "../../web/pages/html-response.ts";
import { awaitsEmail, type EmailNotice, noticeOf } from "../../web/pages/notices.ts";
import { operationPage } from "../kit/operation-page.ts";
import { render } from "../kit/page.ts";
import { checkMail, nextOf, typedForm } from "./shared.ts";

/** The cookies with the ID of an unconfirmed RSVP or request to join. */
const requestCookies: Partial<Record<EmailNotice, "rsvp_request" | "join_request">> = {
  rsvp_requested: "rsvp_request",
  join_requested: "join_request",
};

/** Pages to enter the address again; by default the page of `next`. */
const formPaths: Partial<Record<EmailNotice, string>> = {
  registered: "/auth/register",
  reset_requested: "/auth/forgot-password",
  sign_in_link_requested: "/auth/sign-in-link",
};

const resendPaths: Record<EmailNotice, string> = {
  registered: "/auth/verify-email",
  reset_requested: "/auth/forgot-password",
  sign_in_link_requested: "/auth/sign-in-link",
  rsvp_requested: "/rsvps/resend",
  join_requested: "/joins/resend",
};

/** Asks to open the email that was just sent. */
const checkMailPage = async (context: Context, notice: EmailNotice, next: string) => {
  const { texts, flash } = context;
  // The address as typed; `null` if it was not typed recently in this browser.
  const email = (await flash.read("typed_email")) ?? null;
  const cookie = requestCookies[notice];
  const [name, value] = cookie ? ["request", (await flash.read(cookie)) ?? null] : ["email", email];
  const fields = value === null ? null : [{ name, value }];
  // The form of a reset has no `next`, because a reset does not sign in.
  if (notice !== "reset_requested") fields?.push({ name: "next", value: next });
  const html = await render(context, "auth-pages/check-mail", undefined, {
    email,
    next,
    message: noticeOf(texts, notice)?.text ?? "",
    again: formPaths[notice] ?? next,
    resend: fields && { path: resendPaths[notice], fields },
    isRequest: cookie !== undefined,
  });
  return htmlPage(html, pagePolicyWithPasskeys);
};

/** The sign-in page, and the buttons to sign out and to send a registration's email again. */
export const login = operationPage("showLogin", {
  problems: { next: "common.wrong.next" },
  template: "auth-pages/login",
  policy: pagePolicyWithPasskeys,
  show: async (context, { query: { next, notice }, form, rejected }) => {
    if (awaitsEmail(notice)) return checkMailPage(context, notice, next);
    return {
      form: rejected ? form : await typedForm(context),
      next,
      providers: context.providers.choices,
      notice: noticeOf(context.texts, notice),
    };
  },
  forms: {
    logIn: {
      shownAt: nextOf,
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
        await repeatVerification(context, email);
        return checkMail(context, { notice: "registered", email, next });
      },
    },
  },
});
