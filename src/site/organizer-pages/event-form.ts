import type { Schemas } from "../../../generated/contract.ts";
import type { EventRow } from "../../community/events/queries.ts";
import { fromLocalText, toLocalText } from "../../community/events/series/rules.ts";
import { InvalidField } from "../../foundation/errors.ts";
import { pictureUrl } from "../../foundation/pictures/pictures.ts";
import { isTimeZone } from "../../foundation/time-zone.ts";
import { boundOf, conformsTo, invalidProperties, propertiesOf, requiredOf } from "../../server/http/components.ts";
import { addressOf, isChecked, itemsIn, linesIn, textOf } from "../../web/pages/text-fields.ts";
import { line, localTime, localTimeOrEmpty, webAddress } from "../kit/fields.ts";
import {
  boxStates,
  fromContract,
  listOf,
  oneOf,
  optional,
  required,
  type Schema,
  text,
  type ValuesOf,
} from "../kit/schema.ts";

/*
 * The form of an event: its fields, and their conversion to the body of the API and back. A field named like a text of EventCreate
 * is read as it is; it needs its schema and its value here, and a place in event-layout.ts.
 */

const ofEvent = (name: keyof Schemas["EventCreate"]) => text({ maxLength: boundOf("EventCreate", "maxLength", name) });

export const mostQuestions = 10;

/** One value for each question. */
const column = <Value>(items: Schema<Value>) => optional(listOf(items, { maxItems: mostQuestions }));

/** In the order of the page. */
export const eventFields = {
  name: required(fromContract("Name")),
  starts_at: required(localTime),
  ends_at: required(localTime),
  timezone: required(fromContract("TimeZone")),
  kind: required(fromContract("EventKind")),
  venue_name: optional(line),
  venue_address: optional(text({ maxLength: boundOf("VenueCreate", "maxLength", "address") })),
  venue_city: optional(line),
  venue_country_code: optional(
    text({ maxLength: 2, pattern: "^(?:[A-Z]{2})?$", rule: "must be a country code, or empty" }),
  ),
  meeting_url: optional(webAddress),
  description: required(fromContract("Description")),
  summary: optional(ofEvent("summary")),
  category: optional(line),
  /** Separated by commas. */
  tags: optional(text({ maxLength: 900 })),
  capacity: optional(text({ maxLength: 7, pattern: "^[0-9]*$", rule: "must be a whole number, or empty" })),
  max_guests: optional(
    text({ maxLength: 2, pattern: "^(?:[0-9]|10)?$", rule: "must be a whole number from 0 to 10, or empty" }),
  ),
  waitlist_enabled: optional(boxStates),
  approval_required: optional(boxStates),
  rsvp_opens_at: optional(localTimeOrEmpty),
  rsvp_closes_at: optional(localTimeOrEmpty),
  banner_url: optional(webAddress),
  question_id: column(text({ maxLength: 36 })),
  question_label: column(text({ maxLength: 200 })),
  question_kind: column(oneOf(["text", "choice"])),
  question_required: column(oneOf(["no", "yes"])),
  /** One per line. */
  question_options: column(text({ maxLength: 4200 })),
};

export type EventField = keyof typeof eventFields;

export type SentEvent = ValuesOf<typeof eventFields>;

export const isEventField = (name: string): name is EventField => Object.hasOwn(eventFields, name);

export const eventFieldNames: readonly EventField[] = Object.keys(eventFields).filter(isEventField);

export type QuestionField = EventField & `question_${string}`;

export const isQuestionField = (name: EventField): name is QuestionField => name.startsWith("question_");

export const questionFields: readonly QuestionField[] = eventFieldNames.filter(isQuestionField);

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

const isChanged = (name: Property, form: SentEvent, before: SavedEvent): boolean => {
  const fields = eventFieldNames.filter((field) => propertyOf(field) === name);
  const sent = (name.endsWith("_at") ? [...fields, "timezone" as const] : fields).filter(
    (field) => form[field] !== undefined,
  );
  if (name === "questions")
    return sent.length > 0 && JSON.stringify(questionRows(form)) !== JSON.stringify(questionRows(before));
  return sent.some((field) => plain(form[field]) !== plain(before[field]));
};

/** Returns only what the form changes: ambiguous local times stay as they are, and events of a series keep their differences. @throws BadRequest that names the field */
export const readChanges = (form: SentEvent, event: EventRow, baseUrl: string): Schemas["EventUpdate"] => {
  const before = toEventForm(event, baseUrl);
  const changed = readAll(
    form,
    properties.filter((name) => isChanged(name, form, before)),
  );
  const { venue } = changed;
  const isMoved = addressFields.some((field) => form[field] !== before[field]);
  // The coordinates belong to the former address.
  const body = venue && isMoved ? { ...changed, venue: { ...venue, location: null } } : changed;
  return conformsTo("EventUpdate", body) ? body : rejectFirst("EventUpdate", body);
};

const box = (checked: boolean): ("yes" | "no")[] => [checked ? "yes" : "no"];

/** The event as its form shows it. */
export const toEventForm = (event: EventRow, baseUrl: string) => {
  const { timezone, questions } = event;
  const local = (at: Date | null) => (at ? toLocalText(at, timezone) : "");
  return {
    name: event.name,
    summary: event.summary ?? "",
    description: event.description,
    category: event.category ?? "",
    tags: event.tags.join(", "),
    starts_at: local(event.startsAt),
    ends_at: local(event.endsAt),
    timezone,
    kind: event.kind,
    venue_name: event.venueName ?? "",
    venue_address: event.venueAddress ?? "",
    venue_city: event.venueCity ?? "",
    venue_country_code: event.venueCountryCode ?? "",
    meeting_url: event.meetingUrl ?? "",
    capacity: String(event.capacity ?? ""),
    waitlist_enabled: box(event.waitlistEnabled),
    approval_required: box(event.approvalRequired),
    max_guests: String(event.maxGuests),
    rsvp_opens_at: local(event.rsvpOpensAt),
    rsvp_closes_at: local(event.rsvpClosesAt),
    banner_url: pictureUrl(event.bannerUrl, baseUrl) ?? "",
    question_id: questions.map(({ id }) => id),
    question_label: questions.map(({ label }) => label),
    question_kind: questions.map(({ kind }) => kind),
    question_options: questions.map(({ options }) => options.join("\n")),
    question_required: questions.map(({ required }) => (required ? ("yes" as const) : ("no" as const))),
  } satisfies Required<SentEvent>;
};

export type SavedEvent = ReturnType<typeof toEventForm>;
