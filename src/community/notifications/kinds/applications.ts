import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { jobApplications } from "../../../foundation/db/participation-tables.ts";
import { firstRow, type ResultOf } from "../../../foundation/db/statement.ts";
import { alliances, groups, jobs } from "../../../foundation/db/tables.ts";
import { isAdministrator } from "../../../identity/access/queries.ts";
import { jobApplicationsPath, jobPath } from "../../../web/page-paths.ts";
import { type Content, defineKind, type MailContext } from "../kind.ts";
import { findRecipient, recipient } from "../queries.ts";
import { requestList, totalOf } from "./approvals.ts";

const listPendingJobs = (db: Queryable, userId: string) =>
  db
    .select({
      slug: jobs.slug,
      title: jobs.title,
      companyName: jobs.companyName,
      count: sql<number>`count(*)::integer`,
      latestAt: sql<Date>`max(${jobApplications.createdAt})`.mapWith(jobApplications.createdAt),
      latestId: sql<string>`(array_agg(${jobApplications.id} order by ${jobApplications.createdAt} desc))[1]`,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobs.postedBy, userId), eq(jobApplications.status, "submitted"), isAdministrator(userId, jobs)))
    .groupBy(jobs.id)
    .orderBy(sql`max(${jobApplications.createdAt}) desc`);

/** @param recipientId the author of the job, or the applicant */
const findApplication = (db: Queryable, { id, now }: { id: string; now: Date }, recipientId: AnyPgColumn) =>
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
        applicant: sql<string>`(select name from users applicant where applicant.id = ${jobApplications.userId})`,
      })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
      .innerJoin(users, eq(users.id, recipientId))
      .leftJoin(groups, eq(groups.id, jobs.groupId))
      .where(eq(jobApplications.id, id)),
  );

type Application = ResultOf<typeof findApplication>;

const jobFacts = ({ t }: MailContext, { title, companyName }: Application["job"]): Content["facts"] => [
  { label: t("mail.job"), lines: [title] },
  { label: t("mail.company"), lines: [companyName] },
];

/** The applicant's address is only for users who may see it in the API. */
const singleApplication = ({ job, applicant }: Application, context: MailContext): Omit<Content, "reason"> => ({
  subject: context.t("mail.application_received.subject", { job: job.title }),
  paragraphs: [context.t("mail.application_received.text", { applicant })],
  facts: jobFacts(context, job),
  button: { label: context.t("mail.see_applications"), link: context.baseUrl + jobApplicationsPath(job) },
});

type PendingJobs = Awaited<ReturnType<typeof listPendingJobs>>;

const severalApplications = (pending: PendingJobs, context: MailContext): Omit<Content, "reason"> => {
  const { t } = context;
  const items = pending.map((job) => ({
    name: job.title,
    lines: [job.companyName, t("mail.application_received.of_job", { count: job.count })],
    path: jobApplicationsPath(job),
  }));
  return {
    subject: t("mail.application_received.subject_many", { count: totalOf(pending) }),
    paragraphs: [t("mail.application_received.many", { count: totalOf(pending) })],
    ...requestList(context, t("mail.see_applications"), items),
  };
};

/** One email to the author of jobs about all pending applications. */
const received = defineKind({
  kind: "application_received",
  forAdministrators: true,
  isHourly: true,
  recipients: ({ id }) => sql`
    select posted_by as user_id from ${jobs} where id = (select job_id from ${jobApplications} where id = ${id})`,
  facts: async (tx, { userId, now }) => {
    const recipient = await findRecipient(tx, userId);
    const pending = recipient ? await listPendingJobs(tx, userId) : [];
    const [first] = pending;
    if (!recipient || !first) return undefined;
    const { latestAt, latestId: id } = first;
    const single = totalOf(pending) === 1 ? await findApplication(tx, { id, now }, jobs.postedBy) : undefined;
    return { recipient, pending, single, latestAt };
  },
  email: ({ single, pending }, context) => ({
    ...(single ? singleApplication(single, context) : severalApplications(pending, context)),
    reason: context.t("mail.application_received.reason"),
  }),
});

const toApplicant = ({ job }: Application, context: MailContext): Pick<Content, "facts" | "button" | "reason"> => ({
  facts: jobFacts(context, job),
  button: {
    label: context.t("mail.see_job"),
    link: context.baseUrl + (job.isOpen ? jobPath(job) : "/dashboard"),
  },
  reason: context.t("mail.application_status.reason"),
});

export const applicationKinds = {
  application: received,
  /** Entries of the previous release. */
  applications: received,
  arrival: defineKind({
    kind: "application_confirmation",
    delayMs: 60_000,
    facts: async (tx, entry) => {
      const application = await findApplication(tx, entry, jobApplications.userId);
      return application?.status === "submitted" ? application : undefined;
    },
    email: (facts, context) => ({
      subject: context.t("mail.application_confirmation.subject", { job: facts.job.title }),
      paragraphs: [context.t("mail.application_confirmation.text"), context.t("mail.application_confirmation.then")],
      ...toApplicant(facts, context),
    }),
  }),
  decision: defineKind({
    kind: "application_status",
    facts: async (tx, entry) => {
      const application = await findApplication(tx, entry, jobApplications.userId);
      return application?.status === application?.notifiedStatus ? undefined : application;
    },
    email: (facts, context) => ({
      subject: context.t("mail.application_status.subject", { job: facts.job.title }),
      paragraphs: [context.t(`mail.application_status.${facts.status}`)],
      ...toApplicant(facts, context),
    }),
    markSent: async (tx, { id, status: notifiedStatus }) => {
      await tx.update(jobApplications).set({ notifiedStatus }).where(eq(jobApplications.id, id));
    },
  }),
};
