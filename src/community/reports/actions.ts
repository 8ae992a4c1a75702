import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Queryable, type Tx } from "../../foundation/db/client.ts";
import { reports } from "../../foundation/db/moderation-tables.ts";
import { updateRow } from "../../foundation/db/statement.ts";
import { requireFound } from "../../foundation/errors.ts";
import { authorizeRow } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/conditional.ts";
import { notify } from "../notifications/notify.ts";
import { record } from "../resources/audit-record.ts";
import { changesAnything } from "../resources/resource.ts";
import { reportPolicy } from "./policy.ts";
import { findOpenReport, findReport, insertReport, lockReport, type ReportRow, type SubmittedRow } from "./queries.ts";
import { type Reportable, requireReportable, type Subject } from "./subject.ts";
import { toReport } from "./views.ts";

const decisionOf = (
  current: Pick<ReportRow, "status">,
  { status }: { status?: ReportRow["status"] },
  { userId, now }: { userId: string; now: Date },
): { resolvedBy?: string | null; resolvedAt?: Date | null } => {
  if (status === undefined || status === current.status) return {};
  return status === "open" ? { resolvedBy: null, resolvedAt: null } : { resolvedBy: userId, resolvedAt: now };
};

/** The user whom a report is about may read the audit log, and must not learn of it there. */
const auditedName = ({ subjectType, subjectName }: Pick<ReportRow, "subjectType" | "subjectName">): string =>
  subjectType === "user" ? "a person" : subjectName;

const audited = ({ status }: Pick<ReportRow, "status">) => ({ status });

export const requireReport = async (db: Queryable, id: string) =>
  requireFound(await findReport(db, id), reportPolicy.missing(id));

/** Reports once while the first report about the subject is open. */
export const submitReport = async (
  { db, now, caller }: Tx<Pick<UserContext, "db" | "now" | "caller">>,
  { type: subjectType, id: subjectId, name: subjectName, allianceId, groupId }: Subject,
  { reason, text }: Pick<Schemas["ReportCreate"], "reason" | "text">,
): Promise<{ report: SubmittedRow; isNew: boolean }> => {
  const key = { allianceId, subjectType, subjectId, reporterId: caller.userId };
  const open = await findOpenReport(db, key);
  if (open) return { report: open, isNew: false };
  const row = { id: uuid(), subjectType, subjectId, reason, text, createdAt: now };
  const userId = subjectType === "user" ? subjectId : null;
  await insertReport(db, { ...key, ...row, groupId, subjectName, userId, status: "open", updatedAt: now });
  await notify(db, "reports", { id: allianceId }, now);
  return { report: row, isNew: true };
};

/** Reports a resource by its page's form, as often as the limit allows. @throws NotFound */
export const reportResource = async (
  context: UserContext,
  resource: Reportable,
  body: Pick<Schemas["ReportCreate"], "reason" | "text">,
): Promise<{ subject: Subject; isNew: boolean }> => {
  const subject = await requireReportable(context, resource);
  await context.limits.consume(["reports_per_user", context.caller.userId]);
  const { isNew } = await inTransaction(context, (tx) => submitReport(tx, subject, body));
  return { subject, isNew };
};

type Update = {
  id: string;
  changes: Schemas["ReportUpdate"];
  /** The ETag of the report that was decided about. */
  version: string | undefined;
};

/** Decides about a report, records it, and notifies the reporter of a new status. @throws PreconditionFailed */
export const updateReport = (context: UserContext, { id, changes, version }: Update): Promise<Schemas["Report"]> =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const lock = () => lockReport(db, id);
    const { row: current } = await authorizeRow(tx, reportPolicy, "update", id, lock);
    const before = toReport(current);
    requireMatch(version, before);
    if (!changesAnything(current, changes)) return before;
    const decision = decisionOf(current, changes, { userId: caller.userId, now });
    await updateRow(db, reports, id, { ...changes, ...decision, updatedAt: now });
    const changed = await requireReport(db, id);
    const subject = { action: "updateReport", type: "report", allianceId: current.allianceId, id } as const;
    await record(tx, { ...subject, name: auditedName(current) }, audited(current), audited(changed));
    if (changed.status !== current.status) await notify(db, "report", { id }, now);
    return toReport(changed);
  });
