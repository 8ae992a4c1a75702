import { and, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { isUndeliverable, users } from "../../../foundation/db/identity-tables.ts";
import { byTime, orderBy, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { nameContains } from "../../../foundation/db/matching.ts";
import { allianceMembers, memberships } from "../../../foundation/db/participation-tables.ts";
import {
  cursor,
  type Places,
  rowStatement,
  type Statement,
  sqlStatement,
  statement,
} from "../../../foundation/db/statement.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { addToAllianceCounts } from "../../alliances/queries.ts";
import { userRefSql, type WebhookEventType, webhookMessageSql } from "../../webhooks/messages/queries.ts";
import { type BriefGroupRow, briefGroupFields, type GroupKey, groupKey } from "../queries.ts";

/* Counts are stored. To prevent deadlocks, every change locks in one order: the group, the alliance's members by user, the alliance. */

type Key = { groupId: string; userId: string };

const isMembership = ({ groupId, userId }: Places<Key>) =>
  and(eq(memberships.groupId, groupId), eq(memberships.userId, userId));

const lockedGroup = rowStatement((db, { id }: Places<{ id: string }>) =>
  db.select({ active: groups.active }).from(groups).where(eq(groups.id, id)).for("no key update"),
);

/** Blocks other changes of the group and its members until the transaction ends. */
export const lockGroup = (db: Queryable, id: string): Promise<{ active: boolean } | undefined> =>
  lockedGroup(db, { id });

export const findMembership = rowStatement((db, key: Places<Key>) =>
  db.select({ joinedAt: memberships.joinedAt }).from(memberships).where(isMembership(key)),
);

const joinedAmong = statement((db, { userId, ids }: Places<{ userId: string; ids: string[] }>) =>
  db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), inArray(memberships.groupId, ids))),
);

export const findJoined = async (db: Queryable, userId: string, ids: string[]): Promise<Set<string>> =>
  new Set((await joinedAmong(db, { userId, ids })).map(({ groupId }) => groupId));

type LockedGroup = Pick<GroupKey, "id" | "allianceId" | "active">;

