import { and, eq, getTableColumns, type InferInsertModel, type InferSelectModel, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { after, byTime, type Order, orderBy, type Position } from "../db/keyset.ts";
import { textMatches } from "../db/matching.ts";
import { alliances } from "../db/tables.ts";

const { document: _document, ...columns } = getTableColumns(alliances);

export type AllianceRow = Omit<InferSelectModel<typeof alliances>, "document"> & { upcomingEventCount: number };

/** The published events of active groups that have not ended. */
const upcomingEventCount = (now: Date) => sql<number>`(
  select count(*)::integer from events join groups on groups.id = events.group_id
  where events.alliance_id = alliances.id and events.status = 'published' and events.ends_at > ${now.toISOString()}
    and groups.active)`;

const selectAlliances = (db: Queryable, now: Date) =>
  db.select({ ...columns, upcomingEventCount: upcomingEventCount(now) }).from(alliances);

export const allianceOrders = {
  name: { key: alliances.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: byTime(alliances.createdAt, "descending", (row) => row.createdAt),
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

export const listAlliances = (
  db: Queryable,
  { q, order, position, limit, now }: AllianceList,
): Promise<AllianceRow[]> =>
  selectAlliances(db, now)
    .where(and(textMatches(alliances.document, q), after(order, alliances.id, position)))
    .orderBy(...orderBy(order, alliances.id))
    .limit(limit);

/** The alliance with its counts. `lock` it before changing it. */
export const findAlliance = async (
  db: Queryable,
  key: { slug: string } | { id: string },
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<AllianceRow | undefined> => {
  const query = selectAlliances(db, now).where("id" in key ? eq(alliances.id, key.id) : eq(alliances.slug, key.slug));
  const [row] = await (lock ? query.for("no key update") : query);
  return row;
};

export type AllianceKey = Pick<AllianceRow, "id" | "slug" | "name">;

export const findAllianceKey = async (db: Queryable, slug: string): Promise<AllianceKey | undefined> => {
  const [row] = await db
    .select({ id: alliances.id, slug: alliances.slug, name: alliances.name })
    .from(alliances)
    .where(eq(alliances.slug, slug));
  return row;
};

export const listTakenAllianceSlugs = async (db: Queryable, slugs: string[]): Promise<string[]> => {
  const rows = await db.select({ slug: alliances.slug }).from(alliances).where(inArray(alliances.slug, slugs));
  return rows.map(({ slug }) => slug);
};

type NewAlliance = InferInsertModel<typeof alliances>;

/** @returns whether the slug was free */
export const insertAlliance = async (db: Queryable, row: NewAlliance): Promise<boolean> => {
  const inserted = await db.insert(alliances).values(row).onConflictDoNothing().returning({ id: alliances.id });
  return inserted.length > 0;
};

export type AllianceChanges = Partial<Omit<NewAlliance, "id" | "slug" | "groupCount" | "memberCount" | "createdAt">>;

export const updateAlliance = async (db: Queryable, id: string, changes: AllianceChanges): Promise<void> => {
  await db.update(alliances).set(changes).where(eq(alliances.id, id));
};

/** Adds to the stored counts of an alliance. */
export const addToAllianceCounts = async (
  db: Queryable,
  id: string,
  { groups = 0, members = 0 }: { groups?: number; members?: number },
): Promise<void> => {
  if (groups === 0 && members === 0) return;
  await db
    .update(alliances)
    .set({
      groupCount: sql`${alliances.groupCount} + ${groups}`,
      memberCount: sql`${alliances.memberCount} + ${members}`,
    })
    .where(eq(alliances.id, id));
};

/** The id of an alliance, as a subquery; null if there is none. */
export const allianceId = (db: Queryable, slug: string) =>
  db.select({ id: alliances.id }).from(alliances).where(eq(alliances.slug, slug));

/** The ids of alliances, as a subquery. */
export const allianceIds = (db: Queryable, slugs: readonly string[]) =>
  db
    .select({ id: alliances.id })
    .from(alliances)
    .where(inArray(alliances.slug, [...slugs]));
