import type { FastifySchema } from "fastify";

/** Converts `/jobs/{slug}` to the syntax of Fastify's router. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/**
 * The document for fastify-openapi-glue: a copy, since the glue modifies it, and without responses that are not JSON,
 * since the glue warns that nothing parses them.
 */
export const forGlue = (document: object): object =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    key === "text/html" || key === "application/yaml" ? undefined : value,
  );

/** The route schema that the glue creates for an operation. */
export type BoundSchema = {
  querystring?: object;
  body?: { content?: Record<string, { schema: object }> };
  response?: Record<string, { content?: Record<string, { schema: object }> }>;
  "x-unlisted-query-parameters"?: "ignored";
};

/**
 * Closes what the glue leaves open: unknown query parameters are rejected, a body is validated however its media type
 * is spelled, and responses that are not JSON get no serializer.
 */
export const strictSchema = ({ querystring, body, response, ...rest }: BoundSchema): FastifySchema => ({
  ...rest,
  querystring: {
    type: "object",
    properties: {},
    ...querystring,
    additionalProperties: rest["x-unlisted-query-parameters"] === "ignored",
  },
  ...(body && { body: Object.values(body.content ?? {})[0]?.schema }),
  response: Object.fromEntries(
    Object.entries(response ?? {}).flatMap(([status, { content }]) => {
      const schema = content?.["application/json"]?.schema;
      return schema && Number(status) < 400 ? [[status, schema]] : [];
    }),
  ),
});
