import { and, eq, gt, isNull, ne, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { roles } from "../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { after, byTime, orderBy, type Position } from "../../foundation/db/keyset.ts";
import { bans } from "../../foundation/db/moderation-tables.ts";
import { attendances, memberships } from "../../foundation/db/participation-tables.ts";
import { hasRows, type Selected } from "../../foundation/db/rows.ts";
import { events, groups } from "../../foundation/db/tables.ts";

/** A group, or all groups of an alliance, those that are made later included. */
export type BanScope = { allianceId: string; groupId: string | null };

const covers = ({ allianceId, groupId }: BanScope): SQL | undefined =>
  and(eq(bans.allianceId, allianceId), groupId === null ? isNull(bans.groupId) : eq(bans.groupId, groupId));

/**
 * Blocks memberships and RSVPs that are being inserted for the user until the transaction ends, and waits for those that were: their
 * foreign keys hold a weaker lock. Lock nothing else after it: whoever joins has locked the group.
 * @returns whether there is such a user
 */
export const lockUser = (db: Queryable, id: string): Promise<boolean> =>
  hasRows(db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update"));

/** @returns whether the ban is new */
export const insertBan = (db: Queryable, ban: typeof bans.$inferInsert): Promise<boolean> =>
  hasRows(db.insert(bans).values(ban).onConflictDoNothing().returning({ id: bans.id }));

/** @returns whether there was such a ban */
export const deleteBan = async (db: Queryable, userId: string, scope: BanScope): Promise<boolean> => {
  const deleted = await db
    .delete(bans)
    .where(and(eq(bans.userId, userId), covers(scope)))
    .returning({ id: bans.id });
  return deleted.length > 0;
};

/** Whether a ban keeps the user out of the group; of an alliance, out of any part of it. */
export const isBanned = async (db: Queryable, userId: string, { allianceId, groupId }: BanScope): Promise<boolean> => {
  const ofGroup = groupId === null ? undefined : or(isNull(bans.groupId), eq(bans.groupId, groupId));
  const rows = await db
    .select({ id: bans.id })
    .from(bans)
    .where(and(eq(bans.userId, userId), eq(bans.allianceId, allianceId), ofGroup))
    .limit(1);
  return rows.length > 0;
};

/** Whether the user administers the group, or the alliance or any of its groups. */
export const isAdministrator = async (
  db: Queryable,
  userId: string,
  { allianceId, groupId }: BanScope,
): Promise<boolean> => {
  const ofAlliance = and(isNull(roles.groupId), or(isNull(roles.allianceId), eq(roles.allianceId, allianceId)));
  const rows = await db
    .select({ id: roles.id })
    .from(roles)
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .where(
      and(
        eq(roles.userId, userId),
        or(ofAlliance, groupId === null ? eq(groups.allianceId, allianceId) : eq(roles.groupId, groupId)),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

const isWithin = ({ allianceId, groupId }: BanScope): SQL | undefined =>
  and(eq(groups.allianceId, allianceId), groupId === null ? undefined : eq(groups.id, groupId));

/** The groups of which the user is a member, in the order in which they are to be locked. */
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

/**
 * The next events that have not ended and to which the user has an RSVP, in the order of their ids. One that was declined
 * stays so: otherwise a ban that is lifted would admit another RSVP.
 */
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

export type BanRow = Selected<typeof selectBans>;

export const banOrder = byTime<BanRow>(bans.createdAt, "descending", (row) => row.createdAt);

/** A page of the bans from a group alone, or from a whole alliance; the latest first. */
export const listBans = (
  db: Queryable,
  { scope, position, limit }: { scope: BanScope; position: Position | undefined; limit: number },
): Promise<BanRow[]> =>
  selectBans(db)
    .where(and(covers(scope), after(banOrder, bans.id, position)))
    .orderBy(...orderBy(banOrder, bans.id))
    .limit(limit);
