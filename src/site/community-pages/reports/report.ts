import { reportResource, requireReportable } from "../../../community/reports/actions.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";

const createReportByForm = form("/report/{subject_type}/{subject_id}", {
  permission: "signed_in",
  body: {
    reason: required(fromContract("ReportReason"), "common.field.reason"),
    text: required(fromContract("ReportText"), "common.field.text"),
  },
  submit: async (context, { path: { subject_type: type, subject_id: id }, body }) => {
    const { subject, isNew } = await reportResource(context, { type, id }, body);
    return seeOther(`${subject.path}?notice=${isNew ? "report_sent" : "already_reported"}`);
  },
});

/** The form to report a group, an event, a job or a landscape entry that the caller may see. */
export const report = page("showReport", "/report/{subject_type}/{subject_id}", {
  permission: "signed_in",
  template: "community-pages/reports/report",
  show: async (context, { path: { subject_type: type, subject_id: id } }) => {
    const { name, path, groupId } = await requireReportable(context, { type, id });
    const isOfGroup = groupId !== null && type !== "group";
    return { type, name, path, isOfGroup, action: `/report/${type}/${id}` };
  },
  forms: { createReportByForm },
});
