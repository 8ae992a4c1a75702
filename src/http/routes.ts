import type { FastifySchema } from "fastify";

/** Converts `/jobs/{slug}` to the syntax of Fastify's router. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The document as fastify-openapi-glue understands it: a copy, since the glue modifies it, without what it need not
 * read, with header names as Node gives them, and with what stands beside a reference inside its target.
 */
export const forGlue = (document: object): object => {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isNode(value)) return value;
    const entries = Object.entries(inlined(value, document)).filter(([name]) => name !== "x-codeSamples");
    return withNodesName(
      Object.fromEntries(entries.map(([name, inner]) => [name, name === "responses" ? undeclared : copy(inner)])),
    );
  };
  return Object(copy(document));
};

/** The glue drops what stands beside a reference, such as a default. */
const inlined = (node: Node, document: object): Node => {
  const { $ref: reference, ...beside } = node;
  if (typeof reference !== "string" || Object.keys(beside).length === 0) return node;
  const path = reference.split("/").slice(1);
  const target = path.reduce<unknown>((at, name) => Object(at)[name], document);
  return inlined({ ...Object(target), ...beside }, document);
};

const withNodesName = (node: Node): Node =>
  node["in"] === "header" ? { ...node, name: String(node["name"]).toLowerCase() } : node;

const undeclared = { default: { description: "any response" } };

/** The route schema that the glue creates for an operation. */
export type BoundSchema = {
  querystring?: object;
  body?: { content?: Record<string, { schema: object }> };
  response?: object;
  "x-unlisted-query-parameters"?: "ignored";
};

/**
 * Closes what the glue leaves open: unknown query parameters are rejected, a body is validated however its media type
 * is spelled. Responses get no serializer of their own: handlers return what the contract says, and JSON.stringify is faster.
 */
export const strictSchema = ({ querystring, body, response: _response, ...rest }: BoundSchema): FastifySchema => ({
  ...rest,
  querystring: {
    type: "object",
    properties: {},
    ...querystring,
    additionalProperties: rest["x-unlisted-query-parameters"] === "ignored",
  },
  ...(body && { body: Object.values(body.content ?? {})[0]?.schema }),
});
