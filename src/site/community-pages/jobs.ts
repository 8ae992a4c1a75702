import { enums } from "../../../generated/contract.ts";
import { findBranding } from "../../community/alliances/policy.ts";
import { submitApplication } from "../../community/jobs/applications/actions.ts";
import { hasApplied } from "../../community/jobs/applications/queries.ts";
import { requireJob } from "../../community/jobs/policy.ts";
import { jobOrders, listJobs } from "../../community/jobs/queries.ts";
import { isPublic } from "../../community/jobs/rules.ts";
import { toJob, toJobSummary } from "../../community/jobs/views.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { InvalidField } from "../../foundation/errors.ts";
import { conformsTo } from "../../server/http/components.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import { textOf, urlOf } from "../../web/pages/text-fields.ts";
import { allianceFilter, cursor, listing, notice, searchWords, wordsOf } from "../kit/fields.ts";
import { form, page } from "../kit/page.ts";
import { allOr, flag, optional, text, type ValuesOf } from "../kit/schema.ts";
import { jobAdminLinks } from "./admin-links.ts";
import { allianceChoices, filterOf } from "./filters.ts";
import { jobData, jobFeed } from "./head.ts";

/** The published jobs, newest first. */
export const jobs = page("showJobs", "/jobs", {
  permission: "public",
  template: "community-pages/jobs",
  isCacheable: true,
  query: {
    q: searchWords,
    employment_type: allOr(enums.EmploymentType),
    remote: optional(flag),
    alliance: allianceFilter,
    cursor,
  },
  show: async (context, { query: { cursor, ...fields } }) => {
    const { now, baseUrl, texts } = context;
    const words = wordsOf(fields.q);
    const filters = {
      alliance: filterOf(fields.alliance),
      employment_type: filterOf(fields.employment_type),
      remote: fields.remote || undefined,
    };
    const order = jobOrders.newest;
    const [alliances, list] = await Promise.all([
      allianceChoices(context),
      listing(
        context,
        { scope: { page: "jobs", words, ...filters }, cursor, words, order, view: toJobSummary },
        (page, db) => listJobs(db, { q: words, ...filters, order, now, ...page }),
      ),
    ]);
    const description = texts.t("community.jobs.description");
    return {
      head: { description, canonical: `${baseUrl}/jobs`, feeds: [jobFeed(texts)] },
      list,
      filters: { q: "", remote: false, alliance: "", ...fields },
      alliances,
    };
  },
});

const applicationFields = {
  note: optional(text({ maxLength: 5000 }), "common.field.note"),
  resume_url: optional(text({ maxLength: 2048 }), "common.field.address"),
};

/** Empty fields count as omitted. */
const readApplication = ({ note, resume_url: resume }: ValuesOf<typeof applicationFields>) => {
  const body = { note: textOf(note), resume_url: urlOf(resume) };
  if (!conformsTo("JobApplicationCreate", body))
    throw new InvalidField("resume_url", "must be a URL that begins with https:// or http://");
  return body;
};

const applyToJobByForm = form("/jobs/{slug}/apply", {
  permission: "signed_in",
  rateLimit: "participations",
  body: applicationFields,
  needsBody: true,
  submit: async (context, { path: { slug }, body }) => {
    const application = readApplication(body);
    const { job } = await requireJob(context, { slug });
    await inTransaction(context, (tx) => submitApplication(tx, job.id, application));
  },
  notice: "application_sent",
});

/** The page of a job, with a form to apply. Only administrators can open the page of an unpublished job. */
export const jobPage = page("showJob", "/jobs/{slug}", {
  permission: "job.read",
  template: "community-pages/job",
  isCacheable: true,
  query: { notice },
  show: async (context, { path }) => {
    const { db, now, caller, baseUrl, texts } = context;
    const { job: row, viewer } = await requireJob(context, { slug: path.slug });
    const [branding, applied] = await Promise.all([
      findBranding(context, row.alliance),
      caller ? hasApplied(db, { jobId: row.id, userId: caller.userId }) : false,
    ]);
    const job = toJob(row, baseUrl);
    return {
      head: {
        description: toPreview(job.summary),
        canonical: job.html_url,
        feeds: [jobFeed(texts)],
        structured: jobData(job),
      },
      branding,
      job,
      adminLinks: jobAdminLinks({ ...context, viewer }, row),
      isOpen: isPublic(row, now),
      hasApplied: applied,
    };
  },
  forms: { applyToJobByForm },
});
