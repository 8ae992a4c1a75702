import type { FastifySchema } from "fastify";

/** Converts `/jobs/{slug}` to the syntax of Fastify's router. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** The document for fastify-openapi-glue: a copy, since the glue modifies it, and without responses, which it need not read. */
export const forGlue = (document: object): object =>
  JSON.parse(JSON.stringify(document), (key, value) => (key === "responses" ? undeclared : value));

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
