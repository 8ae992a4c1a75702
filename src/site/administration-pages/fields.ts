import { enums, type Schemas } from "../../../generated/contract.ts";
import { BadRequest, InvalidField } from "../../foundation/errors.ts";
import { countriesIn } from "../../foundation/languages/countries.ts";
import type { Key, Texts } from "../../foundation/languages/texts.ts";
import { conformsTo, invalidProperties, requiredOf } from "../../server/http/components.ts";
import type { Choice } from "../../web/pages/page.ts";
import { isChecked, itemsIn, type Link, linksIn, toLines, toUri } from "../../web/pages/text-fields.ts";

/* How the administration forms' fields are drawn, read and shown again. Reading never fails: the contract says what is valid and required. Fields that are not sent stay unchanged. */

export type EditForm = "AllianceForm" | "GroupForm" | "JobForm" | "EntryForm";
type FieldOf<Name extends EditForm> = Name extends EditForm ? keyof Schemas[Name] : never;
export type FieldName = Exclude<FieldOf<EditForm>, "version" | "form_key" | "status" | "photo">;

const kinds = {
  address: [
    "website_url",
    "repository_url",
    "logo_url",
    "banner_url",
    "apply_url",
    "imprint_url",
    "privacy_url",
    "terms_url",
  ],
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
    "by",
    "role",
    "days",
  ],
  color: ["accent_color"],
  contact: ["contact_email"],
  currency: ["salary_currency"],
  day: ["expires_on", "expires_at"],
  degrees: ["latitude", "longitude"],
  description: ["description"],
  event_types: ["event_types"],
  line: ["name", "title", "company_name"],
  links: ["links"],
  max_uses: ["max_uses"],
  note: ["note"],
  reason: ["reason"],
  salary: ["salary"],
  sender: ["sender_name"],
  short: ["category", "city", "region", "location", "tagline"],
  stage: ["stage"],
  summary: ["summary"],
  tags: ["tags"],
  url: ["url"],
} as const;

type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

export const kindOf = (field: string | undefined): Kind | undefined =>
  Object.keys(kinds)
    .filter(isKind)
    .find((kind) => kinds[kind].some((name) => name === field));

type Look = { type?: string; rows?: number; maxlength?: number; pattern?: string };

export type EditField = Look & {
  name: string;
  label: string;
  required: boolean;
  isBox: boolean;
  hint?: string;
  patternInWords?: string;
  options?: readonly Choice[];
};

const looks: Partial<Record<Kind, Look>> = {
  address: { type: "url", pattern: "https?://.*", maxlength: 2048 },
  amount: { maxlength: 12 },
  color: { maxlength: 7 },
  contact: { type: "email", maxlength: 254 },
  currency: { maxlength: 3 },
  day: { type: "date" },
  degrees: { maxlength: 24 },
  description: { rows: 8, maxlength: 20_000 },
  line: { maxlength: 120 },
  links: { rows: 4, maxlength: 45_000 },
  sender: { maxlength: 64 },
  short: { maxlength: 120 },
  summary: { maxlength: 500 },
  tags: { maxlength: 900 },
};

const boxes: readonly FieldName[] = ["active", "published", "remote"];

const hints: Partial<Record<FieldName, Key>> = {
  accent_color: "organizers.hint.accent",
  active: "organizers.hint.active",
  banner_url: "common.photo.elsewhere",
  contact_email: "organizers.hint.contact",
  description: "organizers.hint.markdown",
  expires_on: "organizers.hint.expires",
  latitude: "organizers.hint.degrees",
  links: "organizers.hint.links",
  logo_url: "common.photo.elsewhere",
  salary_currency: "organizers.hint.currency",
  sender_name: "organizers.hint.sender",
  stage: "organizers.hint.stage",
  summary: "organizers.hint.summary",
  tags: "organizers.hint.commas",
};

const choices: Partial<Record<FieldName, (texts: Texts) => readonly Choice[]>> = {
  country_code: ({ language }) => countriesIn(language),
  employment_type: ({ t }) =>
    enums.EmploymentType.map((value) => ({ value, label: t(`organizers.employment.${value}`) })),
  kind: ({ t }) => enums.LandscapeKind.map((value) => ({ value, label: t(`organizers.kind.${value}`) })),
  salary_period: ({ t }) => enums.SalaryPeriod.map((value) => ({ value, label: t(`organizers.period.${value}`) })),
  stage: ({ t }) => enums.LandscapeStage.map((value) => ({ value, label: t(`organizers.stage.${value}`) })),
};

const isRequired = (form: EditForm, name: string): boolean => requiredOf(form).includes(name);

export const fieldIn =
  (texts: Texts, form: EditForm, groups: readonly Choice[] = []) =>
  (name: FieldName): EditField => {
    const { t } = texts;
    const kind = kindOf(name);
    const hint = hints[name];
    const isGroup = name === "group_id";
    const required = isGroup || isRequired(form, name);
    const options = isGroup ? groups : choices[name]?.(texts);
    return {
      name,
      label: t(`organizers.field.${name}`),
      required,
      isBox: boxes.includes(name),
      ...(kind && looks[kind]),
      ...(name === "description" && form === "JobForm" && { rows: 10 }),
      ...(hint && { hint: t(hint) }),
      ...(kind === "address" && { patternInWords: t("organizers.hint.address") }),
      ...(options && { options: required ? options : [{ value: "", label: t("organizers.not_given") }, ...options] }),
    };
  };

type Sent = string | readonly ("no" | "yes")[];

const readField = (form: EditForm, name: string, sent: Sent): unknown => {
  if (typeof sent !== "string") return isChecked(sent);
  if (name === "tags") return itemsIn(sent);
  if (name === "links") return linksIn(sent);
  const text = sent.trim();
  if (text === "" && !isRequired(form, name)) return null;
  return name.endsWith("_url") ? toUri(text) : text;
};

const ofForm: readonly string[] = ["version", "form_key", "status", "group_id", "photo"];

export const readFields =
  (form: EditForm) =>
  (entered: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(entered).flatMap(([name, sent]: [string, Sent]) =>
        ofForm.includes(name) ? [] : [[name, readField(form, name, sent)]],
      ),
    );

/** `NaN` for anything but a number: no schema accepts it. */
export const numberOf = (text: string | undefined): number | null =>
  text?.trim() ? Number(text.trim().replace(",", ".")) : null;

export const toValues = (thing: { tags?: readonly string[]; links?: readonly Link[] }): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(thing).map(([name, value]: [string, unknown]) => [name, asText(value)])),
  ...(thing.tags && { tags: thing.tags.join(", ") }),
  ...(thing.links && { links: toLines(thing.links) }),
});

const asText = (value: unknown): string => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? ""));

const askedBy: Readonly<Record<string, string>> = {
  expires_at: "expires_on",
  location: "latitude",
  salary: "salary_minimum",
};

export const fieldOf = (property: string, entered: object): string =>
  Object.hasOwn(entered, property) ? property : (askedBy[property] ?? property);

export const errorsIn = (name: keyof Schemas, body: object, entered: object): BadRequest[] =>
  invalidProperties(name, body).map((property) => {
    const field = fieldOf(property, entered);
    return new InvalidField(field, "is not valid");
  });

/** @throws BadRequest that names the field */
export const readAs = <Name extends keyof Schemas>(name: Name, body: object, entered: object = body): Schemas[Name] => {
  const [error = new BadRequest("the form is not valid")] = errorsIn(name, body, entered);
  if (conformsTo(name, body)) return body;
  throw error;
};
