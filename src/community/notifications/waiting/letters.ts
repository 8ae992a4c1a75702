import { textsFor } from "../../../foundation/languages/texts.ts";
import type { Message } from "../../../web/mail/messages.ts";
import { attendeesPath, jobApplicationsPath } from "../../../web/page-paths.ts";
import { type Content, type Letter, letter } from "../messages.ts";
import type { ApplicationsTruth, ApprovalsTruth } from "./queries.ts";

/** Events or jobs that an email lists. */
const most = 20;

const sum = (of: readonly { count: number }[]): number => of.reduce((total, { count }) => total + count, 0);

/** To whatever waits, if it is one thing, and else to all. */
const buttonTo = (
  of: { label: string; path: string }[],
  to: { dashboard: string; baseUrl: string },
): Content["button"] => {
  const [only, second] = of;
  return only && !second
    ? { label: only.label, link: to.baseUrl + only.path }
    : { label: to.dashboard, link: `${to.baseUrl}/dashboard` };
};

export const approvalsLetter = (from: Letter, { events }: Pick<ApprovalsTruth, "events">): Message => {
  const { t } = textsFor(from.reader.language);
  const { baseUrl } = from.sender;
  const count = sum(events);
  return letter(from, {
    subject: t("mail.rsvp_received.subject", { count }),
    paragraphs: [t("mail.rsvp_received.text", { count })],
    facts: events.slice(0, most).map((event) => ({
      label: event.name,
      lines: [t("mail.rsvp_received.of_event", { count: event.count })],
      link: baseUrl + attendeesPath(event),
    })),
    button: buttonTo(
      events.map((event) => ({ label: t("mail.see_attendees"), path: attendeesPath(event) })),
      { dashboard: t("mail.open_dashboard"), baseUrl },
    ),
    reason: t("mail.report_received.reason"),
  });
};

/** Never an applicant's address: the API shows it to whoever may see it. */
export const applicationsLetter = (from: Letter, { jobs }: Pick<ApplicationsTruth, "jobs">): Message => {
  const { t } = textsFor(from.reader.language);
  const { baseUrl } = from.sender;
  const count = sum(jobs);
  return letter(from, {
    subject: t("mail.application_received.subject_many", { count }),
    paragraphs: [t("mail.application_received.many", { count })],
    facts: jobs.slice(0, most).map((job) => ({
      label: job.title,
      lines: [job.companyName, t("mail.application_received.of_job", { count: job.count })],
      link: baseUrl + jobApplicationsPath(job),
    })),
    button: buttonTo(
      jobs.map((job) => ({ label: t("mail.see_applications"), path: jobApplicationsPath(job) })),
      { dashboard: t("mail.open_dashboard"), baseUrl },
    ),
    reason: t("mail.application_received.reason"),
  });
};
