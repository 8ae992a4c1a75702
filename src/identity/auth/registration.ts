import { v7 as uuid } from "uuid";
import { sessionPages } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { rejectPrefetch } from "../../server/http/probe.ts";
import { networkOf } from "../../server/limits/network.ts";
import { accountExistsMail, addressReservedMail, type Mail } from "../../web/mail/messages.ts";
import type { Context, UserContext } from "../context.ts";
import { findFormerOwner } from "./email-changes/queries.ts";
import { lockAccount } from "./locks.ts";
import {
  allowsMail,
  alreadyVerified,
  countMailRequest,
  linkExpired,
  mailTokenKey,
  queueLink,
  sendLink,
  withMinDurationMs,
} from "./mail-links.ts";
import {
  type Account,
  findAccount,
  findAccountByEmail,
  findMailToken,
  insertUser,
  isUsedLink,
  markMailTokenUsed,
  setPassword,
  setProven,
  setVerified,
} from "./queries.ts";
import { recordSecurityEvent } from "./security-events/record.ts";
import { hasSessionOf } from "./sign-in-links.ts";

type Registration = { email: string; name: string; password: string };

/** Creates an account, or notifies the owner of the address. Neither the response nor its time reveals which. */
export const register = async (context: Context, { email, name, password }: Registration): Promise<void> => {
  const { limits, passwords, passwordPolicy } = context;
  passwords.assertCapacity();
  await passwordPolicy.requireGood(password, { field: "password", email });
  const network = networkOf(context.address);
  await limits.consume(["registrations_per_address", network]);
  await withMinDurationMs(150, async () => {
    const hash = await passwords.hash(password, network);
    await createOrNotify(context, { email, name, hash });
  });
};

const createOrNotify = async (
  context: Context,
  { email, name, hash }: { email: string; name: string; hash: string },
) => {
  const { db, now, device, requestedLanguage: language } = context;
  const existing = await findAccountByEmail(db, email);
  const kind = existing ? "account_exists" : "verify";
  const isAllowed = await allowsMail(context, { kind, email, device: await device.recognize(existing) });
  const id = uuid();
  const created = await inTransaction(context, async (tx) => {
    if (!(await insertUser(tx.db, { id, email, name, verified: false, language, now }))) return false;
    await setPassword(tx.db, id, hash, now);
    // If a quota forbids the email, the user can request another later. The response does not reveal this.
    if (isAllowed) await queueLink(tx, { id, email, language }, "verify");
    await recordSecurityEvent(tx, "registered", { userId: id, subject: "password" });
    tx.count("registrations", { method: "password" });
    return true;
  });
  if (created) return;
  if (isAllowed) await notifyOwner(context, existing ?? (await findAccountByEmail(db, email)), email);
};

const notifyOwner = async (context: Context, owner: Account | undefined, email: string): Promise<void> => {
  const mail = await mailForOwner(context, owner, email);
  if (mail) await inTransaction(context, ({ db, now, mailer }) => mailer.enqueue(db, mail, now));
};

const mailForOwner = async (context: Context, owner: Account | undefined, email: string): Promise<Mail | undefined> => {
  const { db, now, baseUrl, requestedLanguage } = context;
  const attempt = "register";
  if (owner?.disabled) return undefined;
  if (owner) {
    const language = owner.language ?? requestedLanguage;
    return accountExistsMail({ recipient: owner.email, language, baseUrl, attempt });
  }
  const former = await findFormerOwner(db, { email, now });
  const language = former?.language ?? requestedLanguage;
  return former && addressReservedMail({ recipient: former.email, language, attempt, until: former.expiresAt });
};

/** Verifies the address by the link in the email. @returns the path to redirect to @throws BadRequest */
export const verifyEmail = async (context: Context, token: string): Promise<string> => {
  const { db, caller, linkPreview, flash } = context;
  rejectPrefetch(linkPreview);
  const link = mailTokenKey("verify", token, context);
  const next = await flash.read("next_page");
  const back = caller ? sessionPages.landing : sessionPages.login;
  const nextQuery = next !== undefined && !caller ? `&next=${encodeURIComponent(next)}` : "";
  const userId = await findMailToken(db, link);
  if (userId !== undefined && (linkPreview || (await inTransaction(context, (tx) => verify(tx, { userId, link })))))
    return `${back}?notice=email_verified${nextQuery}`;
  throw (await isUsedLink(db, link)) ? alreadyVerified({ isSignedIn: caller !== null, next }) : linkExpired();
};

/** @returns false if a concurrent request has used the link */
const verify = async (
  tx: Tx<Context>,
  { userId, link }: { userId: string; link: Parameters<typeof markMailTokenUsed>[1] },
): Promise<boolean> => {
  const { db, now } = tx;
  await lockAccount(db, userId);
  if ((await markMailTokenUsed(db, link)) !== userId) return false;
  // A mail scanner may have opened the link. Only the link together with a session of the account proves that the
  // account, with its password, belongs to the owner of the address.
  const isOwner = await hasSessionOf(tx, userId);
  await (isOwner ? setProven : setVerified)(db, userId, now);
  await recordSecurityEvent(tx, "email_verified", { userId });
  return true;
};

/** Sends again what registering with this address sends: the link, or a notice to the account's owner. */
export const resendVerificationTo = (context: Context, email: string): Promise<void> =>
  withMinDurationMs(100, async () => {
    const account = await findAccountByEmail(context.db, email);
    const device = await countMailRequest(context, account);
    if (account && !account.verified) return sendLink(context, account, { purpose: "verify", device });
    if (await allowsMail(context, { kind: "account_exists", email, device }))
      await notifyOwner(context, account, email);
  });

export const resendVerification = async (context: UserContext): Promise<void> => {
  const account = await findAccount(context.db, context.caller.userId);
  const device = await countMailRequest(context, account);
  if (account && !account.verified) await sendLink(context, account, { purpose: "verify", device });
};
