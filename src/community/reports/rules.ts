import type { ReportRow } from "./queries.ts";

export const noReport = (id: string): string => `there is no report ${id}`;

/** Who decided and when, if the status is another one. */
export const decisionOf = (
  current: Pick<ReportRow, "status">,
  { status }: { status?: ReportRow["status"] },
  { userId, now }: { userId: string; now: Date },
): { resolvedBy?: string | null; resolvedAt?: Date | null } => {
  if (status === undefined || status === current.status) return {};
  return status === "open" ? { resolvedBy: null, resolvedAt: null } : { resolvedBy: userId, resolvedAt: now };
};

/**
 * What the audit log calls a report, and keeps of it: the person whom a report is about may read the log, and is told nothing of it.
 */
export const auditedName = ({ subjectType, subjectName }: Pick<ReportRow, "subjectType" | "subjectName">): string =>
  subjectType === "user" ? "a person" : subjectName;

export const audited = ({ status }: Pick<ReportRow, "status">) => ({ status });
