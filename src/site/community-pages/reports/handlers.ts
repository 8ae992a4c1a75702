import { requireThing } from "../../../community/reports/subject.ts";
import { submitReport } from "../../../community/reports/submit.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { type PageForm, withUserForm } from "../../../identity/forms.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { reportPage } from "./page.ts";

export const showReport: Handler<"showReport"> = async (context, { path }) =>
  htmlPage(await reportPage(context, path, emptyForm));

const reportAgain: PageForm<UserContext>["show"] = (context, { form, segment }) => {
  const type = segment("subject_type");
  if (!conformsTo("ReportedType", type)) return undefined;
  return reportPage(context, { subject_type: type, subject_id: segment("subject_id") }, form);
};

export const createReportByForm: Handler<"createReportByForm"> = withUserForm(
  { schema: "ReportForm", isOfPath: true, show: reportAgain },
  async (context, { path, body }) => {
    const subject = await requireThing(context, { type: path.subject_type, id: path.subject_id });
    await context.limits.consume(["reports_per_user", context.caller.userId]);
    const { isNew } = await inTransaction(context, (context) => submitReport(context, subject, body));
    return seeOther(`${subject.path}?notice=${isNew ? "report_sent" : "already_reported"}`);
  },
);
