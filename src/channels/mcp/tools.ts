import type { Tool } from "@modelcontextprotocol/server";
import type { Operation, OperationId } from "../../server/http/contract.ts";
import { contractDocument } from "../../server/http/document.ts";
import { type Described, guidance, type Message, offeredOperations, type Parameter } from "./offered.ts";
import { flattened, forInput, forOutput, type Schema, shortening } from "./schemas.ts";

/** Derives tools from the operations of the contract. */

export type ApiTool = {
  readonly id: OperationId;
  readonly operation: Operation;
  /** Listed by default. */
  readonly isCommon: boolean;
  readonly tool: Tool;
  readonly outputSchema: NonNullable<Tool["outputSchema"]>;
  readonly places: ReadonlyMap<string, Place>;
};

type Place = "path" | "query" | "header" | "body";

/** The only header an agent can use: it sees no ETags. Makes creations repeatable. */
const idempotencyKey = {
  header: "Idempotency-Key",
  argument: "idempotency_key",
  schema: { type: "string", description: "Any unique text. A call that is repeated with it creates nothing twice." },
};

const toolOf = (id: OperationId, operation: Operation, described: Described): ApiTool => {
  const { inputSchema, places } = inputOf(described);
  const tool: Tool = {
    name: id,
    title: described.summary,
    description: guidance(described),
    inputSchema,
    annotations: hintsOf(operation, described),
  };
  const isCommon = described["x-mcp-tool"] === "common";
  return { id, operation, isCommon, tool, outputSchema: outputOf(described), places };
};

/** Creations return 201; other POSTs are idempotent. */
const hintsOf = ({ method }: Operation, { responses }: Described): NonNullable<Tool["annotations"]> => ({
  readOnlyHint: method === "GET",
  destructiveHint: ["PATCH", "PUT", "DELETE"].includes(method),
  idempotentHint: !("201" in responses),
  openWorldHint: false,
});

/** A rule of the contract keeps names in path, query and body apart. */
const inputOf = ({ parameters = [], requestBody }: Described) => {
  const { shorten, definitions } = shortening(forInput);
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  const places = new Map<string, Place>();
  const add = (name: string, place: Place, schema: Schema, isRequired: boolean): void => {
    if (places.has(name)) throw new Error(`two arguments of one operation are called ${name}`);
    places.set(name, place);
    properties[name] = schema;
    if (isRequired) required.push(name);
  };
  for (const { in: place, name, schema, description, required = false } of parameters.map(resolved)) {
    if (place === "path" || place === "query") add(name, place, shorten({ ...schema, description }), required);
    else if (name === idempotencyKey.header) add(idempotencyKey.argument, "header", idempotencyKey.schema, false);
  }
  const body = flattened(schemaOf(requestBody));
  for (const [name, schema] of Object.entries<Schema>(Object(body["properties"])))
    add(name, "body", shorten(schema), [body["required"]].flat().includes(name));
  const inputSchema = {
    type: "object" as const,
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...definitions(),
  };
  return { inputSchema, places };
};

const outputOf = ({ responses }: Described) => {
  const [success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const { shorten, definitions } = shortening(forOutput);
  const schema = shorten(flattened(schemaOf(responses[success ?? ""])));
  if (schema["type"] !== "object") throw new Error("the output of a tool is an object");
  return { ...schema, type: "object" as const, ...definitions() };
};

const schemaOf = ({ content = {} }: Message = {}): Schema => Object.values(content)[0]?.schema ?? {};

const resolved = (parameter: Parameter): Parameter => {
  const { $ref: reference = "" } = parameter;
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  return name === "" ? parameter : Object(contractDocument().components["parameters"])[name];
};

/** By id, in the order of the contract. */
export const apiTools: ReadonlyMap<string, ApiTool> = new Map(
  offeredOperations.map(({ id, operation, described }) => [id, toolOf(id, operation, described)]),
);
