import { eq, getTableColumns, inArray, type Placeholder, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { nextRevision } from "../../foundation/db/columns.ts";
import { byTime, type Order } from "../../foundation/db/keyset.ts";
import { filterTerms } from "../../foundation/db/matching.ts";
import { byChange, changedAt, resourcePageOf, type WithChangeTime } from "../../foundation/db/resource-changes.ts";
import { lockableRow, type Params, rowStatement, statement, statementFor } from "../../foundation/db/statement.ts";
import { alliances } from "../../foundation/db/tables.ts";
import { type List, type ListPage, selectTakenSlugs } from "../resources/queries.ts";

const { document: _document, ...columns } = getTableColumns(alliances);

export type AllianceRow = Omit<typeof alliances.$inferSelect, "document"> &
  WithChangeTime & { upcomingEventCount: number };

/** Counts public events that have not ended, in active groups; public-in-sql.test.ts compares them with the policy. */
const upcomingEventCount = (now: Placeholder) => sql<number>`(
  select count(*)::integer from events join groups on groups.id = events.group_id
  where events.alliance_id = alliances.id and events.status = 'published' and events.visibility = 'public'
    and events.ends_at > ${now} and groups.active)`;

const briefColumns = {
  id: columns.id,
  slug: columns.slug,
  name: columns.name,
  sortName: columns.sortName,
  logoUrl: columns.logoUrl,
  bannerUrl: columns.bannerUrl,
  accentColor: columns.accentColor,
  groupCount: columns.groupCount,
  memberCount: columns.memberCount,
  createdAt: columns.createdAt,
  updatedAt: columns.updatedAt,
};

export type BriefAllianceRow = Pick<AllianceRow, keyof typeof briefColumns | "upcomingEventCount"> & WithChangeTime;

const selectBriefAlliancesWith = <More extends SelectedFields>(db: Queryable, now: Placeholder, more: More) =>
  db.select({ ...briefColumns, upcomingEventCount: upcomingEventCount(now), ...more }).from(alliances);

export const allianceOrders = {
  name: { key: alliances.sortName, type: "text", direction: "ascending", keyOf: (row) => row.sortName },
  newest: byTime(alliances.createdAt, "descending", (row) => row.createdAt),
  recently_updated: byChange(),
  most_members: {
    key: alliances.memberCount,
    type: "integer",
    direction: "descending",
    keyOf: (row) => row.memberCount,
  },
} satisfies Record<string, Order<BriefAllianceRow>>;

type AlliancePage = ListPage & { now: Date };

type AllianceList = List<AlliancePage, BriefAllianceRow>;

/** Returns a subquery for the id of an alliance. Its result is null for an unknown slug. */
export const allianceIdOf = (db: Queryable, slug: string | Placeholder) =>
  db.select({ id: alliances.id }).from(alliances).where(eq(alliances.slug, slug));

const table = { id: alliances.id, allianceId: alliances.id, document: alliances.document };

const alliancePage = statementFor((order: Order<BriefAllianceRow>) =>
  statement((db, page: Params<AlliancePage>) => {
    const select = selectBriefAlliancesWith(db, page.now, { changedAt: changedAt(order) });
    return resourcePageOf({ type: "alliance", table }, select, order, page);
  }),
);

export const listAlliances = (db: Queryable, { q, order, ...page }: AllianceList): Promise<BriefAllianceRow[]> =>
  alliancePage(order)(db, { ...page, terms: filterTerms(q) });

type AllianceRef = { slug: string } | { id: string };

const selectAlliance = (db: Queryable, ref: Params<AllianceRef & { now: Date }>) =>
  db
    .select({ ...columns, upcomingEventCount: upcomingEventCount(ref.now) })
    .from(alliances)
    .where("id" in ref ? eq(alliances.id, ref.id) : eq(alliances.slug, ref.slug));

export const { find: findAlliance, lock: lockAlliance } = lockableRow(alliances, selectAlliance);

const alliancesById = statement((db, { ids, now }: Params<{ ids: string[]; now: Date }>) =>
  selectBriefAlliancesWith(db, now, {}).where(inArray(alliances.id, ids)),
);

export const findAlliancesById = async (db: Queryable, ids: string[], now: Date): Promise<BriefAllianceRow[]> =>
  ids.length === 0 ? [] : alliancesById(db, { ids, now });

export type AllianceKey = Pick<AllianceRow, "id" | "slug" | "name">;

const keyColumns = { id: alliances.id, slug: alliances.slug, name: alliances.name };

export const findAllianceKey = rowStatement((db, { slug }: Params<{ slug: string }>) =>
  db.select(keyColumns).from(alliances).where(eq(alliances.slug, slug)),
);

const { slug, name, logoUrl, accentColor, imprintUrl, privacyUrl, termsUrl } = columns;
const brandingColumns = { slug, name, logoUrl, accentColor, imprintUrl, privacyUrl, termsUrl };

export const findAllianceBranding = rowStatement((db, { slug }: Params<{ slug: string }>) =>
  db.select(brandingColumns).from(alliances).where(eq(alliances.slug, slug)),
);

export type AllianceBrandingRow = Pick<AllianceRow, keyof typeof brandingColumns>;

export const listAllianceKeys = statement((db, { limit }: Params<{ limit: number }>) =>
  db.select(keyColumns).from(alliances).orderBy(alliances.sortName, alliances.id).limit(limit),
);

export const listTakenAllianceSlugs = (db: Queryable, slugs: string[]) => selectTakenSlugs(db, alliances, slugs);

type NewAlliance = typeof alliances.$inferInsert;

type AllianceChanges = Partial<Omit<NewAlliance, "id" | "slug" | "groupCount" | "memberCount" | "createdAt">>;

export const updateAlliance = (db: Transaction, id: string, changes: AllianceChanges): Promise<unknown> =>
  db
    .update(alliances)
    .set({ ...changes, ...nextRevision(alliances) })
    .where(eq(alliances.id, id));

export const addToAllianceCounts = async (
  db: Transaction,
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

export const allianceIdsOf = (db: Queryable, slugs: readonly Placeholder[]) =>
  db
    .select({ id: alliances.id })
    .from(alliances)
    .where(inArray(alliances.slug, [...slugs]));
