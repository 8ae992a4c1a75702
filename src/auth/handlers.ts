import { v7 as uuid } from "uuid";
import type { Context, Handler } from "../context.ts";
import { inTransaction } from "../db/client.ts";
import { Unauthorized } from "../errors.ts";
import { rejectPrefetch } from "../http/probe.ts";
import { seeOther } from "../http/responses.ts";
import { networkOf } from "../limits/network.ts";
import { accountExistsMail, noticeMail } from "../mail/messages.ts";
import { emptyForm } from "../pages/forms.ts";
import { htmlPage } from "../pages/html-response.ts";
import { awaitsEmail, noticeOf } from "../pages/notices.ts";
import { digest } from "../secrets.ts";
import { deleteCalendarAddress } from "./calendar-addresses/queries.ts";
import { evict, evictionText } from "./eviction.ts";
import { endGrantsOf, lockUsersOfApps } from "./grants/queries.ts";
import { lockAccount } from "./locks.ts";
import { attemptLogin, forgetFailures } from "./login-attempts.ts";
import { linkExpired, postLink, sendLink } from "./mail-links.ts";
import { admitsMail, countMailRequest, forgetMails } from "./mail-quota.ts";
import { minimumDuration } from "./minimum-duration.ts";
import { providerLabels } from "./oauth/provider.ts";
import { checkMailPage, forgotPasswordPage, loginPage, registerPage, resetPasswordPage } from "./pages.ts";
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
  isUsedLink,
  listSignInMethods,
  markMailTokenUsed,
  replaceHash,
  setPassword,
  setProven,
  setVerified,
} from "./queries.ts";
import { recordSecurityEvent, recordSignIn } from "./security-events/record.ts";
import { deleteSession, deleteSessionsOf, hasSession } from "./sessions/queries.ts";
import { startSession } from "./start-session.ts";
import { revokeTokensOf } from "./tokens/queries.ts";

export const showLogin: Handler<"showLogin"> = async (context, { query: { next, notice } }) =>
  htmlPage(
    awaitsEmail(notice)
      ? await checkMailPage(context, notice, (await context.handover.read("typed_email")) ?? null)
      : await loginPage(context, { form: emptyForm, next, notice: noticeOf(notice) }),
  );

export const logIn: Handler<"logIn"> = async (context, { body: { email, password, next } }) => {
  const { passwords, browser, device } = context;
  // What everybody else does to the account must not keep a known browser out; all others cost no query.
  passwords.assertCapacity(device.isClaimed ? undefined : email.toLowerCase());
  // Once more when another sign-in has renewed a weak hash meanwhile.
  const session = (await signIn(context, { email, password })) ?? (await signIn(context, { email, password }));
  if (session === undefined) throw wrongCredentials();
  browser.remember(session.secret);
  await device.remember(session.account);
  return seeOther(next ?? "/dashboard");
};

const wrongCredentials = () =>
  new Unauthorized("the email address or the password is wrong", { code: "invalid_credentials" });

/**
 * @returns the secret of a new session; undefined when the password was replaced while it was being verified
 * @throws Unauthorized
 */
const signIn = async (context: Context, { email, password }: { email: string; password: string }) => {
  const { db, passwords, device } = context;
  const account = await findAccountByEmail(db, email);
  const verified = account?.disabled ? null : (account?.passwordHash ?? null);
  const deviceId = await device.recognize(account);
  const attempt = { email, known: deviceId === null ? null : { device: deviceId } };
  const isRight = await attemptLogin(context, attempt, (requester) => passwords.verify(verified, password, requester));
  if (!isRight || !account || !verified) throw wrongCredentials();
  const userId = account.id;
  const passwordHash = passwords.isOutdated(verified) ? await passwords.hash(password) : verified;
  return inTransaction(context, async (context) => {
    const secret = await startSession(context, userId, { passwordHash: verified });
    if (secret === undefined) return undefined;
    if (passwordHash !== verified) await replaceHash(context.db, { userId, from: verified, to: passwordHash });
    await recordSignIn(context, { userId, subject: "password" });
    return { secret, account: { id: userId, passwordHash } };
  });
};

