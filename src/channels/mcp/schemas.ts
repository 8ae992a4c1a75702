import type { JSONObject, JSONValue } from "@modelcontextprotocol/server";
import { contractDocument } from "../../server/http/document.ts";
import { firstSentence } from "./offered.ts";

/** Shortened schemas: models read the whole list of tools. Operations validate by their own schemas. */

export type Schema = JSONObject;

const isSchema = (value: JSONValue | undefined): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const forInput: ReadonlySet<string> = new Set(
  "type enum const format required default minimum maximum description".split(" "),
);

/** Results conform to the contract, so models need no bounds. */
export const forOutput: ReadonlySet<string> = new Set(["type", "const", "required"]);

/** Characters of JSON up to which a definition is inlined. */
const maxInlineLength = 120;

/** Models know longer lists, such as ISO 3166, by name. */
const maxEnumValues = 50;

/** Sizes of numbers, and formats that property names imply. Strict validators reject `idn-email`, which ajv-formats lacks. */
const impliedFormats: readonly unknown[] = ["int32", "int64", "double", "float", "uri", "idn-email"];

const isWorthReading = (keyword: string, value: unknown): boolean =>
  keyword === "enum"
    ? Array.isArray(value) && value.length <= maxEnumValues
    : keyword !== "description" && !impliedFormats.includes(value);

type Shortening = {
  /** Removes what is not needed; references become definitions of the tool. */
  shorten(schema: Schema): Schema;
  definitions(): { readonly $defs?: Record<string, Schema> };
};

export const shortening = (keywords: ReadonlySet<string>): Shortening => {
  const definitions: Record<string, Schema> = {};

  const shorten = (schema: Schema): Schema => {
    const { $ref: reference, allOf, properties, items, anyOf, oneOf, description } = schema;
    const first = typeof description === "string" && keywords.has("description") ? firstSentence(description) : "";
    const text = first !== "" && { description: first };
    if (typeof reference === "string") return referenced(nameOf(reference), { ...text });
    if (allOf !== undefined) return shorten(flattened(schema));
    return {
      ...Object.fromEntries(
        Object.entries(schema).filter(([keyword, value]) => keywords.has(keyword) && isWorthReading(keyword, value)),
      ),
      ...text,
      ...(isSchema(properties) && { properties: shortenAll(properties) }),
      ...(isSchema(items) && { items: shorten(items) }),
      ...alternatives(anyOf ?? oneOf, first !== ""),
    };
  };

  const shortenAll = (properties: Schema): Schema =>
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shorten(Object(schema))]));

  const alternatives = (choices: unknown, isDescribed: boolean): Schema => {
    if (!Array.isArray(choices)) return {};
    const short = choices.map((schema) => shorten(Object(schema)));
    const [first = {}, second] = short;
    if (short.length !== 2 || second?.["type"] !== "null" || "const" in first) return { anyOf: short };
    // The property's description replaces the type's.
    const { description, ...bare } = first;
    const value = isDescribed && ("$ref" in first || "enum" in first) ? bare : first;
    const { type, enum: values } = value;
    if (typeof type !== "string") return { anyOf: [value, second] };
    return { ...value, type: [type, "null"], ...(Array.isArray(values) && { enum: [...values, null] }) };
  };

  const referenced = (name: string, beside: Schema): Schema => {
    const { description, ...short } = definitions[name] ?? shorten(definitionOf(name));
    const text = { ...(description !== undefined && { description }), ...beside };
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
export const flattened = ({ $ref: reference, allOf, ...own }: Schema): Schema => {
  const target = typeof reference === "string" ? [definitionOf(nameOf(reference))] : [];
  const parts = [...target, ...(Array.isArray(allOf) ? allOf : [])].map((part) => flattened(Object(part)));
  const all = [...parts, own];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: [...new Set(all.flatMap(({ required = [] }) => required))],
  };
};
