import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import type { ReportRow, SubmittedRow } from "./queries.ts";

export const toReport = (row: ReportRow): Schemas["Report"] => ({
  id: row.id,
  alliance: row.alliance,
  group: row.group,
  subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
  reason: row.reason,
  text: row.text,
  status: row.status,
  note: row.note,
  reporter: row.reporter,
  reporter_banned: row.isReporterBanned,
  resolved_by: row.resolvedBy,
  resolved_at: row.resolvedAt && toTimestamp(row.resolvedAt),
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

export const toSubmittedReport = (row: SubmittedRow): Schemas["SubmittedReport"] => ({
  id: row.id,
  subject_type: row.subjectType,
  subject_id: row.subjectId,
  reason: row.reason,
  text: row.text,
  created_at: toTimestamp(row.createdAt),
});
