import { and, eq, sql } from "drizzle-orm";
import { addToAllianceCounts } from "../../alliances/queries.ts";
import type { Queryable } from "../../db/client.ts";
import { users } from "../../db/identity-tables.ts";
import { after, byTime, orderBy, type Position } from "../../db/keyset.ts";
import { allianceMembers, memberships } from "../../db/participation-tables.ts";
import { groups } from "../../db/tables.ts";
import { type GroupKey, type GroupRow, selectGroupsWith } from "../queries.ts";

/*
 * Counts are stored, not computed. To prevent deadlocks, every change takes its locks in one order: the group, the
 * alliance's members sorted by user, the alliance.
 */

type Key = { groupId: string; userId: string };

const isMembership = ({ groupId, userId }: Key) =>
  and(eq(memberships.groupId, groupId), eq(memberships.userId, userId));

/** Blocks other changes of the group and its members until the transaction ends. */
export const lockGroup = async (db: Queryable, groupId: string): Promise<{ active: boolean } | undefined> => {
  const [row] = await db
    .select({ active: groups.active })
    .from(groups)
    .where(eq(groups.id, groupId))
    .for("no key update");
  return row;
};

export const findMembership = async (db: Queryable, key: Key): Promise<{ joinedAt: Date } | undefined> => {
  const [row] = await db.select({ joinedAt: memberships.joinedAt }).from(memberships).where(isMembership(key));
  return row;
};

/** The group has to be locked. */
export const insertMembership = async (
  db: Queryable,
  { id: groupId, allianceId, active }: Pick<GroupKey, "id" | "allianceId" | "active">,
  userId: string,
  joinedAt: Date,
): Promise<void> => {
  await db.insert(memberships).values({ groupId, userId, joinedAt });
  await addToMemberCount(db, groupId, 1);
  if (!active) return;
  const [member] = await db
    .insert(allianceMembers)
    .values({ allianceId, userId, groupCount: 1 })
    .onConflictDoUpdate({
      target: [allianceMembers.allianceId, allianceMembers.userId],
      set: { groupCount: sql`${allianceMembers.groupCount} + 1` },
    })
    .returning({ groupCount: allianceMembers.groupCount });
  if (member?.groupCount === 1) await addToAllianceCounts(db, allianceId, { members: 1 });
};

/** The group has to be locked. */
export const deleteMembership = async (
  db: Queryable,
  { id: groupId, allianceId, active }: Pick<GroupKey, "id" | "allianceId" | "active">,
  userId: string,
): Promise<void> => {
  await db.delete(memberships).where(isMembership({ groupId, userId }));
  await addToMemberCount(db, groupId, -1);
  if (!active) return;
  const [last] = await db
    .delete(allianceMembers)
    .where(
      and(
        eq(allianceMembers.allianceId, allianceId),
        eq(allianceMembers.userId, userId),
        eq(allianceMembers.groupCount, 1),
      ),
    )
    .returning({ userId: allianceMembers.userId });
  if (last) await addToAllianceCounts(db, allianceId, { members: -1 });
  else
    await db
      .update(allianceMembers)
      .set({ groupCount: sql`${allianceMembers.groupCount} - 1` })
      .where(and(eq(allianceMembers.allianceId, allianceId), eq(allianceMembers.userId, userId)));
};

const addToMemberCount = async (db: Queryable, groupId: string, members: number): Promise<void> => {
  await db
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} + ${members}` })
    .where(eq(groups.id, groupId));
};

export type MemberRow = { id: string; name: string; joinedAt: Date };

export const memberOrder = byTime<MemberRow>(memberships.joinedAt, "descending", (row) => row.joinedAt);

/** A page of a group's members, newest first. */
export const listMembers = (
  db: Queryable,
  { groupId, position, limit }: { groupId: string; position: Position | undefined; limit: number },
): Promise<MemberRow[]> =>
  db
    .select({ id: users.id, name: users.name, joinedAt: memberships.joinedAt })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.groupId, groupId), after(memberOrder, memberships.userId, position)))
    .orderBy(...orderBy(memberOrder, memberships.userId))
    .limit(limit);

export type JoinedGroupRow = { id: string; group: GroupRow; joinedAt: Date };

export const joinedGroupOrder = byTime<JoinedGroupRow>(memberships.joinedAt, "descending", (row) => row.joinedAt);

/** A page of a user's groups, active or not, the last joined first. */
export const listJoinedGroups = async (
  db: Queryable,
  { userId, position, limit, now }: { userId: string; position: Position | undefined; limit: number; now: Date },
): Promise<JoinedGroupRow[]> => {
  const rows = await selectGroupsWith(db, now, { joinedAt: memberships.joinedAt })
    .innerJoin(memberships, eq(memberships.groupId, groups.id))
    .where(and(eq(memberships.userId, userId), after(joinedGroupOrder, memberships.groupId, position)))
    .orderBy(...orderBy(joinedGroupOrder, memberships.groupId))
    .limit(limit);
  return rows.map(({ joinedAt, ...group }) => ({ id: group.id, group, joinedAt }));
};
