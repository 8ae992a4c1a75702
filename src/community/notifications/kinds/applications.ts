import { and, eq, sql } from "drizzle-orm";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { jobApplications } from "../../../foundation/db/participation-tables.ts";
import { firstRow, type ResultOf } from "../../../foundation/db/statement.ts";
import { alliances, groups, jobs } from "../../../foundation/db/tables.ts";
import { isAdministrator } from "../../../identity/access/queries.ts";
import { jobApplicationsPath, jobPath } from "../../../web/page-paths.ts";
import { type Content, defineKind, type Entry, type MailContext } from "../kind.ts";
import { recipient } from "../queries.ts";
import { findPendingItems, toRequestList } from "./requests.ts";

/** The user's jobs with new applications; the job with the latest application first. */
const listPendingJobs = (db: Queryable, { userId }: Entry) =>
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

/** Finds an application for an email to its applicant. */
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

const jobContent = (context: MailContext, { job }: Application): Pick<Content, "facts" | "button" | "reason"> => ({
  facts: jobFacts(context, job),
  button: { label: context.t("mail.see_job"), link: context.baseUrl + (job.isOpen ? jobPath(job) : "/dashboard") },
  reason: context.t("mail.application_status.reason"),
});

/** One email to a job's author lists all pending applications. Only the API shows the applicants' addresses. */
const pendingApplications = defineKind({
  kind: "application_received",
  isForAdministrators: true,
  isHourly: true,
  recipients: ({ id }) => sql`
    select posted_by as user_id from ${jobs} where id = (select job_id from ${jobApplications} where id = ${id})`,
  find: (tx, entry) => findPendingItems(tx, entry, listPendingJobs),
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
      ...toRequestList(context, t("mail.see_applications"), list),
      ...(isOne && { facts: jobFacts(context, first) }),
      reason: t("mail.application_received.reason"),
    };
  },
});

export const applicationKinds = {
  application: pendingApplications,
  /** The previous release queues entries with this name. */
  applications: pendingApplications,
  arrival: defineKind({
    kind: "application_confirmation",
    delayMs: 60_000,
    find: async (tx, entry) => {
      const application = await findApplication(tx, entry);
      return application?.status === "submitted" ? application : undefined;
    },
    content: (application, context) => ({
      subject: context.t("mail.application_confirmation.subject", { job: application.job.title }),
      paragraphs: [context.t("mail.application_confirmation.text"), context.t("mail.application_confirmation.then")],
      ...jobContent(context, application),
    }),
  }),
  decision: defineKind({
    kind: "application_status",
    find: async (tx, entry) => {
      const application = await findApplication(tx, entry);
      return application?.status === application?.notifiedStatus ? undefined : application;
    },
    content: (application, context) => ({
      subject: context.t("mail.application_status.subject", { job: application.job.title }),
      paragraphs: [context.t(`mail.application_status.${application.status}`)],
      ...jobContent(context, application),
    }),
    markSent: (tx, { id, status: notifiedStatus }) =>
      tx.update(jobApplications).set({ notifiedStatus }).where(eq(jobApplications.id, id)),
  }),
};
