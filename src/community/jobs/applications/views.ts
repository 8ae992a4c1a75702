import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { ApplicationRow } from "./queries.ts";

export const toApplication = (row: ApplicationRow): Schemas["JobApplication"] => ({
  id: row.id,
  job_id: row.job.id,
  job: row.job,
  note: row.note,
  resume_url: row.resumeUrl,
  status: row.status,
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

export const toReceivedApplication = (row: ApplicationRow): Schemas["JobApplication"] => ({
  ...toApplication(row),
  applicant: row.applicant,
});
