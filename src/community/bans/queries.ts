import { and, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bans } from "../../foundation/db/administration-tables.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { attendances, memberships, seriesAttendances } from "../../foundation/db/participation-tables.ts";
import { hasRows, type SelectedRow } from "../../foundation/db/statement.ts";
import { events, groups } from "../../foundation/db/tables.ts";

/** A group, or all present and future groups of an alliance. */
export type BanScope = { allianceId: string; groupId: string | null };

/** Matches bans from exactly this group, or from the alliance as a whole. */
const hasScope = ({ allianceId, groupId }: BanScope): SQL | undefined =>
  and(eq(bans.allianceId, allianceId), groupId === null ? isNull(bans.groupId) : eq(bans.groupId, groupId));

/**
 * Blocks new memberships and RSVPs of the user until the transaction ends. Waits for concurrent inserts, whose foreign keys
 * lock the user's row. Lock nothing else afterwards: joining locks the group before the user. @returns whether the user exists
 */
export const lockUser = (db: Transaction, id: string): Promise<boolean> =>
  hasRows(db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update"));

export const deleteBan = (db: Transaction, userId: string, scope: BanScope): Promise<boolean> =>
  hasRows(
    db
      .delete(bans)
      .where(and(eq(bans.userId, userId), hasScope(scope)))
      .returning({ id: bans.id }),
  );

/** Whether the user is banned from the group or its whole alliance. Without a group, bans from single groups count unless `onlyWhole`. */
export const isBanned = (db: Queryable, userId: string, { allianceId, groupId }: BanScope, onlyWhole = false) => {
  const appliesToGroup = or(isNull(bans.groupId), groupId === null ? undefined : eq(bans.groupId, groupId));
  const isApplicable = groupId === null && !onlyWhole ? undefined : appliesToGroup;
  const isCovering = and(eq(bans.userId, userId), eq(bans.allianceId, allianceId), isApplicable);
  return hasRows(db.select({ id: bans.id }).from(bans).where(isCovering).limit(1));
};

export const isInScope = ({ allianceId, groupId }: BanScope): SQL | undefined =>
  and(eq(groups.allianceId, allianceId), groupId === null ? undefined : eq(groups.id, groupId));

/** Lists the ids of the user's groups in the scope, in locking order. */
export const listJoinedGroupIds = async (db: Queryable, userId: string, scope: BanScope): Promise<string[]> => {
  const rows = await db
    .select({ id: groups.id })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(and(eq(memberships.userId, userId), isInScope(scope)))
    .orderBy(groups.id);
  return rows.map(({ id }) => id);
};

type OpenRsvpQuery = { userId: string; scope: BanScope; now: Date; afterEventId: string | undefined; limit: number };

/** Lists the ids of the next events with an RSVP to withdraw. Declined RSVPs stay: lifting the ban must not allow new ones. */
export const listRsvpEvents = async (
  db: Queryable,
  { userId, scope, now, afterEventId, limit }: OpenRsvpQuery,
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
        isInScope(scope),
        gt(events.endsAt, now),
        afterEventId === undefined ? undefined : gt(events.id, afterEventId),
      ),
    )
    .orderBy(events.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

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

/** Lists a page of the bans, latest first. The list of an alliance omits bans from single groups. */
export const listBans = (db: Queryable, { scope, ...page }: PageRequest & { scope: BanScope }): Promise<BanRow[]> =>
  pageOf(selectBans(db), [banOrder, bans.id], page, hasScope(scope));
