import type { Schemas } from "../../../generated/contract.ts";
import type { ErrorCode } from "../../foundation/errors.ts";
import type { Key, Texts } from "../../foundation/languages/texts.ts";
import type { UserContext } from "../../identity/context.ts";
import type { PageForm } from "../../identity/forms.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { Problem, Rejected } from "../../web/pages/form.ts";
import { withoutValues } from "../../web/pages/form.ts";
import type { Shown } from "../../web/pages/page.ts";
import { errorsIn } from "../kit/read-as.ts";

type Form = PageForm<UserContext>;

export type ShowForm = (context: UserContext, shown: Shown, segment: Rejected["segment"]) => Promise<string>;

const conflicts = [
  "global_administrator",
  "group_not_empty",
  "invalid_transition",
  "last_administrator",
  "precondition_failed",
  "user_is_administrator",
] as const;

const conflictIn = (code: ErrorCode) => conflicts.find((conflict) => conflict === code);

/** Words a conflict with what administrators did meanwhile or may not do; other problems as their fields declare. */
export const conflictProblem: NonNullable<PageForm["problemIn"]> = ({ t }, problem, { code }) => {
  const conflict = conflictIn(code);
  return conflict ? { message: t(`organizers.conflict.${conflict}`), field: undefined } : problem;
};

/** Words a problem with one of several decisions on a page. */
export const decisionProblem: typeof conflictProblem = (texts, problem, error, entered) =>
  error.code === "precondition_failed"
    ? { message: texts.t("organizers.conflict.decided"), field: undefined }
    : conflictProblem(texts, problem, error, entered);

/** Messages for fields of forms that the contract describes. */
const problems: Readonly<Record<string, Key>> = {
  event_types: "organizers.problem.event_types",
  description: "organizers.problem.description",
  url: "organizers.problem.url",
};

const inWords =
  ({ t }: Texts, code: ErrorCode) =>
  ({ message, field }: Problem): Problem => {
    const conflict = conflictIn(code);
    if (conflict) return { message: t(`organizers.conflict.${conflict}`), field: undefined };
    const problem = code === "validation_failed" && field !== undefined ? problems[field] : undefined;
    return { message: problem ? t(problem) : message, field };
  };

export const administrationForm = (show: ShowForm): Form => ({
  isOfPath: true,
  show: (context, { form, segment, code }) =>
    show(
      context,
      { form: { ...form, problems: form.problems.map(inWords(context.texts, code)) }, notice: null },
      segment,
    ),
});

/** A form that converts to a body of the API: the page shows all its problems at once. */
export const checkedForm = <Name extends keyof Schemas>(
  show: ShowForm,
  schema: Name,
  body: keyof Schemas,
  toBody: (form: Schemas[Name]) => object,
): Form => ({
  ...administrationForm(show),
  schema,
  check: (_site, entered) => (conformsTo(schema, entered) ? errorsIn(body, toBody(entered)) : []),
});

export const buttonForm = (show: ShowForm): Form =>
  administrationForm((context, { form, ...shown }, segment) =>
    show(context, { ...shown, form: withoutValues(form) }, segment),
  );
