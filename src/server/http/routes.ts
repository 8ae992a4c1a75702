import type { FastifySchema, RouteOptions } from "fastify";
import { contractDocument, type Described, usedComponents } from "./document.ts";
import { isFile } from "./validation.ts";

/**
 * What fastify-openapi-glue is to make routes and schemas of: the contract's requests. Responses get no serializer: handlers
 * return what the contract says, and JSON.stringify is faster.
 */
export const requestsOfContract = (): object => {
  const { openapi, info, paths: described, components } = contractDocument();
  const paths = mapValues(described, (item) => mapValues(item, requestOf));
  // Half of the schemas are of responses only.
  const { parameters, schemas } = usedComponents(components, paths);
  return JSON.parse(JSON.stringify({ openapi, info, paths, components: { parameters, schemas } }), asGlueReads);
};

const mapValues = <Value, Mapped>(values: Record<string, Value>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

const requestOf = ({ operationId, parameters, requestBody }: Described) => ({ operationId, parameters, requestBody });

const asGlueReads = (_name: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { $ref, description: _description, example: _example, ...beside }: Record<string, unknown> = { ...value };
  // It drops what stands beside a reference.
  if (typeof $ref === "string" && Object.keys(beside).length > 0) return { ...beside, allOf: [{ $ref }] };
  // Node gives the names of headers in lower case.
  if (beside["in"] === "header") return { ...value, name: String(beside["name"]).toLowerCase() };
  // Parsers make bytes of a binary string.
  return beside["format"] === "binary" ? { [isFile]: true } : value;
};

/**
 * Completes the schema that the glue has made of a request: unknown query parameters are rejected (those that the operation ignores
 * are gone by then), and a body is validated however its media type is spelled, and also when it has none.
 */
export const completeSchema = (route: RouteOptions): void => {
  const { querystring, body, ...schema }: FastifySchema = route.schema ?? {};
  route.schema = {
    ...schema,
    querystring: { type: "object", ...Object(querystring), additionalProperties: false },
    ...(body !== undefined && { body: bodyOf(body) }),
  };
};

/** An operation takes the same in each media type, or a file, also in a form: the parsers tell them apart. */
const bodyOf = (body: unknown): unknown => {
  const schemas = Object.values<{ schema: object }>(Object(body).content).map(({ schema }) => schema);
  const file = schemas.find((schema) => isFile in schema);
  const form = schemas.find((schema) => !(isFile in schema));
  return file && form ? { if: file, else: form } : schemas[0];
};
