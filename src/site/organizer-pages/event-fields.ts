import { storeSubmittedPicture } from "../../community/uploads/receive.ts";
import { InvalidField } from "../../foundation/errors.ts";
import { isKey, type Translator } from "../../foundation/languages/texts.ts";
import { timeZoneNames } from "../../foundation/time-zone.ts";
import type { UserContext } from "../../identity/context.ts";
import { type Form, withoutRow } from "../../web/pages/form.ts";
import { linesIn } from "../../web/pages/text-fields.ts";
import { contractForm } from "../kit/contract-form.ts";
import { formKey, formText, isLocalTime, photo, pictureFields } from "../kit/fields.ts";
import type { Part } from "../kit/parts.ts";
import type { PageForm } from "../kit/rejected-form.ts";
import { listOf, oneOf, optional, type Properties, required, text, type ValuesOf, withDefault } from "../kit/schema.ts";

/* The form of an event. */

const maxQuestions = 10;

/** Names of the fields of a question. The form sends each field once per question. */
const columns = ["question_id", "question_label", "question_kind", "question_required", "question_options"] as const;

type Question = Record<(typeof columns)[number], string>;

type Values = Readonly<Record<string, unknown>>;

/** The questions of a form, without empty rows. */
const questionsIn = (values: Values): Question[] => {
  const valueIn = (column: keyof Question, row: number) => String([values[column] ?? []].flat()[row] ?? "");
  return Array.from({ length: maxQuestions }, (_, row) => ({
    question_id: valueIn("question_id", row),
    question_label: valueIn("question_label", row),
    question_kind: valueIn("question_kind", row) || "text",
    question_required: valueIn("question_required", row) || "no",
    question_options: valueIn("question_options", row),
  })).filter(({ question_label: label, question_options: options }) => label.trim() !== "" || options.trim() !== "");
};

const toQuestion = ({ question_id: id, question_label: label, question_kind: kind, ...row }: Question, i: number) => {
  const options = kind === "choice" ? [...new Set(linesIn(row.question_options))] : [];
  if (kind === "choice" && options.length === 0)
    throw new InvalidField(`questions/${i}/options`, "must have at least one item", {
      field: `question_options-${i}`,
    });
  return { ...(id !== "" && { id }), label: label.trim(), kind, options, required: row.question_required === "yes" };
};

const hasQuestions = (values: Values): boolean => columns.some((column) => values[column] !== undefined);

const toColumns = (questions: unknown): Form["values"] => {
  const rows = [questions ?? []].flat().map((question) => Object(question));
  return {
    question_id: rows.map(({ id }) => id),
    question_label: rows.map(({ label }) => label),
    question_kind: rows.map(({ kind }) => kind),
    question_required: rows.map(({ required }) => (required ? "yes" : "no")),
    question_options: rows.map(({ options }) => options.join("\n")),
  };
};

const questions: Part = {
  property: "questions",
  fields: [],
  body: Object.fromEntries(
    columns.map((column): [string, Properties[string]] => [
      column,
      optional(listOf(formText, { maxItems: maxQuestions }), `organizers.event.problem.${column}`),
    ]),
  ),
  read: (values) => (hasQuestions(values) ? questionsIn(values).map(toQuestion) : undefined),
  fill: (event) => toColumns(event["questions"]),
  isChanged: (values, filled) =>
    hasQuestions(values) && JSON.stringify(questionsIn(values)) !== JSON.stringify(questionsIn(filled)),
  fieldOf: (path) => {
    const [, row, member] = path.split("/");
    return member === undefined ? "question_label" : `question_${member}-${row}`;
  },
};

export const followingField = withDefault(oneOf(["no", "yes"]), "no");

const rsvpFields = [
  "capacity",
  "max_guests",
  "waitlist_enabled",
  "approval_required",
  "rsvp_opens_at",
  "rsvp_closes_at",
] as const;

