import { InvalidField } from "../../foundation/errors.ts";
import { fromLocalText, toLocalText } from "../../foundation/local-time.ts";
import { isTimeZone } from "../../foundation/time-zone.ts";
import { type Schema as ContractSchema, contractDocument, resolved } from "../../server/http/document.ts";
import { itemsIn, linksIn, toLines, toUri } from "../../web/pages/text-fields.ts";
import { isLocalTime } from "./fields.ts";

/* Kinds of fields. The schema of a value determines how its field attributesByField, is read and is filled. */

/** Attributes of a field. */
export type FieldAttributes = {
  readonly type?: string;
  readonly rows?: number;
  readonly maxlength?: number;
  readonly pattern?: string;
  readonly autocomplete?: string;
};

/** The submitted fields of a form, by name. */
export type Entered = Readonly<Record<string, unknown>>;

/** Displays and reads values in a field. */
export type Kind = {
  /** Selects the message for invalid values. */
  readonly kind: string;
  readonly attributes?: FieldAttributes;
  /** Values to choose from. */
  readonly choices?: readonly string[];
  /** @param entered the whole form. @throws InvalidField for errors that the contract's schema cannot detect */
  readonly read: (submitted: string, entered: Entered) => unknown;
  /** @param resource that has the property */
  readonly fill: (value: unknown, resource: Entered) => string;
};

export type KindOptions = {
  readonly isRequired: boolean;
  /** The value for an empty field. */
  readonly empty: unknown;
};

/** The field with the time zone of a form's times. */
export const zoneField = "timezone";

/** The last submitted value of a field. */
export const lastValueOf = (entered: Entered, field: string): string | undefined => {
  const last = [entered[field]].flat().at(-1);
  return typeof last === "string" ? last : undefined;
};

const asText = (value: unknown): string => String(value ?? "");

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value that no schema accepts. */
const invalid = Number.NaN;

const numberOf = (text: string): number => Number(text.replace(",", "."));

export const box: Kind = {
  kind: "box",
  read: (submitted) => submitted === "yes",
  fill: (value) => (value ? "yes" : "no"),
};

/** One link per line: a label and a URL. */
const links: Kind = {
  kind: "links",
  attributes: { rows: 4, maxlength: 45_000 },
  read: linksIn,
  fill: (value) => toLines(listed(value).map((link) => Object(link))),
};

const commaList = (maxItems: number, maxLength: number): Kind => ({
  kind: "tags",
  attributes: { maxlength: maxItems * (maxLength + 5) },
  read: itemsIn,
  fill: (value) => listed(value).join(", "),
});

/** The last day of a period, in UTC. */
export const day: Kind = {
  kind: "day",
  attributes: { type: "date" },
  read: (submitted) => (submitted ? `${submitted}T23:59:59Z` : undefined),
  fill: (value) => asText(value).slice(0, 10),
};

/** A local time in the resource's time zone. */
export const time = (field: string, { isRequired, empty }: KindOptions): Kind => ({
  kind: "time",
  attributes: { type: "datetime-local" },
  read: (submitted, entered) => {
    if (submitted === "" && !isRequired) return empty;
    if (!isLocalTime(submitted)) return invalid;
    const timezone = lastValueOf(entered, zoneField) ?? "";
    // An unknown time zone is reported at its own field.
    const at = fromLocalText(submitted, isTimeZone(timezone) ? timezone : "UTC");
    if (at) return at.toISOString();
    throw new InvalidField(field, "is not valid", { text: { key: "organizers.event.problem.clocks" } });
  },
  fill: (value, resource) => (value ? toLocalText(new Date(asText(value)), asText(resource[zoneField])) : ""),
});

type TextKind = Pick<Kind, "kind" | "attributes" | "choices"> & { convert?: (text: string) => unknown };

export const textKind = (
  { convert = (text) => text, ...others }: TextKind,
  { isRequired, empty }: KindOptions,
): Kind => ({
  ...others,
  read: (submitted) => {
    const text = submitted.trim();
    return text === "" && !isRequired ? empty : convert(text);
  },
  fill: asText,
});

const address: TextKind = {
  kind: "address",
  attributes: { type: "url", pattern: "https?://.*", maxlength: 2048 },
  convert: toUri,
};

const lineKind = ({ maxLength = 0, pattern }: ContractSchema, isRequired: boolean): TextKind => ({
  kind: isRequired ? "line" : "short",
  attributes: { ...(maxLength > 1_000 && { rows: 8 }), maxlength: maxLength },
  ...(pattern?.startsWith("^[A-Z]") && { convert: (text) => text.toUpperCase() }),
});

const isZone = ({ pattern }: ContractSchema): boolean =>
  pattern !== undefined && pattern === contractDocument().components.schemas["TimeZone"]?.pattern;

const textKindOf = (schema: ContractSchema, isRequired: boolean): TextKind => {
  const { format, maxLength = 0 } = schema;
  if (schema.enum) return { kind: "choice", choices: schema.enum };
  if (isZone(schema)) return { kind: "choice", convert: (text) => (isTimeZone(text) ? text : invalid) };
  if (format === "uri") return address;
  if (format === "idn-email") return { kind: "contact", attributes: { type: "email", maxlength: maxLength } };
  return lineKind(schema, isRequired);
};

/** The kind of field for a value of the schema. */
export const kindOf = (schema: ContractSchema, options: KindOptions): Kind => {
  const { format, items, maxItems = 0 } = schema;
  const [type] = [schema.type].flat();
  if (type === "boolean") return box;
  if (type === "array") {
    const { properties, maxLength = 0 } = resolved(items ?? {});
    return properties ? links : commaList(maxItems, maxLength);
  }
  if (type === "integer")
    return textKind({ kind: "amount", attributes: { maxlength: 12 }, convert: numberOf }, options);
  if (type === "number")
    return textKind({ kind: "degrees", attributes: { maxlength: 24 }, convert: numberOf }, options);
  return format === "date-time" ? day : textKind(textKindOf(schema, options.isRequired), options);
};
