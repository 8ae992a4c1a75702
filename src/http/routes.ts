import type { FastifySchema } from "fastify";

/** `/jobs/{slug}` as Fastify's router spells it. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/**
 * The document for fastify-openapi-glue: a copy, since the glue writes into it; without responses that are not JSON, as it
 * would warn that nothing parses them.
 */
export const forGlue = (document: object): object =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    key === "text/html" || key === "application/yaml" ? undefined : value,
  );

/** What the glue makes of an operation. */
export type BoundSchema = {
  querystring?: object;
  body?: { content?: Record<string, { schema: object }> };
  response?: Record<string, { content?: Record<string, { schema: object }> }>;
  "x-unlisted-query-parameters"?: "ignored";
};

/**
 * Mends what the glue leaves open: unknown query parameters are refused, a body is validated whatever spelling its media
 * type has, and responses that are not JSON need no serializer.
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
