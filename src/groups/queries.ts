import { and, eq, getTableColumns, type InferSelectModel, inArray, sql } from "drizzle-orm";
import { allianceId } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { after, type Order, orderBy, type Position } from "../db/keyset.ts";
import { anyOf, anyTag, textMatches } from "../db/matching.ts";
import { alliances, groups } from "../db/tables.ts";

const { document: _document, spelling: _spelling, ...columns } = getTableColumns(groups);

export type GroupRow = Omit<InferSelectModel<typeof groups>, "document" | "spelling"> & {
  alliance: string;
  upcomingEventCount: number;
};

/** What a group's JSON is made of; the query has to join its alliance. */
export const groupFields = (now: Date) => ({
  ...columns,
  alliance: alliances.slug,
  upcomingEventCount: sql<number>`(
    select count(*)::integer from events
    where events.group_id = groups.id and events.status = 'published' and events.ends_at > ${now.toISOString()})`,
});

/** Literal SQL, so that the partial indexes of public groups serve. */
export const groupIsPublic = sql`${groups.active}`;

export const groupOrders = {
  name: { key: groups.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: { key: groups.createdAt, type: "timestamptz", direction: "descending", keyOf: (row) => row.createdAt },
  most_members: { key: groups.memberCount, type: "integer", direction: "descending", keyOf: (row) => row.memberCount },
} satisfies Record<string, Order<GroupRow>>;

export type GroupList = {
  alliance: string;
  q?: string | undefined;
  category?: string[] | undefined;
  region?: string[] | undefined;
  country_code?: string[] | undefined;
  tag?: string[] | undefined;
  order: Order<GroupRow>;
  position: Position | undefined;
  limit: number;
  now: Date;
};

/** A page of an alliance's public groups. */
export const listGroups = (db: Queryable, list: GroupList): Promise<GroupRow[]> =>
  db
    .select(groupFields(list.now))
    .from(groups)
    .innerJoin(alliances, eq(alliances.id, groups.allianceId))
    .where(
      and(
        eq(groups.allianceId, allianceId(db, list.alliance)),
        groupIsPublic,
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

/** A public group with its counts. */
export const findPublicGroup = async (
  db: Queryable,
  { alliance, slug, now }: { alliance: string; slug: string; now: Date },
): Promise<GroupRow | undefined> => {
  const [row] = await db
    .select(groupFields(now))
    .from(groups)
    .innerJoin(alliances, eq(alliances.id, groups.allianceId))
    .where(and(eq(alliances.slug, alliance), eq(groups.slug, slug), groupIsPublic));
  return row;
};

export const findPublicGroupsById = async (db: Queryable, ids: string[], now: Date): Promise<GroupRow[]> =>
  ids.length === 0
    ? []
    : db
        .select(groupFields(now))
        .from(groups)
        .innerJoin(alliances, eq(alliances.id, groups.allianceId))
        .where(and(inArray(groups.id, ids), groupIsPublic));
