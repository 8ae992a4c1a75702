import assert from "node:assert/strict";
import { isRouteId, type PageRoute } from "../../src/server/http/contract.ts";
import type { Document, Operation, Response, Schema } from "./contract.ts";

/** Describes the routes of pages as the contract describes its operations, so that the same tests cover both. */

type Parameter = NonNullable<Operation["parameters"]>[number];

const samples: Readonly<Record<string, string>> = {
  alliance: "open-cloud",
  group_slug: "wolkenwerk-berlin",
  event_slug: "bier-und-bereitschaft",
  slug: "site-reliability-engineer-nordlicht-systems",
  secret: "Zm9yIGEgdGVzdCBvZiBhbGwgcGFnZXMsIG5vdGhpbmc",
  provider: "github",
  subject_type: "event",
};

const anyId = "01856aa0-c800-7642-a2ef-786864656d6f";

/** Converts a schema to the document's format: files are binary strings, and references are local. */
const toDocumentSchema = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll("contract#/", "#/"), (_name, value) =>
    Object(value).isFile === true ? { type: "string", format: "binary" } : value,
  );

const parametersIn = (
  location: string,
  schema: object | undefined,
  document: Pick<Document, "components">,
): Parameter[] => {
  const { properties = {}, required: names = [] } = Object(schema && toDocumentSchema(schema));
  return Object.entries<Schema>(properties).map(([name, schema]) => {
    const required = [names].flat().includes(name);
    const example = location === "path" ? (samples[name] ?? anyId) : exampleOf(name, schema, document);
    return { name, in: location, schema, required, ...(required && { example }) };
  });
};

const html = { "text/html": { schema: { type: "string" } } };
const json = { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } };

/** The responses that a page may send, derived from the properties of its route. */
const responsesOf = ({ operation }: PageRoute): Operation["responses"] => {
  const { method, path, produces, permission, allowsAnonymous, redirectsToLogin, consumes, etagStatuses } = operation;
  const isForm = method === "POST";
  const error: Response = { content: operation.rendersHtmlErrors ? { ...html, ...json } : json };
  const success: Response = { content: Object.fromEntries(produces.map((type) => [type, {}])) };
  const redirect: Response = { headers: { Location: { required: true, schema: { type: "string" } } } };
  const responses: Record<number, Response | false> = {
    200: (!isForm || !redirectsToLogin || !produces.includes("application/json")) && success,
    303: (isForm || !etagStatuses.length) && redirect,
    304: etagStatuses.length > 0 && {},
    400: error,
    401: !allowsAnonymous && !redirectsToLogin && error,
    403: (isForm || permission.includes(".") || !operation.allowsUnverified) && error,
    404: (isForm || path.includes("{") || allowsAnonymous) && error,
    406: error,
    409: isForm && error,
    413: consumes.length > 0 && error,
    415: consumes.length > 0 && error,
    429: error,
    500: error,
    503: error,
  };
  return Object.fromEntries(
    Object.entries(responses).filter((entry): entry is [string, Response] => Boolean(entry[1])),
  );
};

const exampleOf = (name: string, schema: Schema, document: Pick<Document, "components">): unknown => {
  const { $ref, const: only, enum: [first] = [], type, items, format, pattern } = Object(schema);
  if (typeof $ref === "string") {
    const target: Schema = Object(document.components.schemas)[$ref.split("/").at(-1) ?? ""];
    return target["example"] ?? exampleOf(name, target, document);
  }
  if (only !== undefined) return only;
  if (first !== undefined) return first;
  if (type === "array") return [exampleOf(name, Object(items), document)];
  if (type === "object") return exampleOfRequired(schema, document);
  if (format === "binary") return "bytes";
  if (pattern === undefined) return "Berlin";
  return name === "version" ? '"6b4fe1f9"' : /^\^\\d\{4\}/.test(String(pattern)) ? "2027-03-31T18:00" : "1";
};

const exampleOfRequired = ({ properties, required = [] }: Schema, document: Pick<Document, "components">): object =>
  Object.fromEntries(
    Object.entries<Schema>(Object(properties)).flatMap(([name, field]) =>
      [required].flat().includes(name) ? [[name, exampleOf(name, field, document)]] : [],
    ),
  );

export const describePage = (page: PageRoute, document: Document): Operation & { path: string; method: string } => {
  const { id, operation, schema } = page;
  assert.ok(isRouteId(id), id);
  const { allowsAnonymous, credentials, path, method, consumes } = operation;
  const session = credentials.includes("session") ? [{ session: [] }] : [];
  const body = schema.body && toDocumentSchema(schema.body);
  const example = exampleOfRequired(body ?? {}, document);
  return {
    ...{ operationId: id, tags: ["pages"], path, method },
    security: allowsAnonymous && session.length > 0 ? [{}, ...session] : session,
    parameters: [
      ...parametersIn("path", schema.params, document),
      ...parametersIn("query", schema.querystring, document),
      ...parametersIn("header", schema.headers, document),
    ],
    ...(body && {
      requestBody: { content: Object.fromEntries(consumes.map((type) => [type, { schema: body, example }])) },
    }),
    responses: responsesOf(page),
  };
};
