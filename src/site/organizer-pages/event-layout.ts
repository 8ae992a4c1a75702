import { countriesIn } from "../../foundation/languages/countries.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { timeZoneNames } from "../../foundation/time-zone.ts";
import { boundOf, requiredOf } from "../../server/http/components.ts";
import type { Form } from "../../web/pages/form.ts";
import type { Choice } from "../../web/pages/page.ts";
import {
  type EventField,
  eventFieldNames,
  eventFields,
  isQuestionField,
  mostQuestions,
  questionFields,
} from "./event-form.ts";

/* Where the fields of an event's form stand, and how they look. */

type Field = Exclude<EventField, (typeof questionFields)[number]>;

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

const hinted = [
  "timezone",
  "venue_address",
  "meeting_url",
  "description",
  "summary",
  "category",
  "tags",
  "capacity",
  "max_guests",
  "rsvp_opens_at",
  "rsvp_closes_at",
] as const;

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
  const name = hinted.find((one) => one === field);
  return name && t(`organizers.event.${name}_hint`);
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
export type DrawnSections = Readonly<Record<Section, readonly (readonly DrawnField[])[]>>;

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