/** Updates the group's member count in the statement that changes the membership. */
const counted = (db: Queryable, change: SQLWrapper, groupId: Placeholder, members: 1 | -1): SQL => {
  const count = db
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} + ${sql.raw(String(members))}` })
    .where(eq(groups.id, groupId));
  return sql`changed as (${change.getSQL()}), counted as (${count.getSQL()})`;
};

type NewMembership = Key & { joinedAt: Date };
type AllianceRef = { allianceId: string };

type WebhookData = AllianceRef & {
  /** The membership as JSON, without its user. */
  data: string;
  now: Date;
};

const queuedMessageSql = (
  type: WebhookEventType,
  { groupId, userId, allianceId, data, now }: Places<Key & WebhookData>,
): SQL => {
  const orderKey = sql`${groupId}::text || ' ' || ${userId}::text`;
  return sql`queued as (${webhookMessageSql({ type, allianceId, subjectId: groupId, orderKey, data, more: userRefSql(userId), now })})`;
};

const insertion = sqlStatement<NewMembership & WebhookData, { groupCount: number }>(
  (db, values) => {
    const { allianceId, data: _data, now: _now, ...row } = values;
    const membership = db.insert(memberships).values(row);
    const member = db
      .insert(allianceMembers)
      .values({ allianceId, userId: row.userId, groupCount: 1 })
      .onConflictDoUpdate({
        target: [allianceMembers.allianceId, allianceMembers.userId],
        set: { groupCount: sql`${allianceMembers.groupCount} + 1` },
      })
      .returning({ groupCount: allianceMembers.groupCount });
    return sql`with ${queuedMessageSql("member.joined", values)}, ${counted(db, membership, row.groupId, 1)} ${member.getSQL()}`;
  },
  ["groupCount"],
);

/** The group must be locked and active. */
export const insertMembership = async (db: Transaction, row: NewMembership & WebhookData): Promise<void> => {
  const [member] = await insertion(db, row);
  const { allianceId } = row;
  if (member?.groupCount === 1) await addToAllianceCounts(db, allianceId, { members: 1 });
};

/** Adds an ended membership to the group's statistics. */
const recordStatisticsSql = ({ now, ...key }: Places<Key & { now: Date }>): SQL => sql`
  insert into former_members (group_id, day, joined, departed)
  select group_id, day, sum(joined), sum(departed) from (
    select group_id, (joined_at at time zone 'UTC')::date as day, 1 as joined, 0 as departed
    from memberships where ${isMembership(key)}
    union all
    select group_id, (${now}::timestamptz at time zone 'UTC')::date, 0, 1 from memberships where ${isMembership(key)}
  ) numbers
  group by group_id, day order by day
  on conflict (group_id, day) do update set
    joined = former_members.joined + excluded.joined, departed = former_members.departed + excluded.departed`;

const deletion = (db: Queryable, key: Places<Key & WebhookData>): SQL => {
  const change = counted(db, db.delete(memberships).where(isMembership(key)), key.groupId, -1);
  return sql`${queuedMessageSql("member.left", key)}, ${change}, kept as (${recordStatisticsSql(key)})`;
};

const deleteFromInactive = sqlStatement(
  (db, key: Places<Key & WebhookData>) => sql`with ${deletion(db, key)} select 1 where false`,
);

const isAllianceMember = ({ allianceId, userId }: Places<AllianceRef & { userId: string }>) =>
  and(eq(allianceMembers.allianceId, allianceId), eq(allianceMembers.userId, userId));

const deleteFromActive = sqlStatement<Key & WebhookData, { userId: string }>(
  (db, key) => {
    const last = db
      .delete(allianceMembers)
      .where(and(isAllianceMember(key), eq(allianceMembers.groupCount, 1)))
      .returning({ userId: allianceMembers.userId });
    return sql`with ${deletion(db, key)} ${last.getSQL()}`;
  },
  ["userId"],
);

const leaveOneGroup = sqlStatement((db, member: Places<AllianceRef & { userId: string }>) =>
  db
    .update(allianceMembers)
    .set({ groupCount: sql`${allianceMembers.groupCount} - 1` })
    .where(isAllianceMember(member)),
);

/** The group must be locked. */
export const deleteMembership = async (
  db: Transaction,
  { id: groupId, allianceId, active }: LockedGroup,
  { userId, ...webhookData }: { userId: string } & Omit<WebhookData, "allianceId">,
): Promise<void> => {
  const key = { groupId, userId, allianceId, ...webhookData };
  if (!active) return void (await deleteFromInactive(db, key));
  const [last] = await deleteFromActive(db, key);
  if (last) await addToAllianceCounts(db, allianceId, { members: -1 });
  else await leaveOneGroup(db, { allianceId, userId });
};

export const listGroupKeysOf = (db: Queryable, userId: string): Promise<GroupKey[]> =>
  db
    .select(groupKey)
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .innerJoin(alliances, eq(alliances.id, groups.allianceId))
    .where(eq(memberships.userId, userId))
    .orderBy(groups.id);

export type MemberRow = { id: string; name: string; isUndeliverable: boolean; joinedAt: Date };

export const memberOrder = byTime<MemberRow>(memberships.joinedAt, "descending", (row) => row.joinedAt);

const selectMembers = (db: Queryable) =>
  db
    .select({ id: users.id, name: users.name, isUndeliverable, joinedAt: memberships.joinedAt })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId));

type MemberPage = PageRequest & { groupId: string; q?: string | undefined };

export const listMembers: Statement<MemberPage, MemberRow> = statement((db, { groupId, q, ...page }) =>
  pageOf(
    selectMembers(db),
    [memberOrder, memberships.userId],
    page,
    eq(memberships.groupId, groupId),
    nameContains(users.name, q),
  ),
);

/** Reads all members in batches. */
export const eachMember = cursor("members", (db, { groupId }: Places<{ groupId: string }>) =>
  selectMembers(db)
    .where(eq(memberships.groupId, groupId))
    .orderBy(...orderBy(memberOrder, memberships.userId)),
);

export type JoinedGroupRow = { id: string; group: BriefGroupRow; joinedAt: Date };

export const joinedGroupOrder = byTime<JoinedGroupRow>(memberships.joinedAt, "descending", (row) => row.joinedAt);

type JoinedPage = PageRequest & { userId: string; now: Date };

/** A user's groups, active or not, last joined first. */
export const listJoinedGroups: Statement<JoinedPage, JoinedGroupRow> = statement((db, { userId, now, ...page }) => {
  const joined = db
    .select({ id: groups.id, group: briefGroupFields(now), joinedAt: memberships.joinedAt })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .innerJoin(alliances, eq(alliances.id, groups.allianceId));
  return pageOf(joined, [joinedGroupOrder, memberships.groupId], page, eq(memberships.userId, userId));
});
