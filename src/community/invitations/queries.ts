import { and, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { invitationAcceptances, invitations } from "../../foundation/db/invitation-tables.ts";
import { after, byTime, orderBy, type Position } from "../../foundation/db/keyset.ts";
import { isSameAddress } from "../../foundation/db/matching.ts";
import { alliances, events, groups } from "../../foundation/db/tables.ts";

type NewInvitation = typeof invitations.$inferInsert;
type Role = NonNullable<NewInvitation["role"]>;

/** The event, or else the group, or else the alliance. */
const target = sql`coalesce(${invitations.eventId}, ${invitations.groupId}, ${invitations.allianceId})`;
const isTo = (targetId: string): SQL => sql`${target} = ${targetId}`;

/** Of a link, those who came last. */
const mostShown = 100;

const accepted = sql<{ id: string; name: string; at: number }[]>`coalesce((
  select json_agg(json_build_object('id', id, 'name', name, 'at', (extract(epoch from accepted_at) * 1000)::bigint))
  from (
    select person.id, person.name, accepted_at from ${invitationAcceptances} acceptance
    join ${users} person on person.id = acceptance.user_id
    where acceptance.invitation_id = ${invitations.id}
    order by accepted_at desc, person.id limit ${sql.raw(String(mostShown))}) latest), '[]')`;

const { id, email, role, status, maxUses, useCount, createdAt, expiresAt } = invitations;

const selectInvitations = (db: Queryable) =>
  db
    .select({
      ...{ id, email, role, status, maxUses, useCount, createdAt, expiresAt },
      accepted,
      invitedBy: { id: users.id, name: users.name },
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy));

export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number];

export const invitationOrder = byTime<InvitationRow>(createdAt, "descending", (row) => row.createdAt);

/** A page of the invitations to an alliance, a group or an event, the latest first. */
export const listInvitations = (
  db: Queryable,
  { targetId, position, limit }: { targetId: string; position: Position | undefined; limit: number },
): Promise<InvitationRow[]> =>
  selectInvitations(db)
    .where(and(isTo(targetId), after(invitationOrder, id, position)))
    .orderBy(...orderBy(invitationOrder, id))
    .limit(limit);

export const findInvitation = async (
  db: Queryable,
  { id, targetId }: { id: string; targetId: string },
): Promise<InvitationRow | undefined> => {
  const [row] = await selectInvitations(db).where(and(eq(invitations.id, id), isTo(targetId)));
  return row;
};

type OpenOnes = { targetId: string; role: Role | null; emails: readonly string[]; now: Date };

const isOneOf = ({ targetId, role, emails }: Omit<OpenOnes, "now">): SQL | undefined =>
  and(
    isTo(targetId),
    sql`coalesce(${invitations.role}, '') = ${role ?? ""}`,
    inArray(
      sql`lower(${invitations.email})`,
      emails.map((one) => sql`lower(${one})`),
    ),
    eq(invitations.status, "pending"),
  );

/** The open invitations of addresses. */
export const listOpenInvitations = async (
  db: Queryable,
  { now, ...ones }: OpenOnes,
): Promise<(InvitationRow & { email: string })[]> => {
  if (ones.emails.length === 0) return [];
  const rows = await selectInvitations(db).where(and(isOneOf(ones), gt(expiresAt, now)));
  return rows.flatMap((row) => (row.email === null ? [] : [{ ...row, email: row.email }]));
};

/** Says of those that have expired that they have, so that their addresses can be invited again. */
export const endExpiredInvitations = async (db: Queryable, { now, ...ones }: OpenOnes): Promise<void> => {
  await db
    .update(invitations)
    .set({ status: "expired" })
    .where(and(isOneOf(ones), lte(expiresAt, now)));
};

/** @returns the ids of those that are new: an address has one open invitation to the same */
export const insertInvitations = async (db: Queryable, rows: NewInvitation[]): Promise<Set<string>> => {
  const inserted = await db.insert(invitations).values(rows).onConflictDoNothing().returning({ id });
  return new Set(inserted.map((row) => row.id));
};

