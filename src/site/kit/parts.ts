import { InvalidField } from "../../foundation/errors.ts";
import { isKey, type Key } from "../../foundation/languages/texts.ts";
import { fromLocalText, toLocalText } from "../../foundation/local-time.ts";
import { isTimeZone } from "../../foundation/time-zone.ts";
import { type Schema as ContractSchema, contractDocument, resolved } from "../../server/http/document.ts";
import type { Form } from "../../web/pages/form.ts";
import { itemsIn, linksIn, toLines, toUri } from "../../web/pages/text-fields.ts";
import { formText, isLocalTime } from "./fields.ts";
import { boxStates, type Properties, type Property } from "./schema.ts";

/*
 * Parts of forms. Each asks for one property of a resource, in one field or in several. How a field looks, and how it is read and filled,
 * follows from the property's schema. The contract says afterwards what is valid.
 */

/** Attributes of a field. */
export type Look = {
  readonly type?: string;
  readonly rows?: number;
  readonly maxlength?: number;
  readonly pattern?: string;
  readonly autocomplete?: string;
};

type Entered = Readonly<Record<string, unknown>>;

/** The values of fields, by their names. */
export type Values = Form["values"];

/** How a value is asked for. */
type Kind = {
  /** Names the message for values that are not valid. */
  readonly kind: string;
  readonly look?: Look;
  /** Values to choose from. */
  readonly choices?: readonly string[];
  /** @param entered the whole form. @throws InvalidField for what the contract could not find */
  readonly read: (sent: string, entered: Entered) => unknown;
  /** @param resource whose property has the value */
  readonly fill: (value: unknown, resource: Entered) => string;
};

/** The keys of a form's texts, which need not exist. */
export type Wording = {
  readonly label: (field: string) => string;
  readonly hint: (field: string) => string;
  /** @param name of the field, or of its kind */
  readonly problem: (name: string) => string;
  /** None where the page finds all choices. */
  readonly choice?: (field: string, value: string) => string;
};

export const organizerWording: Wording = {
  label: (field) => `organizers.field.${field}`,
  hint: (field) => `organizers.hint.${field}`,
  problem: (name) => `organizers.problem.${name}`,
  choice: (field, value) => `organizers.choice.${field}.${value}`,
};

export type Field = Omit<Kind, "choices"> & {
  readonly field: string;
  /** Without those that have names elsewhere, such as countries. */
  readonly choices?: readonly { readonly value: string; readonly label: Key }[];
  readonly label: Key;
  readonly hint: Key | undefined;
  readonly isRequired: boolean;
};

export type Part = {
  readonly property: string;
  /** As the kit draws them. */
  readonly fields: readonly Field[];
  /** As the form sends them. They accept any text; the contract's schema validates the value that is read. */
  readonly body: Properties;
  /** The property's value; undefined if it was not sent. @throws InvalidField */
  readonly read: (entered: Entered) => unknown;
  /** The values of its fields for a resource. */
  readonly fill: (resource: Entered) => Values;
  /** Whether the form sends anything but what it was filled with. */
  readonly isChanged: (entered: Entered, filled: Values) => boolean;
  /** The field for a path below the property. */
  readonly fieldOf: (path: string) => string;
};

const asText = (value: unknown): string => String(value ?? "");

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** No schema accepts it. */
const invalid = Number.NaN;

const numberOf = (text: string): number => Number(text.replace(",", "."));

const box: Kind = {
  kind: "box",
  read: (sent) => sent === "yes",
  fill: (value) => (value ? "yes" : "no"),
};

/** One link per line: its label and its address. */
const links: Kind = {
  kind: "links",
  look: { rows: 4, maxlength: 45_000 },
  read: linksIn,
  fill: (value) => toLines(listed(value).map((link) => Object(link))),
};

const commaList = (maxItems: number, maxLength: number): Kind => ({
  kind: "tags",
  look: { maxlength: maxItems * (maxLength + 5) },
  read: itemsIn,
  fill: (value) => listed(value).join(", "),
});

/** The last day on which something is open, in UTC. */
const day: Kind = {
  kind: "day",
  look: { type: "date" },
  read: (sent) => (sent ? `${sent}T23:59:59Z` : undefined),
  fill: (value) => asText(value).slice(0, 10),
};

