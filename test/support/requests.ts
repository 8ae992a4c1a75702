import fc from "fast-check";
import { type RouteId, routeTable } from "../../src/server/http/contract.ts";
import { arbitraryOf, hostileJson, hostileText, type Pools } from "./arbitraries.ts";
import { operationOf, parametersOf, resolveReference, type Schema } from "./contract.ts";
import { forgeCursor } from "./cursors.ts";

/** Generators of requests to the operations of the document: valid ones, and changes that make them invalid. */

export type Draft = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  mediaType: string | undefined;
  body: unknown;
};

export type Sent = { method: string; url: string; headers: Record<string, string>; payload?: string };

/** A change of a request, named for the counterexample. */
export type Change =
  | { change: "path" | "query" | "header" | "field"; name: string; value: unknown }
  | { change: "missing"; name: string }
  | { change: "media type" | "payload" | "query string"; value: string }
  | { change: "body"; value: unknown }
  | { change: "method"; value: "HEAD" };

const parametersIn = (id: RouteId, location: string) =>
  parametersOf(operationOf(id)).filter((parameter) => parameter.in === location);

const valuesIn = (id: RouteId, location: string, pools: Pools): fc.Arbitrary<Record<string, unknown>> => {
  // Valid cursors come from responses. `arbitraryCursor` generates forged ones.
  const parameters = parametersIn(id, location).filter(({ name }) => name !== "cursor");
  return fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema, pools, name)])), {
    requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
};

/** Generates requests that the contract allows. */
export const draftOf = (id: RouteId, pools: Pools): fc.Arbitrary<Draft> => {
  const content = Object.entries(operationOf(id).requestBody?.content ?? {});
  const [, first] = content[0] ?? [];
  return fc.record({
    path: valuesIn(id, "path", pools),
    query: valuesIn(id, "query", pools),
    headers: valuesIn(id, "header", pools),
    mediaType: content.length > 0 ? fc.constantFrom(...content.map(([type]) => type)) : fc.constant(undefined),
    body: first ? arbitraryOf(first.schema, pools) : fc.constant(undefined),
  });
};

const headerText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 40 }),
  fc.constantFrom("*", 'W/"x"', '"', '"a","b"', ",", "bytes=0-9", "br, gzip", "x".repeat(3_000), '"'.repeat(500)),
);

const mediaTypes = [
  "text/plain",
  "application/json; charset=utf-7",
  "application/xml",
  "x",
  "",
  "application/json;",
  "multipart/form-data",
];
const payloads = [
  "",
  "{",
  "null",
  "[]",
  '"',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  "\ufeff{}",
  "a=1&a=2&b",
  "%zz=%00",
  "[".repeat(5_000),
  "1e999",
  `"${"x".repeat(270_000)}"`,
];
const queryStrings = [
  "%zz",
  "q=%ff",
  "q=%ed%a0%80",
  "q=%00",
  "limit=1&limit=2",
  "__proto__=1",
  "&&&",
  "=",
  "limit[]=1",
  "q=a;b",
  "#",
];

const arbitraryCursor = (id: RouteId): fc.Arbitrary<unknown> => {
  const defaults = Object.fromEntries(
    parametersIn(id, "query").flatMap(({ name, schema }) => {
      const { default: value } = resolveReference<Schema>(schema);
      return value === undefined || name === "limit" ? [] : [[name, value]];
    }),
  );
  const key = fc.oneof(
    fc.constantFrom("1", 1e300, "+275760-09-13T00:00:00.000Z", "2026-11-20T12:00:00.000Z", "a", 1),
    hostileJson,
  );
  const row = fc.oneof(fc.constantFrom("-".repeat(36), "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55"), hostileJson);
  return fc
    .oneof(fc.tuple(key, row), hostileJson)
    .map((position) => forgeCursor(position, defaults))
    .filter((cursor) => cursor.length <= 1024);
};