export const showRegister: Handler<"showRegister"> = async (context) =>
  htmlPage(await registerPage(context, emptyForm));

export const registerUser: Handler<"registerUser"> = async (context, { body: { email, name, password } }) => {
  const { baseUrl, limits, passwords } = context;
  passwords.assertCapacity();
  requireGoodPassword(password, { field: "password", email, siteNames: siteNames(baseUrl), common: commonPasswords });
  const network = networkOf(context.address);
  await limits.consume(["registrations_per_address", network]);
  await minimumDuration(150, async () => {
    const hash = await passwords.hash(password, network);
    await createOrNotify(context, { email, name, hash });
  });
  await rememberTyped(context, email);
  return seeOther("/auth/login?notice=registered");
};

/** For the page that tells to open the email. It names what was typed, and so tells nothing about accounts. */
const rememberTyped = async ({ isForm, handover }: Context, email: string): Promise<void> => {
  if (isForm) await handover.give("typed_email", email);
};

/** Creates the account, or tells the owner of an existing one. */
const createOrNotify = async (
  context: Context,
  { email, name, hash }: { email: string; name: string; hash: string },
) => {
  const { db, now, baseUrl, postbox, device } = context;
  const known = await findAccountByEmail(db, email);
  const kind = known ? "account_exists" : "verify";
  const isAdmitted = await admitsMail(context, { kind, email, device: await device.recognize(known) });
  const id = uuid();
  const created = await inTransaction(context, async (context) => {
    if (!(await insertUser(context.db, { id, email, name, verified: false, now }))) return false;
    await setPassword(context.db, id, hash, now);
    // Without an email the account can ask for one later. The response does not tell.
    if (isAdmitted) await postLink(context, { id, email }, "verify");
    await recordSecurityEvent(context, "registered", { userId: id, subject: "password" });
    return true;
  });
  if (created) return;
  const owner = known ?? (await findAccountByEmail(db, email));
  if (owner && !owner.disabled && isAdmitted)
    await inTransaction(context, ({ db }) =>
      postbox.post(db, accountExistsMail({ recipient: owner.email, baseUrl }), now),
    );
};

export const showForgotPassword: Handler<"showForgotPassword"> = async (context) =>
  htmlPage(await forgotPasswordPage(context, emptyForm));

export const requestPasswordReset: Handler<"requestPasswordReset"> = async (context, { body: { email } }) => {
  await minimumDuration(100, async () => {
    const account = await findAccountByEmail(context.db, email);
    const device = await context.device.recognize(account);
    await countMailRequest(context, device);
    if (!account || account.disabled) return;
    await sendLink(context, account, { purpose: "reset", device });
    await recordSecurityEvent(context, "reset_requested", { userId: account.id });
  });
  await rememberTyped(context, email);
  return seeOther("/auth/login?notice=reset_requested");
};

export const showResetPassword: Handler<"showResetPassword"> = async (context, { query: { token } }) => {
  const { db, now } = context;
  if (!(await findMailToken(db, { secretHash: digest(token), purpose: "reset", now }))) throw linkExpired();
  return htmlPage(await resetPasswordPage(context, emptyForm, token));
};

