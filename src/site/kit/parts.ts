import { InvalidField } from "../../foundation/errors.ts";
import { isKey, type MessageKey } from "../../foundation/languages/texts.ts";
import { fromLocalText, toLocalText } from "../../foundation/local-time.ts";
import { isTimeZone } from "../../foundation/time-zone.ts";
import { type Schema as ContractSchema, contractDocument, resolveSchema } from "../../server/http/document.ts";
import type { Form } from "../../web/pages/form.ts";
import { itemsIn, linksIn, toLines, toUri } from "../../web/pages/text-fields.ts";
import { formText, isLocalTime } from "./fields.ts";
import { boxStates, type Properties, type Property } from "./schema.ts";

/*
 * Parts of forms. A part has the fields for one property of a resource. The property's schema in the contract decides
 * how the fields are rendered, filled and read, and validates the value that is read.
 */

/** Attributes of a field. */
export type FieldAttributes = {
  readonly type?: string;
  readonly rows?: number;
  readonly maxlength?: number;
  readonly pattern?: string;
  readonly autocomplete?: string;
};

/** The submitted fields of a form, or the properties of a resource, by name. */
type NamedValues = Readonly<Record<string, unknown>>;

/** The type of a field: how it is rendered, filled with a value, and read. */
type FieldKind = {
  /** Selects the message for invalid values. */
  readonly kind: string;
  readonly attributes?: FieldAttributes;
  /** Values to choose from. */
  readonly choices?: readonly string[];
  /** @param form the whole form. @throws InvalidField for errors that the contract's schema cannot detect */
  readonly read: (submitted: string, form: NamedValues) => unknown;
  /** @param resource that has the property */
  readonly fill: (value: unknown, resource: NamedValues) => string;
};

type FieldOptions = {
  readonly isRequired: boolean;
  /** The value for an empty field. */
  readonly empty: unknown;
  /** Whether the value is a time in the resource's time zone. */
  readonly isTime?: boolean;
  readonly wording: Wording;
};

/** The field with the time zone of a form's times. */
const zoneField = "timezone";

/** The last submitted value of a field. A box that is checked sends `no` and then `yes`. */
const lastValueOf = (form: NamedValues, field: string): string | undefined => {
  const last = [form[field]].flat().at(-1);
  return typeof last === "string" ? last : undefined;
};

const asText = (value: unknown): string => String(value ?? "");

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value that no schema accepts. */
const invalid = Number.NaN;

const parseNumber = (text: string): number => Number(text.replace(",", "."));

const box: FieldKind = { kind: "box", read: (text) => text === "yes", fill: (value) => (value ? "yes" : "no") };

/** One link per line: a label and a URL. */
const links: FieldKind = {
  kind: "links",
  attributes: { rows: 4, maxlength: 45_000 },
  read: linksIn,
  fill: (value) => toLines(toList(value).map((link) => Object(link))),
};

const commaList = (maxItems: number, maxLength: number): FieldKind => ({
  kind: "tags",
  attributes: { maxlength: maxItems * (maxLength + 5) },
  read: itemsIn,
  fill: (value) => toList(value).join(", "),
});

/** The last day of a period. The value of the property is the last second of the day, in UTC. */
const day: FieldKind = {
  kind: "day",
  attributes: { type: "date" },
  read: (submitted) => (submitted ? `${submitted}T23:59:59Z` : undefined),
  fill: (value) => asText(value).slice(0, 10),
};

/** A local time in the resource's time zone. */
const time = (field: string, { isRequired, empty }: FieldOptions): FieldKind => ({
  kind: "time",
  attributes: { type: "datetime-local" },
  read: (submitted, form) => {
    if (submitted === "" && !isRequired) return empty;
    if (!isLocalTime(submitted)) return invalid;
    const timezone = lastValueOf(form, zoneField) ?? "";
    // An unknown time zone is reported at its own field.
    const instant = fromLocalText(submitted, isTimeZone(timezone) ? timezone : "UTC");
    if (instant) return instant.toISOString();
    throw new InvalidField(field, "is not valid", { text: { key: "organizers.event.problem.clocks" } });
  },
  fill: (value, resource) => (value ? toLocalText(new Date(asText(value)), asText(resource[zoneField])) : ""),
});

