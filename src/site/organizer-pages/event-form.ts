import type { Schemas } from "../../../generated/contract.ts";
import type { EventRow } from "../../community/events/queries.ts";
import { fromLocalText, toLocalText } from "../../community/events/series/rules.ts";
import { toAdministeredEvent } from "../../community/events/views.ts";
import { InvalidField } from "../../foundation/errors.ts";
import { isTimeZone } from "../../foundation/time-zone.ts";
import { conformsTo, invalidProperties, propertiesOf, requiredOf } from "../../server/http/components.ts";
import type { Form } from "../../web/pages/form.ts";
import { addressOf, isChecked, itemsIn, linesIn, textOf } from "../../web/pages/text-fields.ts";
import { type EventField, eventFieldNames, isEventField, isQuestionField, type SentEvent } from "./event-fields.ts";

/* Converts an event between its form and the API. What is valid says the contract's EventCreate and EventUpdate. */

const addressFields = ["venue_address", "venue_city", "venue_country_code"] as const;

type Place = { city: string | null; countryCode: string | null };

type VenueFields = Partial<Record<"venue_name" | (typeof addressFields)[number], unknown>>;

/** Whether the form has no venue but the preset city and country of the group. */
export const isPresetPlace = (form: VenueFields, { city, countryCode }: Place): boolean => {
  const entered = (field: keyof VenueFields) => String(form[field] ?? "").trim();
  return (
    entered("venue_name") === "" &&
    entered("venue_address") === "" &&
    entered("venue_city") === (city ?? "") &&
    entered("venue_country_code") === (countryCode ?? "")
  );
};

export const invalid = (field: string): InvalidField => new InvalidField(field, "is not valid");

const reject = (field: string): never => {
  throw invalid(field);
};

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

const timeOf = (field: "starts_at" | "ends_at" | "rsvp_opens_at" | "rsvp_closes_at") => (form: SentEvent) => {
  const local = form[field];
  // A missing time zone is reported at its own field.
  if (!local || !isTimeZone(form.timezone)) return null;
  const at = fromLocalText(local, form.timezone);
  if (at) return at.toISOString();
  const text = { key: "organizers.event.problem.clocks" } as const;
  throw new InvalidField(field, "is not valid", { text });
};

const venueOf = (form: SentEvent) => {
  const venue = {
    name: textOf(form.venue_name),
    address: textOf(form.venue_address),
    city: textOf(form.venue_city),
    country_code: textOf(form.venue_country_code),
  };
  if (Object.values(venue).every((value) => value === null)) return null;
  const [wrong] = invalidProperties("VenueCreate", venue);
  return wrong === undefined ? venue : reject(`venue_${wrong}`);
};

type QuestionRow = { id: string; label: string; kind: "text" | "choice"; options: string; required: "yes" | "no" };

const questionRows = (form: Partial<SentEvent>): QuestionRow[] =>
  (form.question_label ?? [])
    .map((label, row) => ({
      id: form.question_id?.[row] ?? "",
      label: label.trim(),
      kind: form.question_kind?.[row] ?? "text",
      options: form.question_options?.[row] ?? "",
      required: form.question_required?.[row] ?? "no",
    }))
    .filter(({ label, options }) => label !== "" || options.trim() !== "");

const questionsOf = (form: SentEvent): Schemas["RegistrationQuestionCreate"][] =>
  questionRows(form).map(({ id, label, kind, options: lines, required }, row) => {
    const options = kind === "choice" ? [...new Set(linesIn(lines))] : [];
    const question = { ...(id !== "" && { id }), label, kind, options, required: required === "yes" };
    if (kind === "choice" && options.length === 0) reject(`question_options-${row}`);
    if (conformsTo("RegistrationQuestionCreate", question)) return question;
    return reject(`question_${conformsTo("QuestionText", label) ? "options" : "label"}-${row}`);
  });

type Property = keyof Schemas["EventCreate"];

/** The properties of the API that the form does not send as they are. */
const converted: Partial<Record<Property, (form: SentEvent) => unknown>> = {
  starts_at: timeOf("starts_at"),
  ends_at: timeOf("ends_at"),
  timezone: ({ timezone }) => (isTimeZone(timezone) ? timezone : reject("timezone")),
  venue: venueOf,
  meeting_url: ({ meeting_url }) => addressOf(meeting_url),
  tags: ({ tags = "" }) => itemsIn(tags),
  capacity: ({ capacity }) => numberOf(capacity),
  max_guests: ({ max_guests }) => numberOf(max_guests) ?? 0,
  waitlist_enabled: ({ waitlist_enabled }) => isChecked(waitlist_enabled),
  approval_required: ({ approval_required }) => isChecked(approval_required),
  rsvp_opens_at: timeOf("rsvp_opens_at"),
  rsvp_closes_at: timeOf("rsvp_closes_at"),
  banner_url: ({ banner_url }) => addressOf(banner_url),
  questions: questionsOf,
};

