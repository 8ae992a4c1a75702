import { and, count, desc, eq, getTableColumns, type InferSelectModel, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { jobApplications } from "../../../foundation/db/participation-tables.ts";
import { firstRow, hasRows, type Places, statement } from "../../../foundation/db/statement.ts";
import { jobs } from "../../../foundation/db/tables.ts";
import type { Rights } from "../../../identity/access/queries.ts";
import { jobIsAdministeredBy } from "../queries.ts";

export type ApplicationRow = Omit<InferSelectModel<typeof jobApplications>, "jobId" | "userId" | "notifiedStatus"> & {
  allianceId: string;
  groupId: string | null;
  job: { id: string; slug: string; title: string };
  applicant: { id: string; name: string; email: string };
};

const { jobId: _jobId, userId: _userId, notifiedStatus: _knownStatus, ...columns } = getTableColumns(jobApplications);

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

const isOf = (owner: Owner) =>
  "jobId" in owner ? eq(jobApplications.jobId, owner.jobId) : eq(jobApplications.userId, owner.userId);

const selectApplication = (db: Queryable, { id, ...owner }: Owner & { id: string }) =>
  selectApplications(db).where(and(eq(jobApplications.id, id), isOf(owner)));

export const findApplication = (db: Queryable, owner: Owner & { id: string }): Promise<ApplicationRow | undefined> =>
  firstRow(selectApplication(db, owner));

/** Locks the application, before it is deleted. */
export const lockApplication = (db: Transaction, owner: Owner & { id: string }): Promise<ApplicationRow | undefined> =>
  firstRow(selectApplication(db, owner).for("update", { of: jobApplications }));

const applicationToJob = statement((db, { jobId, userId }: Places<{ jobId: string; userId: string }>) =>
  db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.userId, userId))),
);

export const hasApplied = (db: Queryable, key: { jobId: string; userId: string }): Promise<boolean> =>
  hasRows(applicationToJob(db, key));

const orderOf = (direction: "ascending" | "descending") =>
  byTime<ApplicationRow>(jobApplications.createdAt, direction, (row) => row.createdAt);

/** A job's applications: oldest first. A user's: newest first. */
export const applicationOrders = { ofJob: orderOf("ascending"), ofUser: orderOf("descending") };

export const listApplications = (
  db: Queryable,
  { owner, ...page }: PageRequest & { owner: Owner },
): Promise<ApplicationRow[]> => {
  const order = "jobId" in owner ? applicationOrders.ofJob : applicationOrders.ofUser;
  return pageOf(selectApplications(db), [order, jobApplications.id], page, isOf(owner));
};

const appliedAmong = statement((db, { userId, ids }: Places<{ userId: string; ids: string[] }>) =>
  db
    .select({ jobId: jobApplications.jobId })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), inArray(jobApplications.jobId, ids))),
);

export const findAppliedJobIds = async (db: Queryable, userId: string, ids: string[]): Promise<Set<string>> =>
  new Set((await appliedAmong(db, { userId, ids })).map(({ jobId }) => jobId));

type ReviewQuery = { rights: Rights; limit: number };

/** Jobs that these permissions cover, with the number of new applications, largest number first. */
export const listJobsWithNewApplications = (db: Queryable, { rights, limit }: ReviewQuery) =>
  db
    .select({ title: jobs.title, slug: jobs.slug, count: count() })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobApplications.status, "submitted"), jobIsAdministeredBy(rights)))
    .groupBy(jobs.id)
    .orderBy(desc(count()), jobs.id)
    .limit(limit);
