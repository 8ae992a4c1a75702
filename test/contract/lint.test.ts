import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { test } from "tap";
import { parse, stringify } from "yaml";
import { temporaryFolder } from "../support/folders.ts";

const config = resolve("openapi/redocly.yaml");
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

const headers = {
  "X-Request-Id": { schema: { type: "string", maxLength: 64 } },
  Location: { schema: { type: "string", format: "uri" } },
  ETag: { schema: { type: "string", maxLength: 64 } },
  "WWW-Authenticate": { schema: { type: "string", maxLength: 64 } },
  "Retry-After": { schema: { type: "integer", format: "int32", minimum: 0, maximum: 60 } },
};
const { "X-Request-Id": requestId, Location: location, ETag: etag } = headers;

const json = (name: string) => ({ "application/json": { schema: { $ref: `#/components/schemas/${name}` } } });

const bare = { type: "string", maxLength: 9 };
const line = { ...bare, description: "A line.", example: "x" };

const commonErrors = {
  "429": { $ref: "common/responses.yaml#/TooManyRequests" },
  "500": { $ref: "common/responses.yaml#/ServerError" },
};

/** A document in two files without any fault. */
const good = () => ({
  "openapi.yaml": {
    openapi: "3.1.0",
    info: { title: "Ships", version: "1.0.0", license: { name: "Apache 2.0", identifier: "Apache-2.0" } },
    servers: [{ url: "https://ships.example.org" }],
    tags: [{ name: "ships", description: "Ships." }],
    paths: {
      "/ships": {
        get: {
          operationId: "listShips",
          tags: ["ships"],
          summary: "List ships",
          description: "Lists all ships.",
          security: [{}, { bearer: [] }],
          parameters: [
            {
              name: "limit",
              in: "query",
              description: "How many.",
              schema: { type: "integer", format: "int32", minimum: 1, maximum: 9 },
              example: 3,
            },
            {
              name: "If-None-Match",
              in: "header",
              description: "Held.",
              schema: { type: "string", maxLength: 64 },
              example: '"a"',
            },
          ],
          responses: {
            "200": { description: "Ships.", headers: { "X-Request-Id": requestId }, content: json("Fleet") },
            "304": { $ref: "common/responses.yaml#/NotModified" },
            "401": { $ref: "common/responses.yaml#/Unauthorized" },
            ...commonErrors,
          },
        },
        post: {
          operationId: "createShip",
          tags: ["ships"],
          summary: "Create a ship",
          description: "Creates a ship.",
          security: [{ bearer: ["admin:jobs"] }],
          requestBody: { required: true, content: json("ShipCreate") },
          responses: {
            "201": {
              description: "Made.",
              headers: { "X-Request-Id": requestId, Location: location, ETag: etag },
              content: json("Ship"),
            },
            "401": { $ref: "common/responses.yaml#/Unauthorized" },
            ...commonErrors,
          },
        },
      },
      "/ships/{ship_id}": {
        delete: {
          operationId: "deleteShip",
          tags: ["ships"],
          summary: "Delete a ship",
          description: "Deletes a ship.",
          security: [{ bearer: ["admin:jobs"] }],
          parameters: [
            {
              name: "ship_id",
              in: "path",
              required: true,
              description: "Id.",
              schema: { type: "string", format: "uuid" },
              example: "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
            },
          ],
          responses: {
            "200": { description: "Gone.", headers: { "X-Request-Id": requestId }, content: json("Ship") },
            "401": { $ref: "common/responses.yaml#/Unauthorized" },
            ...commonErrors,
          },
        },
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: {
        Fleet: {
          type: "object",
          required: ["items"],
          properties: {
            items: { description: "All.", type: "array", maxItems: 9, items: { $ref: "#/components/schemas/Vessel" } },
          },
        },
        Vessel: {
          oneOf: [{ $ref: "#/components/schemas/Ship" }, { $ref: "#/components/schemas/Raft" }],
          discriminator: {
            propertyName: "kind",
            mapping: { ship: "#/components/schemas/Ship", raft: "#/components/schemas/Raft" },
          },
        },
        Ship: {
          type: "object",
          required: ["kind", "name"],
          properties: {
            kind: { description: "It sails.", type: "string", const: "ship" },
            name: { description: "On the bow.", type: "string", maxLength: 40, pattern: "^[A-Z]", example: "Beagle" },
            rig: {
              description: "Its sails.",
              anyOf: [{ $ref: "#/components/schemas/Rig" }, { type: "null" }],
              example: "brig",
            },
            draft: {
              description: "In metres.",
              type: ["number", "null"],
              exclusiveMinimum: 0,
              maximum: 30,
              example: 3.8,
            },
            tags: { $ref: "#/components/schemas/Tags", description: "What else is known." },
          },
        },
        ShipCreate: {
          type: "object",
          required: ["name"],
          additionalProperties: false,
          properties: { name: line, tags: { $ref: "#/components/schemas/Tags", description: "What else is known." } },
        },
        Raft: {
          type: "object",
          required: ["kind"],
          properties: { kind: { description: "It floats.", type: "string", const: "raft" } },
          example: { kind: "raft" },
        },
        Rig: { type: "string", "x-extensible-enum": ["brig", "sloop"], example: "brig" },
        Tags: {
          type: "object",
          maxProperties: 9,
          additionalProperties: bare,
          example: { home: "Plymouth" },
        },
      },
    },
  },
  "common/responses.yaml": {
    NotModified: { description: "Held.", headers: { "X-Request-Id": requestId, ETag: etag } },
    Unauthorized: {
      description: "Who are you?",
      headers: { "X-Request-Id": requestId, "WWW-Authenticate": headers["WWW-Authenticate"] },
      content: { "application/json": { schema: { $ref: "#/ErrorBody" }, example: { error: "send a token" } } },
    },
    TooManyRequests: {
      description: "Wait.",
      headers: { "X-Request-Id": requestId, "Retry-After": headers["Retry-After"] },
      content: { "application/json": { schema: { $ref: "#/ErrorBody" } } },
    },
    ServerError: {
      description: "Broken.",
      headers: { "X-Request-Id": requestId },
      content: { "application/json": { schema: { $ref: "#/ErrorBody" } } },
    },
    ErrorBody: {
      type: "object",
      required: ["error"],
      properties: { error: { description: "What to do.", type: "string", maxLength: 99, example: "send a token" } },
    },
  },
});

/** A change to the good document: a path of keys (`null` appends to a list) and the new value; `undefined` removes. */
type Change = [keys: (string | number | null)[], value: unknown];

const list = ["paths", "/ships", "get"];
const create = ["paths", "/ships", "post"];
const remove = ["paths", "/ships/{ship_id}", "delete"];
const schemas = ["components", "schemas"];
const ship = [...schemas, "Ship", "properties"];
const newShip = [...schemas, "ShipCreate", "properties"];
const limit = [...list, "parameters", 0];
const errors = "common/responses.yaml";
const bearer = ["components", "securitySchemes", "bearer"];
const html = { "text/html": { schema: { type: "string", maxLength: 99, example: "<!doctype html>" } } };
const loginPage = {
  "x-unlisted-query-parameters": "ignored",
  ...good()["openapi.yaml"].paths["/ships"].get,
  operationId: "showLogin",
  security: [],
  responses: {
    "200": { description: "The page.", headers: { "X-Request-Id": requestId }, content: html },
    ...commonErrors,
  },
};
const rest = { description: "Anything.", example: "x" };
const point = { type: "object", properties: { x: line } };

/** Each fault: the only rule of ours that reports it, its description, and its changes (of openapi.yaml by default). */
const faults: [rule: string, fault: string, changes: Change[], file?: keyof ReturnType<typeof good>][] = [
  ["rule/operation-id-verb-noun", "a noun", [[[...list, "operationId"], "ships"]]],
  ["rule/operation-id-verb-noun", "snake_case", [[[...list, "operationId"], "list_ships"]]],
  ["rule/operation-id-verb-noun", "a verb alone", [[[...list, "operationId"], "list"]]],
  ["rule/operation-id-verb-noun", "a verb that only begins the name", [[[...list, "operationId"], "getters"]]],
  ["operation-operationId-unique", "an operationId twice", [[[...create, "operationId"], "listShips"]]],
  ["operation-description", "no description", [[[...list, "description"], undefined]]],
  ["rule/common-errors", "no 429", [[[...create, "responses", "429"], undefined]]],
  ["rule/common-errors", "no 500", [[[...create, "responses", "500"], undefined]]],
  ["rule/secured-writes", "a write for everyone", [[[...create, "security"], []]]],
  ["rule/no-credentials-in-urls", "a password in a query", [[[...limit, "name"], "new_password"]]],
  ["rule/operation-success", "no success", [[[...create, "responses", "201"], undefined]]],
  [
    "rule/no-default-response",
    "a default response",
    [[[...list, "responses", "default"], { description: "Any.", headers: { "X-Request-Id": requestId } }]],
  ],
  ["rule/no-path-level-parameters", "parameters of a path", [[["paths", "/ships", "parameters"], []]]],
  ["rule/default-serialization", "reserved characters", [[[...limit, "allowReserved"], true]]],
  ["rule/style-form", "deepObject", [[[...limit, "style"], "deepObject"]]],
  ["rule/explode-true", "explode false", [[[...limit, "explode"], false]]],
  ["rule/header-names", "a header in lower case", [[[...list, "parameters", 1, "name"], "if-none-match"]]],
  ["rule/parameter-names-snake-case", "a hyphen in a query parameter", [[[...limit, "name"], "page-size"]]],
  [
    "rule/parameter-names-snake-case",
    "a hyphen in a path parameter",
    [
      [
        ["paths", "/rafts/{raft-id}"],
        { delete: { ...good()["openapi.yaml"].paths["/ships/{ship_id}"].delete, operationId: "deleteRaft" } },
      ],
      [["paths", "/rafts/{raft-id}", "delete", "parameters", 0, "name"], "raft-id"],
    ],
  ],
  [
    "rule/no-prefix-items",
    "a tuple",
    [[[...ship, "berth"], { ...rest, type: "array", maxItems: 1, prefixItems: [line] }]],
  ],
  ["rule/no-unicode-property-escapes", "\\p", [[[...ship, "name", "pattern"], "^\\p{Lu}"]]],
  ["rule/no-unicode-property-escapes", "\\P", [[[...ship, "name", "pattern"], "^\\P{Ll}"]]],
  ["response-contains-header", "no X-Request-Id on a success", [[[...list, "responses", "200", "headers"], {}]]],
  [
    "response-contains-header",
    "no X-Request-Id on an error",
    [[["TooManyRequests", "headers", "X-Request-Id"], undefined]],
    errors,
  ],
  [
    "response-contains-header",
    "no Location on 201",
    [[[...create, "responses", "201", "headers", "Location"], undefined]],
  ],
  ["response-contains-header", "no ETag on 201", [[[...create, "responses", "201", "headers", "ETag"], undefined]]],
  [
    "response-contains-header",
    "no WWW-Authenticate on 401",
    [[["Unauthorized", "headers", "WWW-Authenticate"], undefined]],
    errors,
  ],
  [
    "response-contains-header",
    "no Retry-After on 429",
    [[["TooManyRequests", "headers", "Retry-After"], undefined]],
    errors,
  ],
  [
    "no-invalid-media-type-examples",
    "a wrong example of a body",
    [[["Unauthorized", "content", "application/json", "example"], {}]],
    errors,
  ],
  [
    "no-invalid-media-type-examples",
    "an example with one field more",
    [[["Unauthorized", "content", "application/json", "example", "code"], 7]],
    errors,
  ],
  ["no-invalid-schema-examples", "a wrong example of a schema", [[[...schemas, "Raft", "example", "kind"], "ship"]]],
  ["no-invalid-parameter-examples", "a wrong example of a parameter", [[[...limit, "example"], 10]]],
  [
    "house/errors-by-shared-response",
    "an error of its own",
    [
      [
        [...list, "responses", "404"],
        {
          description: "None.",
          headers: { "X-Request-Id": requestId },
          content: { "application/json": { schema: { $ref: `${errors}#/ErrorBody` } } },
        },
      ],
    ],
  ],
  ["house/error-is-one-field", "a second field", [[["ErrorBody", "properties", "code"], line]], errors],
  ["house/error-is-one-field", "an optional field", [[["ErrorBody", "required"], []]], errors],
  [
    "house/error-is-one-field",
    "another name",
    [
      [
        ["Unauthorized", "content", "application/json"],
        { schema: { $ref: "../openapi.yaml#/components/schemas/Raft" } },
      ],
    ],
    errors,
  ],
  [
    "house/one-success-schema",
    "two bodies",
    [
      [
        [...create, "responses", "200"],
        { description: "There.", headers: { "X-Request-Id": requestId }, content: json("Raft") },
      ],
    ],
  ],
  ["house/security-scopes", "no security", [[[...create, "security"], undefined]]],
  ["house/security-scopes", "a scope that does not exist", [[[...create, "security", 0, "bearer", 0], "admin:ships"]]],
  ["house/security-scopes", "a token for nothing", [[[...create, "security", 0, "bearer"], []]]],
  ["house/security-scopes", "a scope that is not needed", [[[...list, "security", 1, "bearer"], ["admin:jobs"]]]],
  [
    "house/unlisted-query",
    "a page that rejects parameters which others append to its address",
    [[["Unauthorized", "content", "text/html"], { schema: bare, example: "<p>No.</p>" }]],
    errors,
  ],
  [
    "house/unlisted-query",
    "an operation for programs that ignores misspelled parameters",
    [[[...create, "x-unlisted-query-parameters"], "ignored"]],
  ],
  [
    "house/unlisted-query",
    "a CSV file that ignores all unknown parameters",
    [
      [[...list, "responses", "200", "content"], { "text/csv": { schema: line } }],
      [[...list, "x-unlisted-query-parameters"], "ignored"],
    ],
  ],
  [
    "house/same-path-parameter",
    "two names at one place",
    [
      [
        ["paths", "/ships/{name}/crew"],
        { delete: { ...good()["openapi.yaml"].paths["/ships/{ship_id}"].delete, operationId: "deleteCrew" } },
      ],
      [["paths", "/ships/{name}/crew", "delete", "parameters", 0, "name"], "name"],
    ],
  ],
  [
    "house/distinct-arguments",
    "an argument of the query and of the body",
    [
      [
        [...create, "parameters"],
        [{ name: "name", in: "query", description: "On the bow.", schema: bare, example: "x" }],
      ],
    ],
  ],
  [
    "house/distinct-arguments",
    "an argument with the name of another's header",
    [[[...list, "parameters", 0, "name"], "idempotency_key"]],
  ],
  [
    "house/short-first-sentence",
    "a description that takes its time",
    [[[...list, "description"], `Lists ${"all the ships of the fleet, ".repeat(5)}by name. Others are not in it.`]],
  ],
  [
    "house/short-first-sentence",
    "a description that says last what is done",
    [[[...create, "description"], "Requires a role. Creates a ship."]],
  ],
  ["house/known-extensions", "an extension that nothing reads", [[[...list, "x-unverified-user"], "admitted"]]],
  ["house/known-extensions", "a value that nothing knows", [[[...list, "x-unverified-users"], "welcome"]]],
  ["house/session-pages", "a page that does not exist", [[[...bearer, "x-landing-page"], "showMoon"]]],
  ["house/session-pages", "a page that is no page", [[[...bearer, "x-landing-page"], "listShips"]]],
  [
    "house/session-pages",
    "a sign-in that forgets where to go next",
    [
      [["paths", "/login"], { get: loginPage }],
      [[...bearer, "x-login-page"], "showLogin"],
    ],
  ],
  ["house/typed-schemas", "no type", [[[...ship, "name"], rest]]],
  ["house/bounded-strings", "a string without end", [[[...ship, "name"], { ...rest, type: "string" }]]],
  [
    "house/bounded-strings",
    "a nullable string without end",
    [[[...ship, "name"], { ...rest, type: ["string", "null"] }]],
  ],
  ["house/bounded-strings", "a parameter without end", [[[...list, "parameters", 1, "schema"], { type: "string" }]]],
  [
    "house/bounded-arrays",
    "an array without end",
    [[[...schemas, "Fleet", "properties", "items", "maxItems"], undefined]],
  ],
  ["house/bounded-numbers", "no minimum", [[[...ship, "draft", "exclusiveMinimum"], undefined]]],
  ["house/bounded-numbers", "no maximum", [[[...limit, "schema", "maximum"], undefined]]],
  ["house/sized-integers", "no format", [[[...limit, "schema", "format"], undefined]]],
  ["house/closed-requests", "an open object", [[[...schemas, "ShipCreate", "additionalProperties"], undefined]]],
  ["house/closed-requests", "a map without end", [[[...schemas, "Tags", "maxProperties"], undefined]]],
  ["house/open-responses", "a closed object", [[[...schemas, "Raft", "additionalProperties"], false]]],
  [
    "house/open-responses",
    "a closed list of values",
    [[[...schemas, "Rig"], { type: "string", enum: ["brig"], example: "brig" }]],
  ],
  [
    "house/named-schemas",
    "an object in a property",
    [[[...ship, "berth"], { ...point, description: "Where it lies." }]],
  ],
  [
    "house/named-schemas",
    "an object in a list",
    [[[...ship, "berths"], { ...rest, type: "array", maxItems: 9, items: point }]],
  ],
  [
    "house/named-schemas",
    "an object as a body",
    [
      [
        [...create, "requestBody", "content", "application/json"],
        { schema: { ...point, additionalProperties: false }, example: {} },
      ],
    ],
  ],
  [
    "house/named-schemas",
    "an enum in a property",
    [[[...newShip, "flag"], { ...rest, type: "string", enum: ["x", "blue"] }]],
  ],
  [
    "house/named-schemas",
    "an enum in a parameter",
    [
      [
        [...limit],
        { name: "flag", in: "query", description: "Flag.", schema: { type: "string", enum: ["red"] }, example: "red" },
      ],
    ],
  ],
  [
    "house/named-schemas",
    "an object whose generated name is another schema's",
    [
      [[...ship, "berth_plan"], { ...point, description: "Where it lies." }],
      [[...schemas, "ShipBerthPlan"], point],
      [
        [...schemas, "Raft", "properties", "plan"],
        { $ref: "#/components/schemas/ShipBerthPlan", description: "Plan." },
      ],
    ],
  ],
  ["house/examples-present", "a schema without example", [[[...schemas, "Rig", "example"], undefined]]],
  ["house/examples-present", "a parameter without example", [[[...limit, "example"], undefined]]],
  [
    "house/examples-present",
    "a request body without example",
    [[[...create, "requestBody", "content", "text/plain"], { schema: bare }]],
  ],
  [
    "house/examples-present",
    "a response without example",
    [[[...remove, "responses", "200", "content"], { "text/plain": { schema: bare } }]],
  ],
  ["house/discriminated-unions", "a union with null", [[[...schemas, "Vessel", "oneOf", null], { type: "null" }]]],
  ["house/discriminated-unions", "no discriminator", [[[...schemas, "Vessel", "discriminator"], undefined]]],
  [
    "house/discriminated-unions",
    "a mapping without a branch",
    [[[...schemas, "Vessel", "discriminator", "mapping"], { raft: "#/components/schemas/Raft" }]],
  ],
  ["house/discriminated-unions", "a branch without const", [[[...schemas, "Raft", "properties", "kind"], line]]],
  ["house/discriminated-unions", "a branch that may lack its const", [[[...schemas, "Raft", "required"], []]]],
  ["house/discriminated-unions", "anyOf", [[[...ship, "name"], { ...rest, anyOf: [bare] }]]],
  [
    "house/discriminated-unions",
    "two types",
    [
      [
        [...ship, "name", "type"],
        ["string", "boolean"],
      ],
    ],
  ],
  [
    "house/null-at-the-property",
    "a nullable schema",
    [
      [
        [...schemas, "Rig", "type"],
        ["string", "null"],
      ],
    ],
  ],
  ["house/described-properties", "no description", [[[...ship, "draft", "description"], undefined]]],
  ["house/described-properties", "no description beside a reference", [[[...ship, "tags", "description"], undefined]]],
  ["house/described-properties", "no example", [[[...ship, "rig", "example"], undefined]]],
  [
    "house/no-union-in-additional-properties",
    "a map of unions",
    [
      [
        [...schemas, "Berths"],
        {
          type: "object",
          maxProperties: 9,
          additionalProperties: { $ref: "#/components/schemas/Vessel" },
          example: {},
        },
      ],
      [[...schemas, "Fleet", "properties", "berths"], { $ref: "#/components/schemas/Berths", description: "Where." }],
    ],
  ],
  ["house/only-annotations-beside-refs", "a bound beside $ref", [[[...ship, "tags", "maxProperties"], 3]]],
  [
    "house/distinct-component-names",
    "a name of two sections",
    [
      [["components", "headers"], { Ship: { description: "Which.", schema: bare } }],
      [[...list, "responses", "200", "headers", "X-Ship"], { $ref: "#/components/headers/Ship" }],
    ],
  ],
  [
    "house/distinct-component-names",
    "a name that TypeScript has",
    [
      [[...schemas, "Event"], { ...point, description: "Launch." }],
      [[...ship, "launch"], { $ref: "#/components/schemas/Event", description: "Its launch." }],
    ],
  ],
  [
    "house/distinct-component-names",
    "a parameter that does not say that it is one",
    [
      [["components", "parameters"], { Limit: good()["openapi.yaml"].paths["/ships"].get.parameters[0] }],
      [[...limit], { $ref: "#/components/parameters/Limit" }],
    ],
  ],
  ["house/dated-deprecations", "no dates", [[[...list, "deprecated"], true]]],
  [
    "house/dated-deprecations",
    "an end within a year",
    [
      [[...list, "deprecated"], true],
      [[...list, "x-deprecated-at"], "2026-11-22"],
      [[...list, "x-sunset"], "2027-11-21"],
    ],
  ],
  [
    "house/no-recursive-schemas",
    "a schema in itself",
    [[[...ship, "tender"], { $ref: "#/components/schemas/Ship", description: "Tender." }]],
  ],
  [
    "house/no-recursive-schemas",
    "a schema in itself by way of another",
    [[[...schemas, "Raft", "properties", "towed_by"], { $ref: "#/components/schemas/Fleet", description: "Tugs." }]],
  ],
  ["house/no-unused-definitions", "a definition for nothing", [[["Gone"], { description: "Gone." }]], errors],
];

/** Our rules, in code or as assertions. Redocly's own rules report some of the same faults. */
const isOurs = (rule: string) => /^(?:house|rule)\//.test(rule);

function change(document: unknown, [keys, value]: Change): void {
  const [key, ...rest] = keys;
  if (typeof document !== "object" || document === null || key === undefined)
    throw new Error(`there is no ${String(key)}`);
  const name = key === null && Array.isArray(document) ? document.length : key;
  if (rest.length > 0) change(Reflect.get(document, String(name)), [rest, value]);
  else if (value === undefined) Reflect.deleteProperty(document, String(name));
  else Reflect.set(document, String(name), structuredClone(value));
}

interface Report {
  problems: { ruleId: string; location: { source: { ref: string } }[] }[];
}

/** The rules that each document violates, from a single run of Redocly, since it takes a second to start. */
async function lint(documents: string[]): Promise<string[][]> {
  const output = await new Promise<string>((done, fail) => {
    const args = [redocly, "lint", ...documents, "--config", config, "--format=json", "--max-problems=1000"];
    const options = { env: { ...process.env, REDOCLY_TELEMETRY: "off" }, maxBuffer: 2 ** 26 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (stdout === "") fail(error ?? new Error(stderr));
      else done(stdout);
    });
  });
  // The output is a sequence of JSON documents.
  const reports: Report[] = JSON.parse(`[${output.replaceAll(/^\}\n*(?=\{)/gm, "},")}]`);
  return reports.map((report) => [...new Set(report.problems.map((problem) => problem.ruleId))]);
}

