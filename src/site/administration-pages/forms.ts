import type { Schemas } from "../../../generated/contract.ts";
import { pictureAddress } from "../../community/uploads/form.ts";
import type { ErrorCode } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { UserContext } from "../../identity/context.ts";
import type { PageForm } from "../../identity/forms.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { Problem, Rejected } from "../../web/pages/form.ts";
import { withoutValues } from "../../web/pages/form.ts";
import type { Shown } from "../../web/pages/page.ts";
import { errorsIn, fieldOf, kindOf } from "./fields.ts";

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

/** Words a problem with an administrators' form. */
export const administrationProblem: NonNullable<PageForm["problemIn"]> = (texts, problem, { code }, entered) =>
  inWords(texts, code, entered)(problem);

/** Words a problem with one of several decisions on a page. */
export const decisionProblem: typeof conflictProblem = (texts, problem, error, entered) =>
  error.code === "precondition_failed"
    ? { message: texts.t("organizers.conflict.decided"), field: undefined }
    : conflictProblem(texts, problem, error, entered);

const inWords =
  ({ t }: Texts, code: ErrorCode, entered: object) =>
  ({ message, field }: Problem): Problem => {
    const conflict = conflictIn(code);
    if (conflict) return { message: t(`organizers.conflict.${conflict}`), field: undefined };
    const kind = code === "validation_failed" ? kindOf(field) : undefined;
    return { message: kind ? t(`organizers.problem.${kind}`) : message, field: field && fieldOf(field, entered) };
  };

export const administrationForm = (show: ShowForm): Form => ({
  isOfPath: true,
  show: (context, { form, segment, code }) =>
    show(
      context,
      { form: { ...form, problems: form.problems.map(inWords(context.texts, code, form.values)) }, notice: null },
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
  check: (_site, entered) => (conformsTo(schema, entered) ? errorsIn(body, toBody(entered), entered) : []),
});

/** A form of one picture, whose field is named after its place. */
export const pictureForm = (show: ShowForm): Form =>
  administrationForm((context, { form: { values, problems }, ...shown }, segment) => {
    const place = values["place"] === "banner" ? "banner" : "logo";
    const named = problems.map((problem) => ({ ...problem, field: problem.field === "photo" ? place : problem.field }));
    return show(context, { ...shown, form: { values: {}, problems: named } }, segment);
  });

/** Uploads the logo of a new resource, if one was chosen. */
export const chosenLogo = async (context: UserContext, { photo }: Pick<Schemas["LogoForm"], "photo">) =>
  photo?.length ? { logo_url: await pictureAddress(context, { photo }) } : {};

export const pictureNotice = (address: string | null) => (address === null ? "picture_removed" : "picture_saved");

export const buttonForm = (show: ShowForm): Form =>
  administrationForm((context, { form, ...shown }, segment) =>
    show(context, { ...shown, form: withoutValues(form) }, segment),
  );
