import { v7 as uuid } from "uuid";
import type { Handler } from "../context.ts";
import { inTransaction } from "../db/client.ts";
import { Unauthorized } from "../errors.ts";
import { rejectPrefetch } from "../http/probe.ts";
import { seeOther } from "../http/responses.ts";
import { networkOf } from "../limits/network.ts";
import { accountExistsMail, noticeMail } from "../mail/messages.ts";
import { emptyForm } from "../pages/forms.ts";
import { htmlPage } from "../pages/html-response.ts";
import { awaitsEmail, noticeText } from "../pages/notices.ts";
import { digest } from "../secrets.ts";
import { countLoginAttempt } from "./login-attempts.ts";
import { linkExpired, postLink, sendLink } from "./mail-links.ts";
import { minimumDuration } from "./minimum-duration.ts";
import { forgotPasswordPage, loginPage, registerPage, resetPasswordPage } from "./pages.ts";
import { commonPasswords, siteNames } from "./passwords/common.ts";
import { requireGoodPassword } from "./passwords/rules.ts";
import {
  consumeMailToken,
  deleteFlowsOf,
  deleteMailTokensOf,
  findAccount,
  findAccountByEmail,
  findMailToken,
  insertUser,
  replaceHash,
  setPassword,
  setVerified,
} from "./queries.ts";
import { securityLog } from "./security-log.ts";
import { deleteSessionsOf } from "./sessions/queries.ts";

export const showLogin: Handler<"showLogin"> = async (context, { query: { next, notice } }) =>
  htmlPage(
    awaitsEmail(notice)
      ? await context.render("check-mail", { message: noticeText(notice) ?? "" })
      : await loginPage(context, { form: emptyForm, next, notice: noticeText(notice) }),
  );

export const logIn: Handler<"logIn"> = async (context, { body: { email, password, next } }) => {
  const { db, passwords, browser } = context;
  passwords.assertCapacity();
  const attempt = await countLoginAttempt(context, email);
  const account = await findAccountByEmail(db, email);
  const hash = account?.disabled ? null : (account?.passwordHash ?? null);
  if (!(await passwords.verify(hash, password)) || !account || !hash) {
    securityLog(context, "login_failed", { userId: account?.id });
    throw new Unauthorized("the email address or the password is wrong", { code: "invalid_credentials" });
  }
  await attempt.refund();
  if (passwords.isOutdated(hash))
    await replaceHash(db, { userId: account.id, from: hash, to: await passwords.hash(password) });
  await browser.signIn(account.id);
  securityLog(context, "login", { userId: account.id, subject: "password" });
  return seeOther(next ?? "/dashboard");
};

export const showRegister: Handler<"showRegister"> = async (context) =>
  htmlPage(await registerPage(context, emptyForm));

export const registerUser: Handler<"registerUser"> = async (context, { body: { email, name, password } }) => {
  const { db, now, baseUrl, limits, passwords, postbox } = context;
  passwords.assertCapacity();
  requireGoodPassword(password, { field: "password", email, siteNames: siteNames(baseUrl), common: commonPasswords });
  await limits.consume("registrations_per_address", networkOf(context.address));
  await minimumDuration(150, async () => {
    const hash = await passwords.hash(password);
    const id = uuid();
    await limits.admits("mails_per_account", id);
    const created = await inTransaction(context, async (context) => {
      if (!(await insertUser(context.db, { id, email, name, verified: false, now }))) return false;
      await setPassword(context.db, id, hash, now);
      await postLink(context, { id, email }, "verify");
      return true;
    });
    if (created) return securityLog(context, "registered", { userId: id });
    const owner = await findAccountByEmail(db, email);
    if (owner && !owner.disabled && (await limits.admits("mails_per_account", owner.id)))
      await inTransaction(context, ({ db }) =>
        postbox.post(db, accountExistsMail({ recipient: owner.email, baseUrl }), now),
      );
  });
  return seeOther("/auth/login?notice=registered");
};

export const showForgotPassword: Handler<"showForgotPassword"> = async (context) =>
  htmlPage(await forgotPasswordPage(context, emptyForm));

export const requestPasswordReset: Handler<"requestPasswordReset"> = async (context, { body: { email } }) => {
  const { db, limits, address } = context;
  await limits.consume("mail_requests_per_address", networkOf(address));
  await minimumDuration(100, async () => {
    const account = await findAccountByEmail(db, email);
    if (account && !account.disabled) await sendLink(context, account, "reset");
  });
  return seeOther("/auth/login?notice=reset_requested");
};

export const showResetPassword: Handler<"showResetPassword"> = async (context, { query: { token } }) => {
  const { db, now } = context;
  if (!(await findMailToken(db, { secretHash: digest(token), purpose: "reset", now }))) throw linkExpired();
  return htmlPage(await resetPasswordPage(context, emptyForm, token));
};

export const resetPassword: Handler<"resetPassword"> = async (context, { body: { token, password } }) => {
  const { db, now, baseUrl, passwords, limits, postbox } = context;
  const link = { secretHash: digest(token), purpose: "reset", now } as const;
  const owner = await findMailToken(db, link);
  const account = owner && (await findAccount(db, owner));
  if (!account) throw linkExpired();
  const { email } = account;
  requireGoodPassword(password, { field: "password", email, siteNames: siteNames(baseUrl), common: commonPasswords });
  const hash = await passwords.hash(password);
  await inTransaction(context, async ({ db }) => {
    const userId = await consumeMailToken(db, link);
    if (userId === undefined) throw linkExpired();
    await setPassword(db, userId, hash, now);
    await setVerified(db, userId, now);
    // Ends every other access to the account: sessions, emailed links, and pending links to providers.
    await deleteSessionsOf(db, userId);
    await deleteMailTokensOf(db, userId);
    await deleteFlowsOf(db, userId);
    await postbox.post(db, noticeMail({ recipient: email, baseUrl, event: "Your password was changed." }), now);
  });
  await limits.forget("login_failures_per_account_and_address", email.toLowerCase());
  await limits.forget("login_failures_per_account", email.toLowerCase());
  securityLog(context, "password_reset", { userId: account.id });
  return seeOther("/auth/login?notice=password_reset");
};

export const logOut: Handler<"logOut"> = async (context) => {
  securityLog(context, "logout", { userId: context.caller?.userId });
  await context.browser.signOut();
  return seeOther("/auth/login?notice=signed_out");
};

export const verifyEmail: Handler<"verifyEmail"> = async (context, { query: { token } }) => {
  const { now, caller, probe } = context;
  rejectPrefetch(probe);
  const link = { secretHash: digest(token), purpose: "verify", now } as const;
  const userId = await inTransaction(context, async ({ db }) => {
    if (probe) return findMailToken(db, link);
    const owner = await consumeMailToken(db, link);
    if (owner) await setVerified(db, owner, now);
    return owner;
  });
  if (userId === undefined) throw linkExpired();
  if (!probe) securityLog(context, "email_verified", { userId });
  return seeOther(`${caller ? "/dashboard" : "/auth/login"}?notice=email_verified`);
};

export const resendVerification: Handler<"resendVerification"> = async (context) => {
  const { db, caller, limits, address } = context;
  const account = await findAccount(db, caller.userId);
  await limits.consume("mail_requests_per_address", networkOf(address));
  if (account && !account.verified) await sendLink(context, account, "verify");
  return seeOther("/dashboard?notice=verification_sent");
};
