import { and, eq, getTableColumns, type InferSelectModel, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { after, type Order, orderBy, type Position } from "../db/keyset.ts";
import { textMatches } from "../db/matching.ts";
import { alliances } from "../db/tables.ts";

const { document: _document, ...columns } = getTableColumns(alliances);

export type AllianceRow = Omit<InferSelectModel<typeof alliances>, "document"> & { upcomingEventCount: number };

/** Published events of active groups that have not ended. */
const upcomingEventCount = (now: Date) => sql<number>`(
  select count(*)::integer from events join groups on groups.id = events.group_id
  where events.alliance_id = alliances.id and events.status = 'published' and events.ends_at > ${now.toISOString()}
    and groups.active)`;

export const allianceOrders = {
  name: { key: alliances.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: { key: alliances.createdAt, type: "timestamptz", direction: "descending", keyOf: (row) => row.createdAt },
  most_members: {
    key: alliances.memberCount,
    type: "integer",
    direction: "descending",
    keyOf: (row) => row.memberCount,
  },
} satisfies Record<string, Order<AllianceRow>>;

export type AllianceList = {
  q?: string | undefined;
  order: Order<AllianceRow>;
  position: Position | undefined;
  limit: number;
  now: Date;
};

/** A page of alliances. */
export const listAlliances = (
  db: Queryable,
  { q, order, position, limit, now }: AllianceList,
): Promise<AllianceRow[]> =>
  db
    .select({ ...columns, upcomingEventCount: upcomingEventCount(now) })
    .from(alliances)
    .where(and(textMatches(alliances.document, q), after(order, alliances.id, position)))
    .orderBy(...orderBy(order, alliances.id))
    .limit(limit);

/** The alliance with its counts. */
export const findAlliance = async (db: Queryable, slug: string, now: Date): Promise<AllianceRow | undefined> => {
  const [row] = await db
    .select({ ...columns, upcomingEventCount: upcomingEventCount(now) })
    .from(alliances)
    .where(eq(alliances.slug, slug));
  return row;
};

export const allianceExists = async (db: Queryable, slug: string): Promise<boolean> => {
  const rows = await db.select({ id: alliances.id }).from(alliances).where(eq(alliances.slug, slug));
  return rows.length > 0;
};

/** The id of an alliance, as a subquery: null where there is none. */
export const allianceId = (db: Queryable, slug: string) =>
  db.select({ id: alliances.id }).from(alliances).where(eq(alliances.slug, slug));

/** The ids of alliances, as a subquery. */
export const allianceIds = (db: Queryable, slugs: readonly string[]) =>
  db
    .select({ id: alliances.id })
    .from(alliances)
    .where(inArray(alliances.slug, [...slugs]));
