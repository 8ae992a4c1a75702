import type { ReportRow } from "./queries.ts";

export const noReport = (id: string): string => `there is no report ${id}`;

export const decisionOf = (
  current: Pick<ReportRow, "status">,
  { status }: { status?: ReportRow["status"] },
  { userId, now }: { userId: string; now: Date },
): { resolvedBy?: string | null; resolvedAt?: Date | null } => {
  if (status === undefined || status === current.status) return {};
  return status === "open" ? { resolvedBy: null, resolvedAt: null } : { resolvedBy: userId, resolvedAt: now };
};

/** The user whom a report is about may read the audit log, and must not learn of it there. */
export const auditedName = ({ subjectType, subjectName }: Pick<ReportRow, "subjectType" | "subjectName">): string =>
  subjectType === "user" ? "a person" : subjectName;

export const audited = ({ status }: Pick<ReportRow, "status">) => ({ status });
