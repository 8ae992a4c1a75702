import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { test } from "tap";
import { parse, stringify } from "yaml";
import { type Edits, edit, editAt } from "../support/edits.ts";
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

const text = { type: "string", maxLength: 9 };
const prop = { ...text, description: "A line.", example: "x" };

const commonErrors = {
  "429": { $ref: "common/responses.yaml#/TooManyRequests" },
  "500": { $ref: "common/responses.yaml#/ServerError" },
};

/** A document in two files without any fault. */
const validDocument = () => ({
  "openapi.yaml": {
    openapi: "3.1.0",
    info: { title: "Ships", version: "1.0.0", license: { name: "Apache 2.0", identifier: "Apache-2.0" } },
    servers: [{ url: "https://ships.example.org" }],
    tags: [{ name: "ships", description: "Ships." }],
    paths: {
      "/ships": {
        get: {
          operationId: "listShips",
          "x-permission": "public",
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
          "x-permission": "ship.create",
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
          "x-permission": "ship.delete",
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
          properties: { name: prop, tags: { $ref: "#/components/schemas/Tags", description: "What else is known." } },
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
          additionalProperties: text,
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

const html = { "text/html": { schema: { type: "string", maxLength: 99, example: "<!doctype html>" } } };
const { "/ships": goodShips, "/ships/{ship_id}": goodShip } = validDocument()["openapi.yaml"].paths;
const loginPage = {
  "x-unknown-query-parameters": "ignored",
  ...goodShips.get,
  operationId: "showLogin",
  "x-permission": "public",
  security: [],
  responses: {
    "200": { description: "The page.", headers: { "X-Request-Id": requestId }, content: html },
    ...commonErrors,
  },
};
/** Edits that add a path with a parameter of this name. */
const addPath = (path: string, name: string, operationId: string): Edits => ({
  [`paths.${path}`]: { delete: { ...goodShip.delete, operationId } },
  [`${operationId}.parameters.0.name`]: name,
});
const annotations = { description: "Anything.", example: "x" };
const point = { type: "object", properties: { x: prop } };
const refWith = (name: string, description: string) => ({ $ref: `#/components/schemas/${name}`, description });
const inlineError = {
  description: "None.",
  headers: { "X-Request-Id": requestId },
  content: { "application/json": { schema: { $ref: "common/responses.yaml#/ErrorBody" } } },
};
const otherSuccess = { description: "There.", headers: { "X-Request-Id": requestId }, content: json("Raft") };
const flag = { name: "flag", in: "query", description: "Flag.", example: "red" };
const berths = { type: "object", maxProperties: 9, additionalProperties: { $ref: "#/components/schemas/Vessel" } };

/** Edits that cause faults in the valid document, by the name of the only project rule that reports them. */
const faults: Record<string, Record<string, Edits>> = {
  "rule/operation-id-verb-noun": {
    "a noun": { "listShips.operationId": "ships" },
    snake_case: { "listShips.operationId": "list_ships" },
    "a verb alone": { "listShips.operationId": "list" },
    "a verb that only begins the name": { "listShips.operationId": "getters" },
  },
  "operation-operationId-unique": { "an operationId twice": { "createShip.operationId": "listShips" } },
  "operation-description": { "no description": { "listShips.description": undefined } },
  "rule/common-errors": {
    "no 429": { "createShip.responses.429": undefined },
    "no 500": { "createShip.responses.500": undefined },
  },
  "rule/secured-writes": { "a write for everyone": { "createShip.security": [], "createShip.x-permission": "public" } },
  "rule/no-credentials-in-urls": { "a password in a query": { "listShips.parameters.0.name": "new_password" } },
  "rule/operation-success": { "no success response": { "createShip.responses.201": undefined } },
  "rule/no-default-response": {
    "a default response": {
      "listShips.responses.default": { description: "Any.", headers: { "X-Request-Id": requestId } },
    },
  },
  "rule/no-path-level-parameters": { "parameters of a path": { "paths./ships.parameters": [] } },
  "rule/default-serialization": { "reserved characters": { "listShips.parameters.0.allowReserved": true } },
  "rule/style-form": { deepObject: { "listShips.parameters.0.style": "deepObject" } },
  "rule/explode-true": { "explode false": { "listShips.parameters.0.explode": false } },
  "rule/header-names": { "a header in lower case": { "listShips.parameters.1.name": "if-none-match" } },
  "rule/parameter-names-snake-case": {
    "a hyphen in a query parameter": { "listShips.parameters.0.name": "page-size" },
    "a hyphen in a path parameter": addPath("/rafts/{raft-id}", "raft-id", "deleteRaft"),
  },
  "rule/no-prefix-items": {
    "a tuple": { "Ship.properties.berth": { ...annotations, type: "array", maxItems: 1, prefixItems: [prop] } },
  },
  "rule/no-unicode-property-escapes": {
    "\\p": { "Ship.properties.name.pattern": "^\\p{Lu}" },
    "\\P": { "Ship.properties.name.pattern": "^\\P{Ll}" },
  },
  "response-contains-header": {
    "no X-Request-Id on a success": { "listShips.responses.200.headers": {} },
    "no X-Request-Id on an error": { "responses.TooManyRequests.headers.X-Request-Id": undefined },
    "no Location on 201": { "createShip.responses.201.headers.Location": undefined },
    "no ETag on 201": { "createShip.responses.201.headers.ETag": undefined },
    "no WWW-Authenticate on 401": { "responses.Unauthorized.headers.WWW-Authenticate": undefined },
    "no Retry-After on 429": { "responses.TooManyRequests.headers.Retry-After": undefined },
  },
  "no-invalid-media-type-examples": {
    "a wrong example of a body": { "responses.Unauthorized.content.application/json.example": {} },
    "an example with one field more": { "responses.Unauthorized.content.application/json.example.code": 7 },
  },
  "no-invalid-schema-examples": { "a wrong example of a schema": { "Raft.example.kind": "ship" } },
  "no-invalid-parameter-examples": { "a wrong example of a parameter": { "listShips.parameters.0.example": 10 } },
  "house/errors-by-shared-response": { "an inline error response": { "listShips.responses.404": inlineError } },
  "house/error-is-one-field": {
    "a second field": { "responses.ErrorBody.properties.code": prop },
    "an optional field": { "responses.ErrorBody.required": [] },
    "another name": {
      "responses.Unauthorized.content.application/json": {
        schema: { $ref: "../openapi.yaml#/components/schemas/Raft" },
      },
    },
  },
  "house/one-success-schema": { "two bodies": { "createShip.responses.200": otherSuccess } },
  "house/security-scopes": {
    "no security": { "createShip.security": undefined },
    "a scope that does not exist": { "createShip.security.0.bearer.0": "admin:ships" },
    "a token without scopes": { "createShip.security.0.bearer": [] },
    "a scope of a public operation": { "listShips.security.1.bearer": ["admin:jobs"] },
  },
  "house/permission": {
    "no permission": { "createShip.x-permission": undefined },
    "a write for everyone": { "createShip.x-permission": "public" },
    "administrators without a policy": { "createShip.x-permission": "signed_in" },
    "a public list with a permission": { "listShips.x-permission": "ship.list" },
  },
  "house/unlisted-query": {
    "a page that rejects query parameters which other sites append": {
      "responses.Unauthorized.content.text/html": { schema: text, example: "<p>No.</p>" },
    },
    "an API operation that ignores misspelled parameters": {
      "createShip.x-unknown-query-parameters": "ignored",
    },
    "a CSV file that ignores all unknown parameters": {
      "listShips.responses.200.content": { "text/csv": { schema: prop } },
      "listShips.x-unknown-query-parameters": "ignored",
    },
  },
  "house/same-path-parameter": { "two names of one segment": addPath("/ships/{name}/crew", "name", "deleteCrew") },
  "house/distinct-arguments": {
    "the same argument in the query and the body": {
      "createShip.parameters": [{ name: "name", in: "query", description: "On the bow.", schema: text, example: "x" }],
    },
    "a query parameter with the name of a header's argument": { "listShips.parameters.0.name": "idempotency_key" },
  },
  "house/short-first-sentence": {
    "a long first sentence": {
      "listShips.description": `Lists ${"all the ships of the fleet, ".repeat(5)}by name. Others are not in it.`,
    },
    "a first sentence that does not name the action": { "createShip.description": "Requires a role. Creates a ship." },
  },
  "house/known-extensions": {
    "an unknown extension": { "listShips.x-unverified-user": "admitted" },
    "an unknown value": { "listShips.x-unverified-users": "welcome" },
  },
  "house/session-pages": {
    "a page that does not exist": { "components.securitySchemes.bearer.x-saved-form-page": "showMoon" },
    "an operation that is not a page": { "components.securitySchemes.bearer.x-saved-form-page": "listShips" },
    "a landing page that is not a path": { "components.securitySchemes.bearer.x-landing-page": "listShips" },
    "a sign-in page without the URL of the next page": {
      "paths./login": { get: loginPage },
      "components.securitySchemes.bearer.x-login-page": "showLogin",
    },
  },
  "house/typed-schemas": { "no type": { "Ship.properties.name": annotations } },
  "house/bounded-strings": {
    "an unbounded string": { "Ship.properties.name": { ...annotations, type: "string" } },
    "an unbounded nullable string": { "Ship.properties.name": { ...annotations, type: ["string", "null"] } },
    "an unbounded parameter": { "listShips.parameters.1.schema": { type: "string" } },
  },
  "house/bounded-arrays": { "an unbounded array": { "Fleet.properties.items.maxItems": undefined } },
  "house/bounded-numbers": {
    "no minimum": { "Ship.properties.draft.exclusiveMinimum": undefined },
    "no maximum": { "listShips.parameters.0.schema.maximum": undefined },
  },
  "house/sized-integers": { "no format": { "listShips.parameters.0.schema.format": undefined } },
  "house/closed-requests": {
    "an open object": { "ShipCreate.additionalProperties": undefined },
    "an unbounded map": { "Tags.maxProperties": undefined },
  },
  "house/open-responses": {
    "a closed object": { "Raft.additionalProperties": false },
    "a closed list of values": { Rig: { type: "string", enum: ["brig"], example: "brig" } },
  },
  "house/named-schemas": {
    "an object in a property": { "Ship.properties.berth": { ...point, description: "Where it lies." } },
    "an object in a list": { "Ship.properties.berths": { ...annotations, type: "array", maxItems: 9, items: point } },
    "an object as a body": {
      "createShip.requestBody.content.application/json": {
        schema: { ...point, additionalProperties: false },
        example: {},
      },
    },
    "an enum in a property": {
      "ShipCreate.properties.flag": { ...annotations, type: "string", enum: ["x", "blue"] },
    },
    "an enum in a parameter": { "listShips.parameters.0": { ...flag, schema: { type: "string", enum: ["red"] } } },
    "an object whose generated name is another schema's": {
      "Ship.properties.berth_plan": { ...point, description: "Where it lies." },
      ShipBerthPlan: point,
      "Raft.properties.plan": refWith("ShipBerthPlan", "Plan."),
    },
  },
  "house/examples-present": {
    "a schema without example": { "Rig.example": undefined },
    "a parameter without example": { "listShips.parameters.0.example": undefined },
    "a request body without example": { "createShip.requestBody.content.text/plain": { schema: text } },
    "a response without example": { "deleteShip.responses.200.content": { "text/plain": { schema: text } } },
  },
  "house/discriminated-unions": {
    "a union with null": { "Vessel.oneOf.-": { type: "null" } },
    "no discriminator": { "Vessel.discriminator": undefined },
    "a mapping without a branch": { "Vessel.discriminator.mapping": { raft: "#/components/schemas/Raft" } },
    "a branch without const": { "Raft.properties.kind": prop },
    "a branch that may lack its const": { "Raft.required": [] },
    anyOf: { "Ship.properties.name": { ...annotations, anyOf: [text] } },
    "two types": { "Ship.properties.name.type": ["string", "boolean"] },
  },
  "house/null-at-the-property": { "a nullable schema": { "Rig.type": ["string", "null"] } },
  "house/described-properties": {
    "no description": { "Ship.properties.draft.description": undefined },
    "no description beside a reference": { "Ship.properties.tags.description": undefined },
    "no example": { "Ship.properties.rig.example": undefined },
  },
  "house/no-union-in-additional-properties": {
    "a map of unions": { Berths: { ...berths, example: {} }, "Fleet.properties.berths": refWith("Berths", "Where.") },
  },
  "house/only-annotations-beside-refs": { "a bound beside $ref": { "Ship.properties.tags.maxProperties": 3 } },
  "house/distinct-component-names": {
    "one name in two sections": {
      "components.headers": { Ship: { description: "Which.", schema: text } },
      "listShips.responses.200.headers.X-Ship": { $ref: "#/components/headers/Ship" },
    },
    "the name of a built-in type of TypeScript": {
      Event: { ...point, description: "Launch." },
      "Ship.properties.launch": refWith("Event", "Its launch."),
    },
    "a parameter whose name does not end in Parameter": {
      "components.parameters": { Limit: goodShips.get.parameters[0] },
      "listShips.parameters.0": { $ref: "#/components/parameters/Limit" },
    },
  },
  "house/dated-deprecations": {
    "no dates": { "listShips.deprecated": true },
    "a sunset within a year": {
      "listShips.deprecated": true,
      "listShips.x-deprecated-at": "2026-11-22",
      "listShips.x-sunset": "2027-11-21",
    },
  },
  "house/no-recursive-schemas": {
    "a schema that contains itself": { "Ship.properties.tender": refWith("Ship", "Tender.") },
    "a schema that contains itself through another schema": { "Raft.properties.towed_by": refWith("Fleet", "Tugs.") },
  },
  "house/no-unused-definitions": { "an unused definition": { "responses.Gone": { description: "Gone." } } },
};

/** Whether a rule is defined in this project, in code or as an assertion. Redocly's rules report some of the same faults. */
const isProjectRule = (rule: string) => /^(?:house|rule)\//.test(rule);

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

test("each lint rule reports its faults", async (t) => {
  const folder = await temporaryFolder(t);
  const write = async (name: string, edits: Edits) => {
    const files = structuredClone(validDocument());
    const { "openapi.yaml": document, "common/responses.yaml": responses } = files;
    for (const [path, value] of Object.entries(edits))
      if (path.startsWith("responses.")) editAt({ responses }, path.split("."), value);
      else edit(document, { [path]: value });
    await mkdir(join(folder, name, "common"), { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      await writeFile(join(folder, name, file), stringify(content, { aliasDuplicateObjects: false }));
    }
    return join(folder, name, "openapi.yaml");
  };
  const cases = Object.entries(faults).flatMap(([rule, ruleFaults]) =>
    Object.entries(ruleFaults).map(([fault, edits]) => ({ rule, fault, edits })),
  );
  const documents = await Promise.all([
    write("good", {}),
    ...cases.map(({ edits }, index) => write(String(index), edits)),
  ]);
  const [validRules, ...faultRules] = await lint(documents);

  assert.deepStrictEqual(validRules, [], "the valid document violates no rule");
  for (const [index, { rule, fault }] of cases.entries()) {
    const rules = faultRules[index]?.filter((other) => other === rule || isProjectRule(other));
    assert.deepStrictEqual(rules, [rule], `${rule} finds ${fault}`);
  }

  const settings: { rules: Record<string, unknown> } = parse(await readFile(config, "utf8"));
  const untested = Object.keys(settings.rules).filter((rule) => isProjectRule(rule) && !(rule in faults));
  assert.deepStrictEqual(untested, [], "each project rule is tested");
});