/** @returns whether it could still be accepted */
export const withdrawInvitation = async (db: Queryable, id: string): Promise<boolean> => {
  const ended = await db
    .update(invitations)
    .set({ status: "withdrawn" })
    .where(and(eq(invitations.id, id), eq(invitations.status, "pending")))
    .returning({ id: invitations.id });
  return ended.length > 0;
};

/** Whether the invited may see the group or event. Also of an inactive group, administrators may see everything. */
const isAvailable = sql`${role} is not null or (${groups.active} is not false and ${events.status} is distinct from 'draft')`;

const selectFound = (db: Queryable) =>
  db
    .select({
      ...{ id, email, role, status, expiresAt },
      allianceId: invitations.allianceId,
      alliance: { slug: alliances.slug, name: alliances.name },
      group: { id: groups.id, slug: groups.slug, name: groups.name },
      event: { id: events.id, slug: events.slug, name: events.name },
      isAvailable: sql<boolean>`(${isAvailable})`,
      invitedBy: { id: users.id, name: users.name, disabledAt: users.disabledAt },
    })
    .from(invitations)
    .innerJoin(alliances, eq(alliances.id, invitations.allianceId))
    .leftJoin(groups, eq(groups.id, invitations.groupId))
    .leftJoin(events, eq(events.id, invitations.eventId))
    .leftJoin(users, eq(users.id, invitations.invitedBy));

export type FoundInvitation = Awaited<ReturnType<typeof selectFound>>[number];

/** @param secretHash of the secret in its address */
export const findInvitationBySecret = async (
  db: Queryable,
  secretHash: string,
): Promise<FoundInvitation | undefined> => {
  const [row] = await selectFound(db).where(eq(invitations.secretHash, secretHash));
  return row;
};

type Acceptance = { invitationId: string; userId: string };

export const hasAccepted = async (db: Queryable, { invitationId, userId }: Acceptance): Promise<boolean> => {
  const rows = await db
    .select({ userId: invitationAcceptances.userId })
    .from(invitationAcceptances)
    .where(and(eq(invitationAcceptances.invitationId, invitationId), eq(invitationAcceptances.userId, userId)));
  return rows.length > 0;
};

/**
 * Uses an invitation once. Everything else that accepting it changes comes before, in the same transaction: whoever deletes a group locks
 * the group before its invitations.
 * @returns false when it can no longer be accepted
 */
export const useInvitation = async (
  db: Queryable,
  { now, ...acceptance }: Acceptance & { now: Date },
): Promise<boolean> => {
  const { invitationId } = acceptance;
  const first = await db
    .insert(invitationAcceptances)
    .values({ ...acceptance, acceptedAt: now })
    .onConflictDoNothing()
    .returning({ userId: invitationAcceptances.userId });
  if (first.length === 0) return true;
  const used = await db
    .update(invitations)
    .set({
      useCount: sql`${useCount} + 1`,
      status: sql`case when ${useCount} + 1 >= ${maxUses} then 'accepted' else ${status} end`,
    })
    .where(and(eq(id, invitationId), eq(status, "pending"), gt(expiresAt, now)))
    .returning({ id });
  return used.length > 0;
};

/** Of an email: a link is for many. @returns whether it could still be accepted */
export const declineInvitation = async (db: Queryable, { id, now }: { id: string; now: Date }): Promise<boolean> => {
  const declined = await db
    .update(invitations)
    .set({ status: "declined" })
    .where(and(eq(invitations.id, id), isNotNull(email), eq(status, "pending"), gt(expiresAt, now)))
    .returning({ id: invitations.id });
  return declined.length > 0;
};

/** Days after its end for which an invitation is listed. */
export const invitationsListedDays = 30;

/** Those to the address of somebody who goes. */
export const deleteInvitationsTo = async (db: Queryable, address: string): Promise<void> => {
  await db.delete(invitations).where(isSameAddress(email, address));
};
