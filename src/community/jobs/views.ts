import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { jobPath } from "../../web/page-paths.ts";
import { camelCased, prefixed } from "../resources/case.ts";
import { detailed } from "../resources/views.ts";
import type { JobRow, ListedJobRow } from "./queries.ts";

export const toJobSummary = (row: ListedJobRow): Schemas["JobSummary"] => ({
  id: row.id,
  alliance: row.alliance,
  group: row.group,
  slug: row.slug,
  title: row.title,
  company_name: row.companyName,
  summary: row.summary,
  location: row.location,
  country_code: row.countryCode,
  remote: row.remote,
  employment_type: row.employmentType,
  salary: toSalary(row),
  tags: row.tags,
  status: row.status,
  expires_at: toTimestamp(row.expiresAt),
  posted_by: row.postedBy,
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

export const toJob = (row: JobRow, baseUrl: string): Schemas["Job"] =>
  detailed<Schemas["JobSummary"], Schemas["Job"]>(toJobSummary(row), {
    html_url: baseUrl + jobPath(row),
    description: row.description,
    apply_url: row.applyUrl,
  });

/** The table's check constraint lets all four columns be null, or none. */
const toSalary = ({
  salaryMinimum,
  salaryMaximum,
  salaryCurrency,
  salaryPeriod,
}: ListedJobRow): Schemas["Salary"] | null =>
  salaryMinimum === null || salaryMaximum === null || salaryCurrency === null || salaryPeriod === null
    ? null
    : { minimum: salaryMinimum, maximum: salaryMaximum, currency: salaryCurrency, period: salaryPeriod };

const noSalary = { minimum: null, maximum: null, currency: null, period: null };

/** Converts a request body to columns. Omits missing fields: updates leave them unchanged, inserts use the defaults. */
export const toJobColumns = <Body extends Pick<Schemas["JobUpdate"], "salary" | "expires_at">>({
  salary,
  expires_at,
  ...rest
}: Body) => ({
  ...camelCased(rest),
  ...(expires_at !== undefined && { expiresAt: new Date(expires_at) }),
  ...(salary !== undefined && prefixed("salary", salary ?? noSalary)),
});

const defaultLifetimeMs = 30 * 86_400_000;

type Parents = { allianceId: string; groupId: string | null; postedBy: string };

export const toNewJob = ({ alliance: _, group_id: __, ...body }: Schemas["JobCreate"], parents: Parents, now: Date) => {
  const row = { ...toJobColumns(body), ...parents };
  return {
    ...row,
    expiresAt: row.expiresAt ?? new Date(now.getTime() + defaultLifetimeMs),
    publishedAt: row.status === "published" ? now : null,
  };
};
