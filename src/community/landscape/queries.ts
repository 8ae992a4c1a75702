import { and, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import type { Queryable } from "../../foundation/db/client.ts";
import { byTime, type Order } from "../../foundation/db/keyset.ts";
import { anyOf, anyTag, filterTerms } from "../../foundation/db/matching.ts";
import { byChange, changedAt, resourcePageOf, type WithChangeTime } from "../../foundation/db/resource-changes.ts";
import { lockableRow, type Params, statement, statementFor } from "../../foundation/db/statement.ts";
import { alliances, landscapeEntries } from "../../foundation/db/tables.ts";
import { isAdministeredBy, type Permissions } from "../../identity/access/queries.ts";
import { type Filters, type List, type ListPage, selectTakenSlugs } from "../resources/queries.ts";

const { document: _document, ...columns } = getTableColumns(landscapeEntries);

export type LandscapeEntryRow = Omit<typeof landscapeEntries.$inferSelect, "document"> &
  WithChangeTime & { alliance: string };

const { description: _description, repositoryUrl: _repositoryUrl, ...briefColumns } = columns;

export type BriefLandscapeEntryRow = Omit<LandscapeEntryRow, "description" | "repositoryUrl">;

const entryFields = { ...columns, alliance: alliances.slug };
const briefFields = { ...briefColumns, alliance: alliances.slug };

const selectEntriesWith = <Fields extends SelectedFields>(db: Queryable, fields: Fields) =>
  db.select(fields).from(landscapeEntries).innerJoin(alliances, eq(alliances.id, landscapeEntries.allianceId));

/** Literal SQL, so that PostgreSQL can use the partial indexes of public entries. */
export const landscapeEntryIsPublic = sql`${landscapeEntries.published}`;

export const landscapeOrders = {
  name: { key: landscapeEntries.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: byTime(landscapeEntries.createdAt, "descending", (row) => row.createdAt),
  recently_updated: byChange(),
} satisfies Record<string, Order<BriefLandscapeEntryRow>>;

type LandscapeFilters = Filters<"listLandscapeEntries", "alliance" | "kind" | "category" | "stage" | "tag">;

type LandscapePage = LandscapeFilters & ListPage;

type LandscapeList = List<LandscapePage, BriefLandscapeEntryRow> & {
  /** Lists only the hidden entries that these permissions cover. */
  onlyHiddenFor?: Permissions | undefined;
};

const isHiddenButVisibleTo = (permissions: Permissions): SQL | undefined => {
  const isInAlliance = inArray(landscapeEntries.allianceId, [...permissions.groups.values()]);
  const isByAuthor = permissions.userId
    ? and(eq(landscapeEntries.createdBy, permissions.userId), isInAlliance)
    : undefined;
  return and(
    sql`not ${landscapeEntries.published}`,
    isAdministeredBy(permissions, landscapeEntries.allianceId, isByAuthor),
  );
};

type Conditions = { order: Order<BriefLandscapeEntryRow>; isVisible: SQL | undefined };

const selectPage =
  ({ order, isVisible }: Conditions) =>
  (db: Queryable, page: Params<LandscapePage>) =>
    resourcePageOf(
      { type: "landscape_entry", table: landscapeEntries },
      selectEntriesWith(db, { ...briefFields, changedAt: changedAt(order) }),
      order,
      page,
      isVisible,
      anyOf(alliances.slug, page.alliance),
      anyOf(landscapeEntries.kind, page.kind),
      anyOf(landscapeEntries.category, page.category),
      anyOf(landscapeEntries.stage, page.stage),
      anyTag(landscapeEntries.tags, page.tag),
    );

const publicPage = statementFor((order: Order<BriefLandscapeEntryRow>) =>
  statement(selectPage({ order, isVisible: landscapeEntryIsPublic })),
);

export const listLandscapeEntries = (
  db: Queryable,
  { order, q, onlyHiddenFor: permissions, ...rest }: LandscapeList,
): Promise<BriefLandscapeEntryRow[]> => {
  const page = { ...rest, terms: filterTerms(q) };
  if (!permissions) return publicPage(order)(db, page);
  return statement(selectPage({ order, isVisible: isHiddenButVisibleTo(permissions) }))(db, page);
};

const selectEntry = (db: Queryable, { id }: Params<{ id: string }>) =>
  selectEntriesWith(db, entryFields).where(eq(landscapeEntries.id, id));

export const { find: findLandscapeEntry, lock: lockLandscapeEntry } = lockableRow(landscapeEntries, selectEntry);

export const listTakenEntrySlugs = (db: Queryable, allianceId: string, slugs: string[]) =>
  selectTakenSlugs(db, landscapeEntries, slugs, eq(landscapeEntries.allianceId, allianceId));

export type NewEntryRow = typeof landscapeEntries.$inferInsert;

export const findVisibleLandscapeEntriesById = async (
  db: Queryable,
  ids: string[],
  permissions?: Permissions,
): Promise<BriefLandscapeEntryRow[]> => {
  if (ids.length === 0) return [];
  const isVisible = permissions
    ? or(landscapeEntryIsPublic, isHiddenButVisibleTo(permissions))
    : landscapeEntryIsPublic;
  return selectEntriesWith(db, briefFields).where(and(inArray(landscapeEntries.id, ids), isVisible));
};