type TextKind = Pick<FieldKind, "kind" | "attributes" | "choices"> & { convert?: (text: string) => unknown };

const textKind = ({ convert = (text) => text, ...rest }: TextKind, { isRequired, empty }: FieldOptions): FieldKind => ({
  ...rest,
  read: (submitted) => {
    const text = submitted.trim();
    return text === "" && !isRequired ? empty : convert(text);
  },
  fill: asText,
});

/** The kind of field for a value of the schema. */
const kindOf = (schema: ContractSchema, options: FieldOptions): FieldKind => {
  const { format, items, maxItems = 0, maxLength = 0, pattern } = schema;
  const [type] = [schema.type].flat();
  const text = (kind: TextKind) => textKind(kind, options);
  if (type === "boolean") return box;
  if (type === "array") {
    const { properties, maxLength = 0 } = resolveSchema(items ?? {});
    return properties ? links : commaList(maxItems, maxLength);
  }
  if (type === "integer") return text({ kind: "amount", attributes: { maxlength: 12 }, convert: parseNumber });
  if (type === "number") return text({ kind: "degrees", attributes: { maxlength: 24 }, convert: parseNumber });
  if (format === "date-time") return day;
  if (schema.enum) return text({ kind: "choice", choices: schema.enum });
  if (pattern !== undefined && pattern === contractDocument().components.schemas["TimeZone"]?.pattern)
    return text({ kind: "choice", convert: (text) => (isTimeZone(text) ? text : invalid) });
  if (format === "uri")
    return text({
      kind: "address",
      attributes: { type: "url", pattern: "https?://.*", maxlength: 2048 },
      convert: toUri,
    });
  if (format === "idn-email") return text({ kind: "contact", attributes: { type: "email", maxlength: maxLength } });
  return text({
    kind: options.isRequired ? "line" : "short",
    attributes: { ...(maxLength > 1_000 && { rows: 8 }), maxlength: maxLength },
    ...(pattern?.startsWith("^[A-Z]") && { convert: (text: string) => text.toUpperCase() }),
  });
};

/** The values of fields, by their names. */
export type Values = Form["values"];

/** The message keys of a form. Labels and choices must have a message; hints and problems may have one. */
export type Wording = {
  readonly label: (field: string) => string;
  readonly hint: (field: string) => string;
  /** @param name of the field or of its kind */
  readonly problem: (name: string) => string;
  /** Omitted if the page provides all choices. */
  readonly choice?: (field: string, value: string) => string;
};

export const organizerWording: Wording = {
  label: (field) => `organizers.field.${field}`,
  hint: (field) => `organizers.hint.${field}`,
  problem: (name) => `organizers.problem.${name}`,
  choice: (field, value) => `organizers.choice.${field}.${value}`,
};

export type Field = Omit<FieldKind, "choices"> & {
  readonly field: string;
  /** Omitted for choices whose labels are not in the message files, such as countries. */
  readonly choices?: readonly { readonly value: string; readonly label: MessageKey }[];
  readonly label: MessageKey;
  readonly hint: MessageKey | undefined;
  readonly isRequired: boolean;
  /** Whether the field is a choice that always has a value. */
  readonly hasDefault: boolean;
};

export type Part = {
  readonly property: string;
  /** The fields to render in the form; empty if the page's template has them. */
  readonly fields: readonly Field[];
  /** The schemas of the submitted fields. They accept any text; the contract's schema validates the resulting value. */
  readonly body: Properties;
  /** Returns the property's value; undefined if the form has none of its fields. @throws InvalidField */
  readonly read: (form: NamedValues) => unknown;
  /** Returns the values of the fields for a resource. */
  readonly fill: (resource: NamedValues) => Values;
  /** Whether the submitted values differ from the values that the form was filled with. */
  readonly isChanged: (form: NamedValues, filled: Values) => boolean;
  /** Returns the field for a path below the property. */
  readonly fieldOf: (path: string) => string;
};

const existingKey = (key: string): MessageKey | undefined => (isKey(key) ? key : undefined);

const keyOf = (key: string): MessageKey => {
  if (isKey(key)) return key;
  throw new Error(`there is no message ${key}`);
};

export const isCountryField = (field: string): boolean => field.endsWith("country_code");

