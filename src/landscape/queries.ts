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
import { isAdministeredBy, type Rights } from "../access/queries.ts";
import { allianceIds } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { after, byTime, type Order, orderBy, type Position } from "../db/keyset.ts";
import { anyOf, anyTag, textMatches } from "../db/matching.ts";
import { alliances, landscapeEntries } from "../db/tables.ts";

const { document: _document, trigramText: _trigramText, ...columns } = getTableColumns(landscapeEntries);

export type LandscapeEntryRow = Omit<InferSelectModel<typeof landscapeEntries>, "document" | "trigramText"> & {
  alliance: string;
};

/** Every entry with its alliance. */
const selectEntries = (db: Queryable) =>
  db
    .select({ ...columns, alliance: alliances.slug })
    .from(landscapeEntries)
    .innerJoin(alliances, eq(alliances.id, landscapeEntries.allianceId));

/** Literal SQL, so that PostgreSQL can use the partial indexes of public entries. */
export const landscapeEntryIsPublic = sql`${landscapeEntries.published}`;

export const landscapeOrders = {
  name: { key: landscapeEntries.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: byTime(landscapeEntries.createdAt, "descending", (row) => row.createdAt),
} satisfies Record<string, Order<LandscapeEntryRow>>;

export type LandscapeList = {
  q?: string | undefined;
  alliance?: string[] | undefined;
  kind?: LandscapeEntryRow["kind"][] | undefined;
  category?: string[] | undefined;
  stage?: NonNullable<LandscapeEntryRow["stage"]>[] | undefined;
  tag?: string[] | undefined;
  /** Lists instead the hidden entries that these rights cover. */
  includeHiddenFor?: Rights | undefined;
  order: Order<LandscapeEntryRow>;
  position: Position | undefined;
  limit: number;
};

const visibleTo = (rights: Rights | undefined): SQL | undefined => {
  if (!rights?.userId) return landscapeEntryIsPublic;
  const ofAuthor = and(
    eq(landscapeEntries.createdBy, rights.userId),
    inArray(landscapeEntries.allianceId, [...rights.groups.values()]),
  );
  return and(sql`not ${landscapeEntries.published}`, isAdministeredBy(rights, landscapeEntries.allianceId, ofAuthor));
};

export const listLandscapeEntries = (db: Queryable, list: LandscapeList): Promise<LandscapeEntryRow[]> =>
  selectEntries(db)
    .where(
      and(
        visibleTo(list.includeHiddenFor),
        list.alliance && inArray(landscapeEntries.allianceId, allianceIds(db, list.alliance)),
        anyOf(landscapeEntries.kind, list.kind),
        anyOf(landscapeEntries.category, list.category),
        anyOf(landscapeEntries.stage, list.stage),
        anyTag(landscapeEntries.tags, list.tag),
        textMatches(landscapeEntries.document, list.q),
        after(list.order, landscapeEntries.id, list.position),
      ),
    )
    .orderBy(...orderBy(list.order, landscapeEntries.id))
    .limit(list.limit);

/** An entry, public or not. `lock` it before changing it. */
export const findLandscapeEntry = async (
  db: Queryable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<LandscapeEntryRow | undefined> => {
  const query = selectEntries(db).where(eq(landscapeEntries.id, id));
  const [row] = await (lock ? query.for("no key update", { of: landscapeEntries }) : query);
  return row;
};

export const listTakenEntrySlugs = async (db: Queryable, allianceId: string, slugs: string[]): Promise<string[]> => {
  const rows = await db
    .select({ slug: landscapeEntries.slug })
    .from(landscapeEntries)
    .where(and(eq(landscapeEntries.allianceId, allianceId), inArray(landscapeEntries.slug, slugs)));
  return rows.map(({ slug }) => slug);
};

type NewEntry = InferInsertModel<typeof landscapeEntries>;

/** @returns whether the slug was free */
export const insertLandscapeEntry = async (db: Queryable, row: NewEntry): Promise<boolean> => {
  const inserted = await db
    .insert(landscapeEntries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: landscapeEntries.id });
  return inserted.length > 0;
};

export type LandscapeEntryChanges = Partial<Omit<NewEntry, "id" | "allianceId" | "slug" | "createdBy" | "createdAt">>;

export const updateLandscapeEntry = async (
  db: Queryable,
  id: string,
  changes: LandscapeEntryChanges,
): Promise<void> => {
  await db.update(landscapeEntries).set(changes).where(eq(landscapeEntries.id, id));
};

export const findPublicLandscapeEntriesById = async (db: Queryable, ids: string[]): Promise<LandscapeEntryRow[]> =>
  ids.length === 0 ? [] : selectEntries(db).where(and(inArray(landscapeEntries.id, ids), landscapeEntryIsPublic));
