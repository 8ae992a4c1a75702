import { viewerOf } from "../../identity/access/policy.ts";
import type { Handler } from "../../identity/context.ts";
import { created, resource } from "../../server/http/responses.ts";
import type { Use } from "../../server/limits/limits.ts";
import { countedOnce } from "../resources/idempotency.ts";
import { listPage } from "../resources/list.ts";
import { updateReport as change, requireReport, requireSubject, submitReport } from "./actions.ts";
import { reportPolicy } from "./policy.ts";
import { listReports as listRows, reportOrders } from "./queries.ts";
import { toReport, toSubmittedReport } from "./views.ts";

export const createReport: Handler<"createReport"> = async (context, input) => {
  const { caller, baseUrl } = context;
  const subject = await requireSubject(context, input.body);
  const uses: Use[] = [["reports_per_user", caller.userId]];
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

export const getReport: Handler<"getReport"> = async (context, { path: { report_id: id } }) =>
  resource(toReport(await requireReport(context.db, id)));

export const updateReport: Handler<"updateReport"> = async (context, { path: { report_id: id }, body, headers }) =>
  resource(await change(context, { id, changes: body, version: headers["if-match"] }));
