import { findAllianceBrand } from "../../foundation/db/branding.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { requireFound } from "../../foundation/errors.ts";
import { translatorFor } from "../../foundation/languages/texts.ts";
import { digest, newLinkSecret } from "../../foundation/secrets.ts";
import { allowsMail, linkExpired } from "../../identity/auth/mail-links.ts";
import { findAccount } from "../../identity/auth/queries.ts";
import type { Context, UserContext } from "../../identity/context.ts";
import { brandedMail } from "../../web/mail/messages.ts";
import { contactConfirmationPath } from "../../web/page-paths.ts";
import { type Contact, confirmLinkedContact, findLinkedContact } from "./queries.ts";

/* The contact address of an alliance or a group becomes public when the owner of the address confirms it. */

const linkHours = 24;

const resendIntervalMs = 10 * 60_000;

const noContact: Contact = {
  contactEmail: null,
  contactConfirmedAt: null,
  contactLinkHash: null,
  contactLinkExpiresAt: null,
};

type ContactChange = {
  /** The columns to set; empty when the address stays unchanged. */
  columns: Partial<Contact>;
  /** The secret of the link to email; null when the address needs no confirmation. */
  secret: string | null;
};

const unchanged: ContactChange = { columns: {}, secret: null };

const wasLinkJustSent = ({ contactLinkExpiresAt: expiresAt }: Contact, now: Date): boolean =>
  expiresAt !== null && expiresAt.getTime() - now.getTime() > linkHours * 3_600_000 - resendIntervalMs;

/**
 * Returns the column changes for a new contact address. The caller's own verified address needs no confirmation. Any other
 * address replaces the previous one before it is confirmed. An undefined `requested` changes nothing.
 */
export const prepareContactChange = async (
  { db, now, caller }: Pick<UserContext, "db" | "now" | "caller">,
  current: Contact = noContact,
  requested: string | null | undefined,
): Promise<ContactChange> => {
  if (requested === undefined) return unchanged;
  if (requested === null) return { columns: noContact, secret: null };
  const isSame = requested === current.contactEmail;
  if (isSame && (current.contactConfirmedAt !== null || wasLinkJustSent(current, now))) return unchanged;
  const account = await findAccount(db, caller.userId);
  if (account?.verified && foldAddress(account.email) === foldAddress(requested))
    return { columns: { ...noContact, contactEmail: requested, contactConfirmedAt: now }, secret: null };
  const secret = newLinkSecret();
  const contactLinkExpiresAt = new Date(now.getTime() + linkHours * 3_600_000);
  return {
    columns: { ...noContact, contactEmail: requested, contactLinkHash: digest(secret), contactLinkExpiresAt },
    secret,
  };
};

type Owner = { name: string; allianceId: string; contactEmail: string | null };

/** Emails the link, unless the mailbox has reached its quota. @throws TooManyRequests for emails to too many addresses */
export const sendContactLink = async (
  context: UserContext,
  { name, allianceId, contactEmail: email }: Owner,
  secret: string | null,
): Promise<void> => {
  const { db, now, baseUrl, site, limits, caller, mailer, requestedLanguage } = context;
  if (secret === null || email === null) return;
  await limits.consume(["invitations_per_user", caller.userId]);
  if (!(await allowsMail(context, { kind: "contact", email, device: null }))) return;
  const brand = requireFound(await findAllianceBrand(db, allianceId), "the alliance is gone");
  const { t, language } = translatorFor(requestedLanguage);
  const mail = brandedMail(
    email,
    {
      language,
      subject: t("mail.contact.subject", { name }),
      paragraphs: [t("mail.contact.text", { name }), t("mail.contact.end")],
      facts: name === brand.name ? [] : [{ label: t("mail.role_granted.alliance"), lines: [brand.name] }],
      button: { label: t("mail.contact.button"), link: baseUrl + contactConfirmationPath(secret) },
      reason: t("mail.invitation.reason", { name }),
    },
    { baseUrl, site },
    brand,
  );
  await mailer.enqueue(db, mail, now);
};

/** Finds the address that a link confirms or has confirmed. @throws BadRequest for an invalid or expired link */
export const requireLinkedContact = async (
  { db, now }: Pick<Context, "db" | "now">,
  token: string,
): Promise<{ name: string; email: string; isConfirmed: boolean }> => {
  const contact = await findLinkedContact(db, { secretHash: digest(token), now });
  if (!contact || contact.email === null) throw linkExpired();
  return { name: contact.name, email: contact.email, isConfirmed: contact.confirmedAt !== null };
};

/** Idempotent. @throws BadRequest for an invalid or expired link */
export const confirmContact = (context: Context, token: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    await requireLinkedContact(tx, token);
    await confirmLinkedContact(tx.db, { secretHash: digest(token), now: tx.now });
  });
