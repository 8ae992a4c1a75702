import { and, eq, getTableColumns, type InferSelectModel, inArray, sql } from "drizzle-orm";
import { allianceIds } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { after, type Order, orderBy, type Position } from "../db/keyset.ts";
import { anyOf, anyTag, textMatches } from "../db/matching.ts";
import { alliances, landscapeEntries } from "../db/tables.ts";

const {
  document: _document,
  spelling: _spelling,
  createdBy: _createdBy,
  ...columns
} = getTableColumns(landscapeEntries);

export type LandscapeEntryRow = Omit<
  InferSelectModel<typeof landscapeEntries>,
  "document" | "spelling" | "createdBy"
> & {
  alliance: string;
};

/** What an entry's JSON is made of; the query has to join its alliance. */
export const landscapeEntryFields = { ...columns, alliance: alliances.slug };

/** Literal SQL, so that the partial indexes of public entries serve. */
export const landscapeEntryIsPublic = sql`${landscapeEntries.published}`;

export const landscapeOrders = {
  name: { key: landscapeEntries.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: {
    key: landscapeEntries.createdAt,
    type: "timestamptz",
    direction: "descending",
    keyOf: (row) => row.createdAt,
  },
} satisfies Record<string, Order<LandscapeEntryRow>>;

export type LandscapeList = {
  q?: string | undefined;
  alliance?: string[] | undefined;
  kind?: LandscapeEntryRow["kind"][] | undefined;
  category?: string[] | undefined;
  stage?: NonNullable<LandscapeEntryRow["stage"]>[] | undefined;
  tag?: string[] | undefined;
  order: Order<LandscapeEntryRow>;
  position: Position | undefined;
  limit: number;
};

/** A page of public entries. */
export const listLandscapeEntries = (db: Queryable, list: LandscapeList): Promise<LandscapeEntryRow[]> =>
  db
    .select(landscapeEntryFields)
    .from(landscapeEntries)
    .innerJoin(alliances, eq(alliances.id, landscapeEntries.allianceId))
    .where(
      and(
        landscapeEntryIsPublic,
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

export const findPublicLandscapeEntriesById = async (db: Queryable, ids: string[]): Promise<LandscapeEntryRow[]> =>
  ids.length === 0
    ? []
    : db
        .select(landscapeEntryFields)
        .from(landscapeEntries)
        .innerJoin(alliances, eq(alliances.id, landscapeEntries.allianceId))
        .where(and(inArray(landscapeEntries.id, ids), landscapeEntryIsPublic));
