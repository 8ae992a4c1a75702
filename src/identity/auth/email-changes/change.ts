import { inTransaction, type Queryable, type Tx } from "../../../foundation/db/client.ts";
import { foldAddress } from "../../../foundation/email-address.ts";
import { BadRequest, Conflict } from "../../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import {
  accountExistsMail,
  addressReservedMail,
  changeUndoneMail,
  confirmationMail,
  emailChangedMail,
  type Mail,
} from "../../../web/mail/messages.ts";
import type { Context, UserContext } from "../../context.ts";
import { endAllAccess } from "../eviction.ts";
import { findCaller, lockAccount, lockCaller } from "../locks.ts";
import { allowsMail, linkUsed, queueLink, withMinDurationMs } from "../mail-links.ts";
import { type Account, deleteMailTokensOf, deleteSignInMethods, findAccount, findAccountByEmail } from "../queries.ts";
import { requirePassword } from "../reauthentication.ts";
import { recordAndNotify, recordSecurityEvent } from "../security-events/record.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import {
  consumePendingEmail,
  deleteFormerEmailsFrom,
  deletePendingEmail,
  findFormerEmail,
  findFormerOwner,
  findPendingEmail,
  insertFormerEmail,
  lockEmails,
  type PendingEmail,
  putPendingEmail,
  setEmail,
} from "./queries.ts";

export const hoursToConfirm = 24;

export const daysToUndo = 7;

/** `n…@example.org`: recognizable to its owner only. */
const maskedEmail = (email: string): string => `${email.charAt(0)}…${email.slice(email.lastIndexOf("@"))}`;

export const isSameAddress = (first: string, second: string): boolean => foldAddress(first) === foldAddress(second);

const confirmationExpired = () =>
  new BadRequest("this link has expired, was already used, or is for another account than yours; ask for another", {
    code: "link_expired",
    text: { key: "common.wrong.confirmation" },
  });

export const requirePendingChange = async ({ db, now, caller }: UserContext, token: string) => {
  const { userId } = caller;
  const email = await findPendingEmail(db, { secretHash: digest(token), userId, now });
  const account = await findAccount(db, userId);
  if (email === undefined || !account) throw confirmationExpired();
  return { from: account.email, to: email };
};

/** Consumes the link that was mailed to the new address, and changes the address. The link and a session of the account together prove that one person owns both. */
export const confirmChange = async (context: UserContext, token: string): Promise<void> => {
  const change = await requirePendingChange(context, token);
  await inTransaction(context, async (tx) => {
    const { db, now, browser } = tx;
    await lockEmails(db, change.from, change.to);
    const account = await lockCaller(tx);
    const { id: userId } = account;
    const email = await consumePendingEmail(db, { secretHash: digest(token), userId, now });
    if (email === undefined || account.email !== change.from) throw confirmationExpired();
    await requireFreeEmail(db, { email, userId, now });
    await releaseEmail(tx, account, email);
    await setEmail(db, { userId, email, now });
    await deleteMailTokensOf(db, userId);
    await deleteSessionsOf(db, userId, browser.sessionId ?? undefined);
    await recordSecurityEvent(tx, "email_changed", { userId });
  });
};

/** @throws Conflict if another account has or reserves the address. The caller has a link that was mailed to it, so the error reveals nothing to others. */
const requireFreeEmail = async (
  db: Queryable,
  { email, userId, now }: { email: string; userId: string; now: Date },
): Promise<void> => {
  const owner = await findAccountByEmail(db, email);
  const former = await findFormerOwner(db, { email, now });
  if ([owner?.id, former?.userId].some((id) => id !== undefined && id !== userId))
    throw new Conflict("another account has this email address, or it is reserved for one; yours stays as it is", {
      code: "email_taken",
    });
};

/** Notifies the old address, if verified, and reserves it for an undo, unless the user returns to a former address. */
const releaseEmail = async (tx: Tx<Context>, account: Account, to: string): Promise<void> => {
  const { db, now, baseUrl, mailer, requestedLanguage } = tx;
  const { id: userId, email: recipient, verified } = account;
  if (!verified || isSameAddress(recipient, to)) return;
  const returning = await findFormerOwner(db, { email: to, now });
  const token = returning ? null : newLinkSecret();
  if (returning) await deleteFormerEmailsFrom(db, returning);
  if (token !== null) {
    const expiresAt = new Date(now.getTime() + daysToUndo * 86_400_000);
    await insertFormerEmail(db, { userId, email: recipient, secretHash: digest(token), expiresAt, createdAt: now });
  }
  const language = account.language ?? requestedLanguage;
  await mailer.enqueue(db, emailChangedMail({ recipient, language, baseUrl, to: maskedEmail(to), token }), now);
};

