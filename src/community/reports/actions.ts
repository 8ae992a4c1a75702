import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { reports } from "../../foundation/db/administration-tables.ts";
import { inTransaction, type Queryable, type Tx } from "../../foundation/db/client.ts";
import { updateRow } from "../../foundation/db/statement.ts";
import { BadRequest, InvalidField, requireFound } from "../../foundation/errors.ts";
import { authorize, authorizeRow } from "../../identity/access/policy.ts";
import { findPerson } from "../../identity/access/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/responses.ts";
import { eventPath, groupPath, jobPath, landscapeEntryPath } from "../../web/page-paths.ts";
import { requireAlliance } from "../alliances/policy.ts";
import { requireEvent } from "../events/policy.ts";
import { requireGroup } from "../groups/policy.ts";
import { requireJob } from "../jobs/policy.ts";
import { landscapeEntryPolicy } from "../landscape/policy.ts";
import { notify } from "../notifications/notify.ts";
import { changesAnything, record } from "../resources/resource.ts";
import { reportPolicy } from "./policy.ts";
import { findOpenReport, findReport, insertReport, lockReport, type ReportRow, type SubmittedRow } from "./queries.ts";
import { toReport } from "./views.ts";

export type Subject = {
  type: Schemas["ReportSubjectType"];
  id: string;
  name: string;
  allianceId: string;
  groupId: string | null;
  path: string;
};

export type Reportable = { type: Exclude<Schemas["ReportSubjectType"], "user">; id: string };

/** @throws NotFound */
export const requireReportable = async (context: UserContext, { type, id }: Reportable): Promise<Subject> => {
  switch (type) {
    case "group": {
      const { group } = await requireGroup(context, { id });
      return { type, id, name: group.name, allianceId: group.allianceId, groupId: id, path: groupPath(group) };
    }
    case "event": {
      const { event } = await requireEvent(context, { id });
      const { name, allianceId, groupId } = event;
      return { type, id, name, allianceId, groupId, path: eventPath(event) };
    }
    case "job": {
      const { job } = await requireJob(context, { id });
      const { title: name, allianceId, group } = job;
      return { type, id, name, allianceId, groupId: group?.id ?? null, path: jobPath(job) };
    }
    case "landscape_entry": {
      const entry = await authorize(context, landscapeEntryPolicy, "read", id);
      const { name, allianceId } = entry;
      return { type, id, name, allianceId, groupId: null, path: landscapeEntryPath(entry) };
    }
  }
};

type ReportedSubject = Pick<Schemas["ReportCreate"], "subject_type" | "subject_id" | "alliance" | "group_id">;

/**
 * Does not reveal whether a user is a member of the alliance: only administrators may know.
 * @throws NotFound for a hidden subject, or BadRequest naming the field
 */
export const requireSubject = async (context: UserContext, body: ReportedSubject): Promise<Subject> => {
  const { subject_type: type, subject_id: id, alliance: slug, group_id: groupId } = body;
  if (type !== "user") {
    if (slug !== undefined || groupId !== undefined)
      throw new BadRequest("body/alliance and body/group_id are for reports about a person; leave them out");
    return requireReportable(context, { type, id });
  }
  if (slug === undefined) throw new BadRequest('body must have "alliance" for a report about a person');
  if (id === context.caller.userId) throw new InvalidField("subject_id", "must be another person than the caller");
  const alliance = await requireAlliance(context.db, slug);
  if (groupId !== undefined) await requireGroup(context, { id: groupId, alliance: slug });
  const { name } = requireFound(await findPerson(context.db, id), `there is no user ${id}`);
  return { type, id, name, allianceId: alliance.id, groupId: groupId ?? null, path: "/dashboard" };
};

const toDecisionColumns = (
  current: Pick<ReportRow, "status">,
  { status }: { status?: ReportRow["status"] },
  { userId, now }: { userId: string; now: Date },
): { resolvedBy?: string | null; resolvedAt?: Date | null } => {
  if (status === undefined || status === current.status) return {};
  return status === "open" ? { resolvedBy: null, resolvedAt: null } : { resolvedBy: userId, resolvedAt: now };
};

/** Omits the name of a reported user, because users who read the audit log must not learn of reports about themselves. */
const auditedName = ({ subjectType, subjectName }: Pick<ReportRow, "subjectType" | "subjectName">): string =>
  subjectType === "user" ? "a person" : subjectName;

const auditedFields = ({ status }: Pick<ReportRow, "status">) => ({ status });

export const requireReport = async (db: Queryable, id: string) =>
  requireFound(await findReport(db, id), reportPolicy.missing(id));

/** Creates a report, unless the caller's earlier report about the subject is still open. */
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

/** Reports a resource through the form on its page. @throws NotFound or TooManyRequests */
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
  /** The ETag that the caller last read; undefined makes the change unconditional. */
  version: string | undefined;
};

/** Updates a report, records the change, and notifies the reporter of a new status. @throws PreconditionFailed */
export const updateReport = (context: UserContext, { id, changes, version }: Update): Promise<Schemas["Report"]> =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const lock = () => lockReport(db, id);
    const { row: current } = await authorizeRow(tx, reportPolicy, "update", id, lock);
    const before = toReport(current);
    requireMatch(version, before);
    if (!changesAnything(current, changes)) return before;
    const decision = toDecisionColumns(current, changes, { userId: caller.userId, now });
    await updateRow(db, reports, id, { ...changes, ...decision, updatedAt: now });
    const changed = await requireReport(db, id);
    const subject = { action: "updateReport", type: "report", allianceId: current.allianceId, id } as const;
    await record(tx, { ...subject, name: auditedName(current) }, auditedFields(current), auditedFields(changed));
    if (changed.status !== current.status) await notify(db, "report", { id }, now);
    return toReport(changed);
  });
