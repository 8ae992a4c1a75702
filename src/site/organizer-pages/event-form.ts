import type { Schemas } from "../../../generated/contract.ts";
import type { EventRow } from "../../community/events/queries.ts";
import { fromLocalText, toLocalText } from "../../community/events/series/rules.ts";
import { InvalidField } from "../../foundation/errors.ts";
import { pictureUrl } from "../../foundation/pictures/pictures.ts";
import { isTimeZone } from "../../foundation/time-zone.ts";
import { conformsTo, invalidProperties } from "../../server/http/components.ts";
import { addressOf, isChecked, itemsIn, linesIn, textOf } from "../../web/pages/text-fields.ts";

/* Converts an event between its form and the API. */

type Place = { city: string | null; countryCode: string | null };

type VenueFields = Record<"venue_name" | "venue_address" | "venue_city" | "venue_country_code", unknown>;

/** Whether the form has no venue but the preset city and country of the group. */
export const isPresetPlace = (form: Partial<VenueFields>, { city, countryCode }: Place): boolean => {
  const entered = (field: keyof VenueFields) => String(form[field] ?? "").trim();
  return (
    entered("venue_name") === "" &&
    entered("venue_address") === "" &&
    entered("venue_city") === (city ?? "") &&
    entered("venue_country_code") === (countryCode ?? "")
  );
};

type SentEvent = Omit<Schemas["EventForm"], "status" | "form_key" | "photo">;

export type EventField = keyof SentEvent;

const reject = (field: string): never => {
  throw new InvalidField(field, "is not valid");
};

const addressFields = ["venue_address", "venue_city", "venue_country_code"] as const;

export const questionFields = [
  "question_id",
  "question_label",
  "question_kind",
  "question_options",
  "question_required",
] as const;

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

const countryOf = (text: string | undefined): Schemas["CountryCode"] | null => {
  const code = textOf(text);
  if (code === null) return null;
  return conformsTo("CountryCode", code) ? code : reject("venue_country_code");
};

const venueOf = (form: SentEvent) => {
  const more = {
    address: textOf(form.venue_address),
    city: textOf(form.venue_city),
    country_code: countryOf(form.venue_country_code),
  };
  const name = textOf(form.venue_name);
  if (name !== null) return { name, ...more };
  return Object.values(more).every((value) => value === null) ? null : reject("venue_name");
};

const tagsOf = ({ tags = "" }: SentEvent): string[] => {
  const different = itemsIn(tags);
  return conformsTo("Tags", different) ? different : reject("tags");
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

const readers = {
  name: ({ name }) => name,
  summary: ({ summary }) => textOf(summary),
  description: ({ description }) => description,
  kind: ({ kind }) => kind,
  category: ({ category }) => textOf(category),
  tags: tagsOf,
  timezone: ({ timezone }) => (isTimeZone(timezone) ? timezone : reject("timezone")),
  starts_at: (form) => timeOf("starts_at")(form) ?? "",
  ends_at: (form) => timeOf("ends_at")(form) ?? "",
  venue: venueOf,
  meeting_url: ({ meeting_url }) => addressOf(meeting_url),
  capacity: ({ capacity }) => numberOf(capacity),
  waitlist_enabled: ({ waitlist_enabled }) => isChecked(waitlist_enabled),
  approval_required: ({ approval_required }) => isChecked(approval_required),
  max_guests: ({ max_guests }) => numberOf(max_guests) ?? 0,
  rsvp_opens_at: timeOf("rsvp_opens_at"),
  rsvp_closes_at: timeOf("rsvp_closes_at"),
  banner_url: ({ banner_url }) => addressOf(banner_url),
  questions: questionsOf,
} satisfies Partial<Record<keyof Schemas["EventCreate"], (form: SentEvent) => unknown>>;

type Property = keyof typeof readers;

const isProperty = (name: string): name is Property => Object.hasOwn(readers, name);

const properties: readonly Property[] = Object.keys(readers).filter(isProperty);

const fieldsOf = (name: Property): readonly EventField[] => {
  if (name === "questions") return questionFields;
  if (name === "venue") return ["venue_name", ...addressFields];
  return name.endsWith("_at") ? [name, "timezone"] : [name];
};

/** Reading throws for each invalid field. */
export const readersOf = (form: SentEvent): (() => unknown)[] => properties.map((name) => () => readers[name](form));

const read = (form: SentEvent, names: readonly Property[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, readers[name](form)]));

/** Reports a property that is invalid although its fields are valid. */
const rejectFirst = (schema: "EventCreate" | "EventUpdate", body: object): never =>
  reject(invalidProperties(schema, body)[0] ?? "name");

/** @throws BadRequest that names the field */
export const readEvent = (form: Schemas["EventForm"]): Schemas["EventCreate"] => {
  const body = { ...read(form, properties), status: form.status };
  return conformsTo("EventCreate", body) ? body : rejectFirst("EventCreate", body);
};

const plain = (value: string | readonly string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);

const isChanged = (name: Property, form: SentEvent, before: SentEvent): boolean => {
  const sent = fieldsOf(name).filter((field) => form[field] !== undefined);
  if (name === "questions")
    return sent.length > 0 && JSON.stringify(questionRows(form)) !== JSON.stringify(questionRows(before));
  return sent.some((field) => plain(form[field]) !== plain(before[field]));
};

const isMoved = (form: SentEvent, before: SentEvent): boolean =>
  addressFields.some((field) => form[field] !== before[field]);

/** Returns only what the form changes: ambiguous local times stay as they are, and events of a series keep their differences. @throws BadRequest that names the field */
export const readChanges = (form: SentEvent, event: EventRow, baseUrl: string): Schemas["EventUpdate"] => {
  const before = toEventForm(event, baseUrl);
  const changed = read(
    form,
    properties.filter((name) => isChanged(name, form, before)),
  );
  const { venue } = changed;
  // The coordinates belong to the former address.
  const body = venue && isMoved(form, before) ? { ...changed, venue: { ...venue, location: null } } : changed;
  return conformsTo("EventUpdate", body) ? body : rejectFirst("EventUpdate", body);
};

const box = (checked: boolean): ("yes" | "no")[] => [checked ? "yes" : "no"];

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