/** The property of the API that a field is a part of. */
const propertyOf = (field: EventField): string => {
  if (isQuestionField(field)) return "questions";
  return field.startsWith("venue_") ? "venue" : field;
};

const isProperty = (name: string): name is Property => propertiesOf("EventCreate").includes(name);

const properties: readonly Property[] = [...new Set(eventFieldNames.map(propertyOf))].filter(isProperty);

const read = (form: SentEvent, name: Property): unknown => {
  const convert = converted[name];
  if (convert) return convert(form);
  const entered = isEventField(name) ? form[name] : undefined;
  return requiredOf("EventCreate").includes(name) ? entered : textOf(String(entered ?? ""));
};

/** Reading throws for each invalid property. */
export const readersOf = (form: SentEvent): (readonly [name: string, read: () => unknown])[] =>
  properties.map((name) => [name, () => read(form, name)]);

const readAll = (form: SentEvent, names: readonly Property[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, read(form, name)]));

/** Reports a property that is invalid although its fields can be read. */
const rejectFirst = (schema: "EventCreate" | "EventUpdate", body: object): never =>
  reject(invalidProperties(schema, body)[0] ?? "name");

/** @throws BadRequest that names the field */
export const readEvent = (form: SentEvent & { readonly status: Schemas["NewEventStatus"] }): Schemas["EventCreate"] => {
  const body = { ...readAll(form, properties), status: form.status };
  return conformsTo("EventCreate", body) ? body : rejectFirst("EventCreate", body);
};

const plain = (value: string | readonly string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);

type Saved = { values: Form["values"]; questions: EventRow["questions"] };

const isChanged = (name: Property, form: SentEvent, { values, questions }: Saved): boolean => {
  const fields = eventFieldNames.filter((field) => propertyOf(field) === name);
  const sent = (name.endsWith("_at") ? [...fields, "timezone" as const] : fields).filter(
    (field) => form[field] !== undefined,
  );
  if (name === "questions")
    return sent.length > 0 && JSON.stringify(questionRows(form)) !== JSON.stringify(questionRows(toColumns(questions)));
  return sent.some((field) => plain(form[field]) !== plain(values[field]));
};

/** Returns only what the form changes: ambiguous local times stay as they are, and events of a series keep their differences. @throws BadRequest that names the field */
export const readChanges = (form: SentEvent, event: EventRow, baseUrl: string): Schemas["EventUpdate"] => {
  const values = toEventForm(event, baseUrl);
  const { questions } = event;
  const changed = readAll(
    form,
    properties.filter((name) => isChanged(name, form, { values, questions })),
  );
  const { venue } = changed;
  const isMoved = addressFields.some((field) => form[field] !== values[field]);
  // The coordinates belong to the former address.
  const body = venue && isMoved ? { ...changed, venue: { ...venue, location: null } } : changed;
  return conformsTo("EventUpdate", body) ? body : rejectFirst("EventUpdate", body);
};

const toColumns = (questions: EventRow["questions"]) => ({
  question_id: questions.map(({ id }) => id),
  question_label: questions.map(({ label }) => label),
  question_kind: questions.map(({ kind }) => kind),
  question_options: questions.map(({ options }) => options.join("\n")),
  question_required: questions.map(({ required }) => (required ? ("yes" as const) : ("no" as const))),
});

/** A value of the API as its field shows it. */
const toField = (value: unknown): string | string[] => {
  if (typeof value === "boolean") return [value ? "yes" : "no"];
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
};

/** The values of the form for an event. */
export const toEventForm = (event: EventRow, baseUrl: string): Form["values"] => {
  const { timezone, questions } = event;
  const view: Readonly<Record<string, unknown>> = { ...toAdministeredEvent(event, baseUrl) };
  const shownIn = (name: EventField) => {
    const value = name.startsWith("venue_") ? Object(view["venue"])[name.slice("venue_".length)] : view[name];
    return typeof value === "string" && name.endsWith("_at") ? toLocalText(new Date(value), timezone) : toField(value);
  };
  const fields = eventFieldNames.filter((name) => !isQuestionField(name)).map((name) => [name, shownIn(name)] as const);
  return { ...Object.fromEntries(fields), ...toColumns(questions) };
};
