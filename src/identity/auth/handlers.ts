import { v7 as uuid } from "uuid";
import { sessionPages } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { Unauthorized } from "../../foundation/errors.ts";
import { textsFor } from "../../foundation/languages/texts.ts";
import { digest } from "../../foundation/secrets.ts";
import { rejectPrefetch } from "../../server/http/probe.ts";
import { seeOther } from "../../server/http/responses.ts";
import { networkOf } from "../../server/limits/network.ts";
import { accountExistsMail, emailKeptMail, type Mail } from "../../web/mail/messages.ts";
import { notify } from "../../web/mail/notify.ts";
import { emptyForm } from "../../web/pages/form.ts";
import { htmlPage, pagePolicyWithPasskeys } from "../../web/pages/html-response.ts";
import { awaitsEmail, type EmailNotice, noticeOf } from "../../web/pages/notices.ts";
import type { Context, Handler } from "../context.ts";
import { withForm } from "../forms.ts";
import { findFormerOwner } from "./email-changes/queries.ts";
import { offerAccount } from "./email-requests/offer.ts";
import { endAccess, evict } from "./eviction.ts";
import { lockUsersOfApps } from "./grants/queries.ts";
import { lockAccount } from "./locks.ts";
import { attemptLogin, forgetFailures } from "./login-attempts.ts";
import { alreadyVerified, linkExpired, postLink, sendLink } from "./mail-links.ts";
import { admitsMail, countMailRequest, forgetMails } from "./mail-quota.ts";
import { minimumDuration } from "./minimum-duration.ts";
import { providerLabels } from "./oauth/provider.ts";
import {
  checkMailPage,
  forgotPasswordPage,
  loginPage,
  nextOf,
  registerPage,
  requestCookies,
  resetPasswordAgain,
  resetPasswordPage,
} from "./pages.ts";
import { passwordErrors } from "./passwords/policy.ts";
import {
  type Account,
  consumeMailToken,
  findAccount,
  findAccountByEmail,
  findMailToken,
  insertUser,
  isUsedLink,
  listSignInMethods,
  markMailTokenUsed,
  replaceHash,
  resumeMail,
  setPassword,
  setProven,
  setVerified,
} from "./queries.ts";
import { keepPending } from "./second-factor/pending.ts";
import { secondFactorPath } from "./second-factor/step-up.ts";
import { recordSecurityEvent, recordSignIn } from "./security-events/record.ts";
import { deleteSession } from "./sessions/queries.ts";
import { hasSessionOf } from "./sign-in-links/enter.ts";
import { startSession } from "./start-session.ts";
import { checkMail, typedForm } from "./typed-email.ts";

const { landing } = sessionPages;

const readRequest = async ({ handover }: Context, notice: EmailNotice): Promise<string | undefined> => {
  const kind = requestCookies[notice];
  return kind && handover.read(kind);
};

export const showLogin: Handler<"showLogin"> = async (context, { query: { next, notice } }) =>
  htmlPage(
    awaitsEmail(notice)
      ? await checkMailPage(context, notice, {
          email: (await context.handover.read("typed_email")) ?? null,
          request: (await readRequest(context, notice)) ?? null,
          next,
        })
      : await loginPage(context, { form: await typedForm(context), next, notice: noticeOf(context.texts, notice) }),
    pagePolicyWithPasskeys,
  );

export const logIn: Handler<"logIn"> = withForm(
  {
    schema: "LoginForm",
    show: (context, rejected) => loginPage(context, { form: rejected.form, next: nextOf(rejected), notice: null }),
  },
  async (context, { body: { email, password, next } }) => {
    const { passwords, browser, device } = context;
    // What everybody else does to the account must not keep a known browser out; all others cost no query.
    passwords.assertCapacity(device.isClaimed ? undefined : foldAddress(email));
    // Once more when another sign-in has renewed a weak hash meanwhile, or a second factor was set up.
    const signedIn = (await signIn(context, { email, password })) ?? (await signIn(context, { email, password }));
    if (signedIn === undefined) throw wrongCredentials();
    if (signedIn.secret === null) {
      await keepPending(context, signedIn.account);
      return seeOther(secondFactorPath(next));
    }
    await browser.remember(signedIn.secret, signedIn.account.id);
    await device.remember(signedIn.account);
    return seeOther(next);
  },
);

const wrongCredentials = () =>
  new Unauthorized("the email address or the password is wrong", { code: "invalid_credentials" });

