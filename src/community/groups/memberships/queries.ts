import { and, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { isUndeliverable, users } from "../../../foundation/db/identity-tables.ts";
import { byTime, orderBy, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { nameContains } from "../../../foundation/db/matching.ts";
import { allianceMembers, joinRequests, memberships } from "../../../foundation/db/participation-tables.ts";
import {
  cursor,
  type Params,
  rowStatement,
  type Statement,
  sqlStatement,
  statement,
} from "../../../foundation/db/statement.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { addToAllianceCounts } from "../../alliances/queries.ts";
import { userRefSql, type WebhookEventType, webhookMessageSql } from "../../webhooks/messages/queries.ts";
import { type BriefGroupRow, briefGroupFields, type GroupKey, groupKey } from "../queries.ts";

/* Member counts are stored. To prevent deadlocks, changes lock the group, `alliance_members` by user, then the alliance. */

export type MembershipKey = { groupId: string; userId: string };

const isMembership = ({ groupId, userId }: Params<MembershipKey>) =>
  and(eq(memberships.groupId, groupId), eq(memberships.userId, userId));

const { active, joinPolicy, joinQuestion } = groups;
const lockedFields = { active, joinPolicy, joinQuestion };

/** Blocks other changes of the group and its members until the transaction ends. */
export const lockGroup = rowStatement((db, { id }: Params<{ id: string }>) =>
  db.select(lockedFields).from(groups).where(eq(groups.id, id)).for("no key update"),
);

export const findMembership = rowStatement((db, key: Params<MembershipKey>) =>
  db.select({ joinedAt: memberships.joinedAt }).from(memberships).where(isMembership(key)),
);

const listMemberships = statement((db, { userId, ids }: Params<{ userId: string; ids: string[] }>) =>
  db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), inArray(memberships.groupId, ids))),
);

const listRequests = statement((db, { userId, ids }: Params<{ userId: string; ids: string[] }>) =>
  db
    .select({ groupId: joinRequests.groupId, status: joinRequests.status })
    .from(joinRequests)
    .where(and(eq(joinRequests.userId, userId), inArray(joinRequests.groupId, ids))),
);

type Status = "member" | (typeof joinRequests.$inferSelect)["status"];

/** Returns the user's status in these groups, by group id. Omits groups without a membership or request. */
export const findStatuses = async (db: Queryable, userId: string, ids: string[]): Promise<Map<string, Status>> => {
  const [joined, requested] = await Promise.all([
    listMemberships(db, { userId, ids }),
    listRequests(db, { userId, ids }),
  ]);
  return new Map<string, Status>([
    ...joined.map(({ groupId }) => [groupId, "member"] as const),
    ...requested.map(({ groupId, status }) => [groupId, status] as const),
  ]);
};

type LockedGroup = Pick<GroupKey, "id" | "allianceId" | "active">;

export const isJoinRequest = ({ groupId, userId }: MembershipKey | Params<MembershipKey>): SQL | undefined =>
  and(eq(joinRequests.groupId, groupId), eq(joinRequests.userId, userId));

/** Returns a common table expression that deletes the request to join. */
const deletedRequestSql = (db: Queryable, key: Params<MembershipKey>): SQL =>
  sql`requested as (${db.delete(joinRequests).where(isJoinRequest(key)).getSQL()})`;

/** Returns common table expressions that change the membership and update the group's member count. */
const countedChangeSql = (db: Queryable, change: SQLWrapper, groupId: Placeholder, members: 1 | -1): SQL => {
  const count = db
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} + ${sql.raw(String(members))}` })
    .where(eq(groups.id, groupId));
  return sql`changed as (${change.getSQL()}), counted as (${count.getSQL()})`;
};

type NewMembership = MembershipKey & { joinedAt: Date };
type AllianceReference = { allianceId: string };

export type WebhookData = AllianceReference & {
  /** The membership as JSON, without its user. */
  data: string;
  now: Date;
};

export const queuedMessageSql = (
  type: WebhookEventType,
  { groupId, userId, allianceId, data, now }: Params<MembershipKey & WebhookData>,
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
    const changes = sql`${countedChangeSql(db, membership, row.groupId, 1)}, ${deletedRequestSql(db, row)}`;
    return sql`with ${queuedMessageSql("member.joined", values)}, ${changes} ${member.getSQL()}`;
  },
  ["groupCount"],
);

/** Inserts a membership and deletes the user's request to join. The group must be locked and active. */
export const insertMembership = async (db: Transaction, row: NewMembership & WebhookData): Promise<void> => {
  const [member] = await insertion(db, row);
  const { allianceId } = row;
  if (member?.groupCount === 1) await addToAllianceCounts(db, allianceId, { members: 1 });
};

/** Adds a membership that is about to be deleted to the group's statistics. */
const recordStatisticsSql = ({ now, ...key }: Params<MembershipKey & { now: Date }>): SQL => sql`
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

