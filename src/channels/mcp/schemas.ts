import type { JSONObject, JSONValue } from "@modelcontextprotocol/server";
import { contractDocument } from "../../server/http/document.ts";
import { firstSentence } from "./offered.ts";

/** Shortens schemas, because models read the whole list of tools. Operations still validate with the full schemas. */

export type Schema = JSONObject;

const isSchema = (value: JSONValue | undefined): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const inputKeywords: ReadonlySet<string> = new Set(
  "type enum const format required default minimum maximum description".split(" "),
);

/** Omits bounds, which models do not need: results conform to the contract. */
export const outputKeywords: ReadonlySet<string> = new Set(["type", "const", "required"]);

/** Maximum length, in characters of JSON, of a definition that is inlined. */
const maxInlineLength = 120;

/** Longer lists, such as ISO 3166, are omitted: models know them by name. */
const maxEnumValues = 50;

/** Sizes of numbers, and formats implied by names. Strict validators reject `idn-email`, which ajv-formats lacks. */
const omittedFormats: readonly unknown[] = ["int32", "int64", "double", "float", "uri", "idn-email"];

const isUseful = (keyword: string, value: unknown): boolean =>
  keyword === "enum"
    ? Array.isArray(value) && value.length <= maxEnumValues
    : keyword !== "description" && !omittedFormats.includes(value);

type Shortener = {
  /** Removes keywords that models do not need. Long referenced schemas become definitions of the tool. */
  shorten(schema: Schema): Schema;
  definitions(): { readonly $defs?: Record<string, Schema> };
};

export const createShortener = (keywords: ReadonlySet<string>): Shortener => {
  const definitions: Record<string, Schema> = {};

  const shorten = (schema: Schema): Schema => {
    const { $ref: reference, allOf, properties, items, anyOf, oneOf, description } = schema;
    const first = typeof description === "string" && keywords.has("description") ? firstSentence(description) : "";
    const text = first !== "" && { description: first };
    if (typeof reference === "string") return resolveReference(nameOf(reference), { ...text });
    if (allOf !== undefined) return shorten(flatten(schema));
    return {
      ...Object.fromEntries(
        Object.entries(schema).filter(([keyword, value]) => keywords.has(keyword) && isUseful(keyword, value)),
      ),
      ...text,
      ...(isSchema(properties) && { properties: shortenAll(properties) }),
      ...(isSchema(items) && { items: shorten(items) }),
      ...alternatives(anyOf ?? oneOf, first !== ""),
    };
  };

  const shortenAll = (properties: Schema): Schema =>
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shorten(Object(schema))]));

  const alternatives = (choices: unknown, hasDescription: boolean): Schema => {
    if (!Array.isArray(choices)) return {};
    const short = choices.map((schema) => shorten(Object(schema)));
    const [first = {}, second] = short;
    if (short.length !== 2 || second?.["type"] !== "null" || "const" in first) return { anyOf: short };
    // A property's description replaces the one of its type.
    const { description, ...bare } = first;
    const value = hasDescription && ("$ref" in first || "enum" in first) ? bare : first;
    const { type, enum: values } = value;
    if (typeof type !== "string") return { anyOf: [value, second] };
    return { ...value, type: [type, "null"], ...(Array.isArray(values) && { enum: [...values, null] }) };
  };

  const resolveReference = (name: string, overrides: Schema): Schema => {
    const { description, ...short } = definitions[name] ?? shorten(definitionOf(name));
    const text = { ...(description !== undefined && { description }), ...overrides };
    if (JSON.stringify(short).length <= maxInlineLength) return { ...short, ...text };
    definitions[name] = short;
    return { $ref: `#/$defs/${name}`, ...text };
  };

  return { shorten, definitions: () => (Object.keys(definitions).length > 0 ? { $defs: definitions } : {}) };
};

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

const definitionOf = (name: string): Schema => {
  const schema = contractDocument().components.schemas[name];
  if (schema === undefined) throw new Error(`the contract has no schema ${name}`);
  return Object(schema);
};

/** Merges a reference or `allOf` into one object. */
export const flatten = ({ $ref: reference, allOf, ...rest }: Schema): Schema => {
  const target = typeof reference === "string" ? [definitionOf(nameOf(reference))] : [];
  const parts = [...target, ...(Array.isArray(allOf) ? allOf : [])].map((part) => flatten(Object(part)));
  const all = [...parts, rest];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: [...new Set(all.flatMap(({ required = [] }) => required))],
  };
};
