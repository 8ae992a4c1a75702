import { v7 as uuid } from "uuid";
import { sessionPages } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { Conflict } from "../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../foundation/secrets.ts";
import { notify } from "../../web/mail/notify.ts";
import type { Context, UserContext } from "../context.ts";
import { type EmailRequest, findEmailRequest, takeEmailRequest } from "./email-requests/queries.ts";
import { evict } from "./eviction.ts";
import { lockUsersOfApps } from "./grants/queries.ts";
import { lockAccount } from "./locks.ts";
import { forgetMails, linkExpired, putLink } from "./mail-links.ts";
import {
  type Account,
  consumeMailToken,
  findAccount,
  findAccountByEmail,
  findMailToken,
  insertUser,
  resumeMail,
  setProven,
} from "./queries.ts";
import { forgetPending, keepPendingLink } from "./second-factor/pending.ts";
import { secondFactorPath } from "./second-factor/step-up.ts";
import { recordSecurityEvent, recordSignIn } from "./security-events/record.ts";
import { hasSession } from "./sessions/queries.ts";
import { startSession } from "./start-session.ts";

const linkOf = ({ now }: Pick<Context, "now">, token: string) =>
  ({ secretHash: digest(token), purpose: "sign_in", now }) as const;

/** The account of a link. @throws BadRequest */
export const requireSignInLink = async (context: Context, token: string): Promise<Account> => {
  const { db } = context;
  const owner = await findMailToken(db, linkOf(context, token));
  const account = owner && (await findAccount(db, owner));
  if (!account) throw linkExpired();
  return account;
};

/** Uses the link. @returns the path of the page that is next */
export const signInByLink = async (context: Context, token: string): Promise<string> => {
  const owner = await requireSignInLink(context, token);
  const { next, ...entrance } = await inTransaction(context, async (tx) => {
    const account = await lockToEnter(tx, owner);
    const link = await consumeMailToken(tx.db, linkOf(tx, token));
    if (!account || link?.userId !== account.id) throw linkExpired();
    const entrance = await enterByMail(tx, account);
    if (!entrance) throw linkExpired();
    return { ...entrance, next: link.next };
  });
  await forgetMails(context, { kind: "sign_in", email: owner.email });
  return welcome(context, entrance, next ?? sessionPages.landing);
};

const requestLinkOf = ({ now }: Pick<Context, "now">, token: string) => ({ secretHash: digest(token), now });

/** The address of a link that creates an account. @throws BadRequest for a link that has ended, or is a request to join a group */
export const requireSignUp = async (context: Context, token: string): Promise<EmailRequest> => {
  const request = await findEmailRequest(context.db, requestLinkOf(context, token));
  if (!request || request.groupId !== null || request.confirmedAt !== null) throw linkExpired();
  return request;
};

/** Uses the link that creates an account. @returns the path of the page that is next */
export const signUp = async (context: Context, { token, name }: { token: string; name: string }): Promise<string> => {
  const { email, next } = await requireSignUp(context, token);
  const entrance = await inTransaction(context, (tx) =>
    enterAsOwner(tx, { email, name }, () => takeEmailRequest(tx.db, requestLinkOf(tx, token))),
  );
  if (!entrance) throw linkExpired();
  return welcome(context, entrance, next ?? sessionPages.landing);
};

type Owner = { email: string; name: string };

/**
 * Creates the account if there is none. Account deletion and the ending of links lock the account before its events and groups.
 * @throws BadRequest when the account is disabled; Conflict when the address is reserved for its former owner
 */
export const lockOwner = async (
  tx: Tx<Context>,
  { email, name }: Owner,
): Promise<{ account: Account; isNew: boolean }> => {
  const { db, now, askedLanguage: language } = tx;
  const isNew =
    !(await findAccountByEmail(db, email)) &&
    (await insertUser(db, { id: uuid(), email, name, verified: true, language, now }));
  const found = await findAccountByEmail(db, email);
  if (!found)
    throw new Conflict("another account has this email address by now, or it is kept for one", { code: "email_taken" });
  // No other transaction sees a new account before the commit.
  if (isNew) return { account: found, isNew };
  const account = await lockToEnter(tx, found);
  if (!account || foldAddress(account.email) !== foldAddress(email)) throw linkExpired();
  return { account, isNew };
};

export const recordRegistration = async (context: Context, { id: userId }: Account): Promise<void> => {
  await recordSecurityEvent(context, "registered", { userId, subject: "email" });
  context.count("registrations", { method: "email" });
};

/** Signs in the owner of the address. `take` consumes the link. @returns undefined when another request has consumed it */
export const enterAsOwner = async (
  tx: Tx<Context>,
  owner: Owner,
  take: () => Promise<boolean>,
): Promise<Entrance | undefined> => {
  const { account, isNew } = await lockOwner(tx, owner);
  if (!(await take())) {
    if (isNew) throw linkExpired();
    return undefined;
  }
  if (isNew) await recordRegistration(tx, account);
  const entrance = await enterByMail(tx, account);
  if (!entrance) throw linkExpired();
  return entrance;
};

/** What came of it: the secret of a new session, or the token of what waits for the second factor. */
export type Entrance = { account: Account } & ({ secret: string } | { pending: string });

/** Call it before the link is used up. @returns undefined when the account is gone or disabled */
export const lockToEnter = async ({ db }: Tx<Context>, { id, proven }: Account): Promise<Account | undefined> => {
  if (!proven) await lockUsersOfApps(db, { ownerId: id });
  const account = await lockAccount(db, id);
  return account?.disabled ? undefined : account;
};

/** Signs in the reader of the account's mail, in the transaction that uses up the link. Undefined when it must not. */
export const enterByMail = async (tx: Tx<Context>, found: Account): Promise<Entrance | undefined> => {
  const { db } = tx;
  const { id: userId } = found;
  if (!found.proven) await prove(tx, found);
  await resumeMail(db, found);
  const account = found.proven ? found : ((await findAccount(db, userId)) ?? found);
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

/** Another person may have set up the account and waited for its owner, unless this browser has signed in to it before. */
const prove = async (tx: Tx<Context>, account: Account): Promise<void> => {
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

/** Whether this browser has a session of the user, read under the lock of the user's row. */
export const hasSessionOf = async ({ db, caller, browser }: Context, userId: string): Promise<boolean> => {
  const id = caller?.userId === userId ? browser.sessionId : null;
  return id !== null && (await hasSession(db, { id, userId }));
};

/** The context of an account's owner, who has proved the mailbox by this request. */
export const asOwner = <Given extends Context>(
  context: Given,
  { id: userId }: Pick<Account, "id">,
): Given & UserContext => ({
  ...context,
  caller: { userId, verified: true, scopes: null, token: null },
});

/** Call it after the commit. @returns `next`, or the page that asks for the second factor */
export const welcome = async (context: Context, entrance: Entrance, next: string): Promise<string> => {
  const { account } = entrance;
  if ("pending" in entrance) {
    await keepPendingLink(context, account, entrance.pending);
    return secondFactorPath(next);
  }
  await context.browser.remember(entrance.secret, account.id);
  await forgetPending(context);
  await context.device.remember(account);
  return next;
};
