import type { Schemas } from "../../../../generated/contract.ts";
import { requireThing } from "../../../community/reports/subject.ts";
import type { UserContext } from "../../../identity/context.ts";
import type { Form } from "../../../web/pages/form.ts";
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

export const reportTemplate = template<ReportPage>("site/community-pages/reports/report");

type ReportPath = { subject_type: Schemas["ReportedType"]; subject_id: string };

export const reportPage = async (
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