type Asked = {
  readonly wording: Wording;
  readonly isRequired: boolean;
  /** The value for an empty field. */
  readonly empty: unknown;
};

/** A time by the clocks of the resource's time zone. */
const time = (field: string, { isRequired, empty }: Asked): Kind => ({
  kind: "time",
  look: { type: "datetime-local" },
  read: (sent, entered) => {
    if (sent === "" && !isRequired) return empty;
    if (!isLocalTime(sent)) return invalid;
    const timezone = sentIn(entered, zoneField) ?? "";
    // An unknown time zone is reported at its own field.
    const at = fromLocalText(sent, isTimeZone(timezone) ? timezone : "UTC");
    if (at) return at.toISOString();
    throw new InvalidField(field, "is not valid", { text: { key: "organizers.event.problem.clocks" } });
  },
  fill: (value, resource) => (value ? toLocalText(new Date(asText(value)), asText(resource[zoneField])) : ""),
});

type TextKind = Pick<Kind, "kind" | "look" | "choices"> & { convert?: (text: string) => unknown };

const textKind = ({ convert = (text) => text, ...others }: TextKind, { isRequired, empty }: Asked): Kind => ({
  ...others,
  read: (sent) => {
    const text = sent.trim();
    return text === "" && !isRequired ? empty : convert(text);
  },
  fill: asText,
});

const address: TextKind = {
  kind: "address",
  look: { type: "url", pattern: "https?://.*", maxlength: 2048 },
  convert: toUri,
};

const lineKind = ({ maxLength = 0, pattern }: ContractSchema, isRequired: boolean): TextKind => ({
  kind: isRequired ? "line" : "short",
  look: { ...(maxLength > 1_000 && { rows: 8 }), maxlength: maxLength },
  ...(pattern?.startsWith("^[A-Z]") && { convert: (text) => text.toUpperCase() }),
});

const isZone = ({ pattern }: ContractSchema): boolean =>
  pattern !== undefined && pattern === contractDocument().components.schemas["TimeZone"]?.pattern;

const textKindOf = (schema: ContractSchema, isRequired: boolean): TextKind => {
  const { format, maxLength = 0 } = schema;
  if (schema.enum) return { kind: "choice", choices: schema.enum };
  if (isZone(schema)) return { kind: "choice", convert: (text) => (isTimeZone(text) ? text : invalid) };
  if (format === "uri") return address;
  if (format === "idn-email") return { kind: "contact", look: { type: "email", maxlength: maxLength } };
  return lineKind(schema, isRequired);
};

const kindOf = (schema: ContractSchema, asked: Asked): Kind => {
  const { format, items, maxItems = 0 } = schema;
  const [type] = [schema.type].flat();
  if (type === "boolean") return box;
  if (type === "array") {
    const { properties, maxLength = 0 } = resolved(items ?? {});
    return properties ? links : commaList(maxItems, maxLength);
  }
  if (type === "integer") return textKind({ kind: "amount", look: { maxlength: 12 }, convert: numberOf }, asked);
  if (type === "number") return textKind({ kind: "degrees", look: { maxlength: 24 }, convert: numberOf }, asked);
  return format === "date-time" ? day : textKind(textKindOf(schema, asked.isRequired), asked);
};

const found = (key: string): Key | undefined => (isKey(key) ? key : undefined);

const keyOf = (key: string): Key => {
  if (!isKey(key)) throw new Error(`there is no text ${key}`);
  return key;
};

export const isCountry = (field: string): boolean => field.endsWith("country_code");

const pictureHint = (field: string): Key | undefined =>
  /^(?:logo|banner|photo)_url$/.test(field) ? "common.photo.elsewhere" : undefined;

const toField = (field: string, { choices = [], ...kind }: Kind, { wording, isRequired }: Asked): Field => {
  const { label, hint, choice } = wording;
  return {
    ...kind,
    ...(choice &&
      choices.length > 0 &&
      !isCountry(field) && { choices: choices.map((value) => ({ value, label: keyOf(choice(field, value)) })) }),
    field,
    label: keyOf(label(field)),
    hint: found(hint(field)) ?? pictureHint(field),
    isRequired,
  };
};