export const requireFormerEmail = async ({ db, now }: Pick<Context, "db" | "now">, token: string) => {
  const former = await findFormerEmail(db, { secretHash: digest(token), now });
  if (!former) throw linkUsed();
  return former;
};

/** Restores the earlier address. An attacker may have changed it, so the password, sessions and all other access end. */
export const undoChange = async (context: Context, token: string): Promise<void> => {
  const former = await requireFormerEmail(context, token);
  await inTransaction(context, async (tx) => {
    const { db, now, mailer, requestedLanguage } = tx;
    const { userId, email } = former;
    const account = await lockAccount(db, userId);
    if (!account || account.disabled || !(await deleteFormerEmailsFrom(db, former))) throw linkUsed();
    await requireFreeEmail(db, { email, userId, now });
    await deleteSignInMethods(db, userId);
    await endAllAccess(tx, userId);
    await setEmail(db, { userId, email, now });
    const language = account.language ?? requestedLanguage;
    await mailer.enqueue(db, changeUndoneMail({ recipient: account.email, language }), now);
    await queueLink(tx, { ...account, email }, "reset", { isRequested: false });
    await recordSecurityEvent(tx, "email_change_undone", { userId });
  });
};

/** Emails a link to the new address, or a notice if it belongs to another account. Neither the response nor its time reveals which. */
export const requestEmailChange = async (
  context: UserContext,
  { email, password }: { email: string; password: string | undefined },
): Promise<PendingEmail> => {
  const { limits } = context;
  const account = await findCaller(context);
  if (email === account.email)
    throw new Conflict("this is your email address already", { code: "email_unchanged", field: "email" });
  const lockProven = await requirePassword(context, account, password);
  await limits.consume(["email_changes_per_user", account.id]);
  return withMinDurationMs(100, async () => {
    const isAuthorized = await allowsMail(context, { kind: "email_change", email, device: null });
    return inTransaction(context, async (tx) => putChange(tx, { account: await lockProven(tx), email, isAuthorized }));
  });
};

const putChange = async (
  tx: Tx<UserContext>,
  { account, email, isAuthorized }: { account: Account; email: string; isAuthorized: boolean },
): Promise<PendingEmail> => {
  const { db, now, mailer } = tx;
  const { id: userId } = account;
  const token = newLinkSecret();
  const expiresAt = new Date(now.getTime() + hoursToConfirm * 3_600_000);
  await putPendingEmail(db, { userId, email, secretHash: digest(token), expiresAt, createdAt: now });
  const mail = await mailFor(tx, { caller: account, email, token });
  if (mail && isAuthorized) await mailer.enqueue(db, mail, now);
  await recordAndNotify(tx, account, "email_change_requested", { values: { email: maskedEmail(email) } });
  return { email, expiresAt };
};

/** The email to the owner of the new address. A disabled account gets no email, as in a registration. */
const mailFor = async (
  { db, now, baseUrl, requestedLanguage }: Pick<Context, "db" | "now" | "baseUrl" | "requestedLanguage">,
  { caller, email, token }: { caller: Account; email: string; token: string },
): Promise<Mail | undefined> => {
  const owner = await findAccountByEmail(db, email);
  const former = await findFormerOwner(db, { email, now });
  const attempt = "change";
  const languageFor = ({ language }: Pick<Account, "language">) => language ?? requestedLanguage;
  if (owner && owner.id !== caller.id)
    return owner.disabled
      ? undefined
      : accountExistsMail({ recipient: owner.email, language: languageFor(owner), baseUrl, attempt });
  if (former && former.userId !== caller.id)
    return addressReservedMail({
      recipient: former.email,
      language: languageFor(former),
      attempt,
      until: former.expiresAt,
    });
  return confirmationMail({ recipient: email, language: languageFor(caller), baseUrl, token });
};

export const cancelEmailChange = (context: UserContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { id: userId } = await lockCaller(tx);
    if (await deletePendingEmail(tx.db, userId)) await recordSecurityEvent(tx, "email_change_canceled", { userId });
  });
