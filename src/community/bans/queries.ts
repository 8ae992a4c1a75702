import { and, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bans, roles } from "../../foundation/db/administration-tables.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { attendances, memberships, seriesAttendances } from "../../foundation/db/participation-tables.ts";
import { hasRows, type SelectedRow } from "../../foundation/db/statement.ts";
import { events, groups } from "../../foundation/db/tables.ts";

/** A group, or all present and future groups of an alliance. */
export type BanScope = { allianceId: string; groupId: string | null };

const covers = ({ allianceId, groupId }: BanScope): SQL | undefined =>
  and(eq(bans.allianceId, allianceId), groupId === null ? isNull(bans.groupId) : eq(bans.groupId, groupId));

/**
 * Blocks memberships and RSVPs of the user until the transaction ends, and waits for those being inserted: their foreign keys hold a weaker
 * lock. Lock nothing else afterwards: joining locks the group before the user. @returns whether the user exists
 */
export const lockUser = (db: Transaction, id: string): Promise<boolean> =>
  hasRows(db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update"));

export const deleteBan = (db: Transaction, userId: string, scope: BanScope): Promise<boolean> =>
  hasRows(
    db
      .delete(bans)
      .where(and(eq(bans.userId, userId), covers(scope)))
      .returning({ id: bans.id }),
  );

/** Whether a ban excludes the user from the group; for an alliance, from all of it. */
export const isBanned = (db: Queryable, userId: string, { allianceId, groupId }: BanScope): Promise<boolean> => {
  const ofGroup = groupId === null ? undefined : or(isNull(bans.groupId), eq(bans.groupId, groupId));
  const isCovering = and(eq(bans.userId, userId), eq(bans.allianceId, allianceId), ofGroup);
  return hasRows(db.select({ id: bans.id }).from(bans).where(isCovering).limit(1));
};

export const isAdministrator = (db: Queryable, userId: string, { allianceId, groupId }: BanScope): Promise<boolean> => {
  const ofAlliance = and(isNull(roles.groupId), or(isNull(roles.allianceId), eq(roles.allianceId, allianceId)));
  const ofGroup = groupId === null ? eq(groups.allianceId, allianceId) : eq(roles.groupId, groupId);
  return hasRows(
    db
      .select({ id: roles.id })
      .from(roles)
      .leftJoin(groups, eq(groups.id, roles.groupId))
      .where(and(eq(roles.userId, userId), or(ofAlliance, ofGroup)))
      .limit(1),
  );
};

export const isWithin = ({ allianceId, groupId }: BanScope): SQL | undefined =>
  and(eq(groups.allianceId, allianceId), groupId === null ? undefined : eq(groups.id, groupId));

/** The user's groups, in locking order. */
export const listJoinedIds = async (db: Queryable, userId: string, scope: BanScope): Promise<string[]> => {
  const rows = await db
    .select({ id: groups.id })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(and(eq(memberships.userId, userId), isWithin(scope)))
    .orderBy(groups.id);
  return rows.map(({ id }) => id);
};

type OpenRsvps = { userId: string; scope: BanScope; now: Date; after: string | undefined; limit: number };

/** The next events with an open RSVP of the user, by id. Declined RSVPs stay: otherwise lifting the ban would admit a new RSVP. */
export const listOpenRsvps = async (
  db: Queryable,
  { userId, scope, now, after, limit }: OpenRsvps,
): Promise<string[]> => {
  const rows = await db
    .select({ id: events.id })
    .from(attendances)
    .innerJoin(events, eq(events.id, attendances.eventId))
    .innerJoin(groups, eq(groups.id, events.groupId))
    .where(
      and(
        eq(attendances.userId, userId),
        ne(attendances.status, "declined"),
        isWithin(scope),
        gt(events.endsAt, now),
        after === undefined ? undefined : gt(events.id, after),
      ),
    )
    .orderBy(events.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Deletes the user's choices to attend whole series. */
export const deleteSeriesAttendances = (
  db: Transaction,
  userId: string,
  { allianceId, groupId }: BanScope,
): Promise<unknown> =>
  db.delete(seriesAttendances).where(
    and(
      eq(seriesAttendances.userId, userId),
      sql`${seriesAttendances.seriesId} in (
        select series_id from ${events} where alliance_id = ${allianceId}
        and (${groupId}::uuid is null or group_id = ${groupId}::uuid))`,
    ),
  );

const administrators = alias(users, "administrators");

const selectBans = (db: Queryable) =>
  db
    .select({
      ...{ id: bans.id, reason: bans.reason, createdAt: bans.createdAt },
      user: { id: users.id, name: users.name },
      bannedBy: { id: administrators.id, name: administrators.name },
    })
    .from(bans)
    .innerJoin(users, eq(users.id, bans.userId))
    .leftJoin(administrators, eq(administrators.id, bans.bannedBy));

export type BanRow = SelectedRow<typeof selectBans>;

export const banOrder = byTime<BanRow>(bans.createdAt, "descending", (row) => row.createdAt);

/** A page of the bans from the scope itself, latest first. */
export const listBans = (db: Queryable, { scope, ...page }: PageRequest & { scope: BanScope }): Promise<BanRow[]> =>
  pageOf(selectBans(db), [banOrder, bans.id], page, covers(scope));