/** With the message for values that are not valid: that of the field, or of its kind. */
const bodyOf = ({ wording }: Asked, fields: readonly Field[]): Properties =>
  Object.fromEntries(
    fields.map(({ field, kind, isRequired }): [string, Property] => [
      field,
      {
        schema: kind === box.kind ? boxStates : formText,
        isRequired,
        problem: found(wording.problem(field)) ?? found(wording.problem(kind)),
      },
    ]),
  );

/** A field whose choices a page finds, such as the groups of an alliance. */
export const choiceField = (field: string, wording: Wording): Field => {
  const asked = { wording, isRequired: true, empty: null };
  return toField(field, textKind({ kind: "choice" }, asked), asked);
};

const zoneField = "timezone";

const coordinates = new Set(["latitude", "longitude"]);

/** The fields for an object's properties have its name before theirs, except for coordinates. Objects inside have none. */
const fieldsOf = (property: string, schema: ContractSchema, asked: Asked): [member: string, Field][] =>
  Object.entries(schema.properties ?? {}).flatMap(([member, inner]) => {
    const name = coordinates.has(member) ? member : `${property}_${member}`;
    const known = resolved(inner);
    return known.properties ? [] : [[member, toField(name, kindOf(known, asked), asked)]];
  });

const sentIn = (entered: Entered, field: string): string | undefined => {
  const last = [entered[field]].flat().at(-1);
  return typeof last === "string" ? last : undefined;
};

const differs = (fields: readonly string[]) => (entered: Entered, filled: Values) =>
  fields.some((field) => entered[field] !== undefined && sentIn(entered, field) !== sentIn(filled, field));

const fieldPart = (property: string, kind: Kind, asked: Asked): Part => {
  // Forms ask for a day where the contract has a time.
  const name = kind === day ? property.replace(/_at$/, "_on") : property;
  const fields = [toField(name, kind, asked)];
  return {
    property,
    fields,
    body: bodyOf(asked, fields),
    read: (entered) => {
      const sent = sentIn(entered, name);
      return sent === undefined ? undefined : kind.read(sent, entered);
    },
    fill: (resource) => ({ [name]: kind.fill(resource[property], resource) }),
    // A day does not tell the time, and some local times come twice: what is not changed stays.
    isChanged: differs(kind.kind === "time" ? [name, zoneField] : [name]),
    fieldOf: () => name,
  };
};

/** Asks for an object, such as a salary, in a field per property. It is null if all of them are empty. */
const objectPart = (property: string, schema: ContractSchema, { wording }: Asked): Part => {
  const asked = { wording, isRequired: false, empty: null };
  const members = fieldsOf(property, schema, asked);
  const fields = members.map(([, field]) => field);
  return {
    property,
    fields,
    body: bodyOf(asked, fields),
    read: (entered) => {
      const sent = fields.map(({ field }) => sentIn(entered, field));
      if (sent.every((one) => one === undefined)) return undefined;
      const values = members.map(([member, { read }], index) => [member, read(sent[index] ?? "", entered)] as const);
      return values.every(([, value]) => value === null) ? null : Object.fromEntries(values);
    },
    fill: (resource) =>
      Object.fromEntries(
        members.map(([member, { field, fill }]) => [field, fill(Object(resource[property])[member], resource)]),
      ),
    isChanged: differs(fields.map(({ field }) => field)),
    fieldOf: (path) => {
      const [, asksFor] = members.find(([member]) => path === `${property}/${member}`) ?? members[0] ?? [];
      return asksFor?.field ?? property;
    },
  };
};

/** The schemas of the resource. */
type Resource = {
  readonly create: ContractSchema;
  readonly update: ContractSchema;
  readonly required: readonly string[];
  readonly wording: Wording;
};

/** The part of a form that asks for a property, by the property's schemas. */
export const partOf = (property: string, { create, update, required, wording }: Resource): Part => {
  const schema = resolved(update.properties?.[property] ?? {});
  const isRequired = required.includes(property);
  const asked = { wording, isRequired, empty: create.properties?.[property]?.["default"] ?? null };
  if (schema.properties) return objectPart(property, schema, asked);
  const isTime = schema.format === "date-time" && update.properties?.[zoneField] !== undefined;
  return fieldPart(property, isTime ? time(property, asked) : kindOf(schema, asked), asked);
};