export const resetPassword: Handler<"resetPassword"> = async (context, { body: { token, password } }) => {
  const { db, now, baseUrl, passwords, postbox, device } = context;
  const link = { secretHash: digest(token), purpose: "reset", now } as const;
  const owner = await findMailToken(db, link);
  const account = owner && (await findAccount(db, owner));
  if (!account) throw linkExpired();
  const { email } = account;
  requireGoodPassword(password, { field: "password", email, siteNames: siteNames(baseUrl), common: commonPasswords });
  const hash = await passwords.hash(password);
  await inTransaction(context, async (context) => {
    const { db } = context;
    if (!account.proven) await lockUsersOfApps(db, { ownerId: account.id });
    const { id: userId, proven } = (await lockAccount(db, account.id)) ?? account;
    if ((await consumeMailToken(db, link)) !== userId) throw linkExpired();
    if (!proven) await evict(context, account, null);
    await setPassword(db, userId, hash, now);
    await setProven(db, userId, now);
    // Ends every other access to the account: sessions, API tokens, apps, the private calendar, emailed links, and pending links to providers.
    await deleteSessionsOf(db, userId);
    await revokeTokensOf(db, userId, now);
    await endGrantsOf(db, { userId, now });
    await deleteCalendarAddress(db, userId);
    await deleteMailTokensOf(db, userId);
    await deleteFlowsOf(db, userId);
    const event = await resetText(context, { userId, proven });
    await postbox.post(db, noticeMail({ recipient: email, baseUrl, event }), now);
    if (!proven) await recordSecurityEvent(context, "account_recovered", { userId });
    await recordSecurityEvent(context, "password_reset", { userId });
  });
  await forgetFailures(context, email);
  await forgetMails(context, { kind: "reset", email });
  // An attack that goes on has used up the account's quota again before its owner has typed the new password.
  await device.remember({ id: account.id, passwordHash: hash });
  return seeOther("/auth/login?notice=password_reset");
};

const resetText = async (
  { db, baseUrl }: Pick<Context, "db" | "baseUrl">,
  { userId, proven }: { userId: string; proven: boolean },
): Promise<string> => {
  const done =
    "Your password was changed. Your sessions have ended, your API tokens are revoked, and the apps that you have admitted and the address of your private calendar no longer work.";
  if (!proven) return `Your password was changed. ${evictionText}`;
  const linked = (await listSignInMethods(db, userId)).flatMap((method) =>
    method === "password" ? [] : [providerLabels[method]],
  );
  if (linked.length === 0) return done;
  return `${done} These providers can still sign in to your account: ${linked.join(", ")}. Unlink those that you do not know at ${baseUrl}/settings/security`;
};

export const logOut: Handler<"logOut"> = async (context) => {
  const { caller, browser } = context;
  const { sessionId: id } = browser;
  if (caller && id !== null)
    await inTransaction(context, async (context) => {
      const { userId } = caller;
      if (await deleteSession(context.db, { id, userId })) await recordSecurityEvent(context, "logout", { userId });
    });
  browser.forget();
  return seeOther("/auth/login?notice=signed_out");
};

export const verifyEmail: Handler<"verifyEmail"> = async (context, { query: { token } }) => {
  const { db, now, caller, probe } = context;
  rejectPrefetch(probe);
  const link = { secretHash: digest(token), purpose: "verify", now } as const;
  const back = caller ? "/dashboard" : "/auth/login";
  const userId = await findMailToken(db, link);
  if (userId !== undefined && (probe || (await inTransaction(context, (context) => verify(context, { userId, link })))))
    return seeOther(`${back}?notice=email_verified`);
  if (await isUsedLink(db, link)) return seeOther(`${back}?notice=already_verified`);
  throw linkExpired();
};

/** @returns false when another request has used the link meanwhile */
const verify = async (
  context: Context,
  { userId, link }: { userId: string; link: Parameters<typeof markMailTokenUsed>[1] },
): Promise<boolean> => {
  const { db, now, caller, browser } = context;
  await lockAccount(db, userId);
  if ((await markMailTokenUsed(db, link)) !== userId) return false;
  // A mail scanner may have opened the link. Only who has both the email and a session of the account proves that the
  // account, with its password, belongs to the owner of the address.
  const id = caller?.userId === userId ? browser.sessionId : null;
  const isOwner = id !== null && (await hasSession(db, { id, userId }));
  await (isOwner ? setProven : setVerified)(db, userId, now);
  await recordSecurityEvent(context, "email_verified", { userId });
  return true;
};

export const resendVerification: Handler<"resendVerification"> = async (context) => {
  const account = await findAccount(context.db, context.caller.userId);
  const device = await context.device.recognize(account);
  await countMailRequest(context, device);
  if (account && !account.verified) await sendLink(context, account, { purpose: "verify", device });
  return seeOther("/dashboard?notice=verification_sent");
};
