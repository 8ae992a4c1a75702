import { v7 as uuid } from "uuid";
import { sessionPages } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { emailRequests } from "../../foundation/db/participation-tables.ts";
import { redeemLink, requestLinkOf } from "../../foundation/db/request-links.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { Conflict } from "../../foundation/errors.ts";
import { translatorFor } from "../../foundation/languages/texts.ts";
import { newLinkSecret } from "../../foundation/secrets.ts";
import { notify } from "../../web/mail/notify.ts";
import type { Context, UserContext } from "../context.ts";
import { type EmailRequest, findEmailRequest } from "./email-requests/queries.ts";
import { endAllAccess, evict } from "./eviction.ts";
import { lockUsersOfApps } from "./grants/queries.ts";
import { lockAccount } from "./locks.ts";
import { resetFailureQuotas } from "./login-attempts.ts";
import { linkExpired, mailTokenKey, putLink, refundMails } from "./mail-links.ts";
import { providerLabels } from "./oauth/provider.ts";
import {
  type Account,
  consumeMailToken,
  findAccount,
  findAccountByEmail,
  findMailToken,
  insertUser,
  listSignInMethods,
  resumeMail,
  setPassword,
  setProven,
} from "./queries.ts";
import { storePendingMailSignIn } from "./second-factor/pending.ts";
import { secondFactorPath } from "./second-factor/step-up.ts";
import { recordSecurityEvent, recordSignIn } from "./security-events/record.ts";
import { hasSession } from "./sessions/queries.ts";
import { setSignInCookies, startSession } from "./start-session.ts";

/** Returns the account of a sign-in link. @throws BadRequest */
export const requireSignInLink = async (context: Context, token: string): Promise<Account> => {
  const { db } = context;
  const owner = await findMailToken(db, mailTokenKey("sign_in", token, context));
  const account = owner && (await findAccount(db, owner));
  if (!account) throw linkExpired();
  return account;
};

/** Consumes the link and signs in its user. @returns the path to redirect to */
export const signInByLink = async (context: Context, token: string): Promise<string> => {
  const owner = await requireSignInLink(context, token);
  const { next, ...signIn } = await inTransaction(context, async (tx) => {
    const account = await lockForSignIn(tx, owner);
    const link = await consumeMailToken(tx.db, mailTokenKey("sign_in", token, tx));
    if (!account || link?.userId !== account.id) throw linkExpired();
    const signIn = await signInByMail(tx, account);
    if (!signIn) throw linkExpired();
    return { ...signIn, next: link.next };
  });
  await refundMails(context, { kind: "sign_in", email: owner.email });
  return finishLinkSignIn(context, signIn, next ?? sessionPages.landing);
};

/** Finds the request of a link that creates an account. @throws BadRequest for expired links and links to join groups */
export const requireSignUp = async (context: Context, token: string): Promise<EmailRequest> => {
  const request = await findEmailRequest(context.db, requestLinkOf(context, token));
  if (!request || request.groupId !== null || request.confirmedAt !== null) throw linkExpired();
  return request;
};

/** Consumes the link, and creates and signs in the account. @returns the path to redirect to */
export const signUp = async (context: Context, { token, name }: { token: string; name: string }): Promise<string> => {
  const { email, next } = await requireSignUp(context, token);
  const signIn = await inTransaction(context, (tx) =>
    signInAsOwner(tx, { email, name }, () => redeemLink(tx.db, emailRequests, requestLinkOf(tx, token))),
  );
  if (!signIn) throw linkExpired();
  return finishLinkSignIn(context, signIn, next ?? sessionPages.landing);
};

type Owner = { email: string; name: string };

/**
 * Locks or creates the account of the address. Call it before locking events or groups, as account deletions do.
 * @throws BadRequest when the account is disabled; Conflict when the address is reserved for its former owner
 */
export const lockOrCreateOwner = async (tx: Tx<Context>, { email, name }: Owner) => {
  const { db, now, requestedLanguage: language } = tx;
  const isNew =
    !(await findAccountByEmail(db, email)) &&
    (await insertUser(db, { id: uuid(), email, name, verified: true, language, now }));
  const existing = await findAccountByEmail(db, email);
  if (!existing)
    throw new Conflict("this email address is taken, or reserved for another account", { code: "email_taken" });
  // No other transaction sees a new account before the commit.
  if (isNew) return { account: existing, isNew };
  const account = await lockForSignIn(tx, existing);
  if (!account || foldAddress(account.email) !== foldAddress(email)) throw linkExpired();
  return { account, isNew };
};

export const recordRegistration = async (context: Context, { id: userId }: Account): Promise<void> => {
  await recordSecurityEvent(context, "registered", { userId, subject: "email" });
  context.count("registrations", { method: "email" });
};

/** Signs in the owner of the address. @returns undefined when another request has consumed the link */
export const signInAsOwner = async (tx: Tx<Context>, owner: Owner, consumeLink: () => Promise<boolean>) => {
  const { account, isNew } = await lockOrCreateOwner(tx, owner);
  if (!(await consumeLink())) {
    if (isNew) throw linkExpired();
    return undefined;
  }
  if (isNew) await recordRegistration(tx, account);
  const signIn = await signInByMail(tx, account);
  if (!signIn) throw linkExpired();
  return signIn;
};

/** Result of a sign-in: the secret of a new session, or the token of a sign-in that waits for the second factor. */
export type SignInResult = { account: Account } & ({ secret: string } | { pending: string });

