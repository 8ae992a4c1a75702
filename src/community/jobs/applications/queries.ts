import { and, count, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { jobApplications } from "../../../foundation/db/participation-tables.ts";
import { firstRow, hasRows, type Params, statement } from "../../../foundation/db/statement.ts";
import { jobs } from "../../../foundation/db/tables.ts";
import type { Permissions } from "../../../identity/access/queries.ts";
import { jobIsAdministeredBy } from "../queries.ts";

export type ApplicationRow = Omit<typeof jobApplications.$inferSelect, "jobId" | "userId" | "notifiedStatus"> & {
  allianceId: string;
  groupId: string | null;
  job: { id: string; slug: string; title: string };
  applicant: { id: string; name: string; email: string };
};

const { jobId: _jobId, userId: _userId, notifiedStatus: _status, ...columns } = getTableColumns(jobApplications);

const fields = {
  ...columns,
  allianceId: jobs.allianceId,
  groupId: jobs.groupId,
  job: { id: jobs.id, slug: jobs.slug, title: jobs.title },
  applicant: { id: users.id, name: users.name, email: users.email },
};

const selectApplications = (db: Queryable) =>
  db
    .select(fields)
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(users, eq(users.id, jobApplications.userId));

type Owner = { userId: string } | { jobId: string };

const belongsTo = (owner: Owner) =>
  "jobId" in owner ? eq(jobApplications.jobId, owner.jobId) : eq(jobApplications.userId, owner.userId);

const selectApplication = (db: Queryable, { id, ...owner }: Owner & { id: string }) =>
  selectApplications(db).where(and(eq(jobApplications.id, id), belongsTo(owner)));

export const findApplication = (db: Queryable, owner: Owner & { id: string }): Promise<ApplicationRow | undefined> =>
  firstRow(selectApplication(db, owner));

export const lockApplication = (db: Transaction, owner: Owner & { id: string }): Promise<ApplicationRow | undefined> =>
  firstRow(selectApplication(db, owner).for("update", { of: jobApplications }));

const selectUserApplication = statement((db, { jobId, userId }: Params<{ jobId: string; userId: string }>) =>
  db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.userId, userId))),
);

export const hasApplied = (db: Queryable, key: { jobId: string; userId: string }): Promise<boolean> =>
  hasRows(selectUserApplication(db, key));

const orderOf = (direction: "ascending" | "descending") =>
  byTime<ApplicationRow>(jobApplications.createdAt, direction, (row) => row.createdAt);

/** A job's applications are listed oldest first, a user's newest first. */
export const applicationOrders = { oldestFirst: orderOf("ascending"), newestFirst: orderOf("descending") };

export const listApplications = (
  db: Queryable,
  { owner, ...page }: PageRequest & { owner: Owner },
): Promise<ApplicationRow[]> => {
  const order = "jobId" in owner ? applicationOrders.oldestFirst : applicationOrders.newestFirst;
  return pageOf(selectApplications(db), [order, jobApplications.id], page, belongsTo(owner));
};

const selectAppliedJobs = statement((db, { userId, ids }: Params<{ userId: string; ids: string[] }>) =>
  db
    .select({ jobId: jobApplications.jobId })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), inArray(jobApplications.jobId, ids))),
);

export const findAppliedJobIds = async (db: Queryable, userId: string, ids: string[]): Promise<Set<string>> =>
  new Set((await selectAppliedJobs(db, { userId, ids })).map(({ jobId }) => jobId));

type ReviewQuery = { permissions: Permissions; limit: number };

/** Jobs that these permissions cover, with the number of new applications, largest number first. */
export const listJobsWithNewApplications = (db: Queryable, { permissions, limit }: ReviewQuery) =>
  db
    .select({ title: jobs.title, slug: jobs.slug, count: count() })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobApplications.status, "submitted"), jobIsAdministeredBy(permissions)))
    .groupBy(jobs.id)
    .orderBy(desc(count()), jobs.id)
    .limit(limit);
