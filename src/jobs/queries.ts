import {
  and,
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { isAdministeredBy, type Rights } from "../access/queries.ts";
import { allianceIds } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { users } from "../db/identity-tables.ts";
import { after, byTime, type Order, orderBy, type Position } from "../db/keyset.ts";
import { anyOf, anyTag, textMatches } from "../db/matching.ts";
import { alliances, groups, jobs } from "../db/tables.ts";

const { document: _document, trigramText: _trigramText, postedBy: _postedBy, ...columns } = getTableColumns(jobs);

export type JobRow = Omit<InferSelectModel<typeof jobs>, "document" | "trigramText" | "postedBy"> & {
  alliance: string;
  group: { id: string; slug: string; name: string } | null;
  postedBy: { id: string; name: string };
};

/** The columns behind a job's JSON. */
const jobFields = {
  ...columns,
  alliance: alliances.slug,
  group: { id: groups.id, slug: groups.slug, name: groups.name },
  postedBy: { id: users.id, name: users.name },
};

/** Every job with its alliance, its author and its group, if any. */
const selectJobs = (db: Queryable) =>
  db
    .select(jobFields)
    .from(jobs)
    .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
    .innerJoin(users, eq(users.id, jobs.postedBy))
    .leftJoin(groups, eq(groups.id, jobs.groupId));

/** Literal SQL, so that PostgreSQL can use the partial indexes of public jobs. */
export const jobIsPublic = (now: Date): SQL =>
  sql`${jobs.status} = 'published' and ${jobs.expiresAt} > ${now.toISOString()}`;

export const jobOrders = {
  newest: byTime(jobs.createdAt, "descending", (row) => row.createdAt),
  expiring_soonest: byTime(jobs.expiresAt, "ascending", (row) => row.expiresAt),
} satisfies Record<string, Order<JobRow>>;

export type JobList = {
  q?: string | undefined;
  alliance?: string[] | undefined;
  group?: string[] | undefined;
  remote?: boolean | undefined;
  employment_type?: JobRow["employmentType"][] | undefined;
  location?: string[] | undefined;
  tag?: string[] | undefined;
  status?: JobRow["status"][] | undefined;
  /** Includes the drafts and closed jobs that these rights cover. */
  includeHiddenFor?: Rights | undefined;
  order: Order<JobRow>;
  position: Position | undefined;
  limit: number;
  now: Date;
};

/** Matches part of a location, ignoring case and accents: "berlin" finds "Berlin, Germany". */
const anyLocation = (locations: readonly string[] | undefined): SQL | undefined =>
  or(
    ...(locations ?? []).map((location) => {
      const pattern = `%${location.replaceAll(/[\\%_]/g, "\\$&")}%`;
      return sql`alliance_fold(${jobs.location}) like alliance_fold(${pattern})`;
    }),
  );

/** Published jobs are visible to everybody, others to their administrators. */
const visibleTo = ({ includeHiddenFor: rights, status = ["published"], now }: JobList): SQL | undefined => {
  const open = status.includes("published") ? jobIsPublic(now) : undefined;
  if (!rights?.userId) return open;
  const ofAuthor = and(eq(jobs.postedBy, rights.userId), inArray(jobs.groupId, [...rights.groups.keys()]));
  const hidden = and(
    sql`${jobs.status} <> 'published'`,
    anyOf(jobs.status, status),
    isAdministeredBy(rights, jobs.allianceId, ofAuthor),
  );
  return or(open, hidden);
};

export const listJobs = (db: Queryable, list: JobList): Promise<JobRow[]> =>
  selectJobs(db)
    .where(
      and(
        visibleTo(list),
        list.alliance && inArray(jobs.allianceId, allianceIds(db, list.alliance)),
        anyOf(groups.slug, list.group),
        list.remote === undefined ? undefined : eq(jobs.remote, list.remote),
        anyOf(jobs.employmentType, list.employment_type),
        anyLocation(list.location),
        anyTag(jobs.tags, list.tag),
        textMatches(jobs.document, list.q),
        after(list.order, jobs.id, list.position),
      ),
    )
    .orderBy(...orderBy(list.order, jobs.id))
    .limit(list.limit);

/** How a path identifies a job. */
export type JobName = { slug: string } | { id: string };

/** A job, public or not. `lock` it before changing it. */
export const findJob = async (
  db: Queryable,
  name: JobName,
  { lock = false }: { lock?: boolean } = {},
): Promise<JobRow | undefined> => {
  const query = selectJobs(db).where("id" in name ? eq(jobs.id, name.id) : eq(jobs.slug, name.slug));
  const [row] = await (lock ? query.for("no key update", { of: jobs }) : query);
  return row;
};

export const listTakenJobSlugs = async (db: Queryable, slugs: string[]): Promise<string[]> => {
  const rows = await db.select({ slug: jobs.slug }).from(jobs).where(inArray(jobs.slug, slugs));
  return rows.map(({ slug }) => slug);
};

type NewJob = InferInsertModel<typeof jobs>;

/** @returns whether the slug was free */
export const insertJob = async (db: Queryable, row: NewJob): Promise<boolean> => {
  const inserted = await db.insert(jobs).values(row).onConflictDoNothing().returning({ id: jobs.id });
  return inserted.length > 0;
};

export type JobChanges = Partial<Omit<NewJob, "id" | "allianceId" | "groupId" | "slug" | "postedBy" | "createdAt">>;

export const updateJob = async (db: Queryable, id: string, changes: JobChanges): Promise<void> => {
  await db.update(jobs).set(changes).where(eq(jobs.id, id));
};

/** Deletes the job and its applications. */
export const deleteJob = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(jobs).where(eq(jobs.id, id));
};

export const findPublicJobsById = async (db: Queryable, ids: string[], now: Date): Promise<JobRow[]> =>
  ids.length === 0 ? [] : selectJobs(db).where(and(inArray(jobs.id, ids), jobIsPublic(now)));