test("lint", async (t) => {
  const folder = await temporaryFolder(t);
  const write = async (name: string, changes: Change[], changed: keyof ReturnType<typeof good> = "openapi.yaml") => {
    const files = structuredClone(good());
    for (const one of changes) change(files[changed], one);
    await mkdir(join(folder, name, "common"), { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      await writeFile(join(folder, name, file), stringify(content, { aliasDuplicateObjects: false }));
    }
    return join(folder, name, "openapi.yaml");
  };
  const documents = await Promise.all([
    write("good", []),
    ...faults.map(([, , changes, file], index) => write(String(index), changes, file)),
  ]);
  const [ofGood, ...ofFaults] = await lint(documents);

  assert.deepStrictEqual(ofGood, [], "nothing is wrong with the good document");
  for (const [index, [rule, fault]] of faults.entries()) {
    const found = ofFaults[index]?.filter((other) => other === rule || isOurs(other));
    assert.deepStrictEqual(found, [rule], `${rule} finds ${fault}`);
  }

  const settings: { rules: Record<string, unknown> } = parse(await readFile(config, "utf8"));
  const proven = new Set(faults.map(([rule]) => rule));
  const unproven = Object.keys(settings.rules).filter((rule) => isOurs(rule) && !proven.has(rule));
  assert.deepStrictEqual(unproven, [], "each rule of ours finds a fault");
});
