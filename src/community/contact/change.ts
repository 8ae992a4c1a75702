import { findAllianceBrand } from "../../foundation/db/branding.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { requireFound } from "../../foundation/errors.ts";
import { textsFor } from "../../foundation/languages/texts.ts";
import { digest, newLinkSecret } from "../../foundation/secrets.ts";
import { admitsMail } from "../../identity/auth/mail-quota.ts";
import { findAccount } from "../../identity/auth/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import { brandedMail } from "../../web/mail/messages.ts";
import { contactConfirmationPath } from "../../web/page-paths.ts";
import type { Contact } from "./queries.ts";

/* Sets the contact address of an alliance or a group. It takes effect once its mailbox has confirmed it. */

const linkHours = 24;

/** Minimum time between two emails to the same address. */
const resendIntervalMs = 10 * 60_000;

const none: Contact = {
  contactEmail: null,
  contactConfirmedAt: null,
  contactLinkHash: null,
  contactLinkExpiresAt: null,
};

type Change = {
  /** The columns to set; none when the address stays as it is. */
  columns: Partial<Contact>;
  /** The secret of the link to email, unless the address needs no confirmation. */
  secret: string | null;
};

const unchanged: Change = { columns: {}, secret: null };

/** Whether the link was sent too recently to send another one to the same address. */
const wasJustSent = ({ contactLinkExpiresAt: expiresAt }: Contact, now: Date): boolean =>
  expiresAt !== null && expiresAt.getTime() - now.getTime() > linkHours * 3_600_000 - resendIntervalMs;

/**
 * Returns the column changes for a new contact address. The caller's own verified address is confirmed at once. Any other needs
 * a confirmation. The previous address is dropped at once.
 * @param wanted undefined leaves the address as it is
 */
export const changeOfContact = async (
  { db, now, caller }: Pick<UserContext, "db" | "now" | "caller">,
  current: Contact = none,
  wanted: string | null | undefined,
): Promise<Change> => {
  if (wanted === undefined) return unchanged;
  if (wanted === null) return { columns: none, secret: null };
  const isSame = wanted === current.contactEmail;
  if (isSame && (current.contactConfirmedAt !== null || wasJustSent(current, now))) return unchanged;
  const account = await findAccount(db, caller.userId);
  if (account?.verified && foldAddress(account.email) === foldAddress(wanted))
    return { columns: { ...none, contactEmail: wanted, contactConfirmedAt: now }, secret: null };
  const secret = newLinkSecret();
  const contactLinkExpiresAt = new Date(now.getTime() + linkHours * 3_600_000);
  return { columns: { ...none, contactEmail: wanted, contactLinkHash: digest(secret), contactLinkExpiresAt }, secret };
};

type Owner = { name: string; allianceId: string; contactEmail: string | null };

/**
 * Emails the link that confirms a contact address. Sends nothing once the mailbox has reached its quota.
 * @throws TooManyRequests when the caller has sent emails to too many addresses
 */
export const sendContactLink = async (
  context: UserContext,
  { name, allianceId, contactEmail: email }: Owner,
  secret: string | null,
): Promise<void> => {
  const { db, now, baseUrl, site, limits, caller, postbox, askedLanguage } = context;
  if (secret === null || email === null) return;
  await limits.consume(["invitations_per_user", caller.userId]);
  if (!(await admitsMail(context, { kind: "contact", email, device: null }))) return;
  const brand = requireFound(await findAllianceBrand(db, allianceId), "the alliance is gone");
  const { t, language } = textsFor(askedLanguage);
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
  await postbox.post(db, mail, now);
};
