import type { FastifySchema } from "fastify";
import type { Operation } from "./contract.ts";
import { contractDocument, type Described, type Schema } from "./document.ts";
import { contract, isFile } from "./validation.ts";

/** Converts `/jobs/{slug}` to the syntax of Fastify's router. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/**
 * What the contract requires of a request. Unknown query parameters are rejected, and a body is validated however its media
 * type is spelled. Responses get no serializer: handlers return what the contract says, and JSON.stringify is faster.
 */
export const requestSchema = (operation: Operation): FastifySchema => {
  const known = schemas.get(operation) ?? readSchema(operation);
  schemas.set(operation, known);
  return known;
};

/** The apps of a process share them. */
const schemas = new WeakMap<Operation, FastifySchema>();

const readSchema = ({ method, path }: Operation): FastifySchema => {
  const described = contractDocument().paths[path]?.[method.toLowerCase()];
  if (!described) throw new Error(`generated/ is stale: the contract has no ${method} ${path}; run "make generate"`);
  const parameters = (described.parameters ?? []).map((parameter) => resolved<Parameter>(parameter));
  const within = (location: string) => parameters.filter((parameter) => parameter.in === location);
  const headers = within("header").map((header) => ({ ...header, name: header.name.toLowerCase() }));
  return {
    querystring: {
      ...objectOf(within("query")),
      additionalProperties: described["x-unlisted-query-parameters"] === "ignored",
    },
    ...(path.includes("{") && { params: objectOf(within("path")) }),
    ...(headers.length > 0 && { headers: objectOf(headers) }),
    ...(described.requestBody && { body: bodyOf(described.requestBody) }),
  };
};

type Parameter = { name: string; in: string; required?: boolean; schema: Schema };

const objectOf = (parameters: readonly Parameter[]): Schema => ({
  type: "object",
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, property(schema)])),
});

const bodyOf = ({ content }: NonNullable<Described["requestBody"]>): Schema => {
  const body = property(Object.values(content)[0]?.schema ?? {});
  const { properties } = body;
  if (!isSchema(properties)) return body;
  const resolvedOnes = Object.entries(properties).map(([name, inner]) => [name, property(Object(inner))]);
  return { ...body, properties: Object.fromEntries(resolvedOnes) };
};

/** Ajv fills in a default from beside a property, not from behind its reference. Parsers make bytes of a binary string. */
const property = (schema: Schema): Schema => {
  const target = resolved<Schema>(schema);
  return target["format"] === "binary" ? { [isFile]: true } : Object(fromAnywhere(target));
};

/** What a reference leads to, and what stands beside the reference. */
const resolved = <Target extends object>(node: { $ref?: string }): Target => {
  const { $ref: reference, ...beside } = node;
  if (reference === undefined) return Object(node);
  const path = reference.split("/").slice(1);
  const target = path.reduce<unknown>((at, name) => Object(at)[name], contractDocument());
  return resolved({ ...Object(target), ...beside });
};

/** With references that lead into the contract, wherever the schema itself is. */
const fromAnywhere = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fromAnywhere);
  if (!isSchema(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) =>
    typeof inner === "string" && name === "$ref"
      ? [name, inner.replace(/^#/, `${contract}#`)]
      : [name, fromAnywhere(inner)],
  );
  return Object.fromEntries(entries);
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