/** @returns undefined if the password was replaced meanwhile; `secret: null` if the second factor is next. @throws Unauthorized */
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
  const owner = { id: userId, passwordHash };
  if (account.secondFactor) {
    if (passwordHash !== verified) await replaceHash(db, { userId, from: verified, to: passwordHash });
    return { secret: null, account: owner };
  }
  return inTransaction(context, async (tx) => {
    const secret = await startSession(tx, userId, { passwordHash: verified });
    if (secret === undefined) return undefined;
    if (passwordHash !== verified) await replaceHash(tx.db, { userId, from: verified, to: passwordHash });
    await recordSignIn(tx, { userId, subject: "password" });
    return { secret, account: owner };
  });
};

export const showRegister: Handler<"showRegister"> = async (context, { query: { next } }) =>
  htmlPage(await registerPage(context, { form: await typedForm(context), next }));

export const registerUser: Handler<"registerUser"> = withForm(
  {
    schema: "RegisterForm",
    check: passwordErrors("password"),
    show: (context, rejected) => registerPage(context, { form: rejected.form, next: nextOf(rejected) }),
  },
  async (context, { body: { email, name, password, next } }) => {
    const { limits, passwords, passwordPolicy, isForm, handover } = context;
    passwords.assertCapacity();
    await passwordPolicy.requireGood(password, { field: "password", email });
    const network = networkOf(context.address);
    await limits.consume(["registrations_per_address", network]);
    await minimumDuration(150, async () => {
      const hash = await passwords.hash(password, network);
      await createOrNotify(context, { email, name, hash });
    });
    if (isForm && next !== landing) await handover.give("next_page", next);
    return checkMail(context, { notice: "registered", email, next });
  },
);

const createOrNotify = async (
  context: Context,
  { email, name, hash }: { email: string; name: string; hash: string },
) => {
  const { db, now, device, askedLanguage: language } = context;
  const known = await findAccountByEmail(db, email);
  const kind = known ? "account_exists" : "verify";
  const isAuthorized = await admitsMail(context, { kind, email, device: await device.recognize(known) });
  const id = uuid();
  const created = await inTransaction(context, async (tx) => {
    if (!(await insertUser(tx.db, { id, email, name, verified: false, language, now }))) return false;
    await setPassword(tx.db, id, hash, now);
    // Without an email the account can ask for one later. The response does not tell.
    if (isAuthorized) await postLink(tx, { id, email, language }, "verify");
    await recordSecurityEvent(tx, "registered", { userId: id, subject: "password" });
    tx.count("registrations", { method: "password" });
    return true;
  });
  if (created) return;
  if (isAuthorized) await tellOwner(context, known ?? (await findAccountByEmail(db, email)), email);
};

const tellOwner = async (context: Context, owner: Account | undefined, email: string): Promise<void> => {
  const mail = await mailToOwner(context, owner, email);
  if (mail) await inTransaction(context, ({ db, now, postbox }) => postbox.post(db, mail, now));
};

const mailToOwner = async (context: Context, owner: Account | undefined, email: string): Promise<Mail | undefined> => {
  const { db, now, baseUrl, askedLanguage } = context;
  const attempt = "register";
  if (owner?.disabled) return undefined;
  if (owner) {
    const language = owner.language ?? askedLanguage;
    return accountExistsMail({ recipient: owner.email, language, baseUrl, attempt });
  }
  const former = await findFormerOwner(db, { email, now });
  const language = former?.language ?? askedLanguage;
  return former && emailKeptMail({ recipient: former.email, language, attempt, until: former.expiresAt });
};

export const showForgotPassword: Handler<"showForgotPassword"> = async (context) =>
  htmlPage(await forgotPasswordPage(context, await typedForm(context)));

export const requestPasswordReset: Handler<"requestPasswordReset"> = withForm(
  { schema: "ForgotPasswordForm", show: (context, { form }) => forgotPasswordPage(context, form) },
  async (context, { body: { email } }) => {
    await minimumDuration(100, async () => {
      const account = await findAccountByEmail(context.db, email);
      const device = await context.device.recognize(account);
      await countMailRequest(context, device);
      if (!account) return offerAccount(context, { email, kind: "reset" });
      if (account.disabled) return;
      await sendLink(context, account, { purpose: "reset", device });
      await recordSecurityEvent(context, "reset_requested", { userId: account.id });
    });
    return checkMail(context, { notice: "reset_requested", email });
  },
);

export const showResetPassword: Handler<"showResetPassword"> = async (context, { query: { token } }) => {
  const { db, now } = context;
  if (!(await findMailToken(db, { secretHash: digest(token), purpose: "reset", now }))) throw linkExpired();
  return htmlPage(await resetPasswordPage(context, emptyForm, token));
};

