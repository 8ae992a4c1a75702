import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { roles } from "../../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { bans, reports } from "../../../foundation/db/moderation-tables.ts";
import { memberships } from "../../../foundation/db/participation-tables.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { type Entries, queueOncePerUser } from "../new-events/queries.ts";
import { type Reader, reader } from "../queries.ts";

export type RemovalTruth = {
  reader: Reader;
  /** The group or the alliance. */
  name: string;
  /** Whether the reader has become a member again. */
  isMember: boolean;
  isBanned: boolean;
};

/** What somebody who was removed is told; undefined when the person or the group is gone. */
export const findRemovalTruth = async (
  db: Queryable,
  of: { groupId: string } | { allianceId: string },
  userId: string,
): Promise<RemovalTruth | undefined> => {
  const [row] =
    "groupId" in of
      ? await db
          .select({
            reader,
            name: groups.name,
            isMember: isMember(sql`${memberships.groupId} = ${groups.id}`),
            isBanned: isBanned(sql`${bans.allianceId} = ${groups.allianceId}
              and (${bans.groupId} is null or ${bans.groupId} = ${groups.id})`),
          })
          .from(users)
          .innerJoin(groups, eq(groups.id, of.groupId))
          .where(eq(users.id, userId))
      : await db
          .select({
            reader,
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

const isMember = (there: SQL) => sql<boolean>`exists (
  select from ${memberships} where ${memberships.userId} = ${users.id} and ${there})`;

const isBanned = (there: SQL) => sql<boolean>`exists (
  select from ${bans} where ${bans.userId} = ${users.id} and ${there})`;

/** Queues an entry for each administrator of an alliance, and of its groups with open reports. */
export const queueForAdministrators = async (db: Queryable, allianceId: string, entries: Entries): Promise<void> => {
  const found = sql`
    select user_id from ${roles} where alliance_id = ${allianceId}
    union
    select user_id from ${roles} where group_id in (
      select group_id from ${reports}
      where alliance_id = ${allianceId} and status = 'open' and subject_type <> 'group')`;
  await db.execute(sql`with ${queueOncePerUser("reports", found, entries)} select`);
};

export type ReportsTruth = {
  reader: Reader;
  /** Those with reports that the reader may decide about. */
  alliances: { slug: string; name: string }[];
  /** How many there are. */
  open: number;
  /** What the latest of them are about. */
  latest: { name: string; reason: (typeof reports.$inferSelect)["reason"] }[];
  /** When the latest came; null without one. */
  latestAt: Date | null;
};

/** As `visibleTo` of the reports decides; here for one user, without roles over all alliances. */
const isDecidedByReader = sql`
  reports.status = 'open' and (reports.user_id is null or reports.user_id <> ${users.id})
  and exists (
    select from ${roles} where ${roles.userId} = ${users.id} and (
      ${roles.allianceId} = reports.alliance_id
      or (${roles.groupId} = reports.group_id and reports.subject_type <> 'group')))`;

export const findReportsTruth = async (db: Queryable, userId: string): Promise<ReportsTruth | undefined> => {
  const [row] = await db
    .select({
      reader,
      alliances: sql<ReportsTruth["alliances"]>`(
        select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by name), '[]')
        from ${alliances} where id in (select alliance_id from reports where ${isDecidedByReader}))`,
      open: sql<number>`(select count(*)::integer from reports where ${isDecidedByReader})`,
      latest: sql<ReportsTruth["latest"]>`(
        select coalesce(jsonb_agg(jsonb_build_object('name', subject_name, 'reason', reason) order by created_at desc), '[]')
        from (select * from reports where ${isDecidedByReader} order by created_at desc limit 5) latest)`,
      latestAt: sql<Date | null>`(select max(created_at) from reports where ${isDecidedByReader})`.mapWith(
        reports.createdAt,
      ),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
};

export type ReportTruth = {
  reader: Reader;
  status: (typeof reports.$inferSelect)["status"];
  knownStatus: (typeof reports.$inferSelect)["status"];
  name: string;
};

/** A report and its reporter; undefined when either is gone, and for somebody who decides about an own report. */
export const findReportTruth = async (db: Queryable, id: string): Promise<ReportTruth | undefined> => {
  const [row] = await db
    .select({ reader, status: reports.status, knownStatus: reports.knownStatus, name: reports.subjectName })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(and(eq(reports.id, id), sql`${reports.resolvedBy} is distinct from ${users.id}`));
  return row;
};

export const markReportTold = async (db: Queryable, id: string, status: ReportTruth["status"]): Promise<void> => {
  await db
    .update(reports)
    .set({ knownStatus: status })
    .where(and(eq(reports.id, id), ne(reports.knownStatus, status)));
};
