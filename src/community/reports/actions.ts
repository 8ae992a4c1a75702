import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Queryable } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import { authorizeRow } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/precondition.ts";
import { notify } from "../notifications/notify.ts";
import { record } from "../resources/audit-record.ts";
import { changesAnything } from "../resources/patch.ts";
import { reportPolicy } from "./policy.ts";
import { findReport, lockReport, updateReport as updateRow } from "./queries.ts";
import { audited, auditedName, decisionOf, noReport } from "./rules.ts";
import { toReport } from "./views.ts";

export const requireReport = async (db: Queryable, id: string) => requireFound(await findReport(db, id), noReport(id));

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
    await updateRow(db, id, { ...changes, ...decision, updatedAt: now });
    const changed = await requireReport(db, id);
    const subject = { action: "updateReport", type: "report", allianceId: current.allianceId, id } as const;
    await record(tx, { ...subject, name: auditedName(current) }, audited(current), audited(changed));
    if (changed.status !== current.status) await notify(db, "report", { id }, now);
    return toReport(changed);
  });
