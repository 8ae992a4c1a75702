import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import { BadRequest, type ServiceError } from "../../foundation/errors.ts";
import { parseJson } from "../../server/http/body.ts";
import type { OperationCall, OperationResponse } from "../../server/http/in-process.ts";
import type { Schema } from "./schemas.ts";
import type { ApiTool } from "./tools.ts";

export type Arguments = Readonly<Record<string, unknown>>;

/** Builds a request, which the operation validates. @throws BadRequest for arguments that no request can contain */
export const operationCallOf = ({ id, operation, locations, tool }: ApiTool, input: Arguments): OperationCall => {
  const args = parseJsonText(input, tool.inputSchema);
  const body: Record<string, unknown> = {};
  const query = new URLSearchParams();
  let idempotencyKey: string | undefined;
  for (const [name, value] of Object.entries(args)) {
    const location = locations.get(name);
    if (location === undefined) throw new BadRequest(`there is no argument ${JSON.stringify(name.slice(0, 60))}`);
    if (location === "body") body[name] = value;
    else if (location === "query") for (const item of listOf(value)) query.append(name, textOf(name, item));
    else if (location === "header") idempotencyKey = headerOf(name, value);
  }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, args[name]));
  return {
    id,
    url: query.size > 0 ? `${path}?${query}` : path,
    ...(operation.consumes.length > 0 && { body }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
};

/** Models send null for omitted values. */
const listOf = (value: unknown): unknown[] => [value].flat().filter((item) => item !== null && item !== undefined);

const textOf = (name: string, value: unknown): string => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  throw new BadRequest(`the argument ${name} must be text, a number, true or false`);
};

/** An empty segment or dots would change the path. */
const segmentOf = (name: string, value: unknown): string => {
  if (value === undefined || value === null) throw new BadRequest(`the argument ${name} is missing`);
  const text = textOf(name, value);
  if (/^\.{0,2}$/.test(text)) throw new BadRequest(`the argument ${name} must not be empty, "." or ".."`);
  return encodeURIComponent(text);
};

/** Rejects characters that an HTTP header cannot contain, so the operation could not validate them. */
const headerOf = (name: string, value: unknown): string => {
  const text = textOf(name, value);
  if (!/^[\x21-\x7e]{1,255}$/.test(text))
    throw new BadRequest(`the argument ${name} must be 1 to 255 characters of ASCII without spaces`);
  return text;
};

/** Returns text, or an object for clients that requested output schemas, which MCP has had since 2025-06-18. */
export const resultOf = ({ status, headers, body }: OperationResponse, isStructured: boolean): CallToolResult => {
  const content: unknown = JSON.parse(body);
  if (status < 300)
    return isStructured
      ? { content: [], structuredContent: Object(content) }
      : { content: [{ type: "text", text: body }] };
  return failure(String(Object(content).error), String(headers["x-error-code"]));
};

export const failureOf = (error: ServiceError): CallToolResult => failure(error.message, error.code);

const failure = (message: string, code: string): CallToolResult => ({
  content: [{ type: "text", text: `${message} (${code})` }],
  isError: true,
});

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
    const properties: Record<string, unknown> = Object.assign({}, ...schemas.map((schema) => schema["properties"]));
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
