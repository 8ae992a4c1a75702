import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { enums } from "../../../generated/contract.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { nameOrDeleted, users } from "../../foundation/db/identity-tables.ts";
import { byTime, isAfter, type Order, orderBy } from "../../foundation/db/keyset.ts";
import { anyOf, anyTag, filterTerms, textMatches } from "../../foundation/db/matching.ts";
import {
  byChange,
  changedAt,
  needsChanges,
  resourcePageOf,
  type WithChangeTime,
} from "../../foundation/db/resource-changes.ts";
import {
  hasRows,
  insertIfAbsent,
  lockableRow,
  type Params,
  rowStatement,
  sqlTime,
  statement,
  statementFor,
  timeText,
  type WithTimeTexts,
} from "../../foundation/db/statement.ts";
import { alliances, groups, jobs } from "../../foundation/db/tables.ts";
import { isAdministeredBy, type Permissions } from "../../identity/access/queries.ts";
import { type Filters, type List, type ListPage, selectTakenSlugs } from "../resources/queries.ts";

const { document: _document, groupName: _groupName, postedBy: _postedBy, ...columns } = getTableColumns(jobs);

export type JobRow = Omit<typeof jobs.$inferSelect, "document" | "groupName" | "postedBy"> &
  WithChangeTime & {
    alliance: string;
    group: { id: string; slug: string; name: string } | null;
    groupActive: boolean | null;
    postedBy: { id: string; name: string };
  };

const jobFields = {
  ...columns,
  alliance: alliances.slug,
  group: { id: groups.id, slug: groups.slug, name: groups.name },
  groupActive: groups.active,
  postedBy: { id: jobs.postedBy, name: nameOrDeleted },
};

const {
  description: _description,
  applyUrl: _applyUrl,
  publishedAt: _publishedAt,
  sortTitle: _sortTitle,
  ...briefFields
} = jobFields;

const listedFields = {
  ...briefFields,
  expiresAt: timeText(jobs.expiresAt),
  createdAt: timeText(jobs.createdAt),
  updatedAt: timeText(jobs.updatedAt),
};

type BriefJobRow = Pick<JobRow, keyof typeof briefFields> & WithChangeTime;

export type ListedJobRow = WithTimeTexts<Pick<JobRow, keyof typeof listedFields>> & WithChangeTime;

const selectJobs = (db: Queryable) =>
  db
    .select(jobFields)
    .from(jobs)
    .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
    .leftJoin(users, eq(users.id, jobs.postedBy))
    .leftJoin(groups, eq(groups.id, jobs.groupId));

/** Literal SQL, for the partial indexes of public jobs. public-in-sql.test.ts compares it with the policy. */
export const jobIsPublic = (now: Date | Placeholder): SQL => sql`${isPublished(now)} and ${groups.active} is not false`;

const isPublished = (now: Date | Placeholder): SQL =>
  sql`${jobs.status} = 'published' and ${jobs.expiresAt} > ${sqlTime(now)}`;

export const jobOrders = {
  newest: byTime(jobs.createdAt, "descending", (row) => new Date(row.createdAt)),
  expiring_soonest: byTime(jobs.expiresAt, "ascending", (row) => new Date(row.expiresAt)),
  recently_updated: byChange(),
} satisfies Record<string, Order<ListedJobRow>>;

type JobFilters = Filters<"listJobs", "alliance" | "group" | "remote" | "employment_type" | "location" | "tag">;

type JobPage = JobFilters & ListPage & { now: Date };

type JobList = List<JobPage, ListedJobRow> & {
  status?: JobRow["status"][] | undefined;
  includeHiddenFor?: Permissions | undefined;
};

/** Matches any part of a location: "berlin" finds "Berlin, Germany". */
const anyLocation = (patterns: readonly Placeholder[] | undefined): SQL | undefined =>
  or(...(patterns ?? []).map((pattern) => sql`alliance_plain(${jobs.location}) like alliance_plain(${pattern})`));

