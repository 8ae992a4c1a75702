import { setTimeout as delay } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { BadRequest } from "../../foundation/errors.ts";
import { translatorFor } from "../../foundation/languages/texts.ts";
import { digest, newLinkSecret } from "../../foundation/secrets.ts";
import { mailboxOf } from "../../server/limits/mailbox.ts";
import { networkOf } from "../../server/limits/network.ts";
import {
  addressReservedMail,
  brandedMail,
  type Mail,
  resetMail,
  signInMail,
  verificationMail,
} from "../../web/mail/messages.ts";
import type { Context } from "../context.ts";
import { findFormerOwner, lockEmails } from "./email-changes/queries.ts";
import { deleteSignUpsOf, insertEmailRequest } from "./email-requests/queries.ts";
import { lockAccount } from "./locks.ts";
import { type Account, findAccountByEmail, type MailTokenKey, putMailToken } from "./queries.ts";
import { recordSecurityEvent } from "./security-events/record.ts";

/** Returns the key that finds the row of a link by its secret. */
export const mailTokenKey = (purpose: MailTokenKey["purpose"], secret: string, { now }: { now: Date }) => ({
  secretHash: digest(secret),
  purpose,
  now,
});

/** Kinds of emails that share a quota of the mailbox. A registration sends one of two kinds, and the response must not reveal which. */
const quotaGroups = {
  verify: "registration",
  account_exists: "registration",
  reset: "reset",
  sign_in: "sign_in",
  rsvp: "rsvp",
  // Shares the quota of RSVPs, because the two kinds together could fill a mailbox.
  join: "rsvp",
  email_change: "email_change",
  contact: "contact",
};

type MailRequest = { kind: keyof typeof quotaGroups; email: string; device: string | null };

/** Uses a quota per kind and requester, and one per mailbox, separate for known devices. @returns whether to send */
export const allowsMail = async (
  { limits, address }: Pick<Context, "limits" | "address">,
  { kind, email, device }: MailRequest,
): Promise<boolean> => {
  const mailbox = mailboxOf(email);
  const requester = device === null ? networkOf(address) : `device-${device}`;
  return limits.tryConsume(
    ["mails_per_mailbox_and_requester", `${kind} ${mailbox} ${requester}`],
    ["mails_per_mailbox", `${quotaGroups[kind]} ${mailbox}${device === null ? "" : " device"}`],
  );
};

/**
 * Limits requests for links by client IP. Exempts the owner's devices, because other people may share their IP.
 * @returns the owner's device, if it sent the request
 */
export const countMailRequest = async ({ device, limits, address }: Context, owner: Account | undefined) => {
  const id = await device.recognize(owner);
  if (id === null) await limits.consume(["mail_requests_per_address", networkOf(address)]);
  return id;
};

/** A used link proves access to the mailbox, so another link may be requested immediately. */
export const refundMails = async ({ limits }: Context, { kind, email }: Omit<MailRequest, "device">): Promise<void> => {
  const mailbox = mailboxOf(email);
  await limits.reset("mails_per_mailbox_and_requester", `${kind} ${mailbox}`);
  await limits.reset("mails_per_mailbox", `${quotaGroups[kind]} ${mailbox}`);
};

