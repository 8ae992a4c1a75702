import type { Tool } from "@modelcontextprotocol/server";
import type { Operation, OperationId } from "../../server/http/contract.ts";
import { contractDocument } from "../../server/http/document.ts";
import { type Message, type OperationSpec, offeredOperations, type Parameter, toolDescription } from "./offered.ts";
import { createShortener, flatten, inputKeywords, outputKeywords, type Schema } from "./schemas.ts";

/** Derives tools from the operations of the contract. */

export type ApiTool = {
  readonly id: OperationId;
  readonly operation: Operation;
  /** Whether the tool is listed by default. */
  readonly isCommon: boolean;
  readonly tool: Tool;
  readonly outputSchema: NonNullable<Tool["outputSchema"]>;
  readonly locations: ReadonlyMap<string, ArgumentLocation>;
};

type ArgumentLocation = "path" | "query" | "header" | "body";

/** The only header that is an argument, for repeatable creations. Agents see no ETags, so they cannot send If-Match. */
const idempotencyKey = {
  header: "Idempotency-Key",
  argument: "idempotency_key",
  schema: { type: "string", description: "Any unique text. A call that is repeated with it creates nothing twice." },
};

const toolOf = (id: OperationId, operation: Operation, spec: OperationSpec): ApiTool => {
  const { inputSchema, locations } = inputOf(spec);
  const tool: Tool = {
    name: id,
    title: spec.summary,
    description: toolDescription(spec),
    inputSchema,
    annotations: hintsOf(operation, spec),
  };
  const isCommon = spec["x-mcp-tool"] === "common";
  return { id, operation, isCommon, tool, outputSchema: outputOf(spec), locations };
};

/** Creations return 201; other POSTs are idempotent. */
const hintsOf = ({ method }: Operation, { responses }: OperationSpec): NonNullable<Tool["annotations"]> => ({
  readOnlyHint: method === "GET",
  destructiveHint: ["PATCH", "PUT", "DELETE"].includes(method),
  idempotentHint: !("201" in responses),
  openWorldHint: false,
});

/** Parameters and properties of the body become arguments of one object, so their names must differ. */
const inputOf = ({ parameters = [], requestBody }: OperationSpec) => {
  const { shorten, definitions } = createShortener(inputKeywords);
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  const locations = new Map<string, ArgumentLocation>();
  const add = (name: string, location: ArgumentLocation, schema: Schema, isRequired: boolean): void => {
    if (locations.has(name)) throw new Error(`two arguments of one operation are called ${name}`);
    locations.set(name, location);
    properties[name] = schema;
    if (isRequired) required.push(name);
  };
  for (const { in: location, name, schema, description, required = false } of parameters.map(resolveParameter)) {
    if (location === "path" || location === "query") add(name, location, shorten({ ...schema, description }), required);
    else if (name === idempotencyKey.header) add(idempotencyKey.argument, "header", idempotencyKey.schema, false);
  }
  const body = flatten(schemaOf(requestBody));
  for (const [name, schema] of Object.entries<Schema>(Object(body["properties"])))
    add(name, "body", shorten(schema), [body["required"]].flat().includes(name));
  const inputSchema = {
    type: "object" as const,
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...definitions(),
  };
  return { inputSchema, locations };
};

const outputOf = ({ responses }: OperationSpec) => {
  const [success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const { shorten, definitions } = createShortener(outputKeywords);
  const schema = shorten(flatten(schemaOf(responses[success ?? ""])));
  if (schema["type"] !== "object") throw new Error("the output of a tool is an object");
  return { ...schema, type: "object" as const, ...definitions() };
};

const schemaOf = ({ content = {} }: Message = {}): Schema => Object.values(content)[0]?.schema ?? {};

const resolveParameter = (parameter: Parameter): Parameter => {
  const { $ref: reference = "" } = parameter;
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  return name === "" ? parameter : Object(contractDocument().components["parameters"])[name];
};

/** Tools by operation id, in the order of the contract. */
export const apiTools: ReadonlyMap<string, ApiTool> = new Map(
  offeredOperations.map(({ id, operation, spec }) => [id, toolOf(id, operation, spec)]),
);
