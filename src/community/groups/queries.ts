import { and, eq, getTableColumns, inArray, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { nextRevision } from "../../foundation/db/columns.ts";
import { byTime, type Order } from "../../foundation/db/keyset.ts";
import { byDistance, type Circle, distanceOf, isWithin, type WithDistance } from "../../foundation/db/location.ts";
import { anyFolded, anyOf, anyTag, filterTerms } from "../../foundation/db/matching.ts";
import { memberships } from "../../foundation/db/participation-tables.ts";
import { byChange, changedAt, resourcePageOf, type WithChangeTime } from "../../foundation/db/resource-changes.ts";
import {
  firstRow,
  lockableRow,
  type Params,
  rowStatement,
  statement,
  statementFor,
} from "../../foundation/db/statement.ts";
import { alliances, events, groups, jobs } from "../../foundation/db/tables.ts";
import { isAdministeredWithGroup, type Permissions } from "../../identity/access/queries.ts";
import { addToAllianceCounts, allianceIdOf } from "../alliances/queries.ts";
import { type Filters, type List, type ListPage, selectTakenSlugs } from "../resources/queries.ts";

const { document: _document, ...columns } = getTableColumns(groups);

export type GroupRow = Omit<typeof groups.$inferSelect, "document"> &
  WithDistance &
  WithChangeTime & { alliance: string; upcomingEventCount: number };

/** The fields of a query that joins `alliances`. */
const groupFields = (now: Placeholder) => ({
  ...columns,
  alliance: alliances.slug,
  upcomingEventCount: sql<number>`(
    select count(*)::integer from events
    where events.group_id = groups.id and events.status = 'published' and events.visibility = 'public'
      and events.ends_at > ${now})`,
});

export type BriefGroupRow = Omit<GroupRow, "description" | "websiteUrl" | "links" | "joinQuestion">;

export const briefGroupFields = (now: Placeholder) => {
  const { description: _1, websiteUrl: _2, links: _3, joinQuestion: _4, ...fields } = groupFields(now);
  return fields;
};

/** Literal SQL, so that PostgreSQL can use the partial indexes of public groups. */
export const groupIsPublic = sql`${groups.active}`;

export const groupOrders = {
  name: { key: groups.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: byTime(groups.createdAt, "descending", (row) => row.createdAt),
  nearest: byDistance(groups),
  recently_updated: byChange(),
  most_members: { key: groups.memberCount, type: "integer", direction: "descending", keyOf: (row) => row.memberCount },
} satisfies Record<string, Order<BriefGroupRow>>;

type GroupFilters = Filters<"listGroups", "category" | "region" | "city" | "country_code" | "tag">;

type GroupPage = GroupFilters & ListPage & { alliance?: string | undefined; near?: Circle | undefined; now: Date };

type GroupList = List<GroupPage, BriefGroupRow> & {
  /** Lists only the inactive groups that these permissions cover. */
  onlyHiddenFor?: Permissions | undefined;
};

const isInactiveAndAdministered = (permissions: Permissions): SQL | undefined =>
  and(
    sql`not ${groups.active}`,
    isAdministeredWithGroup(permissions, { allianceId: groups.allianceId, groupId: groups.id }),
  );

const selectGroupsWith = <Fields extends SelectedFields>(db: Queryable, fields: Fields) =>
  db.select(fields).from(groups).innerJoin(alliances, eq(alliances.id, groups.allianceId));

type Conditions = { order: Order<BriefGroupRow>; isVisible: SQL | undefined };

const selectPage =
  ({ order, isVisible }: Conditions) =>
  (db: Queryable, page: Params<GroupPage>) => {
    const computed = { distance: distanceOf(groups, page.near), changedAt: changedAt(order) };
    return resourcePageOf(
      { type: "group", table: groups },
      selectGroupsWith(db, { ...briefGroupFields(page.now), ...computed }),
      order,
      page,
      page.alliance && eq(groups.allianceId, allianceIdOf(db, page.alliance)),
      isVisible,
      anyOf(groups.category, page.category),
      anyOf(groups.region, page.region),
      anyFolded(groups.city, page.city),
      anyOf(groups.countryCode, page.country_code),
      isWithin(groups, page.near),
      anyTag(groups.tags, page.tag),
    );
  };

const publicPage = statementFor((order: Order<BriefGroupRow>) =>
  statement(selectPage({ order, isVisible: groupIsPublic })),
);

export const listGroups = (
  db: Queryable,
  { order, q, onlyHiddenFor: permissions, ...rest }: GroupList,
): Promise<BriefGroupRow[]> => {
  const page = { ...rest, terms: filterTerms(q) };
  if (!permissions) return publicPage(order)(db, page);
  return statement(selectPage({ order, isVisible: isInactiveAndAdministered(permissions) }))(db, page);
};

/** Identifies a group by its id, or by its alliance and its id or slug. */
export type GroupRef = { alliance: string; slug: string } | { alliance?: string; id: string };

const matchesRef = (ref: Params<GroupRef>): SQL | undefined =>
  and(
    ref.alliance && eq(alliances.slug, ref.alliance),
    "id" in ref ? eq(groups.id, ref.id) : eq(groups.slug, ref.slug),
  );

const selectGroup = (db: Queryable, ref: Params<GroupRef & { now: Date }>) =>
  selectGroupsWith(db, groupFields(ref.now)).where(matchesRef(ref));

export const { find: findGroup, lock: findGroupToUpdate } = lockableRow(groups, selectGroup);

/** Locks the group against new members, events and jobs. */
export const findGroupToDelete = rowStatement((db, ref: Params<GroupRef & { now: Date }>) =>
  selectGroup(db, ref).for("update", { of: groups }),
);

/** Numbers of rows, including drafts and closed jobs. */
export type GroupContents = { members: number; events: number; jobs: number };

export const countGroupContents = async (db: Queryable, id: string): Promise<GroupContents> => {
  const [members, eventCount, jobCount] = await Promise.all([
    db.$count(memberships, eq(memberships.groupId, id)),
    db.$count(events, eq(events.groupId, id)),
    db.$count(jobs, eq(jobs.groupId, id)),
  ]);
  return { members, events: eventCount, jobs: jobCount };
};

/** Prevents deletion of the group while the transaction lasts. */
export const blockGroupDeletion = (db: Transaction, id: string): Promise<{ id: string } | undefined> =>
  firstRow(db.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for("key share"));

export type GroupKey = Pick<GroupRow, keyof typeof groupKey>;

export const groupKey = {
  ...{ id: groups.id, allianceId: groups.allianceId, alliance: alliances.slug },
  ...{ slug: groups.slug, name: groups.name, active: groups.active },
};

export const findGroupKey = rowStatement((db, ref: Params<GroupRef>) =>
  db.select(groupKey).from(groups).innerJoin(alliances, eq(alliances.id, groups.allianceId)).where(matchesRef(ref)),
);

export const listTakenGroupSlugs = (db: Queryable, allianceId: string, slugs: string[]) =>
  selectTakenSlugs(db, groups, slugs, eq(groups.allianceId, allianceId));

type NewGroup = typeof groups.$inferInsert;

type GroupChanges = Partial<Omit<NewGroup, "id" | "allianceId" | "slug" | "memberCount" | "createdAt">>;

export const updateGroup = (db: Transaction, id: string, changes: GroupChanges): Promise<unknown> =>
  db
    .update(groups)
    .set({ ...changes, ...nextRevision(groups) })
    .where(eq(groups.id, id));

/** Updates the alliance's counts when a group is activated or deactivated. The group must be locked. */
export const updateAllianceCounts = async (
  db: Transaction,
  { id, allianceId }: Pick<GroupKey, "id" | "allianceId">,
  active: boolean,
): Promise<void> => {
  const members = sql`select user_id from memberships where group_id = ${id}`;
  const [change] = await db.execute<{ members: number }>(
    active
      ? sql`
        with counted as (
          insert into alliance_members (alliance_id, user_id, group_count)
          select ${allianceId}, user_id, 1 from (${members} order by user_id) joined
          on conflict (alliance_id, user_id) do update set group_count = alliance_members.group_count + 1
          returning group_count
        ) select count(*)::integer as members from counted where group_count = 1`
      : sql`
        with locked as (
          select user_id, group_count from alliance_members
          where alliance_id = ${allianceId} and user_id in (${members}) order by user_id for update
        ), gone as (
          delete from alliance_members
          where alliance_id = ${allianceId} and user_id in (select user_id from locked where group_count = 1)
          returning user_id
        ), fewer as (
          update alliance_members set group_count = group_count - 1
          where alliance_id = ${allianceId} and user_id in (select user_id from locked where group_count > 1)
        ) select -count(*)::integer as members from gone`,
  );
  await addToAllianceCounts(db, allianceId, { groups: active ? 1 : -1, members: change?.members ?? 0 });
};

const selectById =
  (isVisible: SQL | undefined) =>
  (db: Queryable, { ids, now }: Params<{ ids: string[]; now: Date }>) =>
    selectGroupsWith(db, briefGroupFields(now)).where(and(inArray(groups.id, ids), isVisible));

const publicById = statement(selectById(groupIsPublic));

type ById = { ids: string[]; now: Date };

export const findVisibleGroupsById = async (
  db: Queryable,
  query: ById,
  permissions?: Permissions,
): Promise<BriefGroupRow[]> => {
  if (query.ids.length === 0) return [];
  return (permissions ? statement(selectById(or(groupIsPublic, isInactiveAndAdministered(permissions)))) : publicById)(
    db,
    query,
  );
};

type GroupChoice = { allianceId: string; ids: string[] | undefined; limit: number };

export const findGroupNames = (
  db: Queryable,
  { allianceId, ids, limit }: GroupChoice,
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(eq(groups.allianceId, allianceId), ids && inArray(groups.id, ids)))
    .orderBy(groups.sortName, groups.id)
    .limit(limit);
