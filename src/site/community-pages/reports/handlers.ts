import { requireThing } from "../../../community/reports/subject.ts";
import { submitReport } from "../../../community/reports/submit.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import type { Handler } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { reportPage } from "./page.ts";

export const showReport: Handler<"showReport"> = async (context, { path }) =>
  htmlPage(await reportPage(context, path, emptyForm));

export const createReportByForm: Handler<"createReportByForm"> = async (context, { path, body }) => {
  const subject = await requireThing(context, { type: path.subject_type, id: path.subject_id });
  await context.limits.consume(["reports_per_user", context.caller.userId]);
  const { isNew } = await inTransaction(context, (context) => submitReport(context, subject, body));
  return seeOther(`${subject.path}?notice=${isNew ? "report_sent" : "already_reported"}`);
};
