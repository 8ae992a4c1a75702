import { and, desc, eq, max, ne, or, type SQLWrapper, sql } from "drizzle-orm";
import { eventRoles, roles } from "../../../foundation/db/administration-tables.ts";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { attendances, jobApplications } from "../../../foundation/db/participation-tables.ts";
import { firstRow, type ResultOf } from "../../../foundation/db/statement.ts";
import { alliances, events, groups, jobs } from "../../../foundation/db/tables.ts";
import { isAdministrator, isLocalAdministrator, isOnTeam } from "../../../identity/access/queries.ts";
import { attendeesPath, jobApplicationsPath, jobPath } from "../../../web/page-paths.ts";
import { selectEventsWithPendingRsvps } from "../../events/approvals/queries.ts";
import { type Content, defineKind, type Entry, type MailContext } from "../kind.ts";
import { findRecipient, recipient } from "../queries.ts";

/* RSVPs that wait for approval, and applications. */

/** The administrators of the group; without any, the alliance's administrators. */
export const organizersOf = ({ id: groupId }: { id: string }) => {
  const ofGroup = sql`select user_id from ${roles} where group_id = ${groupId}`;
  return sql`
    ${ofGroup} union select user_id from ${roles}
    where alliance_id = (select alliance_id from ${groups} where id = ${groupId}) and not exists (${ofGroup})`;
};

/** The organizers, and the hosts of events with RSVPs that wait. */
const organizersAndHostsOf = (group: { id: string }) => sql`
  ${organizersOf(group)}
  union select user_id from ${eventRoles} join ${events} on ${events.id} = event_id
  where ${events.groupId} = ${group.id} and ${eventRoles.role} = 'event_host'
    and exists (select from ${attendances} where ${attendances.eventId} = ${events.id} and ${attendances.status} = 'pending')`;

/** The condition of `organizersOf` for one user. */
export const isOrganizedBy = (userId: string, group: { allianceId: SQLWrapper; groupId: SQLWrapper }) => sql`(
  ${isLocalAdministrator(userId, group)}
  and (exists (select from roles own where own.user_id = ${userId} and own.group_id = ${group.groupId})
    or not exists (select from roles other where other.group_id = ${group.groupId})))`;

/** Events with RSVPs that wait for the user's approval; the event with the latest RSVP first. */
const listPendingEvents = (db: Queryable, userId: string, now: Date) =>
  selectEventsWithPendingRsvps(
    db,
    now,
    and(ne(attendances.userId, userId), or(isOrganizedBy(userId, events), isOnTeam(userId, events, "event_host"))),
  ).orderBy(desc(max(attendances.respondedAt)));

