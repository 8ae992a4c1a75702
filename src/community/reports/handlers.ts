import { viewerOf } from "../../identity/access/policy.ts";
import type { Handler } from "../../identity/context.ts";
import { created, resource } from "../../server/http/responses.ts";
import type { Use } from "../../server/limits/limits.ts";
import { rateLimitedOnce } from "../resources/idempotency.ts";
import { listPage } from "../resources/list.ts";
import { updateReport as changeReport, requireReport, requireSubject, submitReport } from "./actions.ts";
import { reportPolicy } from "./policy.ts";
import { listReports as listReportRows, reportOrders } from "./queries.ts";
import { toReport, toSubmittedReport } from "./views.ts";

export const createReport: Handler<"createReport"> = async (context, input) => {
  const { caller, baseUrl } = context;
  const subject = await requireSubject(context, input.body);
  const charges: Use[] = [["reports_per_user", caller.userId]];
  return rateLimitedOnce(context, charges, { operation: "createReport", ...input }, async (tx) => {
    const { report } = await submitReport(tx, subject, input.body);
    return created(`${baseUrl}/api/v1/reports/${report.id}`, toSubmittedReport(report));
  });
};

export const listReports: Handler<"listReports"> = async (context, { query }) => {
  const { sort, ...filters } = query;
  const { permissions } = await viewerOf(context, reportPolicy.verbs.list.scope);
  const order = reportOrders[sort];
  const scope = { list: "reports", ...query, userId: context.caller.userId };
  return listPage(context, { scope, query, order, view: toReport }, (page) =>
    listReportRows(context.db, { ...filters, ...page, permissions, order }),
  );
};

export const getReport: Handler<"getReport"> = async (context, { path: { report_id: id } }) =>
  resource(toReport(await requireReport(context.db, id)));

export const updateReport: Handler<"updateReport"> = async (context, { path: { report_id: id }, body, headers }) =>
  resource(await changeReport(context, { id, changes: body, version: headers["if-match"] }));
