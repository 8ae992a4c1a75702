import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { reportsPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { decisionForm } from "../forms.ts";
import { asked, done, inRow } from "../visit.ts";
import { reportsPage, viewWith } from "./page.ts";

export const showReports: Handler<"showReports"> = async (context, { query }) =>
  htmlPage(await reportsPage(context, query.view, asked(context, query)));

export const updateReportByForm: Handler<"updateReportByForm"> = withUserForm(
  decisionForm(async (context, shown, segment) => {
    const id = segment("report_id");
    return reportsPage(context, await viewWith(context, id), inRow(shown, id));
  }),
  async (context, { path, body }) => {
    const { decision: status, note, version } = body;
    const changes = readAs("ReportUpdate", { status, ...(note !== undefined && { note: note.trim() || null }) });
    await callApi(context, "updateReport", { path, body: changes, version });
    return done(reportsPath, "decided");
  },
);
