import { and, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { invitationAcceptances, invitations } from "../../foundation/db/invitation-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { isSameAddress } from "../../foundation/db/matching.ts";
import { firstRow, hasRows, type SelectedRow } from "../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../foundation/db/tables.ts";
import { isAvailable } from "../notifications/queries.ts";

type NewInvitation = typeof invitations.$inferInsert;
type Role = NonNullable<NewInvitation["role"]>;

const target = sql`coalesce(${invitations.eventId}, ${invitations.groupId}, ${invitations.allianceId})`;
const hasTarget = (targetId: string): SQL => sql`${target} = ${targetId}`;

const maxListedAcceptances = 100;

const accepted = sql<{ id: string; name: string; at: number }[]>`coalesce((
  select json_agg(json_build_object('id', id, 'name', name, 'at', (extract(epoch from accepted_at) * 1000)::bigint))
  from (
    select person.id, person.name, accepted_at from ${invitationAcceptances} acceptance
    join ${users} person on person.id = acceptance.user_id
    where acceptance.invitation_id = ${invitations.id}
    order by accepted_at desc, person.id limit ${sql.raw(String(maxListedAcceptances))}) latest), '[]')`;

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

export type InvitationRow = SelectedRow<typeof selectInvitations>;

export const invitationOrder = byTime<InvitationRow>(createdAt, "descending", (row) => row.createdAt);

export const listInvitations = (
  db: Queryable,
  { targetId, ...page }: PageRequest & { targetId: string },
): Promise<InvitationRow[]> => pageOf(selectInvitations(db), [invitationOrder, id], page, hasTarget(targetId));

export const findInvitation = (db: Queryable, { id, targetId }: { id: string; targetId: string }) =>
  firstRow(selectInvitations(db).where(and(eq(invitations.id, id), hasTarget(targetId))));

type OpenQuery = { targetId: string; role: Role | null; emails: readonly string[]; now: Date };

const isForAddresses = ({ targetId, role, emails }: Omit<OpenQuery, "now">): SQL | undefined =>
  and(
    hasTarget(targetId),
    sql`coalesce(${invitations.role}, '') = ${role ?? ""}`,
    inArray(
      sql`lower(${invitations.email})`,
      emails.map((address) => sql`lower(${address})`),
    ),
  );

const isPendingFor = (query: Omit<OpenQuery, "now">): SQL | undefined =>
  and(isForAddresses(query), eq(invitations.status, "pending"));

export const listOpenInvitations = async (
  db: Queryable,
  { now, ...query }: OpenQuery,
): Promise<(InvitationRow & { email: string })[]> => {
  if (query.emails.length === 0) return [];
  const rows = await selectInvitations(db).where(and(isPendingFor(query), gt(expiresAt, now)));
  return rows.flatMap((row) => (row.email === null ? [] : [{ ...row, email: row.email }]));
};

/** Lists the addresses, in lower case, whose invitation is open or was answered. */
export const listInvitedAddresses = async (
  db: Queryable,
  { now, ...query }: OpenQuery,
): Promise<ReadonlySet<string>> => {
  const isAnsweredOrOpen = sql`(${status} in ('accepted', 'declined') or ${status} = 'pending' and ${gt(expiresAt, now)})`;
  const rows = await db
    .select({ email: sql<string>`lower(${email})` })
    .from(invitations)
    .where(and(isForAddresses(query), isAnsweredOrOpen));
  return new Set(rows.map((row) => row.email));
};

/** Marks expired invitations as such, so that their addresses can be invited again. */
export const markExpiredInvitations = (db: Transaction, { now, ...query }: OpenQuery): Promise<unknown> =>
  db
    .update(invitations)
    .set({ status: "expired" })
    .where(and(isPendingFor(query), lte(expiresAt, now)));

/** Skips addresses with an open invitation to the same target. @returns the ids of the inserted invitations */
export const insertInvitations = async (db: Transaction, rows: NewInvitation[]): Promise<Set<string>> => {
  const inserted = await db.insert(invitations).values(rows).onConflictDoNothing().returning({ id });
  return new Set(inserted.map((row) => row.id));
};

/** @returns whether the invitation was pending */
export const withdrawInvitation = (db: Transaction, id: string): Promise<boolean> =>
  hasRows(
    db
      .update(invitations)
      .set({ status: "withdrawn" })
      .where(and(eq(invitations.id, id), eq(status, "pending")))
      .returning({ id: invitations.id }),
  );

const targetFields = {
  alliance: { id: alliances.id, slug: alliances.slug, name: alliances.name },
  group: { id: groups.id, slug: groups.slug, name: groups.name, active: groups.active, joinPolicy: groups.joinPolicy },
  event: {
    ...{ id: events.id, slug: events.slug, name: events.name, status: events.status, visibility: events.visibility },
    ...{ startsAt: events.startsAt, endsAt: events.endsAt, timezone: events.timezone },
  },
};

const selectWithTarget = (db: Queryable) =>
  db
    .select({
      ...{ id, email, role, status, expiresAt },
      allianceId: invitations.allianceId,
      ...targetFields,
      isAvailable,
      invitedBy: { id: users.id, name: users.name },
    })
    .from(invitations)
    .innerJoin(alliances, eq(alliances.id, invitations.allianceId))
    .leftJoin(groups, eq(groups.id, invitations.groupId))
    .leftJoin(events, eq(events.id, invitations.eventId))
    .leftJoin(users, eq(users.id, invitations.invitedBy));

export type FoundInvitation = SelectedRow<typeof selectWithTarget>;

export const findInvitationBySecret = (db: Queryable, secretHash: string): Promise<FoundInvitation | undefined> =>
  firstRow(selectWithTarget(db).where(eq(invitations.secretHash, secretHash)));

type Acceptance = { invitationId: string; userId: string };

export const hasAccepted = (db: Queryable, { invitationId, userId }: Acceptance): Promise<boolean> =>
  hasRows(
    db
      .select({ userId: invitationAcceptances.userId })
      .from(invitationAcceptances)
      .where(and(eq(invitationAcceptances.invitationId, invitationId), eq(invitationAcceptances.userId, userId))),
  );

/**
 * Records an acceptance, once per user. Must be the last write: deleting a group locks the group before its invitations.
 * @returns whether the invitation could be accepted
 */
export const useInvitation = async (
  db: Transaction,
  { now, ...acceptance }: Acceptance & { now: Date },
): Promise<boolean> => {
  const { invitationId } = acceptance;
  const inserted = await db
    .insert(invitationAcceptances)
    .values({ ...acceptance, acceptedAt: now })
    .onConflictDoNothing()
    .returning({ userId: invitationAcceptances.userId });
  if (inserted.length === 0) return true;
  const use = {
    useCount: sql`${useCount} + 1`,
    status: sql`case when ${useCount} + 1 >= ${maxUses} then 'accepted' else ${status} end`,
  };
  const isOpen = and(eq(id, invitationId), eq(status, "pending"), gt(expiresAt, now));
  return hasRows(db.update(invitations).set(use).where(isOpen).returning({ id }));
};

/** Declines an emailed invitation; links cannot be declined. @returns whether the invitation was open */
export const declineInvitation = (db: Queryable, { id, now }: { id: string; now: Date }): Promise<boolean> =>
  hasRows(
    db
      .update(invitations)
      .set({ status: "declined" })
      .where(and(eq(invitations.id, id), isNotNull(email), eq(status, "pending"), gt(expiresAt, now)))
      .returning({ id: invitations.id }),
  );

/** Days after its expiry during which an invitation is listed. */
export const invitationsListedDays = 30;

export const deleteInvitationsTo = (db: Transaction, address: string): Promise<unknown> =>
  db.delete(invitations).where(isSameAddress(email, address));
