import type { FastifySchema, RouteOptions } from "fastify";
import { contractDocument, type Described, usedComponents } from "./document.ts";
import { isFile } from "./validation.ts";

let requests: object | undefined;

/** The contract's requests, for fastify-openapi-glue. Responses get no serializer: JSON.stringify is faster. */
export const requestsOfContract = (): object => {
  requests ??= collectRequests();
  return requests;
};

const collectRequests = (): object => {
  const { openapi, info, paths: described, components } = contractDocument();
  const paths = mapValues(described, (item) => mapValues(item, requestOf));
  const { parameters, schemas } = usedComponents(components, paths);
  return JSON.parse(JSON.stringify({ openapi, info, paths, components: { parameters, schemas } }), asGlueReads);
};

const mapValues = <Value, Mapped>(values: Record<string, Value>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

const requestOf = ({ operationId, parameters, requestBody }: Described) => ({ operationId, parameters, requestBody });

const asGlueReads = (_name: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { $ref, description: _description, example: _example, ...beside }: Record<string, unknown> = { ...value };
  if (typeof $ref === "string" && Object.keys(beside).length > 0) return { ...beside, allOf: [{ $ref }] };
  if (beside["in"] === "header") return { ...value, name: String(beside["name"]).toLowerCase() };
  return beside["format"] === "binary" ? { [isFile]: true } : value;
};

/**
 * Completes the glue's schema: rejects unknown query parameters (ignored ones are gone by then), and validates a body with any
 * spelling of its media type, or none.
 */
export const completeSchema = (route: RouteOptions): void => {
  const { querystring, body, ...schema }: FastifySchema = route.schema ?? {};
  route.schema = {
    ...schema,
    querystring: { type: "object", ...Object(querystring), additionalProperties: false },
    ...(body !== undefined && { body: bodyOf(body) }),
  };
};

/** The same schema for each media type, or a file, also in a form. */
const bodyOf = (body: unknown): unknown => {
  const schemas = Object.values<{ schema: object }>(Object(body).content).map(({ schema }) => schema);
  const file = schemas.find((schema) => isFile in schema);
  const form = schemas.find((schema) => !(isFile in schema));
  return file && form ? { if: file, else: form } : schemas[0];
};
