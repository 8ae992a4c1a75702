import { and, eq, gt, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { invitationOptOuts, invitations } from "../../../foundation/db/invitation-tables.ts";
import { firstRow, hasRows, type ResultOf } from "../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import type { MessageKey, Translator } from "../../../foundation/languages/texts.ts";
import { dayIn, periodLines } from "../../../web/mail/event-lines.ts";
import { invitationPath } from "../../../web/page-paths.ts";
import { defineKind, type Entry } from "../kind.ts";
import { isAvailable, muteKind, type Recipient, recipient } from "../queries.ts";
import { mailboxId } from "../unsubscribe.ts";

type BanScope = Record<"email" | "allianceId" | "groupId", SQLWrapper>;

/** Whether the owner of the address is banned. The query must join the owner's account as `users`. */
export const isBannedFrom = ({ email, allianceId, groupId }: BanScope): SQL => sql`(
  exists (select from bans where bans.user_id = ${users.id} and bans.alliance_id = ${allianceId}
    and (bans.group_id is null or bans.group_id = ${groupId}))
  or exists (select from former_bans former where former.mailbox = public.alliance_mailbox_digest(${email})
    and former.alliance_id = ${allianceId}
    and (former.group_id is null or former.group_id = ${groupId})))`;

/** Whether the account has verified the address. */
export const isAccountOf = (email: SQLWrapper): SQL | undefined =>
  and(eq(sql`lower(${users.email})`, sql`lower(${email})`), isNotNull(users.emailVerifiedAt));

/** Finds an invitation, with the account that has verified its address. Undefined if the invitation cannot be accepted. */
const findInvitation = (db: Queryable, invitationId: string, now: Date) =>
  firstRow(
    db
      .select({
        email: sql<string>`${invitations.email}`,
        language: invitations.language,
        role: invitations.role,
        expiresAt: invitations.expiresAt,
        alliance: { name: alliances.name },
        group: { name: groups.name },
        event: { name: events.name, startsAt: events.startsAt, endsAt: events.endsAt, timezone: events.timezone },
        account: recipient,
        brand: brandWithContact,
      })
      .from(invitations)
      .innerJoin(alliances, eq(alliances.id, invitations.allianceId))
      .leftJoin(groups, eq(groups.id, invitations.groupId))
      .leftJoin(events, eq(events.id, invitations.eventId))
      .leftJoin(users, isAccountOf(invitations.email))
      .where(
        and(
          eq(invitations.id, invitationId),
          eq(invitations.status, "pending"),
          isNotNull(invitations.email),
          gt(invitations.expiresAt, now),
          isAvailable,
          sql`not ${isBannedFrom(invitations)}`,
        ),
      ),
  );

type Invitation = ResultOf<typeof findInvitation> & { inviter: string | null };

const maxNameLength = 60;

/** Excludes `@`, `:` and `/`, line breaks, and control, bidirectional and zero-width characters. */
const plainName = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} .,'’·・()&‐‑-])+$/u;

/** "evil.com" and "1.2.3.4", which mail programs turn into links; not "Dr. Ada" or "J.R.R. Tolkien". */
const domainPattern = /\.(?:\p{N}|[\p{L}\p{M}]{2}|\p{L}[\p{N}-])/u;

/** Five digits or more, which mail programs turn into a phone link. */
const phonePattern = /(?:\p{N}[ .,()‐‑-]*){5}/u;

/** Normalizes the inviter's name. @returns null for a name that could become a link or hide other text (criterion 29) */
const toSafeName = (name: string): string | null => {
  const normalized = name
    .normalize("NFC")
    .replaceAll(/\p{Zs}+/gu, " ")
    .trim();
  if ([...normalized].length > maxNameLength || !plainName.test(normalized)) return null;
  return [domainPattern, phonePattern, /\p{M}{4}/u].some((pattern) => pattern.test(normalized)) ? null : normalized;
};

const targetOf = ({ t }: Translator, { role, alliance, group, event }: Invitation) => {
  const { name } = event ?? group ?? alliance;
  if (event && role !== null)
    return {
      name,
      text: t(role === "event_host" ? "mail.invitation.event_host" : "mail.invitation.check_in", { name }),
    };
  if (event) return { name, text: t("mail.invitation.event", { event: name }) };
  if (role !== null)
    return { name, text: t(group ? "mail.invitation.role" : "mail.invitation.role_alliance", { name }) };
  return { name, text: t(group ? "mail.invitation.group" : "mail.invitation.alliance", { name }) };
};

const factsOf = (texts: Translator, { alliance, group, event, inviter }: Invitation, recipient: Recipient) => {
  const fact = (key: MessageKey, ...lines: string[]) => ({ label: texts.t(key), lines });
  const displayName = inviter === null ? null : toSafeName(inviter);
  const zones = event && { timezone: event.timezone, readerTimezone: recipient.timezone };
  return [
    ...(displayName === null ? [] : [fact("mail.invitation.by", displayName)]),
    ...(event && zones ? [fact("mail.event.when", ...periodLines(texts, event, zones))] : []),
    ...(group && event ? [fact("mail.event.group", group.name)] : []),
    ...(group ? [fact("mail.role_granted.alliance", alliance.name)] : []),
  ];
};

type Invitee = {
  email: string;
  language: Recipient["language"];
  account: Recipient | null;
  /** The time when the link expires. */
  expiresAt: Date;
};

const toRecipient = (id: string, { email, language, expiresAt }: Invitee): Recipient => ({
  ...{ id, email, language, name: "", timezone: null, disabledAt: null, isUndeliverable: false },
  mutedNotifications: [],
  // Opening the link verifies the address.
  emailVerifiedAt: expiresAt,
});

/** Finds the owner of the address; undefined if the mailbox refuses invitations. */
export const findInvitee = async (
  tx: Queryable,
  invitee: Invitee,
  { mailboxKey, now }: Pick<Entry, "mailboxKey" | "now">,
): Promise<Recipient | undefined> => {
  const { account, email, language } = invitee;
  const mailbox = mailboxId(mailboxKey, email);
  const isRefusal = eq(invitationOptOuts.mailboxId, mailbox);
  if (await hasRows(tx.select().from(invitationOptOuts).where(isRefusal))) {
    // The mailbox refused invitations before it had an account: move the refusal to the account's settings.
    if (account) {
      await muteKind(tx, { userId: account.id, kind: "invitation", now });
      await tx.delete(invitationOptOuts).where(isRefusal);
    }
    return undefined;
  }
  return account ? { ...account, language: account.language ?? language } : toRecipient(mailbox, invitee);
};

export const invitationKinds = {
  /** Sent whether or not the address has an account, which the inviter must not learn. */
  invitation: defineKind({
    kind: "invitation",
    find: async (tx, { id, linkSecret, ...entry }) => {
      const found = linkSecret === undefined ? undefined : await findInvitation(tx, id, entry.now);
      if (!found || linkSecret === undefined) return undefined;
      const recipient = await findInvitee(tx, found, entry);
      const inviter = await entry.findInviter({ ...entry, db: tx }, linkSecret);
      return recipient && { recipient, brand: found.brand, invitation: { ...found, inviter }, linkSecret };
    },
    /** The recipient may be anyone: the only personal name is the inviter's, within the limits of `toSafeName`. */
    content: ({ recipient, invitation, linkSecret }, context) => {
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
