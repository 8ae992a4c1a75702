import type { Tool } from "@modelcontextprotocol/server";
import { parseJson } from "../../server/http/body.ts";
import type { Schema } from "./schemas.ts";

type InputSchema = Tool["inputSchema"];

/** Parses strings such as `"[\"Berlin\"]"`, which models send where the schema has a list or an object. @throws BadRequest for invalid JSON */
export const parseJsonText = (
  args: Readonly<Record<string, unknown>>,
  inputSchema: InputSchema,
): Record<string, unknown> => {
  const definitions: Record<string, unknown> = Object(inputSchema["$defs"]);

  const alternatives = (schema: unknown): Schema[] => {
    const { $ref: reference, anyOf }: Schema = Object(schema);
    if (typeof reference === "string") return alternatives(definitions[reference.slice("#/$defs/".length)]);
    return Array.isArray(anyOf) ? anyOf.flatMap(alternatives) : [Object(schema)];
  };

  const parse = (value: unknown, schema: unknown, name: string): unknown => {
    const schemas = alternatives(schema);
    const types = new Set(schemas.flatMap(({ type }) => type));
    const kind = typeof value === "string" && !types.has("string") ? kindOf(value) : undefined;
    const parsed =
      kind && types.has(kind.type) ? parseJson(String(value), `the ${kind.name} in the argument ${name}`) : value;
    const itemsSchema = schemas.find(({ items }) => items)?.["items"];
    if (Array.isArray(parsed)) return parsed.map((item) => parse(item, itemsSchema, name));
    const properties: Record<string, unknown> = Object.assign({}, ...schemas.map((one) => one["properties"]));
    return isObject(parsed) ? parseProperties(parsed, properties, name) : parsed;
  };

  const parseProperties = (object: Readonly<Record<string, unknown>>, properties: unknown, parent?: string) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => {
        const schema: unknown = Object.hasOwn(Object(properties), name) ? Object(properties)[name] : undefined;
        return [name, parse(value, schema, parent === undefined ? name : `${parent}/${name}`)];
      }),
    );

  return parseProperties(args, inputSchema.properties);
};

const kindOf = (text: string) => {
  const [first] = text.trimStart();
  if (first === "[") return { type: "array", name: "list" };
  return first === "{" ? { type: "object", name: "object" } : undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
