import { reportThing } from "../../../community/reports/actions.ts";
import { requireThing, type Thing } from "../../../community/reports/subject.ts";
import { seeOther } from "../../../server/http/responses.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { Visitor } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { visitorOf } from "../visit.ts";

type ReportPage = Visitor & {
  form: Form;
  type: Thing["type"];
  name: string;
  isOfGroup: boolean;
  path: string;
  action: string;
};

const reportTemplate = template<ReportPage>("site/community-pages/reports/report");

const createReport = form("/report/{subject_type}/{subject_id}", {
  permission: "signed_in",
  body: {
    reason: required(fromContract("ReportReason"), "common.field.reason"),
    text: required(fromContract("ReportText"), "common.field.text"),
  },
  submit: async (context, { path: { subject_type: type, subject_id: id }, body }) => {
    const { subject, isNew } = await reportThing(context, { type, id }, body);
    return seeOther(`${subject.path}?notice=${isNew ? "report_sent" : "already_reported"}`);
  },
});

/** The form to report a group, an event, a job or a landscape entry that the caller may see. */
export const report = page("showReport", "/report/{subject_type}/{subject_id}", {
  permission: "signed_in",
  show: async (context, { path: { subject_type: type, subject_id: id }, form }) => {
    const [visitor, { name, path, groupId }] = await Promise.all([
      visitorOf(context),
      requireThing(context, { type, id }),
    ]);
    const isOfGroup = groupId !== null && type !== "group";
    const action = `/report/${type}/${id}`;
    return context.render(reportTemplate, { ...visitor, form, type, name, path, isOfGroup, action });
  },
  forms: { createReportByForm: createReport },
});