const pictureHint = (field: string): MessageKey | undefined =>
  /^(?:logo|banner|photo)_url$/.test(field) ? "common.photo.elsewhere" : undefined;

const toField = (
  field: string,
  { choices = [], ...kind }: FieldKind,
  { wording, isRequired, empty }: FieldOptions,
): Field => {
  const { label, hint, choice } = wording;
  return {
    ...kind,
    ...(choice &&
      choices.length > 0 &&
      !isCountryField(field) && { choices: choices.map((value) => ({ value, label: keyOf(choice(field, value)) })) }),
    field,
    label: keyOf(label(field)),
    hint: existingKey(hint(field)) ?? pictureHint(field),
    isRequired,
    hasDefault: choices.length > 0 && empty !== null,
  };
};

/** The schema of a field, with the message of the field or of its kind for invalid values. */
const schemaOf = ({ wording }: FieldOptions, { field, kind, isRequired }: Field): Property => ({
  schema: kind === box.kind ? boxStates : formText,
  isRequired,
  problem: existingKey(wording.problem(field)) ?? existingKey(wording.problem(kind)),
});

/** A field whose choices the page provides, such as the groups of an alliance. */
export const choiceField = (field: string, wording: Wording): Field => {
  const options = { wording, isRequired: true, empty: null };
  return toField(field, textKind({ kind: "choice" }, options), options);
};

/** The field for a simple value, or a field for each property of an object, except properties that are objects. */
const fieldsOf = (property: string, schema: ContractSchema, options: FieldOptions): [member: string, Field][] => {
  if (!schema.properties) {
    const kind = options.isTime ? time(property, options) : kindOf(schema, options);
    // The field of `expires_at`, for example, is named `expires_on`, because it has only the day.
    return [["", toField(kind === day ? property.replace(/_at$/, "_on") : property, kind, options)]];
  }
  return Object.entries(schema.properties).flatMap(([member, declaredSchema]) => {
    const name = ["latitude", "longitude"].includes(member) ? member : `${property}_${member}`;
    const memberSchema = resolveSchema(declaredSchema);
    return memberSchema.properties ? [] : [[member, toField(name, kindOf(memberSchema, options), options)]];
  });
};

/** The schemas to create and to update a resource. */
type ResourceSchemas = Record<"create" | "update", ContractSchema> & { required: readonly string[]; wording: Wording };

/** Creates the part for a property from its schemas. An object, such as a salary, is null if its fields are empty. */
export const partOf = (property: string, { create, update, required, wording }: ResourceSchemas): Part => {
  const schema = resolveSchema(update.properties?.[property] ?? {});
  const isObject = schema.properties !== undefined;
  const options = {
    wording,
    isRequired: !isObject && required.includes(property),
    empty: isObject ? null : (create.properties?.[property]?.["default"] ?? null),
    isTime: schema.format === "date-time" && update.properties?.[zoneField] !== undefined,
  };
  const members = fieldsOf(property, schema, options);
  const fields = members.map(([, field]) => field);
  const names = [...fields.map(({ field }) => field), ...(options.isTime ? [zoneField] : [])];
  return {
    property,
    fields,
    body: Object.fromEntries(fields.map((field) => [field.field, schemaOf(options, field)])),
    read: (form) => {
      const submitted = fields.map(({ field }) => lastValueOf(form, field));
      if (submitted.every((value) => value === undefined)) return undefined;
      const values = members.map(([member, { read }], index) => [member, read(submitted[index] ?? "", form)] as const);
      if (!isObject) return values[0]?.[1];
      return values.every(([, value]) => value === null) ? null : Object.fromEntries(values);
    },
    fill: (resource) => {
      const memberIn = (member: string) => (isObject ? Object(resource[property])[member] : resource[property]);
      return Object.fromEntries(members.map(([member, { field, fill }]) => [field, fill(memberIn(member), resource)]));
    },
    // Reading an unchanged field could change its value: a day has no time, and a local time may be ambiguous.
    isChanged: (form, filled) =>
      names.some((name) => form[name] !== undefined && lastValueOf(form, name) !== lastValueOf(filled, name)),
    fieldOf: (path) => {
      const [, field] = members.find(([member]) => path === `${property}/${member}`) ?? members[0] ?? [];
      return field?.field ?? property;
    },
  };
};