export const eventForm = contractForm({
  create: "EventCreate",
  update: "EventUpdate",
  sections: [
    [null, ["name"]],
    ["organizers.event.when", ["starts_at", "ends_at", "timezone"]],
    ["organizers.event.where", ["kind", "venue", "accessibility_notes", "meeting_url"]],
    [null, ["description"]],
    ["organizers.event.more", ["summary", "category", "tags", "links"]],
    ["organizers.event.access", ["visibility", "registration", "registration_url", ...rsvpFields]],
    ["organizers.event.picture", ["photo", "banner_url"]],
    ["organizers.question.heading", ["questions"]],
  ],
  edit: {
    ...pictureFields,
    version: required(text({ maxLength: 60 })),
    following: followingField,
    publish: withDefault(oneOf(["no", "yes"]), "no"),
  },
  creation: { photo, status: withDefault(oneOf(["draft", "published"]), "draft"), form_key: formKey },
  attributesByField: {
    description: { rows: 5 },
    accessibility_notes: { rows: 3 },
    capacity: { type: "number", maxlength: 7 },
    max_guests: { type: "number", maxlength: 2 },
  },
  parts: [questions],
  wording: {
    label: (field) => `organizers.event.${field}`,
    hint: (field) => `organizers.event.${field}_hint`,
    problem: (field) => `organizers.event.problem.${field}`,
    choice: (field, value) =>
      field === "kind" ? `community.event_kind.${value}` : `organizers.event.${field}.${value}`,
  },
});

/** Replaces the messages for conflicts and for a missing end time. */
export const eventProblem: NonNullable<PageForm["problemIn"]> = ({ t }, problem, error, values) => {
  const { field } = problem;
  if (error.text) return problem;
  if (error.code === "invalid_transition")
    return values["publish"] === "yes"
      ? { message: t("organizers.event.problem.ends_at"), field: "ends_at" }
      : { message: t("organizers.event.problem.status"), field };
  if (error.code === "precondition_failed") return { message: t("organizers.event.problem.version"), field };
  if (field === "ends_at" && !isLocalTime(values[field]))
    return { message: t("organizers.event.problem.no_end"), field };
  const key = `organizers.event.problem.${field && withoutRow(field)}`;
  return error.status === 409 && isKey(key) ? { message: t(key), field } : problem;
};

/** The template data of the form, with fields for the maximum number of questions: pages must work without scripts. */
export const eventFormData = (texts: Translator, { values, problems }: Form, submitted?: unknown) => {
  const { t } = texts;
  const rows = questionsIn(values);
  const rowValues = rows.flatMap((question, row) => columns.map((column) => [`${column}-${row}`, question[column]]));
  const zones = timeZoneNames(String(values["timezone"] ?? "")).map((name) => ({ value: name, label: name }));
  const isChosen = zones.some(({ value }) => value === values["timezone"]);
  const timezone = isChosen ? zones : [{ value: "", label: t("community.event.choose") }, ...zones];
  const sections = eventForm.toSections(texts, { timezone });
  // Browsers do not send a chosen file again.
  const needsPhotoAgain = Object(submitted).photo?.length > 0 && problems.every(({ field }) => field !== "photo");
  const photoProblem = { message: t("organizers.event.problem.photo"), field: "photo" };
  return {
    form: {
      values: { ...values, ...Object.fromEntries(rowValues) },
      problems: needsPhotoAgain ? [...problems, photoProblem] : problems,
    },
    sections,
    questionCount: rows.length,
    maxQuestions,
    /** The ids of the fields to which a problem can link. */
    fieldIds: [
      ...sections.flatMap(({ fields }) => fields.map(({ name }) => name)),
      "photo",
      ...columns.flatMap((column) => Array.from({ length: maxQuestions }, (_, row) => `${column}-${row}`)),
    ],
  };
};

/** Clears the registration URL, unless registration is external. */
export const clearUnusedUrl = (form: object): object =>
  ["external", undefined].includes(Object(form).registration) ? form : { ...form, registration_url: "" };

/** Stores a chosen picture. Returns the URL of the banner, null to remove it, or no property to leave it unchanged. */
export const readBanner = async (context: UserContext, form: ValuesOf<typeof pictureFields>) =>
  form.photo?.length || form.remove ? { banner_url: await storeSubmittedPicture(context, form) } : {};
