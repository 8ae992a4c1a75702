import { and, eq, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { reports } from "../../foundation/db/administration-tables.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { byTime, type Order, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { type Batch, daysBefore, deleteOldest } from "../../foundation/db/purge.ts";
import { firstRow, type SelectedRow } from "../../foundation/db/statement.ts";
import { alliances, events, groups, jobs } from "../../foundation/db/tables.ts";
import { isAdministeredBy, type Permissions } from "../../identity/access/queries.ts";
import { selectEventsWith } from "../events/queries.ts";

const reporters = alias(users, "reporters");
const deciders = alias(users, "deciders");

const {
  reporterId: _reporterId,
  resolvedBy: _resolvedBy,
  notifiedStatus: _notifiedStatus,
  ...columns
} = getTableColumns(reports);

const selectReports = (db: Queryable) =>
  db
    .select({
      ...columns,
      alliance: alliances.slug,
      group: { id: groups.id, slug: groups.slug, name: groups.name },
      reporter: { id: reporters.id, name: reporters.name },
      // Only bans from this alliance or group: its administrators must not learn of other bans.
      isReporterBanned: sql<boolean>`exists (
        select from bans where user_id = ${reporters.id} and alliance_id = ${reports.allianceId}
          and (group_id is null or group_id = ${reports.groupId}))`,
      resolvedBy: { id: deciders.id, name: deciders.name },
    })
    .from(reports)
    .innerJoin(alliances, eq(alliances.id, reports.allianceId))
    .leftJoin(groups, eq(groups.id, reports.groupId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(deciders, eq(deciders.id, reports.resolvedBy));

export type ReportRow = SelectedRow<typeof selectReports>;

/** The rule of policy.ts: a group's administrators do not see reports about the group, nor users reports about themselves. */
const isVisibleTo = (permissions: Permissions): SQL | undefined => {
  const isInGroups = and(inArray(reports.groupId, [...permissions.groups.keys()]), ne(reports.subjectType, "group"));
  const isNotSelf =
    permissions.userId === undefined ? undefined : or(isNull(reports.userId), ne(reports.userId, permissions.userId));
  return and(isAdministeredBy(permissions, reports.allianceId, isInGroups), isNotSelf);
};

const byCreation = (direction: Order<ReportRow>["direction"]) =>
  byTime<ReportRow>(reports.createdAt, direction, (row) => row.createdAt);

export const reportOrders = { newest: byCreation("descending"), oldest: byCreation("ascending") };

type ReportList = PageRequest & {
  permissions: Permissions;
  alliance?: string[] | undefined;
  status?: ReportRow["status"][] | undefined;
  subject_type?: ReportRow["subjectType"][] | undefined;
  order: Order<ReportRow>;
};

export const listReports = (
  db: Queryable,
  { permissions, alliance, status, subject_type: subjectType, order, ...page }: ReportList,
): Promise<ReportRow[]> =>
  pageOf(
    selectReports(db),
    [order, reports.id],
    page,
    isVisibleTo(permissions),
    alliance && inArray(alliances.slug, alliance),
    status && inArray(reports.status, status),
    subjectType && inArray(reports.subjectType, subjectType),
  );

const keyColumns = {
  ...{ id: reports.id, allianceId: reports.allianceId, groupId: reports.groupId },
  ...{ subjectType: reports.subjectType, userId: reports.userId },
};

/** The columns that decide about permissions. */
export type ReportKey = Pick<ReportRow, keyof typeof keyColumns>;

export const findReportKey = (db: Queryable, id: string): Promise<ReportKey | undefined> =>
  firstRow(db.select(keyColumns).from(reports).where(eq(reports.id, id)));

export const findReport = (db: Queryable, id: string) => firstRow(selectReports(db).where(eq(reports.id, id)));

export const lockReport = (db: Transaction, id: string) =>
  firstRow(selectReports(db).where(eq(reports.id, id)).for("no key update", { of: reports }));

export const countOpenReports = (db: Queryable, permissions: Permissions): Promise<number> =>
  db.$count(reports, and(isVisibleTo(permissions), eq(reports.status, "open")));

export const listReportedEvents = (db: Queryable, ids: string[]) =>
  selectEventsWith(db, {
    ...{ id: events.id, slug: events.slug },
    ...{ alliance: alliances.slug, group: { slug: groups.slug } },
  }).where(inArray(events.id, ids));

export const listReportedJobs = (db: Queryable, ids: string[]) =>
  db.select({ id: jobs.id, slug: jobs.slug }).from(jobs).where(inArray(jobs.id, ids));

export type SubmittedRow = Pick<ReportRow, "id" | "subjectType" | "subjectId" | "reason" | "text" | "createdAt">;

type Key = Pick<typeof reports.$inferSelect, "allianceId" | "subjectType" | "subjectId"> & { reporterId: string };

/** Serializes concurrent reports of a reporter about a subject, so that the second finds the first. */
export const findOpenReport = async (
  db: Transaction,
  { allianceId, subjectType, subjectId, reporterId }: Key,
): Promise<SubmittedRow | undefined> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report ${reporterId} ${subjectId}`}, 0))`);
  return firstRow(
    db
      .select(columns)
      .from(reports)
      .where(
        and(
          eq(reports.reporterId, reporterId),
          eq(reports.subjectId, subjectId),
          eq(reports.subjectType, subjectType),
          eq(reports.allianceId, allianceId),
          eq(reports.status, "open"),
        ),
      )
      .limit(1),
  );
};

export const insertReport = (db: Transaction, row: typeof reports.$inferInsert): Promise<unknown> =>
  db.insert(reports).values(row);

export const deleteOldReports = (db: Queryable, { now, batch, days }: Batch & { days: number }): Promise<number> => {
  const { resolvedAt, status } = reports;
  const isDue = sql`${status} <> 'open' and ${resolvedAt} <= ${daysBefore(now, days).toISOString()}::timestamptz`;
  return deleteOldest(db, reports, { sortKey: resolvedAt, isDue, batch });
};