/** The user's jobs with new applications; the job with the latest application first. */
const listPendingJobs = (db: Queryable, userId: string) =>
  db
    .select({
      slug: jobs.slug,
      title: jobs.title,
      companyName: jobs.companyName,
      count: sql<number>`count(*)::integer`,
      latestAt: sql<Date>`max(${jobApplications.createdAt})`.mapWith(jobApplications.createdAt),
      applicant: sql<string>`(array_agg(${users.name} order by ${jobApplications.createdAt} desc))[1]`,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(users, eq(users.id, jobApplications.userId))
    .where(and(eq(jobs.postedBy, userId), eq(jobApplications.status, "submitted"), isAdministrator(userId, jobs)))
    .groupBy(jobs.id)
    .orderBy(sql`max(${jobApplications.createdAt}) desc`);

/** Facts of an email about all requests that wait for the user. */
export const pendingFacts = async <Item extends { count: number; latestAt: Date }>(
  db: Queryable,
  { userId, now }: Entry,
  list: (db: Queryable, userId: string, now: Date) => PromiseLike<Item[]>,
) => {
  const recipient = await findRecipient(db, userId);
  const items = recipient ? await list(db, userId, now) : [];
  const [first] = items;
  const count = items.reduce((total, item) => total + item.count, 0);
  return recipient && first && { recipient, latestAt: first.latestAt, first, items, count };
};

const maxListed = 20;

export const requestList = (
  { t, baseUrl }: MailContext,
  label: string,
  items: readonly { name: string; lines: string[]; path: string }[],
): Pick<Content, "facts" | "button"> => {
  const [only, second] = items;
  return {
    facts: items.slice(0, maxListed).map(({ name, lines, path }) => ({ label: name, lines, link: baseUrl + path })),
    button:
      only && !second
        ? { label, link: baseUrl + only.path }
        : { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
  };
};

/** An application for its applicant. */
const findApplication = (db: Queryable, { id, now }: Entry) =>
  firstRow(
    db
      .select({
        id: jobApplications.id,
        recipient,
        brand: brandWithContact,
        status: jobApplications.status,
        notifiedStatus: jobApplications.notifiedStatus,
        job: {
          slug: jobs.slug,
          title: jobs.title,
          companyName: jobs.companyName,
          isOpen: sql<boolean>`${jobs.status} = 'published' and ${jobs.expiresAt} > ${now.toISOString()}::timestamptz
            and (${jobs.groupId} is null or exists (select from ${groups} where groups.id = ${jobs.groupId} and active))`,
        },
      })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
      .innerJoin(users, eq(users.id, jobApplications.userId))
      .leftJoin(groups, eq(groups.id, jobs.groupId))
      .where(eq(jobApplications.id, id)),
  );

type Application = ResultOf<typeof findApplication>;

const jobFacts = ({ t }: MailContext, { title, companyName }: { title: string; companyName: string }) => [
  { label: t("mail.job"), lines: [title] },
  { label: t("mail.company"), lines: [companyName] },
];

const toApplicant = (context: MailContext, { job }: Application): Pick<Content, "facts" | "button" | "reason"> => ({
  facts: jobFacts(context, job),
  button: { label: context.t("mail.see_job"), link: context.baseUrl + (job.isOpen ? jobPath(job) : "/dashboard") },
  reason: context.t("mail.application_status.reason"),
});

/** One email to the author of jobs about all pending applications. The applicant's address is only in the API. */
const received = defineKind({
  kind: "application_received",
  forAdministrators: true,
  isHourly: true,
  recipients: ({ id }) => sql`
    select posted_by as user_id from ${jobs} where id = (select job_id from ${jobApplications} where id = ${id})`,
  facts: (tx, entry) => pendingFacts(tx, entry, listPendingJobs),
  content: ({ first, items, count }, context) => {
    const { t } = context;
    const isOne = count === 1;
    const list = items.map((job) => ({
      name: job.title,
      lines: [job.companyName, t("mail.application_received.of_job", { count: job.count })],
      path: jobApplicationsPath(job),
    }));
    return {
      subject: isOne
        ? t("mail.application_received.subject", { job: first.title })
        : t("mail.application_received.subject_many", { count }),
      paragraphs: [
        isOne
          ? t("mail.application_received.text", { applicant: first.applicant })
          : t("mail.application_received.many", { count }),
      ],
      ...requestList(context, t("mail.see_applications"), list),
      ...(isOne && { facts: jobFacts(context, first) }),
      reason: t("mail.application_received.reason"),
    };
  },
});

export const requestKinds = {
  approvals: defineKind({
    kind: "rsvp_received",
    merges: true,
    forAdministrators: true,
    isHourly: true,
    recipients: organizersAndHostsOf,
    facts: (tx, entry) => pendingFacts(tx, entry, listPendingEvents),
    content: ({ items, count }, context) => {
      const { t } = context;
      const list = items.map((event) => ({
        name: event.name,
        lines: [t("mail.rsvp_received.of_event", { count: event.count })],
        path: attendeesPath(event),
      }));
      return {
        subject: t("mail.rsvp_received.subject", { count }),
        paragraphs: [t("mail.rsvp_received.text", { count })],
        ...requestList(context, t("mail.see_attendees"), list),
        reason: t("mail.report_received.reason"),
      };
    },
  }),
  application: received,
  /** Entries of the previous release. */
  applications: received,
  arrival: defineKind({
    kind: "application_confirmation",
    delayMs: 60_000,
    facts: async (tx, entry) => {
      const application = await findApplication(tx, entry);
      return application?.status === "submitted" ? application : undefined;
    },
    content: (application, context) => ({
      subject: context.t("mail.application_confirmation.subject", { job: application.job.title }),
      paragraphs: [context.t("mail.application_confirmation.text"), context.t("mail.application_confirmation.then")],
      ...toApplicant(context, application),
    }),
  }),
  decision: defineKind({
    kind: "application_status",
    facts: async (tx, entry) => {
      const application = await findApplication(tx, entry);
      return application?.status === application?.notifiedStatus ? undefined : application;
    },
    content: (application, context) => ({
      subject: context.t("mail.application_status.subject", { job: application.job.title }),
      paragraphs: [context.t(`mail.application_status.${application.status}`)],
      ...toApplicant(context, application),
    }),
    markSent: (tx, { id, status: notifiedStatus }) =>
      tx.update(jobApplications).set({ notifiedStatus }).where(eq(jobApplications.id, id)),
  }),
};
