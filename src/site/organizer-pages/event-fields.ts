import type { Schemas } from "../../../generated/contract.ts";
import { countriesIn } from "../../foundation/languages/countries.ts";
import { isKey, type Texts } from "../../foundation/languages/texts.ts";
import { timeZoneNames } from "../../foundation/time-zone.ts";
import { boundOf, requiredOf } from "../../server/http/components.ts";
import type { Form } from "../../web/pages/form.ts";
import type { Choice } from "../../web/pages/page.ts";
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

/* The fields of an event's form, where they stand, and how they look. One that is named like a text of the API needs nothing else. */

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

/** A field that is not of a question. */
type Field = Exclude<EventField, QuestionField>;

/** A field, or two beside each other. */
type Row = Field | readonly [Field, Field];

const sections = {
  name: ["name"],
  when: [["starts_at", "ends_at"], "timezone"],
  where: ["kind", "venue_name", "venue_address", ["venue_city", "venue_country_code"], "meeting_url"],
  description: ["description"],
  more: ["summary", "category", "tags"],
  rsvps: [["capacity", "max_guests"], "waitlist_enabled", "approval_required", ["rsvp_opens_at", "rsvp_closes_at"]],
  picture: ["banner_url"],
} satisfies Record<string, readonly Row[]>;

const boxes: readonly EventField[] = ["waitlist_enabled", "approval_required"];

type DrawnField = {
  name: Field;
  label: string;
  required: boolean;
  isBox: boolean;
  hint?: string | undefined;
  maxlength?: unknown;
  type?: string;
  rows?: number;
  pattern?: string;
  patternInWords?: string;
  options?: readonly Choice[];
};

const looksOf = ({ t, language }: Texts, values: Form["values"]): Partial<Record<Field, Partial<DrawnField>>> => {
  const address = {
    type: "url",
    maxlength: boundOf("Url", "maxLength"),
    pattern: "https?://.*",
    patternInWords: t("organizers.event.address_pattern"),
  };
  const line = { maxlength: boundOf("ShortText", "maxLength") };
  const time = { type: "datetime-local", maxlength: undefined };
  const zones = timeZoneNames(String(values["timezone"] ?? ""));
  const isChosen = zones.some((name) => name === values["timezone"]);
  const chooseZone = isChosen ? [] : [{ value: "", label: t("community.event.choose") }];
  return {
    name: { maxlength: boundOf("Name", "maxLength") },
    starts_at: time,
    ends_at: time,
    timezone: { options: [...chooseZone, ...zones.map((name) => ({ value: name, label: name }))] },
    kind: {
      options: (["in_person", "virtual", "hybrid"] as const).map((value) => ({
        value,
        label: t(`community.event_kind.${value}`),
      })),
    },
    venue_country_code: {
      options: [{ value: "", label: t("organizers.event.no_country") }, ...countriesIn(language)],
    },
    meeting_url: address,
    venue_name: line,
    venue_city: line,
    category: line,
    description: { rows: 5, maxlength: boundOf("Description", "maxLength") },
    capacity: { type: "number" },
    max_guests: { type: "number" },
    rsvp_opens_at: time,
    rsvp_closes_at: time,
    banner_url: { ...address, hint: t("common.photo.elsewhere") },
  };
};

const hintOf = ({ t }: Texts, field: Field): string | undefined => {
  const key = `organizers.event.${field}_hint`;
  return isKey(key) ? t(key) : undefined;
};

const drawnIn = (texts: Texts, values: Form["values"]) => {
  const looks = looksOf(texts, values);
  return (name: Field): DrawnField => ({
    name,
    label: texts.t(`organizers.event.${name}`),
    required: requiredOf("EventCreate").includes(name),
    isBox: boxes.includes(name),
    hint: hintOf(texts, name),
    maxlength: eventFields[name].schema["maxLength"],
    ...looks[name],
  });
};

type Section = keyof typeof sections;

/** The fields of the form: for each section its rows of one or two. */
type DrawnSections = Readonly<Record<Section, readonly (readonly DrawnField[])[]>>;

export const drawSections = (texts: Texts, values: Form["values"]): DrawnSections => {
  const drawn = drawnIn(texts, values);
  const rowsOf = (section: Section) => sections[section].map((row: Row) => [row].flat().map(drawn));
  return {
    name: rowsOf("name"),
    when: rowsOf("when"),
    where: rowsOf("where"),
    description: rowsOf("description"),
    more: rowsOf("more"),
    rsvps: rowsOf("rsvps"),
    picture: rowsOf("picture"),
  };
};

/** The ids of the fields to which a problem can lead. */
export const fieldIds: readonly string[] = [
  ...eventFieldNames.filter((name) => !isQuestionField(name) && !boxes.includes(name)),
  "photo",
  ...questionFields.flatMap((column) => Array.from({ length: mostQuestions }, (_, row) => `${column}-${row}`)),
];