/** Generates changes that may make a request invalid. */
export const changeOf = (id: RouteId): fc.Arbitrary<Change> => {
  const namesIn = (location: string) => parametersIn(id, location).map(({ name }) => name);
  const [inPath, inQuery, inHeaders] = [namesIn("path"), namesIn("query"), namesIn("header")];
  const content = Object.values(operationOf(id).requestBody?.content ?? {})[0];
  const fields = Object.keys(Object(content && resolveReference<Schema>(content.schema)["properties"]));
  const pick = (names: readonly string[]) => fc.constantFrom(...names, "unknown", "__proto__");
  const value = fc.oneof(hostileText, fc.array(hostileText, { maxLength: 3 }));
  return fc.oneof(
    ...(routeTable[id].method === "GET"
      ? [fc.record({ change: fc.constant("method" as const), value: fc.constant("HEAD" as const) })]
      : []),
    ...(inPath.length
      ? [fc.record({ change: fc.constant("path" as const), name: fc.constantFrom(...inPath), value: hostileText })]
      : []),
    fc.record({ change: fc.constant("query" as const), name: pick(inQuery), value }),
    ...(inQuery.includes("cursor")
      ? [fc.record({ change: fc.constant("query" as const), name: fc.constant("cursor"), value: arbitraryCursor(id) })]
      : []),
    fc.record({ change: fc.constant("query string" as const), value: fc.constantFrom(...queryStrings) }),
    fc.record({
      change: fc.constant("header" as const),
      name: fc.constantFrom(
        ...inHeaders,
        "if-match",
        "if-none-match",
        "idempotency-key",
        "accept",
        "accept-encoding",
        "accept-language",
        "range",
        "x-request-id",
      ),
      value: headerText,
    }),
    fc.record({ change: fc.constant("media type" as const), value: fc.constantFrom(...mediaTypes) }),
    fc.record({ change: fc.constant("payload" as const), value: fc.constantFrom(...payloads) }),
    fc.record({ change: fc.constant("body" as const), value: hostileJson }),
    ...(fields.length
      ? [
          fc.record({ change: fc.constant("field" as const), name: pick(fields), value: hostileJson }),
          fc.record({ change: fc.constant("field" as const), name: fc.constantFrom(...fields), value: hostileJson }),
          fc.record({ change: fc.constant("missing" as const), name: fc.constantFrom(...fields) }),
        ]
      : []),
  );
};

/** A segment that URL parsers neither drop nor resolve. */
const segment = (value: unknown): string =>
  encodeURIComponent(String(value).toWellFormed()).replace(/^\.{1,2}$/, "...") || "-";

const pairsOf = (values: object): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [value]
          .flat()
          .map((item): [string, string] => [name, typeof item === "object" ? JSON.stringify(item) : String(item)]),
  );

const payloadOf = (mediaType: string | undefined, body: unknown): string | undefined =>
  mediaType === "application/x-www-form-urlencoded" && typeof body === "object" && body !== null
    ? new URLSearchParams(pairsOf(body)).toString()
    : JSON.stringify(body);

const withField = (body: unknown, name: string, value: unknown): unknown =>
  // Assigning to "__proto__" would change the prototype.
  Object.defineProperty({ ...Object(body) }, name, { value, enumerable: true, configurable: true });

const withoutField = (body: unknown, name: string): unknown =>
  Object.fromEntries(Object.entries(Object(body)).filter(([field]) => field !== name));

/** Applies changes to a draft, and encodes the request as it is sent. */
export const toSent = (id: RouteId, draft: Draft, changes: readonly Change[]): Sent => {
  const { path: template } = routeTable[id];
  let method: string = routeTable[id].method;
  const { path, query, headers } = {
    path: { ...draft.path },
    query: { ...draft.query },
    headers: { ...draft.headers },
  };
  let { mediaType, body } = draft;
  let [payload, queryString]: [string | undefined, string | undefined] = [undefined, undefined];
  for (const change of changes) {
    if (change.change === "path") path[change.name] = change.value;
    else if (change.change === "query") query[change.name] = change.value;
    else if (change.change === "header") headers[change.name] = change.value;
    else if (change.change === "field") body = withField(body, change.name, change.value);
    else if (change.change === "missing") body = withoutField(body, change.name);
    else if (change.change === "method") method = change.value;
    else if (change.change === "media type") mediaType = change.value;
    else if (change.change === "query string") queryString = change.value;
    else if (change.change === "payload") payload = change.value;
    else body = change.value;
  }
  const urlPath = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(path[name]));
  const search = [
    ...pairsOf(query).map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join("=")),
    queryString ?? [],
  ].flat();
  const content = payload ?? (body === undefined ? undefined : payloadOf(mediaType, body));
  return {
    method,
    url: search.length ? `${urlPath}?${search.join("&")}` : urlPath,
    headers: {
      ...Object.fromEntries(pairsOf(headers)),
      ...(content !== undefined && { "content-type": mediaType ?? "application/json" }),
    },
    ...(content !== undefined && { payload: content }),
  };
};
