import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { invitations, refusedInvitations } from "../../../foundation/db/invitation-tables.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { lookWithContact, muteKind, type Reader, reader } from "../queries.ts";

const isAvailable = sql`
  ${invitations.role} is not null or (${groups.active} is not false and ${events.status} is distinct from 'draft')`;

/** Of the mailbox, as an account or as one that was. */
const isBanned = sql<boolean>`(
  exists (select from bans where bans.user_id = ${users.id} and bans.alliance_id = ${invitations.allianceId}
    and (bans.group_id is null or bans.group_id = ${invitations.groupId}))
  or exists (select from former_bans former where former.mailbox = public.alliance_mailbox_digest(${invitations.email})
    and former.alliance_id = ${invitations.allianceId}
    and (former.group_id is null or former.group_id = ${invitations.groupId})))`;

/** The name of the person who invites, if their address is verified and they still hold a role over what the invitation is to. */
const inviter = sql<string | null>`(
  select inviter.name from users inviter
  where inviter.id = ${invitations.invitedBy} and inviter.email_verified_at is not null and inviter.disabled_at is null
    and exists (
      select from roles where roles.user_id = inviter.id and (
        (roles.group_id is null and (roles.alliance_id is null or roles.alliance_id = ${invitations.allianceId}))
        or roles.group_id = ${invitations.groupId})))`;

const selectTruth = (db: Queryable) =>
  db
    .select({
      email: invitations.email,
      language: invitations.language,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
      alliance: { name: alliances.name },
      group: { name: groups.name },
      event: { name: events.name, startsAt: events.startsAt, endsAt: events.endsAt, timezone: events.timezone },
      account: reader,
      look: lookWithContact,
      isBanned,
      inviter,
    })
    .from(invitations)
    .innerJoin(alliances, eq(alliances.id, invitations.allianceId))
    .leftJoin(groups, eq(groups.id, invitations.groupId))
    .leftJoin(events, eq(events.id, invitations.eventId))
    .leftJoin(
      users,
      and(eq(sql`lower(${users.email})`, sql`lower(${invitations.email})`), isNotNull(users.emailVerifiedAt)),
    );

type Row = Awaited<ReturnType<typeof selectTruth>>[number];

/** An invitation to an address, and the account that has it, if it has proved that. */
export type InvitationTruth = Omit<Row, "email" | "account"> & { email: string; account: Reader | null };

/** Undefined when it can no longer be accepted, also because its group or event is hidden. */
export const findInvitationTruth = async (
  db: Queryable,
  { invitationId, now }: { invitationId: string; now: Date },
): Promise<InvitationTruth | undefined> => {
  const [row] = await selectTruth(db).where(
    and(
      eq(invitations.id, invitationId),
      eq(invitations.status, "pending"),
      gt(invitations.expiresAt, now),
      sql`(${isAvailable})`,
    ),
  );
  return row && row.email !== null ? { ...row, email: row.email } : undefined;
};

export const isRefused = async (db: Queryable, mailboxId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: refusedInvitations.mailboxId })
    .from(refusedInvitations)
    .where(eq(refusedInvitations.mailboxId, mailboxId));
  return rows.length > 0;
};

export const refuseInvitations = async (db: Queryable, mailboxId: string, now: Date): Promise<void> => {
  await db.insert(refusedInvitations).values({ mailboxId, createdAt: now }).onConflictDoNothing();
};

/** Makes the refusal of a mailbox a choice of the account that has it now, which its user can change. */
export const adoptRefusal = async (
  db: Queryable,
  { mailboxId, userId, now }: { mailboxId: string; userId: string; now: Date },
): Promise<void> => {
  await muteKind(db, { userId, kind: "invitation", now });
  await db.delete(refusedInvitations).where(eq(refusedInvitations.mailboxId, mailboxId));
};
