import type { components } from "../../../../generated/contract.ts";
import { requireThing } from "../../../community/reports/subject.ts";
import type { UserContext } from "../../../identity/context.ts";
import type { Form } from "../../../web/pages/render.ts";
import { visitorOf } from "../visit.ts";

type ReportPath = { subject_type: components["schemas"]["ReportedType"]; subject_id: string };

/** The form to report something, also shown again when it was rejected. */
export const reportPage = async (
  context: UserContext,
  { subject_type: type, subject_id: id }: ReportPath,
  form: Form<"reason" | "text">,
): Promise<string> => {
  const [visitor, { name, path, groupId }] = await Promise.all([
    visitorOf(context),
    requireThing(context, { type, id }),
  ]);
  const isOfGroup = groupId !== null && type !== "group";
  const action = `/report/${type}/${id}`;
  return context.render("report", { ...visitor, form, type, name, path, isOfGroup, action });
};
