import { and, eq, getTableColumns, type InferSelectModel, inArray, or, type SQL, sql } from "drizzle-orm";
import { allianceIds } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { users } from "../db/identity-tables.ts";
import { after, type Order, orderBy, type Position } from "../db/keyset.ts";
import { anyOf, anyTag, textMatches } from "../db/matching.ts";
import { alliances, groups, jobs } from "../db/tables.ts";

const { document: _document, spelling: _spelling, postedBy: _postedBy, ...columns } = getTableColumns(jobs);

export type JobRow = Omit<InferSelectModel<typeof jobs>, "document" | "spelling" | "postedBy"> & {
  alliance: string;
  group: { id: string; slug: string; name: string } | null;
  postedBy: { id: string; name: string };
};

/** What a job's JSON is made of; the query has to join its alliance, its poster and, loosely, its group. */
export const jobFields = {
  ...columns,
  alliance: alliances.slug,
  group: { id: groups.id, slug: groups.slug, name: groups.name },
  postedBy: { id: users.id, name: users.name },
};

/** Literal SQL, so that the partial indexes of public jobs serve. */
export const jobIsPublic = (now: Date): SQL =>
  sql`${jobs.status} = 'published' and ${jobs.expiresAt} > ${now.toISOString()}`;

export const jobOrders = {
  newest: { key: jobs.createdAt, type: "timestamptz", direction: "descending", keyOf: (row) => row.createdAt },
  expiring_soonest: { key: jobs.expiresAt, type: "timestamptz", direction: "ascending", keyOf: (row) => row.expiresAt },
} satisfies Record<string, Order<JobRow>>;

export type JobList = {
  q?: string | undefined;
  alliance?: string[] | undefined;
  group?: string[] | undefined;
  remote?: boolean | undefined;
  employment_type?: JobRow["employmentType"][] | undefined;
  location?: string[] | undefined;
  tag?: string[] | undefined;
  order: Order<JobRow>;
  position: Position | undefined;
  limit: number;
  now: Date;
};

/** Part of a location, without regard to case and accents: "berlin" finds "Berlin, Germany". */
const anyLocation = (locations: readonly string[] | undefined): SQL | undefined =>
  or(
    ...(locations ?? []).map((location) => {
      const pattern = `%${location.replaceAll(/[\\%_]/g, "\\$&")}%`;
      return sql`alliance_fold(${jobs.location}) like alliance_fold(${pattern})`;
    }),
  );

/** A page of public jobs. */
export const listJobs = (db: Queryable, list: JobList): Promise<JobRow[]> =>
  db
    .select(jobFields)
    .from(jobs)
    .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
    .innerJoin(users, eq(users.id, jobs.postedBy))
    .leftJoin(groups, eq(groups.id, jobs.groupId))
    .where(
      and(
        jobIsPublic(list.now),
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

/** A public job. */
export const findPublicJob = async (
  db: Queryable,
  { slug, now }: { slug: string; now: Date },
): Promise<JobRow | undefined> => {
  const [row] = await db
    .select(jobFields)
    .from(jobs)
    .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
    .innerJoin(users, eq(users.id, jobs.postedBy))
    .leftJoin(groups, eq(groups.id, jobs.groupId))
    .where(and(eq(jobs.slug, slug), jobIsPublic(now)));
  return row;
};

export const findPublicJobsById = async (db: Queryable, ids: string[], now: Date): Promise<JobRow[]> =>
  ids.length === 0
    ? []
    : db
        .select(jobFields)
        .from(jobs)
        .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
        .innerJoin(users, eq(users.id, jobs.postedBy))
        .leftJoin(groups, eq(groups.id, jobs.groupId))
        .where(and(inArray(jobs.id, ids), jobIsPublic(now)));