/** Hides whether an address has an account. The work must always take less than `durationMs`. */
export const withMinDurationMs = async <Result>(durationMs: number, work: () => Promise<Result>): Promise<Result> => {
  const [result] = await Promise.allSettled([work(), delay(durationMs)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
};

type Offer = { email: string; kind: "sign_in" | "reset"; next?: string | undefined };

/** Emails a link to create an account, with the requested link's quotas and lifetime, so that nothing is revealed. */
const offerAccount = async (context: Context, { email, kind, next }: Offer): Promise<void> => {
  if (!(await allowsMail(context, { kind, email, device: null }))) return;
  await inTransaction(context, async (tx) => {
    const { db, now, mailer, requestedLanguage } = tx;
    await lockEmails(db, email);
    const former = await findFormerOwner(db, { email, now });
    if (former) {
      const language = former.language ?? requestedLanguage;
      const { email: recipient, expiresAt: until } = former;
      return mailer.enqueue(db, addressReservedMail({ recipient, language, attempt: "sign_in", until }), now);
    }
    const token = newLinkSecret();
    const minutes = linkMinutes[kind];
    await deleteSignUpsOf(db, email);
    await insertEmailRequest(db, {
      id: uuid(),
      email,
      language: requestedLanguage,
      next: next ?? null,
      secretHash: digest(token),
      expiresAt: new Date(now.getTime() + minutes * 60_000),
      createdAt: now,
    });
    await mailer.enqueue(db, noAccountMail(tx, { email, token, minutes }), now);
  });
};

/** Never contains anything that the requester entered (docs/security.md, 29). */
const noAccountMail = (
  { baseUrl, site, requestedLanguage }: Pick<Context, "baseUrl" | "site" | "requestedLanguage">,
  { email, token, minutes }: { email: string; token: string; minutes: number },
): Mail => {
  const { t, language } = translatorFor(requestedLanguage);
  return brandedMail(
    email,
    {
      language,
      subject: t("mail.no_account.subject"),
      paragraphs: [t("mail.no_account.why", { site: site.name }), t("mail.no_account.end", { minutes })],
      facts: [],
      button: { label: t("mail.no_account.button"), link: `${baseUrl}/auth/sign-up?token=${token}` },
      reason: t("mail.no_account.reason"),
    },
    { baseUrl, site },
  );
};

export const linkExpired = () =>
  new BadRequest("this link has expired or was already used; ask for another", { code: "link_expired" });

/** The error for an invalid link that cannot be requested again. */
export const linkUsed = () =>
  new BadRequest("this link has expired or was already used", {
    code: "link_expired",
    text: { key: "common.wrong.used_link" },
  });

/** The error for a verification link that was used, perhaps by a mail scanner. The page says that there is nothing left to do. */
export const alreadyVerified = ({ isSignedIn, next }: { isSignedIn: boolean; next: string | undefined }) =>
  new BadRequest("this link was already used; the email address is verified", {
    code: "link_expired",
    text: { key: "common.wrong.already_verified" },
    retry: isSignedIn
      ? { method: "get", path: "/dashboard", label: "common.place.dashboard" }
      : {
          method: "get",
          path: next === undefined ? "/auth/login" : `/auth/login?next=${encodeURIComponent(next)}`,
          label: "common.sign_in",
        },
  });

export const linkMinutes = { verify: 24 * 60, reset: 60, sign_in: 15, second_factor: 10 };

const mails = { verify: verificationMail, reset: resetMail, sign_in: signInMail };

type Purpose = keyof typeof mails;

type LinkContext = Pick<Context, "db" | "now" | "baseUrl" | "mailer" | "requestedLanguage">;
type Recipient = Pick<Account, "id" | "email" | "language">;

/** Emails a link. Silently does nothing if a quota is exhausted. */
export const sendLink = async (
  context: LinkContext & Pick<Context, "limits" | "address">,
  account: Recipient,
  { purpose, device, next }: { purpose: Purpose; device: string | null; next?: string | undefined },
): Promise<void> => {
  if (!(await allowsMail(context, { kind: purpose, email: account.email, device }))) return;
  await inTransaction(context, async (tx) => {
    // The address may have changed since it was read. Then no link must go to the old address.
    const { email, disabled = true } = (await lockAccount(tx.db, account.id)) ?? {};
    if (email === account.email && !disabled) await queueLink(tx, account, purpose, { next });
  });
};

/** Like `sendLink`, but in the caller's transaction and without the quota. `isRequested` says whether the link was requested. */
export const queueLink = async (
  { db, now, baseUrl, mailer, requestedLanguage }: Tx<LinkContext>,
  { id: userId, email: recipient, language }: Recipient,
  purpose: Purpose,
  { isRequested = true, next }: { isRequested?: boolean; next?: string | undefined } = {},
): Promise<void> => {
  const token = newLinkSecret();
  await putLink({ db, now }, { userId, purpose, token, next });
  const mail = mails[purpose]({ recipient, language: language ?? requestedLanguage, baseUrl, token, isRequested });
  await mailer.enqueue(db, mail, now);
};

/** Stores a link, and invalidates an earlier link for the same purpose. */
export const putLink = async (
  { db, now }: Tx<Pick<Context, "db" | "now">>,
  { token, ...link }: { userId: string; purpose: keyof typeof linkMinutes; token: string; next?: string | undefined },
): Promise<void> => {
  const expiresAt = new Date(now.getTime() + linkMinutes[link.purpose] * 60_000);
  await putMailToken(db, { ...link, secretHash: digest(token), expiresAt });
};

const requestEvents = { reset: "reset_requested", sign_in: "sign_in_link_requested" } as const;

/** Emails a link, which creates an account if the address has none. Neither the response nor its time reveals which. */
export const requestLink = (
  context: Context,
  purpose: keyof typeof requestEvents,
  { email, next }: { email: string; next?: string },
): Promise<void> =>
  withMinDurationMs(100, async () => {
    const account = await findAccountByEmail(context.db, email);
    const device = await countMailRequest(context, account);
    if (!account) return offerAccount(context, { email, kind: purpose, next });
    if (account.disabled) return;
    await sendLink(context, account, { purpose, device, next });
    await recordSecurityEvent(context, requestEvents[purpose], { userId: account.id });
  });
