import { inTransaction } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import { authorizeRow, viewerOf } from "../../identity/access/policy.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/precondition.ts";
import { created, resource } from "../../server/http/responses.ts";
import type { Counted } from "../../server/limits/limits.ts";
import { notify } from "../notifications/notify.ts";
import { record } from "../resources/audit-record.ts";
import { countedOnce } from "../resources/counted.ts";
import { listPage } from "../resources/list.ts";
import { changesAnything } from "../resources/patch.ts";
import { reportPolicy } from "./policy.ts";
import { findReport, listReports as listRows, reportOrders, updateReport as updateRow } from "./queries.ts";
import { audited, auditedName, decisionOf, noReport } from "./rules.ts";
import { requireSubject } from "./subject.ts";
import { submitReport } from "./submit.ts";
import { toReport, toSubmittedReport } from "./views.ts";

export const createReport: Handler<"createReport"> = async (context, input) => {
  const { caller, baseUrl } = context;
  const subject = await requireSubject(context, input.body);
  const uses: Counted[] = [["reports_per_user", caller.userId]];
  return countedOnce(context, uses, { operation: "createReport", ...input }, async (context) => {
    const { report } = await submitReport(context, subject, input.body);
    return created(`${baseUrl}/api/v1/reports/${report.id}`, toSubmittedReport(report));
  });
};

export const listReports: Handler<"listReports"> = async (context, { query }) => {
  const { sort, ...filters } = query;
  const { rights } = await viewerOf(context, reportPolicy.verbs.list.scope);
  const order = reportOrders[sort];
  const scope = { list: "reports", ...query, userId: context.caller.userId };
  return listPage(context, { scope, query, order, view: toReport }, (page) =>
    listRows(context.db, { ...filters, ...page, rights, order }),
  );
};

const requireReport = async ({ db }: UserContext, id: string) => requireFound(await findReport(db, id), noReport(id));

export const getReport: Handler<"getReport"> = async (context, { path: { report_id: id } }) =>
  resource(toReport(await requireReport(context, id)));

export const updateReport: Handler<"updateReport"> = (context, { path: { report_id: id }, body, headers }) =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const lock = () => findReport(db, id, { lock: true });
    const { row: current } = await authorizeRow(tx, reportPolicy, "update", id, lock);
    const before = toReport(current);
    requireMatch(headers["if-match"], before);
    if (!changesAnything(current, body)) return resource(before);
    const decision = decisionOf(current, body, { userId: caller.userId, now });
    await updateRow(db, id, { ...body, ...decision, updatedAt: now });
    const changed = await requireReport(tx, id);
    const subject = { action: "updateReport", type: "report", allianceId: current.allianceId, id } as const;
    await record(tx, { ...subject, name: auditedName(current) }, audited(current), audited(changed));
    if (changed.status !== current.status) await notify(db, "report", { id }, now);
    return resource(toReport(changed));
  });
