import { inTransaction } from "../../foundation/db/client.ts";
import { BadRequest } from "../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../foundation/secrets.ts";
import { resetMail, verificationMail } from "../../web/mail/messages.ts";
import type { Context } from "../context.ts";
import { lockAccount } from "./locks.ts";
import { admitsMail } from "./mail-quota.ts";
import { type Account, putMailToken } from "./queries.ts";

export const linkExpired = () =>
  new BadRequest("this link has expired or was already used; ask for another", { code: "link_expired" });

/** Of a link that nobody can ask for again. */
export const linkUsed = () =>
  new BadRequest("this link has expired or was already used", {
    code: "link_expired",
    text: { key: "common.wrong.used_link" },
  });

/** Hours for which a link is valid. */
const lifetimes = { verify: 24, reset: 1 };

const mails = { verify: verificationMail, reset: resetMail };

type LinkContext = Pick<Context, "db" | "now" | "baseUrl" | "postbox" | "askedLanguage">;
type Recipient = Pick<Account, "id" | "email" | "language">;

/** Emails a link to the account's address. Over a quota it silently sends nothing. */
export const sendLink = async (
  context: LinkContext & Pick<Context, "limits" | "address">,
  account: Recipient,
  { purpose, device }: { purpose: keyof typeof lifetimes; device: string | null },
): Promise<void> => {
  if (!(await admitsMail(context, { kind: purpose, email: account.email, device }))) return;
  await inTransaction(context, async (context) => {
    // The address may have changed since it was read, and then a link must not go to the old one.
    const { email, disabled = true } = (await lockAccount(context.db, account.id)) ?? {};
    if (email === account.email && !disabled) await postLink(context, account, purpose);
  });
};

/**
 * Like `sendLink`, but in the caller's transaction and without the quota.
 * @param isAsked whether somebody asked for it
 */
export const postLink = async (
  { db, now, baseUrl, postbox, askedLanguage }: LinkContext,
  { id: userId, email: recipient, language }: Recipient,
  purpose: keyof typeof lifetimes,
  isAsked = true,
): Promise<void> => {
  const token = newLinkSecret();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose] * 3_600_000);
  await putMailToken(db, { userId, purpose, secretHash: digest(token), expiresAt });
  const mail = mails[purpose]({ recipient, language: language ?? askedLanguage, baseUrl, token, isAsked });
  await postbox.post(db, mail, now);
};