const toLikePattern = (location: string): string => `%${location.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** The same condition as the policy's `jobAdministration`, in SQL. */
export const jobIsAdministeredBy = (permissions: Permissions): SQL | undefined => {
  const isByAuthor = permissions.userId
    ? and(eq(jobs.postedBy, permissions.userId), inArray(jobs.groupId, [...permissions.groups.keys()]))
    : undefined;
  return isAdministeredBy(permissions, jobs.allianceId, isByAuthor);
};

const isVisibleTo = (
  permissions: Permissions | undefined,
  { status, now }: { status: JobRow["status"][]; now: Date },
): SQL | undefined => {
  const isOpen = status.includes("published") ? jobIsPublic(now) : undefined;
  if (!permissions?.userId) return isOpen;
  const isHidden = and(
    sql`${jobs.status} <> 'published'`,
    anyOf(jobs.status, status),
    jobIsAdministeredBy(permissions),
  );
  return or(isOpen, isHidden);
};

type Conditions = { order: Order<ListedJobRow>; isVisible?: SQL | undefined };

const selectListed = (db: Queryable, order: Order<ListedJobRow>) =>
  db
    .select({ ...listedFields, changedAt: changedAt(order) })
    .from(jobs)
    .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
    .leftJoin(users, eq(users.id, jobs.postedBy))
    .leftJoin(groups, eq(groups.id, jobs.groupId));

const isListed = (page: Params<JobPage>, isVisible = jobIsPublic(page.now)): SQL | undefined =>
  and(
    isVisible,
    anyOf(alliances.slug, page.alliance),
    anyOf(groups.slug, page.group),
    page.remote && eq(jobs.remote, page.remote),
    anyOf(jobs.employmentType, page.employment_type),
    anyLocation(page.location),
    anyTag(jobs.tags, page.tag),
  );

const selectPage =
  ({ order, isVisible }: Conditions) =>
  (db: Queryable, page: Params<JobPage>) =>
    resourcePageOf({ type: "job", table: jobs }, selectListed(db, order), order, page, isListed(page, isVisible));

/** Number of jobs that are searched in list order before the full-text index is used. */
const maxScannedJobs = sql.raw("1000");

/** Searches the first jobs in list order, which is fast for frequent words, then all jobs if these match too few. */
const selectMatching = (order: Order<ListedJobRow>) => (db: Queryable, page: Params<JobPage>) => {
  const [byKey, byId] = orderBy(order, jobs.id);
  const isAfterCursor = isAfter(order, jobs.id, page.position) ?? sql`true`;
  const isFound = and(isListed(page), textMatches([jobs.document], page.terms), isAfterCursor);
  const first = sql`(
    select * from ${jobs} where ${isPublished(page.now)} and ${isAfterCursor}
    order by ${byKey}, ${byId} limit ${maxScannedJobs}) jobs`;
  // No index has this order, so the planner uses the full-text index.
  const byNoIndex = sql`${order.key} + interval '0' ${sql.raw(order.direction === "ascending" ? "asc" : "desc")}`;
  const select = (from: SQLWrapper, condition: SQL, by: SQL) => sql`
    select ${jobs.id} from ${from}
      join ${alliances} on ${alliances.id} = ${jobs.allianceId} left join ${groups} on ${groups.id} = ${jobs.groupId}
    where ${isFound} and ${condition} order by ${by}, ${byId} limit ${page.limit}`;
  const ids = sql`
    with among_first as materialized (${select(first, sql`true`, byKey)}),
      among_all as materialized (${select(jobs, sql`(select count(*) from among_first) < ${page.limit}`, byNoIndex)})
    select id from among_first union all select id from among_all`;
  return selectListed(db, order).where(sql`${jobs.id} in (${ids})`).orderBy(byKey, byId).limit(page.limit);
};

const publicPage = statementFor((order: Order<ListedJobRow>) =>
  statement((db, page: Params<JobPage>) =>
    (page.terms && !needsChanges(order, page) ? selectMatching(order) : selectPage({ order }))(db, page),
  ),
);

export const listJobs = (
  db: Queryable,
  { order, q, status = ["published"], includeHiddenFor: permissions, location, ...rest }: JobList,
): Promise<ListedJobRow[]> => {
  const terms = filterTerms(q);
  const page = { ...rest, terms, location: location?.map(toLikePattern) };
  if (!permissions && status.includes("published")) return publicPage(order)(db, page);
  return statement(selectPage({ order, isVisible: isVisibleTo(permissions, { status, now: rest.now }) }))(db, page);
};

const selectJob = (db: Queryable, { id }: Params<{ id: string }>) => selectJobs(db).where(eq(jobs.id, id));

export const { find: findJob, lock: lockJob } = lockableRow(jobs, selectJob);

const keyFields = {
  id: jobs.id,
  allianceId: jobs.allianceId,
  alliance: alliances.slug,
  group: jobFields.group,
  groupActive: groups.active,
  postedBy: jobFields.postedBy,
  status: jobs.status,
  expiresAt: jobs.expiresAt,
};

export type JobKey = Pick<JobRow, keyof typeof keyFields>;

export const findJobKey = rowStatement((db, { id }: Params<{ id: string }>) =>
  db
    .select(keyFields)
    .from(jobs)
    .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
    .leftJoin(users, eq(users.id, jobs.postedBy))
    .leftJoin(groups, eq(groups.id, jobs.groupId))
    .where(eq(jobs.id, id)),
);

/** Lists the published job with a slug first, then the drafts of each alliance. */
export const findJobsBySlug = statement((db, { slug }: Params<{ slug: string }>) =>
  selectJobs(db).where(eq(jobs.slug, slug)).orderBy(sql`${jobs.publishedAt} is null`, jobs.createdAt, jobs.id),
);

const wasPublished = isNotNull(jobs.publishedAt);

export const listTakenJobSlugs = (db: Queryable, allianceId: string, slugs: string[]) =>
  selectTakenSlugs(db, jobs, slugs, or(eq(jobs.allianceId, allianceId), wasPublished));

export const isPublishedSlug = (db: Queryable, slug: string): Promise<boolean> =>
  hasRows(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.slug, slug), wasPublished)),
  );

/** Serializes changes of slugs, so that a free slug is still free when it is written. */
export const lockJobSlugs = (db: Transaction): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('alliance job slugs', 0))`);

export type NewJobRow = typeof jobs.$inferInsert;

/** @returns whether the slug was free */
export const insertJob = async (db: Transaction, row: NewJobRow): Promise<boolean> => {
  await lockJobSlugs(db);
  return insertIfAbsent(db, jobs, row);
};

type VisibleJobsQuery = { ids: string[]; now: Date };

export const findVisibleJobsById = async (
  db: Queryable,
  { ids, now }: VisibleJobsQuery,
  permissions?: Permissions,
): Promise<BriefJobRow[]> => {
  if (ids.length === 0) return [];
  const isVisible = permissions ? isVisibleTo(permissions, { status: [...enums.JobStatus], now }) : jobIsPublic(now);
  return db
    .select(briefFields)
    .from(jobs)
    .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
    .leftJoin(users, eq(users.id, jobs.postedBy))
    .leftJoin(groups, eq(groups.id, jobs.groupId))
    .where(and(inArray(jobs.id, ids), isVisible));
};
