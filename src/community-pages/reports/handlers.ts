import type { Handler } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { seeOther } from "../../http/responses.ts";
import { emptyForm } from "../../pages/forms.ts";
import { htmlPage } from "../../pages/html-response.ts";
import { requireThing } from "../../reports/subject.ts";
import { submitReport } from "../../reports/submit.ts";
import { reportPage } from "./page.ts";

export const showReport: Handler<"showReport"> = async (context, { path }) =>
  htmlPage(await reportPage(context, path, emptyForm));

export const createReportByForm: Handler<"createReportByForm"> = async (context, { path, body }) => {
  const subject = await requireThing(context, { type: path.subject_type, id: path.subject_id });
  await context.limits.consume(["reports_per_user", context.caller.userId]);
  const { isNew } = await inTransaction(context, (context) => submitReport(context, subject, body));
  return seeOther(`${subject.path}?notice=${isNew ? "report_sent" : "already_reported"}`);
};
