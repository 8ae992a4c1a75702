import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { brandWithContact } from "../../../../foundation/db/branding.ts";
import type { Queryable } from "../../../../foundation/db/client.ts";
import { users } from "../../../../foundation/db/identity-tables.ts";
import { invitationOptOuts, invitations } from "../../../../foundation/db/invitation-tables.ts";
import { type FoundBy, firstRow, hasRows } from "../../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../../foundation/db/tables.ts";
import { muteKind, recipient } from "../../queries.ts";

const isAvailable = sql`(
  ${invitations.role} is not null or (${groups.active} is not false and ${events.status} is distinct from 'draft'))`;

const isBanned = sql`(
  exists (select from bans where bans.user_id = ${users.id} and bans.alliance_id = ${invitations.allianceId}
    and (bans.group_id is null or bans.group_id = ${invitations.groupId}))
  or exists (select from former_bans former where former.mailbox = public.alliance_mailbox_digest(${invitations.email})
    and former.alliance_id = ${invitations.allianceId}
    and (former.group_id is null or former.group_id = ${invitations.groupId})))`;

/** Null if the inviter's address is not verified or they no longer administer what the invitation is to. */
const inviter = sql<string | null>`(
  select inviter.name from users inviter
  where inviter.id = ${invitations.invitedBy} and inviter.email_verified_at is not null and inviter.disabled_at is null
    and exists (
      select from roles where roles.user_id = inviter.id and (
        (roles.group_id is null and (roles.alliance_id is null or roles.alliance_id = ${invitations.allianceId}))
        or roles.group_id = ${invitations.groupId})))`;

/** With the account that has verified the address. Undefined when the invitation cannot be accepted. */
export const findInvitation = (db: Queryable, invitationId: string, now: Date) =>
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
        inviter,
      })
      .from(invitations)
      .innerJoin(alliances, eq(alliances.id, invitations.allianceId))
      .leftJoin(groups, eq(groups.id, invitations.groupId))
      .leftJoin(events, eq(events.id, invitations.eventId))
      .leftJoin(
        users,
        and(eq(sql`lower(${users.email})`, sql`lower(${invitations.email})`), isNotNull(users.emailVerifiedAt)),
      )
      .where(
        and(
          eq(invitations.id, invitationId),
          eq(invitations.status, "pending"),
          isNotNull(invitations.email),
          gt(invitations.expiresAt, now),
          isAvailable,
          sql`not ${isBanned}`,
        ),
      ),
  );

export type Invitation = FoundBy<typeof findInvitation>;

export const isRefused = (db: Queryable, mailboxId: string): Promise<boolean> =>
  hasRows(
    db
      .select({ id: invitationOptOuts.mailboxId })
      .from(invitationOptOuts)
      .where(eq(invitationOptOuts.mailboxId, mailboxId)),
  );

export const refuseInvitations = async (db: Queryable, mailboxId: string, now: Date): Promise<void> => {
  await db.insert(invitationOptOuts).values({ mailboxId, createdAt: now }).onConflictDoNothing();
};

/** Moves the refusal of a mailbox to the settings of the account that has it now. */
export const adoptRefusal = async (
  db: Queryable,
  { mailboxId, userId, now }: { mailboxId: string; userId: string; now: Date },
): Promise<void> => {
  await muteKind(db, { userId, kind: "invitation", now });
  await db.delete(invitationOptOuts).where(eq(invitationOptOuts.mailboxId, mailboxId));
};
