import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { reportsPath } from "../../../web/page-paths.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { decisionForm } from "../forms.ts";
import { inRow, noticeIn } from "../visit.ts";
import { reportsPage, viewWith } from "./page.ts";

export const showReports: Handler<"showReports"> = async (context, { query: { view, cursor, notice } }) =>
  htmlPage(await reportsPage(context, view, { form: emptyForm, notice: noticeIn(context, notice), cursor }));

export const updateReportByForm: Handler<"updateReportByForm"> = withUserForm(
  decisionForm(async (context, shown, segment) => {
    const id = segment("report_id");
    return reportsPage(context, await viewWith(context, id), inRow(shown, id));
  }),
  async (context, { path, body }) => {
    const { decision: status, note, version } = body;
    const changes = readAs("ReportUpdate", { status, ...(note !== undefined && { note: note.trim() || null }) });
    await callApi(context, "updateReport", { path, body: changes, version });
    return { ...seeOther(`${reportsPath}?notice=decided`), isSettled: true };
  },
);