export const resetPassword: Handler<"resetPassword"> = withForm(
  { show: resetPasswordAgain },
  async (context, { body: { token, password } }) => {
    const { db, now, passwords, passwordPolicy, device } = context;
    const link = { secretHash: digest(token), purpose: "reset", now } as const;
    const owner = await findMailToken(db, link);
    const account = owner && (await findAccount(db, owner));
    if (!account) throw linkExpired();
    const { email } = account;
    await passwordPolicy.requireGood(password, { field: "password", email });
    const hash = await passwords.hash(password);
    await inTransaction(context, async (tx) => {
      const { db } = tx;
      if (!account.proven) await lockUsersOfApps(db, { ownerId: account.id });
      const current = (await lockAccount(db, account.id)) ?? account;
      const { id: userId, proven } = current;
      if ((await consumeMailToken(db, link))?.userId !== userId) throw linkExpired();
      if (!proven) await evict(tx, account, null);
      await setPassword(db, userId, hash, now);
      await setProven(db, userId, now);
      await resumeMail(db, current);
      await endAccess(tx, userId);
      await notifyOfReset(tx, current);
      if (!proven) await recordSecurityEvent(tx, "account_recovered", { userId });
      await recordSecurityEvent(tx, "password_reset", { userId });
    });
    await forgetFailures(context, email);
    await forgetMails(context, { kind: "reset", email });
    // An attack that goes on has used up the account's quota again before its owner has typed the new password.
    await device.remember({ id: account.id, passwordHash: hash });
    return seeOther("/auth/login?notice=password_reset");
  },
);

const notifyOfReset = async (context: Context, account: Account): Promise<void> => {
  if (!account.proven) return notify(context, account, "mail.notice_event.password_reset_recovered");
  const { t } = textsFor(account.language ?? context.askedLanguage);
  const linked = (await listSignInMethods(context.db, account.id)).flatMap((method) =>
    method === "password" ? [] : [method === "passkey" ? t("mail.passkeys") : providerLabels[method]],
  );
  if (linked.length === 0) return notify(context, account, "mail.notice_event.password_reset");
  const link = `${context.baseUrl}/settings/security`;
  return notify(context, account, "mail.notice_event.password_reset_linked", { methods: linked.join(", "), link });
};

export const logOut: Handler<"logOut"> = async (context) => {
  const { caller, browser, handover } = context;
  const { sessionId: id } = browser;
  if (caller && id !== null)
    await inTransaction(context, async (tx) => {
      const { userId } = caller;
      if (await deleteSession(tx.db, { id, userId })) await recordSecurityEvent(tx, "logout", { userId });
    });
  browser.forget();
  // Another window may still have a form.
  if (caller) await handover.give("form_owner", caller.userId, 3600);
  return seeOther("/auth/login?notice=signed_out");
};

export const verifyEmail: Handler<"verifyEmail"> = async (context, { query: { token } }) => {
  const { db, now, caller, probe, handover } = context;
  rejectPrefetch(probe);
  const link = { secretHash: digest(token), purpose: "verify", now } as const;
  const next = await handover.read("next_page");
  const back = caller ? landing : "/auth/login";
  const more = next !== undefined && !caller ? `&next=${encodeURIComponent(next)}` : "";
  const userId = await findMailToken(db, link);
  if (userId !== undefined && (probe || (await inTransaction(context, (tx) => verify(tx, { userId, link })))))
    return seeOther(`${back}?notice=email_verified${more}`);
  throw (await isUsedLink(db, link)) ? alreadyVerified({ isSignedIn: caller !== null, next }) : linkExpired();
};

/** @returns false when another request has used the link meanwhile */
const verify = async (
  tx: Tx<Context>,
  { userId, link }: { userId: string; link: Parameters<typeof markMailTokenUsed>[1] },
): Promise<boolean> => {
  const { db, now } = tx;
  await lockAccount(db, userId);
  if ((await markMailTokenUsed(db, link)) !== userId) return false;
  // A mail scanner may have opened the link. Only who has both the email and a session of the account proves that the
  // account, with its password, belongs to the owner of the address.
  const isOwner = await hasSessionOf(tx, userId);
  await (isOwner ? setProven : setVerified)(db, userId, now);
  await recordSecurityEvent(tx, "email_verified", { userId });
  return true;
};

export const requestVerification: Handler<"requestVerification"> = async (context, { body: { email, next } }) => {
  await minimumDuration(100, async () => {
    const account = await findAccountByEmail(context.db, email);
    const device = await context.device.recognize(account);
    await countMailRequest(context, device);
    if (account && !account.verified) return sendLink(context, account, { purpose: "verify", device });
    if (await admitsMail(context, { kind: "account_exists", email, device })) await tellOwner(context, account, email);
  });
  return checkMail(context, { notice: "registered", email, next });
};

export const resendVerification: Handler<"resendVerification"> = async (context) => {
  const account = await findAccount(context.db, context.caller.userId);
  const device = await context.device.recognize(account);
  await countMailRequest(context, device);
  if (account && !account.verified) await sendLink(context, account, { purpose: "verify", device });
  return seeOther("/dashboard?notice=verification_sent");
};
