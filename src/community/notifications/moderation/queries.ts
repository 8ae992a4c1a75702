import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { roles } from "../../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { contactOfAlliance } from "../../../foundation/db/contacts.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { bans, reports } from "../../../foundation/db/moderation-tables.ts";
import { memberships } from "../../../foundation/db/participation-tables.ts";
import { type FoundBy, firstRow } from "../../../foundation/db/rows.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { queueOncePerUser } from "../entries/queries.ts";
import { look, lookWithContact, reader } from "../queries.ts";

/** What somebody who was removed is told; undefined when the person or the group is gone. */
export const findRemovalTruth = async (
  db: Queryable,
  of: { groupId: string } | { allianceId: string },
  userId: string,
) => {
  const [row] =
    "groupId" in of
      ? await db
          .select({
            reader,
            look: lookWithContact,
            name: groups.name,
            isMember: isMember(sql`${memberships.groupId} = ${groups.id}`),
            isBanned: isBanned(sql`${bans.allianceId} = ${groups.allianceId}
              and (${bans.groupId} is null or ${bans.groupId} = ${groups.id})`),
          })
          .from(users)
          .innerJoin(groups, eq(groups.id, of.groupId))
          .innerJoin(alliances, eq(alliances.id, groups.allianceId))
          .where(eq(users.id, userId))
      : await db
          .select({
            reader,
            look: { ...look, replyTo: contactOfAlliance },
            name: alliances.name,
            isMember: isMember(sql`${memberships.groupId} in (
              select id from ${groups} where ${groups.allianceId} = ${alliances.id})`),
            isBanned: isBanned(sql`${bans.allianceId} = ${alliances.id} and ${bans.groupId} is null`),
          })
          .from(users)
          .innerJoin(alliances, eq(alliances.id, of.allianceId))
          .where(eq(users.id, userId));
  return row;
};

export type RemovalTruth = FoundBy<typeof findRemovalTruth>;

/** Whether the reader has become a member again. */
const isMember = (there: SQL) => sql<boolean>`exists (
  select from ${memberships} where ${memberships.userId} = ${users.id} and ${there})`;

const isBanned = (there: SQL) => sql<boolean>`exists (
  select from ${bans} where ${bans.userId} = ${users.id} and ${there})`;

/** Queues an entry for each administrator of an alliance, and of its groups with open reports. */
export const queueForAdministrators = (db: Queryable, allianceId: string, now: Date): Promise<void> =>
  queueOncePerUser(
    db,
    { about: "reports", now },
    sql`
      select user_id from ${roles} where alliance_id = ${allianceId}
      union
      select user_id from ${roles} where group_id in (
        select group_id from ${reports}
        where alliance_id = ${allianceId} and status = 'open' and subject_type <> 'group')`,
  );

/** As `visibleTo` of the reports decides; here for one user, without roles over all alliances. */
const isDecidedByReader = sql`
  reports.status = 'open' and (reports.user_id is null or reports.user_id <> ${users.id})
  and exists (
    select from ${roles} where ${roles.userId} = ${users.id} and (
      ${roles.allianceId} = reports.alliance_id
      or (${roles.groupId} = reports.group_id and reports.subject_type <> 'group')))`;

/**
 * The reports that the reader may decide about: in which alliances, how many, the latest of them, and when that came; null
 * without one.
 */
export const findReportsTruth = (db: Queryable, userId: string) =>
  firstRow(
    db
      .select({
        reader,
        alliances: sql<string[]>`(
          select coalesce(jsonb_agg(name order by name), '[]')
          from ${alliances} where id in (select alliance_id from reports where ${isDecidedByReader}))`,
        open: sql<number>`(select count(*)::integer from reports where ${isDecidedByReader})`,
        latest: sql<{ name: string; reason: (typeof reports.$inferSelect)["reason"] }[]>`(
          select coalesce(jsonb_agg(jsonb_build_object('name', subject_name, 'reason', reason) order by created_at desc), '[]')
          from (select * from reports where ${isDecidedByReader} order by created_at desc limit 5) latest)`,
        latestAt: sql<Date | null>`(select max(created_at) from reports where ${isDecidedByReader})`.mapWith(
          reports.createdAt,
        ),
      })
      .from(users)
      .where(eq(users.id, userId)),
  );

export type ReportsTruth = FoundBy<typeof findReportsTruth>;

/** A report and its reporter; undefined when either is gone, and for somebody who decides about an own report. */
export const findReportTruth = (db: Queryable, id: string) =>
  firstRow(
    db
      .select({ reader, status: reports.status, knownStatus: reports.knownStatus, name: reports.subjectName })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.reporterId))
      .where(and(eq(reports.id, id), sql`${reports.resolvedBy} is distinct from ${users.id}`)),
  );

export type ReportTruth = FoundBy<typeof findReportTruth>;

export const markReportTold = async (db: Queryable, id: string, status: ReportTruth["status"]): Promise<void> => {
  await db
    .update(reports)
    .set({ knownStatus: status })
    .where(and(eq(reports.id, id), ne(reports.knownStatus, status)));
};