/** Locks the account. Call it before consuming the link. @returns undefined if the account is deleted or disabled */
const lockForSignIn = async ({ db }: Tx<Context>, { id, proven }: Account): Promise<Account | undefined> => {
  if (!proven) await lockUsersOfApps(db, { ownerId: id });
  const account = await lockAccount(db, id);
  return account?.disabled ? undefined : account;
};

/** Signs in the owner of the mailbox, in the transaction that consumes the link. @returns undefined if the sign-in is not allowed */
export const signInByMail = async (tx: Tx<Context>, locked: Account): Promise<SignInResult | undefined> => {
  const { db } = tx;
  const { id: userId } = locked;
  if (!locked.proven) await recordProof(tx, locked);
  await resumeMail(db, locked);
  const account = locked.proven ? locked : ((await findAccount(db, userId)) ?? locked);
  if (account.secondFactor) {
    const pending = newLinkSecret();
    await putLink(tx, { userId, purpose: "second_factor", token: pending });
    return { account, pending };
  }
  const secret = await startSession(tx, userId, { mailbox: account.email });
  if (secret === undefined) return undefined;
  await recordSignIn(tx, { userId, subject: "email" });
  return { account, secret };
};

/** Records that the account belongs to the mailbox's owner. Unless this browser has signed in to it before, another person may have set it up, so its content is removed. */
const recordProof = async (tx: Tx<Context>, account: Account): Promise<void> => {
  const { db, now } = tx;
  const { id: userId } = account;
  const isOwner = (await tx.device.recognize(account)) !== null || (await hasSessionOf(tx, userId));
  if (!isOwner) await evict(tx, account, null);
  await setProven(db, userId, now);
  if (!account.verified) await recordSecurityEvent(tx, "email_verified", { userId });
  if (isOwner) return;
  await notify(tx, account, "mail.notice_event.sign_in_recovered");
  await recordSecurityEvent(tx, "account_recovered", { userId });
};

/** Whether this browser has a session of the user. Call it with the user's row locked. */
export const hasSessionOf = async ({ db, caller, browser }: Context, userId: string): Promise<boolean> => {
  const id = caller?.userId === userId ? browser.sessionId : null;
  return id !== null && (await hasSession(db, { id, userId }));
};

/** Returns the context with the account's owner as the caller, whom a link in the mailbox has authenticated. */
export const withOwnerAsCaller = <OwnerContext extends Context>(
  context: OwnerContext,
  { id: userId }: Pick<Account, "id">,
): OwnerContext & UserContext => ({ ...context, caller: { userId, verified: true, scopes: null, token: null } });

/** Sets the cookies of a sign-in, after its commit. @returns `next`, or the page that asks for the second factor */
export const finishLinkSignIn = async (context: Context, signIn: SignInResult, next: string): Promise<string> => {
  const { account } = signIn;
  if ("pending" in signIn) {
    await storePendingMailSignIn(context, account, signIn.pending);
    return secondFactorPath(next);
  }
  await setSignInCookies(context, account, signIn.secret);
  return next;
};

/** @returns the id of the link's user. @throws BadRequest */
export const requireResetLink = async (context: Context, token: string): Promise<string> => {
  const userId = await findMailToken(context.db, mailTokenKey("reset", token, context));
  if (userId === undefined) throw linkExpired();
  return userId;
};

/** Consumes the link in the email, sets the password and ends all other access to the account. */
export const resetPassword = async (context: Context, { token, password }: { token: string; password: string }) => {
  const { now, passwords, passwordPolicy, device } = context;
  const account = await findAccount(context.db, await requireResetLink(context, token));
  if (!account) throw linkExpired();
  const { email } = account;
  await passwordPolicy.requireGood(password, { field: "password", email });
  const hash = await passwords.hash(password);
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    if (!account.proven) await lockUsersOfApps(db, { ownerId: account.id });
    const current = (await lockAccount(db, account.id)) ?? account;
    const { id: userId, proven } = current;
    if ((await consumeMailToken(db, mailTokenKey("reset", token, tx)))?.userId !== userId) throw linkExpired();
    if (!proven) await evict(tx, account, null);
    await setPassword(db, userId, hash, now);
    await setProven(db, userId, now);
    await resumeMail(db, current);
    await endAllAccess(tx, userId);
    await notifyOfReset(tx, current);
    if (!proven) await recordSecurityEvent(tx, "account_recovered", { userId });
    await recordSecurityEvent(tx, "password_reset", { userId });
  });
  await resetFailureQuotas(context, email);
  await refundMails(context, { kind: "reset", email });
  // A known browser has its own quota: attackers may use up the account's quota again before its owner signs in.
  await device.remember({ id: account.id, passwordHash: hash });
};

const notifyOfReset = async (context: Context, account: Account): Promise<void> => {
  if (!account.proven) return notify(context, account, "mail.notice_event.password_reset_recovered");
  const { t } = translatorFor(account.language ?? context.requestedLanguage);
  const linked = (await listSignInMethods(context.db, account.id)).flatMap((method) =>
    method === "password" ? [] : [method === "passkey" ? t("mail.passkeys") : providerLabels[method]],
  );
  if (linked.length === 0) return notify(context, account, "mail.notice_event.password_reset");
  const link = `${context.baseUrl}/settings/security`;
  return notify(context, account, "mail.notice_event.password_reset_linked", { methods: linked.join(", "), link });
};
