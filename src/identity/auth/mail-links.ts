import { v7 as uuid } from "uuid";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { BadRequest } from "../../foundation/errors.ts";
import { textsFor } from "../../foundation/languages/texts.ts";
import { digest, newLinkSecret } from "../../foundation/secrets.ts";
import {
  brandedMail,
  emailKeptMail,
  type Mail,
  resetMail,
  signInMail,
  verificationMail,
} from "../../web/mail/messages.ts";
import type { Context } from "../context.ts";
import { findFormerOwner, lockEmails } from "./email-changes/queries.ts";
import { deleteSignUpsOf, insertEmailRequest } from "./email-requests/queries.ts";
import { lockAccount } from "./locks.ts";
import { admitsMail } from "./mail-quota.ts";
import { type Account, putMailToken } from "./queries.ts";

type Offer = { email: string; kind: "sign_in" | "reset"; next?: string };

/** Emails a link that creates an account. Its quotas and lifetime are those of the link that was requested, which reveals nothing. */
export const offerAccount = async (context: Context, { email, kind, next }: Offer): Promise<void> => {
  if (!(await admitsMail(context, { kind, email, device: null }))) return;
  await inTransaction(context, async (tx) => {
    const { db, now, postbox, askedLanguage } = tx;
    await lockEmails(db, email);
    const former = await findFormerOwner(db, { email, now });
    if (former) {
      const language = former.language ?? askedLanguage;
      const { email: recipient, expiresAt: until } = former;
      return postbox.post(db, emailKeptMail({ recipient, language, attempt: "sign_in", until }), now);
    }
    const token = newLinkSecret();
    const minutes = linkMinutes[kind];
    await deleteSignUpsOf(db, email);
    await insertEmailRequest(db, {
      id: uuid(),
      email,
      language: askedLanguage,
      next: next ?? null,
      secretHash: digest(token),
      expiresAt: new Date(now.getTime() + minutes * 60_000),
      createdAt: now,
    });
    await postbox.post(db, noAccountMail(tx, { email, token, minutes }), now);
  });
};

/** Never contains anything that the requester entered (criterion 29). */
const noAccountMail = (
  { baseUrl, site, askedLanguage }: Pick<Context, "baseUrl" | "site" | "askedLanguage">,
  { email, token, minutes }: { email: string; token: string; minutes: number },
): Mail => {
  const { t, language } = textsFor(askedLanguage);
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

/** Of a link that nobody can ask for again. */
export const linkUsed = () =>
  new BadRequest("this link has expired or was already used", {
    code: "link_expired",
    text: { key: "common.wrong.used_link" },
  });

/** For a verification link that was used, perhaps by a mail scanner. The page says that there is nothing left to do. */
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

type LinkContext = Pick<Context, "db" | "now" | "baseUrl" | "postbox" | "askedLanguage">;
type Recipient = Pick<Account, "id" | "email" | "language">;

/** Over a quota it silently sends nothing. */
export const sendLink = async (
  context: LinkContext & Pick<Context, "limits" | "address">,
  account: Recipient,
  { purpose, device, next }: { purpose: Purpose; device: string | null; next?: string },
): Promise<void> => {
  if (!(await admitsMail(context, { kind: purpose, email: account.email, device }))) return;
  await inTransaction(context, async (tx) => {
    // The address may have changed since it was read, and then a link must not go to the old one.
    const { email, disabled = true } = (await lockAccount(tx.db, account.id)) ?? {};
    if (email === account.email && !disabled) await postLink(tx, account, purpose, { next });
  });
};

/** Like `sendLink`, but in the caller's transaction and without the quota. `isAsked` says whether anybody requested the link. */
export const postLink = async (
  { db, now, baseUrl, postbox, askedLanguage }: Tx<LinkContext>,
  { id: userId, email: recipient, language }: Recipient,
  purpose: Purpose,
  { isAsked = true, next }: { isAsked?: boolean; next?: string | undefined } = {},
): Promise<void> => {
  const token = newLinkSecret();
  await putLink({ db, now }, { userId, purpose, token, next });
  const mail = mails[purpose]({ recipient, language: language ?? askedLanguage, baseUrl, token, isAsked });
  await postbox.post(db, mail, now);
};

export const putLink = async (
  { db, now }: Tx<Pick<Context, "db" | "now">>,
  { token, ...link }: { userId: string; purpose: keyof typeof linkMinutes; token: string; next?: string | undefined },
): Promise<void> => {
  const expiresAt = new Date(now.getTime() + linkMinutes[link.purpose] * 60_000);
  await putMailToken(db, { ...link, secretHash: digest(token), expiresAt });
};
