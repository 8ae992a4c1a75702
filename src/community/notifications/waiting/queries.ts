import { and, eq, sql } from "drizzle-orm";
import { roles } from "../../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { attendances, jobApplications } from "../../../foundation/db/participation-tables.ts";
import { alliances, events, groups, jobs } from "../../../foundation/db/tables.ts";
import { queueOncePerUser } from "../entries/queries.ts";
import { mayReview, type Reader, reader } from "../queries.ts";

/* What waits for a decision of somebody who organizes. */

/** Queues an entry for each administrator of a group; without one, of its alliance. */
export const queueForOrganizers = async (db: Queryable, groupId: string, now: Date): Promise<void> => {
  const ofGroup = sql`select user_id from ${roles} where group_id = ${groupId}`;
  const found = sql`
    ${ofGroup} union select user_id from ${roles}
    where alliance_id = (select alliance_id from ${groups} where id = ${groupId}) and not exists (${ofGroup})`;
  await queueOncePerUser(db, { about: "approvals", now }, found);
};

/** Queues an entry for whoever has posted the job of an application. */
export const queueForAuthor = async (db: Queryable, applicationId: string, now: Date): Promise<void> => {
  const found = sql`
    select posted_by as user_id from ${jobs}
    where id = (select job_id from ${jobApplications} where id = ${applicationId})`;
  await queueOncePerUser(db, { about: "applications", now }, found);
};

const findReader = async (db: Queryable, userId: string): Promise<Reader | undefined> => {
  const [row] = await db.select(reader).from(users).where(eq(users.id, userId));
  return row;
};

const latest = (time: unknown) => sql<Date>`max(${time})`.mapWith(events.startsAt);

/** As `queueForOrganizers` finds them. */
const isOrganizedBy = (userId: string) => sql`(
  exists (select from ${roles} own where own.user_id = ${userId} and own.group_id = ${events.groupId})
  or (exists (select from ${roles} own where own.user_id = ${userId} and own.alliance_id = ${events.allianceId})
    and not exists (select from ${roles} other where other.group_id = ${events.groupId})))`;

/** Events whose RSVPs wait for approval, and how many, those with the latest first. */
const listApprovals = (db: Queryable, userId: string, now: Date) =>
  db
    .select({
      slug: events.slug,
      name: events.name,
      alliance: alliances.slug,
      group: { slug: groups.slug },
      count: sql<number>`count(*)::integer`,
      latestAt: latest(attendances.respondedAt),
    })
    .from(attendances)
    .innerJoin(events, eq(events.id, attendances.eventId))
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .where(
      and(
        eq(attendances.status, "pending"),
        sql`${attendances.userId} <> ${userId}`,
        eq(events.status, "published"),
        sql`${events.endsAt} > ${now.toISOString()}::timestamptz`,
        isOrganizedBy(userId),
      ),
    )
    .groupBy(events.id, groups.id, alliances.id)
    .orderBy(sql`max(${attendances.respondedAt}) desc`);

/** Jobs of an author with applications that nobody has read. */
const listApplications = (db: Queryable, userId: string) =>
  db
    .select({
      slug: jobs.slug,
      title: jobs.title,
      companyName: jobs.companyName,
      count: sql<number>`count(*)::integer`,
      latestAt: latest(jobApplications.createdAt),
      latestId: sql<string>`(array_agg(${jobApplications.id} order by ${jobApplications.createdAt} desc))[1]`,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(users, eq(users.id, jobs.postedBy))
    .where(and(eq(jobs.postedBy, userId), eq(jobApplications.status, "submitted"), mayReview))
    .groupBy(jobs.id)
    .orderBy(sql`max(${jobApplications.createdAt}) desc`);

type WaitingEvent = Awaited<ReturnType<typeof listApprovals>>[number];
type WaitingJob = Awaited<ReturnType<typeof listApplications>>[number];

export type ApprovalsTruth = { reader: Reader; events: WaitingEvent[] };
export type ApplicationsTruth = { reader: Reader; jobs: WaitingJob[] };

/** The RSVPs that wait for somebody's approval; undefined when the user is gone. */
export const findApprovalsTruth = async (
  db: Queryable,
  userId: string,
  now: Date,
): Promise<ApprovalsTruth | undefined> => {
  const reader = await findReader(db, userId);
  return reader && { reader, events: await listApprovals(db, userId, now) };
};

/** The applications that wait to be read by whoever posted the jobs; undefined when the user is gone. */
export const findApplicationsTruth = async (db: Queryable, userId: string): Promise<ApplicationsTruth | undefined> => {
  const reader = await findReader(db, userId);
  return reader && { reader, jobs: await listApplications(db, userId) };
};
