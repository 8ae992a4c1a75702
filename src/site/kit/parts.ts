import { isKey, type Key } from "../../foundation/languages/texts.ts";
import { type Schema as ContractSchema, resolved } from "../../server/http/document.ts";
import { itemsIn, linksIn, toUri } from "../../web/pages/text-fields.ts";
import { formText } from "./fields.ts";
import { boxStates, type Property } from "./schema.ts";

/*
 * Parts of forms. Each asks for one property of a resource, in one field or in several. How a field looks, and how it is read and filled,
 * follows from the property's schema. Reading never fails: afterwards the contract says what is valid.
 */

type Look = { readonly type?: string; readonly rows?: number; readonly maxlength?: number; readonly pattern?: string };

/** How a value is asked for. */
type Kind = {
  /** Names the message for values that are not valid. */
  readonly kind: string;
  readonly look?: Look;
  /** Values to choose from. */
  readonly choices?: readonly string[];
  readonly read: (sent: string) => unknown;
  readonly fill: (value: unknown) => string;
};

export type Field = Omit<Kind, "choices"> & {
  readonly field: string;
  /** Without those that have names elsewhere, such as countries. */
  readonly choices?: readonly { readonly value: string; readonly label: Key }[];
  readonly label: Key;
  readonly hint: Key | undefined;
  readonly isRequired: boolean;
  /** The schema of the field in the form's body. It accepts any text; the contract's schema validates the value that is read from it. */
  readonly property: Property;
};

type Entered = Readonly<Record<string, unknown>>;

export type Part = {
  readonly property: string;
  readonly fields: readonly Field[];
  /** The property's value; undefined if it stays as it is. @param before what the form was filled with */
  readonly read: (entered: Entered, before?: Readonly<Record<string, string>>) => unknown;
  /** The values of its fields. */
  readonly fill: (value: unknown) => Readonly<Record<string, string>>;
};

const asText = (value: unknown): string => String(value ?? "");

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `NaN` for anything but a number: no schema accepts it. */
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
  fill: (value) =>
    listed(value)
      .map((link) => `${Object(link).label} ${Object(link).url}`)
      .join("\n"),
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

type TextKind = Pick<Kind, "kind" | "look" | "choices"> & { convert?: (text: string) => unknown };

const textKind = ({ convert = (text) => text, ...others }: TextKind, isRequired: boolean): Kind => ({
  ...others,
  read: (sent) => {
    const text = sent.trim();
    return text === "" && !isRequired ? null : convert(text);
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

const textKindOf = (schema: ContractSchema, isRequired: boolean): TextKind => {
  const { format, maxLength = 0 } = schema;
  if (schema.enum) return { kind: "choice", choices: schema.enum };
  if (format === "uri") return address;
  if (format === "idn-email") return { kind: "contact", look: { type: "email", maxlength: maxLength } };
  return lineKind(schema, isRequired);
};

const kindOf = (schema: ContractSchema, isRequired: boolean): Kind => {
  const { format, items, maxItems = 0 } = schema;
  const [type] = [schema.type].flat();
  if (type === "boolean") return box;
  if (type === "array") {
    const { properties, maxLength = 0 } = resolved(items ?? {});
    return properties ? links : commaList(maxItems, maxLength);
  }
  if (type === "integer") return textKind({ kind: "amount", look: { maxlength: 12 }, convert: numberOf }, isRequired);
  if (type === "number") return textKind({ kind: "degrees", look: { maxlength: 24 }, convert: numberOf }, isRequired);
  return format === "date-time" ? day : textKind(textKindOf(schema, isRequired), isRequired);
};

const found = (key: string): Key | undefined => (isKey(key) ? key : undefined);

const keyOf = (key: string): Key => {
  if (!isKey(key)) throw new Error(`there is no text ${key}`);
  return key;
};

export const countryField = "country_code";

const pictureHint = (field: string): Key | undefined =>
  /^(?:logo|banner)_url$/.test(field) ? "common.photo.elsewhere" : undefined;

/** The message for values of a field that are not valid: its own, or that of its kind. */
const problemOf = (field: string, kind: string): Key | undefined =>
  found(`organizers.problem.${field}`) ?? found(`organizers.problem.${kind}`);

const toField = (field: string, { choices = [], ...asked }: Kind, isRequired: boolean): Field => ({
  ...asked,
  ...(choices.length > 0 &&
    field !== countryField && {
      choices: choices.map((value) => ({ value, label: keyOf(`organizers.choice.${field}.${value}`) })),
    }),
  field,
  label: keyOf(`organizers.field.${field}`),
  hint: found(`organizers.hint.${field}`) ?? pictureHint(field),
  isRequired,
  property: {
    schema: asked.kind === box.kind ? boxStates : formText,
    isRequired,
    problem: problemOf(field, asked.kind),
  },
});

/** A field whose choices a page finds, such as the groups of an alliance. */
export const choiceField = (field: string): Field =>
  toField(field, textKind({ kind: "choice", choices: [] }, true), true);

const coordinates = new Set(["latitude", "longitude"]);

/** The fields for an object's properties have its name before theirs, except for coordinates. */
const fieldsOf = (property: string, schema: ContractSchema): [member: string, Field][] =>
  Object.entries(schema.properties ?? {}).map(([member, inner]) => {
    const name = coordinates.has(member) ? member : `${property}_${member}`;
    return [member, toField(name, kindOf(resolved(inner), false), false)];
  });

const sentIn = (entered: Entered, field: string): string | undefined => {
  const last = [entered[field]].flat().at(-1);
  return typeof last === "string" ? last : undefined;
};

const fieldPart = (property: string, schema: ContractSchema, isRequired: boolean): Part => {
  const kind = kindOf(schema, isRequired);
  // Forms ask for a day where the contract has a time.
  const name = kind === day ? property.replace(/_at$/, "_on") : property;
  return {
    property,
    fields: [toField(name, kind, isRequired)],
    read: (entered, before) => {
      const sent = sentIn(entered, name);
      // A day does not tell the time: unless it is changed, the time stays.
      return sent === undefined || (kind === day && sent === before?.[name]) ? undefined : kind.read(sent);
    },
    fill: (value) => ({ [name]: kind.fill(value) }),
  };
};

/** Asks for an object, such as a salary, in a field per property. It is null if all of them are empty. */
const objectPart = (property: string, schema: ContractSchema): Part => {
  const fields = fieldsOf(property, schema);
  return {
    property,
    fields: fields.map(([, field]) => field),
    read: (entered) => {
      const sent = fields.map(([, { field }]) => sentIn(entered, field));
      if (sent.includes(undefined)) return undefined;
      const values = fields.map(([member, { read }], index) => [member, read(sent[index] ?? "")] as const);
      return values.every(([, value]) => value === null) ? null : Object.fromEntries(values);
    },
    fill: (value) =>
      Object.fromEntries(fields.map(([member, { field, fill }]) => [field, fill(Object(value)[member])])),
  };
};

/** The part of a form that asks for a property, by the property's schema. */
export const partOf = (property: string, schema: ContractSchema, isRequired: boolean): Part => {
  const known = resolved(schema);
  return known.properties ? objectPart(property, known) : fieldPart(property, known, isRequired);
};
