import type { components } from "../../../generated/contract.ts";
import type { ErrorCode, ServiceError } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { UserContext } from "../../identity/context.ts";
import type { PageForm } from "../../identity/forms.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { Problem, Rejected } from "../../web/pages/form.ts";
import { withoutValues } from "../../web/pages/form.ts";
import { errorsIn } from "./fields.ts";
import type { Shown } from "./visit.ts";

/* What the forms of administrators have in common when they are refused. */

type Schemas = components["schemas"];
type Form = PageForm<UserContext>;

/** Shows the page with a form that was rejected. */
export type ShowForm = (context: UserContext, shown: Shown, segment: Rejected["segment"]) => Promise<string>;

/** What the form makes of its fields, and the API would not accept: the page shows it all at once. */
export const checked = <Name extends keyof Schemas, Body extends keyof Schemas>(
  schema: Name,
  body: Body,
  toBody: (form: Schemas[Name]) => object,
  fields?: Readonly<Record<string, string>>,
) => ({
  schema,
  check: (_site: unknown, entered: unknown): ServiceError[] =>
    conformsTo(schema, entered) ? errorsIn(body, toBody(entered), fields) : [],
});

/** What is wrong with a field. */
const kinds = {
  address: ["website_url", "repository_url", "logo_url", "banner_url", "apply_url"],
  amount: ["salary_minimum", "salary_maximum"],
  choice: [
    "country_code",
    "employment_type",
    "kind",
    "group_id",
    "salary_period",
    "extent",
    "decision",
    "status",
    "place",
  ],
  currency: ["salary_currency"],
  day: ["expires_on", "expires_at"],
  degrees: ["latitude", "longitude"],
  description: ["description"],
  line: ["name", "title", "company_name"],
  links: ["links"],
  note: ["note"],
  reason: ["reason"],
  salary: ["salary"],
  short: ["category", "city", "region", "location"],
  stage: ["stage"],
  summary: ["summary"],
  tags: ["tags"],
} as const;

type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

const kindOf = (field: string | undefined): Kind | undefined =>
  Object.keys(kinds)
    .filter(isKind)
    .find((kind) => kinds[kind].some((name) => name === field));

/** Fields of the API that the form asks for by others. */
const fieldNames: Readonly<Record<string, string>> = { expires_at: "expires_on", salary: "salary_minimum" };

/** Conflicts that are explained in other words than to programs. */
const conflicts = ["group_not_empty", "invalid_transition", "precondition_failed", "user_is_administrator"] as const;

const conflictIn = (code: ErrorCode) => conflicts.find((conflict) => conflict === code);

const inWords =
  ({ t }: Texts, code: ErrorCode) =>
  ({ message, field }: Problem): Problem => {
    const conflict = conflictIn(code);
    if (conflict) return { message: t(`organizers.conflict.${conflict}`), field: undefined };
    const kind = code === "validation_failed" ? kindOf(field) : undefined;
    const name = field && (fieldNames[field] ?? field);
    return { message: kind ? t(`organizers.problem.${kind}`) : message, field: name };
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

/** Of a decision, of which the page has many. */
export const decisionForm = (show: ShowForm): Form => {
  const decided = (context: UserContext) => ({
    message: context.texts.t("organizers.conflict.decided"),
    field: undefined,
  });
  const { show: showAgain, ...form } = administrationForm(show);
  return {
    ...form,
    show: (context, rejected) =>
      rejected.code === "precondition_failed"
        ? show(context, { form: { ...rejected.form, problems: [decided(context)] }, notice: null }, rejected.segment)
        : showAgain(context, rejected),
  };
};

/** Of one picture, whose field is called by its place. */
export const pictureForm = (show: ShowForm): Form =>
  administrationForm((context, { form: { values, problems }, ...shown }, segment) => {
    const place = values["place"] === "banner" ? "banner" : "logo";
    const named = problems.map((problem) => ({ ...problem, field: problem.field === "photo" ? place : problem.field }));
    return show(context, { ...shown, form: { values: {}, problems: named } }, segment);
  });

/** Without fields. */
export const buttonForm = (show: ShowForm): Form =>
  administrationForm((context, { form, ...shown }, segment) =>
    show(context, { ...shown, form: withoutValues(form) }, segment),
  );
