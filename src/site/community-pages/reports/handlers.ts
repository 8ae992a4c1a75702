import type { Schemas } from "../../../../generated/contract.ts";
import { requireThing } from "../../../community/reports/subject.ts";
import { submitReport } from "../../../community/reports/submit.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { type PageForm, withUserForm } from "../../../identity/forms.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { emptyForm, type Form } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Visitor } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { visitorOf } from "../visit.ts";

type ReportPage = Visitor & {
  form: Form;
  type: Schemas["ReportedType"];
  name: string;
  isOfGroup: boolean;
  path: string;
  action: string;
};

const reportTemplate = template<ReportPage>("site/community-pages/reports/report");

type ReportPath = { subject_type: Schemas["ReportedType"]; subject_id: string };

const reportPage = async (
  context: UserContext,
  { subject_type: type, subject_id: id }: ReportPath,
  form: Form,
): Promise<string> => {
  const [visitor, { name, path, groupId }] = await Promise.all([
    visitorOf(context),
    requireThing(context, { type, id }),
  ]);
  const isOfGroup = groupId !== null && type !== "group";
  const action = `/report/${type}/${id}`;
  return context.render(reportTemplate, { ...visitor, form, type, name, path, isOfGroup, action });
};

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
    const { isNew } = await inTransaction(context, (tx) => submitReport(tx, subject, body));
    return seeOther(`${subject.path}?notice=${isNew ? "report_sent" : "already_reported"}`);
  },
);
