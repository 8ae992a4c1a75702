import type { Texts } from "../../../../foundation/languages/texts.ts";
import { dayIn, periodLines } from "../../../../web/mail/event-lines.ts";
import { invitationPath } from "../../../../web/page-paths.ts";
import { type Content, defineKind } from "../../kind.ts";
import type { Recipient } from "../../queries.ts";
import { mailboxId } from "../../unsubscribe.ts";
import { adoptRefusal, findInvitation, type Invitation, isRefused } from "./queries.ts";
import { inviterName } from "./rules.ts";

const targetOf = ({ t }: Texts, { role, alliance, group, event }: Invitation) => {
  if (event) return { name: event.name, text: t("mail.invitation.event", { event: event.name }) };
  const { name } = group ?? alliance;
  if (role !== null)
    return { name, text: t(group ? "mail.invitation.role" : "mail.invitation.role_alliance", { name }) };
  return { name, text: t(group ? "mail.invitation.group" : "mail.invitation.alliance", { name }) };
};

const factsOf = (texts: Texts, { alliance, group, event, inviter }: Invitation, { timezone }: Recipient) => {
  const { t } = texts;
  const name = inviter === null ? null : inviterName(inviter);
  const facts: Content["facts"] = [];
  if (name !== null) facts.push({ label: t("mail.invitation.by"), lines: [name] });
  if (event) {
    const lines = periodLines(texts, event, { timezone: event.timezone, ofReader: timezone });
    facts.push({ label: t("mail.event.when"), lines });
  }
  if (group && event) facts.push({ label: t("mail.event.group"), lines: [group.name] });
  if (group) facts.push({ label: t("mail.role_granted.alliance"), lines: [alliance.name] });
  return facts;
};

const withoutAccount = (id: string, { email, language, expiresAt }: Invitation): Recipient => ({
  ...{ id, email, language, name: "", timezone: null, disabledAt: null, isUndeliverable: false },
  mutedNotifications: [],
  // Opening the link verifies the address.
  emailVerifiedAt: expiresAt,
});

export const invitationKinds = {
  /** The inviter must not learn whether the address has an account. */
  invitation: defineKind({
    kind: "invitation",
    facts: async (tx, { id, linkSecret, mailboxKey, now }) => {
      const invitation = linkSecret === undefined ? undefined : await findInvitation(tx, id, now);
      if (!invitation || linkSecret === undefined) return undefined;
      const { account, email, language, brand } = invitation;
      const mailbox = mailboxId(mailboxKey, email);
      if (await isRefused(tx, mailbox)) {
        // The mailbox refused invitations before it had an account.
        if (account) await adoptRefusal(tx, { mailboxId: mailbox, userId: account.id, now });
        return undefined;
      }
      const recipient = account
        ? { ...account, language: account.language ?? language }
        : withoutAccount(mailbox, invitation);
      return { recipient, brand, invitation, linkSecret };
    },
    /** The recipient may be anyone: the only personal name is the inviter's, within the limits of `inviterName`. */
    email: ({ recipient, invitation, linkSecret }, context) => {
      const { t, baseUrl } = context;
      const { name, text } = targetOf(context, invitation);
      return {
        subject: t("mail.invitation.subject", { name }),
        paragraphs: [text, t("mail.invitation.consent", { day: dayIn(context, invitation.expiresAt) })],
        facts: factsOf(context, invitation, recipient),
        button: { label: t("mail.invitation.button"), link: baseUrl + invitationPath(linkSecret) },
        reason: t("mail.invitation.reason", { name }),
      };
    },
  }),
};
