import {
  and,
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import { isAdministeredBy, type Rights } from "../access/queries.ts";
import { addToAllianceCounts, allianceId } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { after, byTime, type Order, orderBy, type Position } from "../db/keyset.ts";
import { anyOf, anyTag, textMatches } from "../db/matching.ts";
import { alliances, groups } from "../db/tables.ts";

const { document: _document, trigramText: _trigramText, ...columns } = getTableColumns(groups);

export type GroupRow = Omit<InferSelectModel<typeof groups>, "document" | "trigramText"> & {
  alliance: string;
  upcomingEventCount: number;
};

/** The columns behind a group's JSON; the query has to join its alliance. */
export const groupFields = (now: Date) => ({
  ...columns,
  alliance: alliances.slug,
  upcomingEventCount: sql<number>`(
    select count(*)::integer from events
    where events.group_id = groups.id and events.status = 'published' and events.ends_at > ${now.toISOString()})`,
});

/** Literal SQL, so that PostgreSQL can use the partial indexes of public groups. */
export const groupIsPublic = sql`${groups.active}`;

export const groupOrders = {
  name: { key: groups.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: byTime(groups.createdAt, "descending", (row) => row.createdAt),
  most_members: { key: groups.memberCount, type: "integer", direction: "descending", keyOf: (row) => row.memberCount },
} satisfies Record<string, Order<GroupRow>>;

export type GroupList = {
  alliance: string;
  q?: string | undefined;
  category?: string[] | undefined;
  region?: string[] | undefined;
  country_code?: string[] | undefined;
  tag?: string[] | undefined;
  /** Lists instead the inactive groups that these rights cover. */
  includeHiddenFor?: Rights | undefined;
  order: Order<GroupRow>;
  position: Position | undefined;
  limit: number;
  now: Date;
};

const visibleTo = (rights: Rights | undefined): SQL | undefined => {
  if (!rights) return groupIsPublic;
  const ofGroups = inArray(groups.id, [...rights.groups.keys()]);
  return and(sql`not ${groups.active}`, isAdministeredBy(rights, groups.allianceId, ofGroups));
};

/**
 * Every group with its alliance.
 * @param more columns of tables that the caller joins
 */
export const selectGroupsWith = <More extends SelectedFields>(db: Queryable, now: Date, more: More) =>
  db
    .select({ ...groupFields(now), ...more })
    .from(groups)
    .innerJoin(alliances, eq(alliances.id, groups.allianceId));

const selectGroups = (db: Queryable, now: Date) => selectGroupsWith(db, now, {});

/** A page of an alliance's groups. */
export const listGroups = (db: Queryable, list: GroupList): Promise<GroupRow[]> =>
  selectGroups(db, list.now)
    .where(
      and(
        eq(groups.allianceId, allianceId(db, list.alliance)),
        visibleTo(list.includeHiddenFor),
        textMatches(groups.document, list.q),
        anyOf(groups.category, list.category),
        anyOf(groups.region, list.region),
        anyOf(groups.countryCode, list.country_code),
        anyTag(groups.tags, list.tag),
        after(list.order, groups.id, list.position),
      ),
    )
    .orderBy(...orderBy(list.order, groups.id))
    .limit(list.limit);

/** How a path identifies a group: by id, or by slug or id within its alliance. */
export type GroupName = { alliance: string; slug: string } | { alliance?: string; id: string };

/** A group with its counts, active or not. `lock` it before changing it. */
export const findGroup = async (
  db: Queryable,
  name: GroupName,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<GroupRow | undefined> => {
  const query = selectGroups(db, now).where(
    and(
      name.alliance === undefined ? undefined : eq(alliances.slug, name.alliance),
      "id" in name ? eq(groups.id, name.id) : eq(groups.slug, name.slug),
    ),
  );
  const [row] = await (lock ? query.for("no key update", { of: groups }) : query);
  return row;
};

/** What identifies a group and decides about rights over it. */
export type GroupKey = Pick<GroupRow, "id" | "allianceId" | "alliance" | "slug" | "name" | "active">;

export const findGroupKey = async (
  db: Queryable,
  { id, alliance }: { id: string; alliance?: string },
): Promise<GroupKey | undefined> => {
  const [row] = await db
    .select({
      id: groups.id,
      allianceId: groups.allianceId,
      alliance: alliances.slug,
      slug: groups.slug,
      name: groups.name,
      active: groups.active,
    })
    .from(groups)
    .innerJoin(alliances, eq(alliances.id, groups.allianceId))
    .where(and(eq(groups.id, id), alliance === undefined ? undefined : eq(alliances.slug, alliance)));
  return row;
};

export const listTakenGroupSlugs = async (db: Queryable, allianceId: string, slugs: string[]): Promise<string[]> => {
  const rows = await db
    .select({ slug: groups.slug })
    .from(groups)
    .where(and(eq(groups.allianceId, allianceId), inArray(groups.slug, slugs)));
  return rows.map(({ slug }) => slug);
};

type NewGroup = InferInsertModel<typeof groups>;

/** @returns whether the slug was free */
export const insertGroup = async (db: Queryable, row: NewGroup): Promise<boolean> => {
  const inserted = await db.insert(groups).values(row).onConflictDoNothing().returning({ id: groups.id });
  return inserted.length > 0;
};

export type GroupChanges = Partial<Omit<NewGroup, "id" | "allianceId" | "slug" | "memberCount" | "createdAt">>;

export const updateGroup = async (db: Queryable, id: string, changes: GroupChanges): Promise<void> => {
  await db.update(groups).set(changes).where(eq(groups.id, id));
};

/** Updates the alliance's counts, which leave out inactive groups and their members. The group has to be locked. */
export const countActivation = async (
  db: Queryable,
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

export const findPublicGroupsById = async (db: Queryable, ids: string[], now: Date): Promise<GroupRow[]> =>
  ids.length === 0 ? [] : selectGroups(db, now).where(and(inArray(groups.id, ids), groupIsPublic));