const deletion = (db: Queryable, key: Params<MembershipKey & WebhookData>): SQL => {
  const change = countedChangeSql(db, db.delete(memberships).where(isMembership(key)), key.groupId, -1);
  return sql`${queuedMessageSql("member.left", key)}, ${change}, kept as (${recordStatisticsSql(key)})`;
};

const deleteFromInactiveGroup = sqlStatement(
  (db, key: Params<MembershipKey & WebhookData>) => sql`with ${deletion(db, key)} select 1 where false`,
);

const isAllianceMember = ({ allianceId, userId }: Params<AllianceReference & { userId: string }>) =>
  and(eq(allianceMembers.allianceId, allianceId), eq(allianceMembers.userId, userId));

const deleteFromActiveGroup = sqlStatement<MembershipKey & WebhookData, { userId: string }>(
  (db, key) => {
    const lastMembership = db
      .delete(allianceMembers)
      .where(and(isAllianceMember(key), eq(allianceMembers.groupCount, 1)))
      .returning({ userId: allianceMembers.userId });
    return sql`with ${deletion(db, key)} ${lastMembership.getSQL()}`;
  },
  ["userId"],
);

const decrementGroupCount = sqlStatement((db, member: Params<AllianceReference & { userId: string }>) =>
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
  if (!active) return void (await deleteFromInactiveGroup(db, key));
  const [last] = await deleteFromActiveGroup(db, key);
  if (last) await addToAllianceCounts(db, allianceId, { members: -1 });
  else await decrementGroupCount(db, { allianceId, userId });
};

/** Lists the groups that the user is a member of or has a pending request to join, in locking order. */
export const listUserGroupKeys = (db: Queryable, userId: string, isIncluded?: SQL): Promise<GroupKey[]> => {
  const joined = db.select({ id: memberships.groupId }).from(memberships).where(eq(memberships.userId, userId));
  const requested = db
    .select({ id: joinRequests.groupId })
    .from(joinRequests)
    .where(and(eq(joinRequests.userId, userId), eq(joinRequests.status, "pending")));
  return db
    .select(groupKey)
    .from(groups)
    .innerJoin(alliances, eq(alliances.id, groups.allianceId))
    .where(and(inArray(groups.id, joined.union(requested)), isIncluded))
    .orderBy(groups.id);
};

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
export const eachMember = cursor("members", (db, { groupId }: Params<{ groupId: string }>) =>
  selectMembers(db)
    .where(eq(memberships.groupId, groupId))
    .orderBy(...orderBy(memberOrder, memberships.userId)),
);

export type JoinedGroupRow = { id: string; group: BriefGroupRow; joinedAt: Date };

export const joinedGroupOrder = byTime<JoinedGroupRow>(memberships.joinedAt, "descending", (row) => row.joinedAt);

type JoinedPage = PageRequest & { userId: string; now: Date };

/** Lists a user's groups, active or not, most recently joined first. */
export const listJoinedGroups: Statement<JoinedPage, JoinedGroupRow> = statement((db, { userId, now, ...page }) => {
  const joined = db
    .select({ id: groups.id, group: briefGroupFields(now), joinedAt: memberships.joinedAt })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .innerJoin(alliances, eq(alliances.id, groups.allianceId));
  return pageOf(joined, [joinedGroupOrder, memberships.groupId], page, eq(memberships.userId, userId));
});
