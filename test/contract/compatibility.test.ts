import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "tap";
import { tsImport } from "tsx/esm/api";
import { parse } from "yaml";
import type { Exception } from "../../openapi/programs/compatibility/changelog.ts";
import type { Change as Difference } from "../../openapi/programs/compatibility/changes.ts";
import type { Document } from "../../openapi/programs/compatibility/document.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { type Edits, edit } from "../support/edits.ts";

/** Imports a module of the comparison, which is not compiled with the tests. */
const load = (name: string) =>
  tsImport(pathToFileURL(join(packageRoot, "openapi/programs/compatibility", name)).href, import.meta.url);
const { changesBetween }: typeof import("../../openapi/programs/compatibility/compare.ts") = await load("compare.ts");
const {
  exceptionsFor,
  listsOf,
  sentencesOf,
  staleOf,
  unlistedOf,
  withRelease,
  withUnreleased,
}: typeof import("../../openapi/programs/compatibility/changelog.ts") = await load("changelog.ts");

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const orNull = (name: string) => ({ anyOf: [ref(name), { type: "null" }] });
const json = (name: string) => ({ "application/json": { schema: ref(name) } });

const crewSchema = {
  type: "object",
  required: ["crew"],
  properties: {
    crew: { type: "integer", minimum: 0, maximum: 99 },
    labels: { type: "object", additionalProperties: { type: "string", maxLength: 9 } },
  },
};

/** A document with each construct that the rules of openapi/programs/lint/ allow. */
const released = () => ({
  openapi: "3.1.0",
  info: { title: "Ships", version: "1.0.0" },
  paths: {
    "/ships": {
      get: {
        operationId: "listShips",
        tags: ["ships"],
        "x-unverified-users": "admitted",
        "x-unknown-query-parameters": "ignored",
        security: [{}, { bearer: [] }],
        parameters: [
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 9, default: 5 } },
          { name: "sort", in: "query", schema: ref("ShipSort") },
          { name: "If-None-Match", in: "header", schema: { type: "string", maxLength: 64 } },
        ],
        responses: {
          "200": {
            description: "Ships.",
            headers: {
              Link: { $ref: "#/components/headers/Link" },
              ETag: { required: true, schema: { type: "string" } },
            },
            content: json("Fleet"),
          },
          "304": { description: "Held." },
          "404": { $ref: "#/components/responses/NotFound" },
        },
      },
      post: {
        operationId: "createShip",
        tags: ["ships"],
        security: [{ bearer: ["ships:write"] }, { session: [] }],
        requestBody: {
          content: { ...json("ShipCreate"), "application/x-www-form-urlencoded": { schema: ref("ShipCreate") } },
        },
        responses: { "201": { description: "Made.", content: json("Ship") } },
      },
    },
    "/ships/{ship_id}": {
      delete: {
        operationId: "deleteShip",
        tags: ["ships"],
        deprecated: true,
        "x-sunset": "2027-06-01",
        security: [{ bearer: ["ships:write"] }],
        parameters: [{ name: "ship_id", in: "path", required: true, schema: { type: "string", format: "uuid" } }],
        responses: { "200": { description: "Gone.", content: json("Ship") } },
      },
    },
  },
  webhooks: {
    "ship-sunk": {
      post: {
        operationId: "shipSunk",
        requestBody: { content: json("Wreck") },
        responses: { "204": { description: "Heard." } },
      },
    },
  },
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer" },
      session: { type: "apiKey", in: "cookie", name: "sid" },
    },
    headers: { Link: { schema: { type: "string" } } },
    responses: {
      NotFound: {
        description: "None.",
        headers: { "X-Code": { schema: { type: "string" } } },
        content: json("Failure"),
      },
    },
    schemas: {
      Failure: { type: "object", required: ["error"], properties: { error: { type: "string", maxLength: 99 } } },
      ShipSort: { type: "string", enum: ["name", "age"], description: "Order.", example: "age" },
      Fleet: {
        type: "object",
        required: ["items"],
        properties: { items: { type: "array", maxItems: 9, items: ref("Vessel") } },
      },
      Vessel: {
        oneOf: [ref("Ship"), ref("Raft")],
        discriminator: {
          propertyName: "kind",
          mapping: { ship: "#/components/schemas/Ship", raft: "#/components/schemas/Raft" },
        },
      },
      Base: {
        type: "object",
        required: ["kind", "name"],
        properties: {
          kind: { type: "string", const: "ship" },
          name: { ...ref("Name"), description: "On the bow." },
          rig: ref("Rig"),
          flag: orNull("Flag"),
        },
      },
      Ship: {
        description: "A ship.",
        allOf: [ref("Base"), crewSchema],
      },
      Raft: { type: "object", required: ["kind"], properties: { kind: { type: "string", const: "raft" } } },
      ShipCreate: {
        type: "object",
        additionalProperties: false,
        required: ["name"],
        properties: {
          name: ref("Name"),
          flag: orNull("Flag"),
          tags: { type: "array", maxItems: 5, items: { type: "string", maxLength: 9 } },
          draft: { type: ["number", "null"], minimum: 0, maximum: 30 },
        },
      },
      Name: { type: "string", minLength: 1, maxLength: 40, pattern: "^[A-Z]" },
      Wreck: { type: "object", required: ["depth"], properties: { depth: { type: "integer", maximum: 11_000 } } },
      Rig: { type: "string", "x-extensible-enum": ["brig", "sloop"] },
      Flag: { type: "string", enum: ["red", "blue"] },
    },
  },
});

const text = { type: "string", maxLength: 9 };
const renamed = (from: string, to: string) => JSON.parse(JSON.stringify(released()).replaceAll(from, to));

/** Expected findings of the comparison, each with edits that cause it. */

const breaking: Record<string, Edits | Edits[]> = {
  "deleteShip: was removed (DELETE /ships/{ship_id})": [
    { deleteShip: undefined },
    { deleteShip: undefined, "paths./boats/{id}": { delete: released().paths["/ships/{ship_id}"].delete } },
  ],
  "listShips: needs credentials now": { "listShips.security": [{ bearer: [] }] },
  "createShip: needs the scope `ships:admin` of the credentials `bearer` now": {
    "createShip.security.0.bearer.-": "ships:admin",
  },
  "createShip: no longer accepts the credentials `session`": { "createShip.security": [{ bearer: ["ships:write"] }] },
  "session: credentials are sent in another way now": { "components.securitySchemes.session.name": "s" },
  "listShips: rejects unverified users now": { "listShips.x-unverified-users": undefined },
  "listShips: rejects unknown query parameters now": [
    { "listShips.x-unknown-query-parameters": undefined },
    { "listShips.x-unknown-query-parameters": "tracking-ignored" },
  ],
  "deleteShip: ends on 2027-01-01 now, not on 2027-06-01": { "deleteShip.x-sunset": "2027-01-01" },
  "ship-sunk: is no longer sent": { "webhooks.ship-sunk": undefined },
  "Wreck in responses: the field `depth` may be absent now": { "Wreck.required": [] },
  "listShips: the parameter `limit` was removed": { "listShips.parameters.0": undefined },
  "listShips: the parameter `q` is new and required": {
    "listShips.parameters.-": { name: "q", in: "query", required: true, schema: text },
  },
  "listShips: the parameter `q` precedes older parameters": {
    "listShips.parameters": [{ name: "q", in: "query", schema: text }, ...released().paths["/ships"].get.parameters],
  },
  "listShips: has its parameters in another order now": {
    "listShips.parameters": released().paths["/ships"].get.parameters.toReversed(),
  },
  "listShips: the parameter `limit` is required now": { "listShips.parameters.0.required": true },
  "listShips: the parameter `limit` has the maximum `8` now, had `9`": { "listShips.parameters.0.schema.maximum": 8 },
  "listShips: the parameter `limit` means `6` now if it is absent, meant `5`": {
    "listShips.parameters.0.schema.default": 6,
  },
  "listShips: the parameter `limit` has the type string now, had integer": {
    "listShips.parameters.0.schema": { ...text, default: 5 },
  },
  "listShips: the parameter `limit` has another serialization now": { "listShips.parameters.0.explode": false },
  "ShipSort in requests: no longer has the value `age`": { "ShipSort.enum": ["name"] },
  "createShip: the request body is required now": { "createShip.requestBody.required": true },
  "createShip: the request body was removed": { "createShip.requestBody": undefined },
  "createShip: the request body is no longer available as application/x-www-form-urlencoded": {
    "createShip.requestBody.content.application/x-www-form-urlencoded": undefined,
  },
  "ShipCreate in requests: the field `tags` was removed": { "ShipCreate.properties.tags": undefined },
  "ShipCreate in requests: the field `port` is new and required": {
    "ShipCreate.properties.port": text,
    "ShipCreate.required.-": "port",
  },
  "ShipCreate in requests: the field `tags` is required now": { "ShipCreate.required.-": "tags" },
  "ShipCreate in requests: the field `flag` may no longer be null": { "ShipCreate.properties.flag": ref("Flag") },
  "ShipCreate in requests: the field `draft` may no longer be null": { "ShipCreate.properties.draft.type": "number" },
  "ShipCreate in requests: the field `draft` has the type integer now, had number": {
    "ShipCreate.properties.draft.type": ["integer", "null"],
  },
  "ShipCreate in requests: the field `tags` has the maxItems `4` now, had `5`": {
    "ShipCreate.properties.tags.maxItems": 4,
  },
  "ShipCreate in requests: the field `tags` has the uniqueItems `true` now, had none": {
    "ShipCreate.properties.tags.uniqueItems": true,
  },
  "ShipCreate in requests: each item of the field `tags` has the maxLength `8` now, had `9`": {
    "ShipCreate.properties.tags.items.maxLength": 8,
  },
  "ShipCreate in requests: each item of the field `tags` has the format `uri` now, had none": {
    "ShipCreate.properties.tags.items.format": "uri",
  },
  "ShipCreate in requests: each item of the field `tags` allows only `a`, `b` now": {
    "ShipCreate.properties.tags.items.enum": ["a", "b"],
  },
  "Name in requests: has the maxLength `30` now, had `40`": { "Name.maxLength": 30 },
  "Name in responses: has the maxLength `50` now, had `40`": { "Name.maxLength": 50 },
  "Name in responses and requests: has the pattern `^[a-z]` now, had `^[A-Z]`": { "Name.pattern": "^[a-z]" },
  'Name in requests: has the not `{"const":"Titanic"}` now, had none': { "Name.not": { const: "Titanic" } },
  "createShip: the response 201 was removed": { "createShip.responses.201": undefined },
  "createShip: the response 202 is new": { "createShip.responses.202": { description: "Later." } },
  "listShips: the response 200 is no longer available as application/json": {
    "listShips.responses.200.content": { "text/csv": { schema: text } },
  },
  "listShips: the header `Link` of the response 200 was removed": { "listShips.responses.200.headers.Link": undefined },
  "listShips: the header `ETag` of the response 200 is not always present now": {
    "listShips.responses.200.headers.ETag.required": undefined,
  },
  "listShips: the header `X-Code` of the response 404 was removed": { "components.responses.NotFound.headers": {} },
  "Failure in responses: the field `error` may be absent now": { "Failure.required": [] },
  "Ship in responses: the field `labels` was removed": { "Ship.allOf.1.properties.labels": undefined },
  "Ship in responses: the field `crew` may be absent now": { "Ship.allOf.1.required": [] },
  "Ship in responses: the field `name` may be absent now": { "Base.required": ["kind"] },
  "Ship in responses: the field `rig` may be null now": { "Base.properties.rig": orNull("Rig") },
  "Ship in responses: the field `crew` has the type number now, had integer": {
    "Ship.allOf.1.properties.crew.type": "number",
  },
  "Ship in responses: the field `crew` has the maximum `100` now, had `99`": {
    "Ship.allOf.1.properties.crew.maximum": 100,
  },
  "Fleet in responses: the field `items` has the maxItems `10` now, had `9`": { "Fleet.properties.items.maxItems": 10 },
  "Flag in responses: has the new value `green`": { "Flag.enum.-": "green" },
  "Flag in responses: is an open list now, was closed": {
    Flag: { type: "string", "x-extensible-enum": ["red", "blue"] },
  },
  "Ship in responses: the field `labels.*` has the type integer now, had string": {
    "Ship.allOf.1.properties.labels.additionalProperties": { type: "integer" },
  },
  "Vessel in responses: can be of the new kind `canoe`": {
    Canoe: { type: "object", required: ["kind"], properties: { kind: { type: "string", const: "canoe" } } },
    "Vessel.oneOf.-": ref("Canoe"),
    "Vessel.discriminator.mapping.canoe": "#/components/schemas/Canoe",
  },
  "Fleet in responses: each item of the field `items` is no longer a union": {
    "Fleet.properties.items.items": ref("Ship"),
  },
};

const harmless: Record<string, Edits> = {
  "listRafts: is new (GET /rafts)": {
    "paths./rafts": { get: { ...released().paths["/ships"].get, operationId: "listRafts" } },
  },
  "ship-launched: is a new event type": {
    "webhooks.ship-launched": {
      post: { operationId: "shipLaunched", requestBody: { content: json("Ship") }, responses: {} },
    },
  },
  "listShips: is deprecated and ends on 2027-01-01": {
    "listShips.deprecated": true,
    "listShips.x-sunset": "2027-01-01",
  },
  "deleteShip: ends on 2028-01-01 now, not on 2027-06-01": { "deleteShip.x-sunset": "2028-01-01" },
  "createShip: no longer needs the scope `ships:write` of the credentials `bearer`": {
    "createShip.security.0.bearer": [],
  },
  "deleteShip: accepts the credentials `session` too": { "deleteShip.security.-": { session: [] } },
  "createShip: needs no credentials now": { "createShip.security.-": {} },
  "createShip: has the rate limit participations now": { "createShip.x-rate-limit": "participations" },
  "listShips: the parameter `q` is new": { "listShips.parameters.-": { name: "q", in: "query", schema: text } },
  "listShips: the parameter `limit` has the maximum `10` now, had `9`": { "listShips.parameters.0.schema.maximum": 10 },
  "ShipSort in requests: has the new value `crew`": { "ShipSort.enum.-": "crew" },
  "createShip: the request body is available as application/cbor too": {
    "createShip.requestBody.content.application/cbor": { schema: ref("ShipCreate") },
  },
  "ShipCreate in requests: the field `port` is new": { "ShipCreate.properties.port": text },
  "ShipCreate in requests: the field `name` is optional now": { "ShipCreate.required": [] },
  "ShipCreate in requests: the field `name` may be null now": { "ShipCreate.properties.name": orNull("Name") },
  "ShipCreate in requests: the field `name` is deprecated": {
    "ShipCreate.properties.name": { ...ref("Name"), deprecated: true },
  },
  "Ship in responses: the field `port` is new": {
    "Ship.allOf.1.properties.port": text,
    "Ship.allOf.1.required.-": "port",
  },
  "Ship in responses: the field `labels` is always present now": { "Ship.allOf.1.required.-": "labels" },
  "Ship in responses: the field `flag` may no longer be null": { "Base.properties.flag": ref("Flag") },
  "Rig in responses: has the new value `ketch`": { "Rig.x-extensible-enum.-": "ketch" },
  "Rig in responses: no longer has the value `sloop`": { "Rig.x-extensible-enum": ["brig"] },
  "Vessel in responses: is no longer of the kind `raft`": {
    "Vessel.oneOf.1": undefined,
    "Vessel.discriminator.mapping.raft": undefined,
  },
  "listShips: the response 404 was removed": { "listShips.responses.404": undefined },
  "createShip: the response 409 is new": { "createShip.responses.409": { $ref: "#/components/responses/NotFound" } },
  "listShips: the header `Age` of the response 200 is new": {
    "listShips.responses.200.headers.Age": { schema: { type: "integer" } },
  },
  "findShips: is the operationId of `listShips` now": { "listShips.operationId": "findShips" },
  "deleteShip: the path parameter `id` was renamed from `ship_id`": { paths: renamed("ship_id", "id").paths },
  "NewShip: is the name of the schema `ShipCreate` now": {
    paths: renamed("/ShipCreate", "/NewShip").paths,
    ShipCreate: undefined,
    NewShip: released().components.schemas.ShipCreate,
  },
  "ShipCreate in requests: the field `flag` has the schema `Banner` now, had the schema `Flag`": {
    Banner: released().components.schemas.Flag,
    "ShipCreate.properties.flag": orNull("Banner"),
  },
};

/** Edits that the comparison does not report. */
const unreported: Record<string, Edits> = {
  "a default of OpenAPI is written out": {
    "listShips.parameters.0.style": "form",
    "listShips.parameters.0.explode": true,
  },
  "a header has capitals": { "listShips.parameters.2.name": "if-none-match" },
  "a description beside a reference": { "Base.properties.name.description": "On the stern." },
  "descriptions, examples and summaries": {
    "ShipSort.description": "How.",
    "ShipSort.example": "name",
    "listShips.summary": "List ships",
    "info.version": "1.1.0",
  },
  "a reference is written out": { "Base.properties.name": released().components.schemas.Name },
  "parts of a schema are written as one": {
    Ship: {
      type: "object",
      required: ["kind", "name", "crew"],
      properties: {
        ...released().components.schemas.Base.properties,
        ...crewSchema.properties,
      },
    },
  },
  "a field moves from one part to another": {
    "Base.properties.rig": undefined,
    "Ship.allOf.1.properties.rig": ref("Rig"),
  },
  "null is written as `anyOf` instead of in `type`": {
    "ShipCreate.properties.draft": { anyOf: [{ type: "null" }, { type: "number", minimum: 0, maximum: 30 }] },
  },
  "a constant is written as a list": { "Base.properties.kind": { type: "string", enum: ["ship"] } },
  "a shared response is written out": { "listShips.responses.404": released().components.responses.NotFound },
  "the order of fields, values and ways to authenticate": {
    "createShip.security": [{ session: [] }, { bearer: ["ships:write"] }],
    "Flag.enum": ["blue", "red"],
    "Base.required": ["name", "kind"],
  },
};

const asDocument = (document: unknown): Document => JSON.parse(JSON.stringify(document));

function changesAfter(edits: Edits): Difference[] {
  const edited = structuredClone(released());
  edit(edited, edits);
  return changesBetween(asDocument(released()), asDocument(edited));
}

/** The sentences to expect. A change in both responses and requests is reported in one sentence for each. */
const expectedSentences = (sentence: string) => {
  const [name, label] = sentence.split(" in responses and requests: ");
  return label ? [`${name} in responses: ${label}`, `${name} in requests: ${label}`] : [sentence];
};
const sentences = (changes: Difference[]) => changes.map(({ where, what }) => `${where}: ${what}`);
const isBreaking = (change: Difference) => change.breaking;

test("reports changes, and which of them are breaking", async () => {
  assert.deepStrictEqual(changesAfter({}), [], "a document does not differ from itself");

  for (const [sentence, edits] of Object.entries(breaking))
    for (const change of [edits].flat())
      assert.deepEqual(sentences(changesAfter(change).filter(isBreaking)), expectedSentences(sentence));
  for (const [sentence, edits] of Object.entries(harmless)) {
    const changes = changesAfter(edits);
    assert.deepEqual(sentences(changes), [sentence]);
    assert.deepEqual(changes.filter(isBreaking), []);
  }
  for (const [change, edits] of Object.entries(unreported)) assert.deepEqual(changesAfter(edits), [], change);
});

const removal = (where: string): Difference => ({
  breaking: true,
  kind: "changed",
  where,
  what: "the parameter `remote` was removed",
});

test("exceptions allow breaking changes", async () => {
  const changes = [removal("listJobs"), removal("listEvents")];
  const { what } = removal("");
  const everywhere: Exception = { release: "1.1.0", what, reason: "It did nothing." };
  const oneOperation: Exception = { ...everywhere, where: "listJobs" };
  const other: Exception = { ...everywhere, what: "the parameter `q` was removed" };

  const harmless = [{ ...removal("listJobs"), breaking: false }];
  const remaining = [removal("listEvents")];

  assert.deepStrictEqual(unlistedOf(changes, []), changes, "without exceptions, no breaking change is allowed");
  assert.deepStrictEqual(
    unlistedOf(changes, [oneOperation]),
    remaining,
    "an exception for one operation allows no change of another",
  );
  assert.deepStrictEqual(
    unlistedOf(changes, [everywhere]),
    [],
    "an exception without an operation allows the change everywhere",
  );
  assert.deepStrictEqual(unlistedOf(harmless, []), [], "harmless changes need no exception");
  assert.deepStrictEqual(staleOf([oneOperation, other], changes), [other], "an exception that allows nothing is stale");
  assert.deepStrictEqual(staleOf([oneOperation], harmless), [oneOperation], "so is one for a harmless change");
  const nextException: Exception = { ...everywhere, release: "1.2.0" };
  assert.deepStrictEqual(
    exceptionsFor("1.2.0", [everywhere, nextException]),
    [nextException],
    "an exception of an earlier release does not apply",
  );
  assert.deepStrictEqual(
    exceptionsFor("1.0.0", [everywhere, nextException]),
    [everywhere, nextException],
    "an exception of a later release applies",
  );
});

test("the changelog", async () => {
  const changes: Difference[] = [
    { breaking: false, kind: "deprecated", where: "getJob", what: "is deprecated" },
    { breaking: false, kind: "added", where: "Job in responses", what: "the field `salary` is new" },
    ...["a", "b", "c", "d", "e"].map(removal),
  ];
  const lists = `### Breaking

- \`a\`, \`b\`, \`c\` and 2 more: the parameter \`remote\` was removed. It did nothing.

### Added

- \`Job\` in responses: the field \`salary\` is new.

### Deprecated

- \`getJob\`: is deprecated.
`;
  const reasons: Exception[] = [{ release: "1.0.0", what: removal("").what, reason: "It did nothing." }];
  assert.equal(listsOf(changes, reasons), lists, "lists each change once, with its reason");
  assert.equal(listsOf([]), "Nothing has changed.\n", "says that nothing has changed");

  const empty = "# Changes\n\n## Unreleased\n\nNothing has changed.\n";
  const before = `${empty}\n## 1.0.0 (2026-01-31)\n\nThe first release.\n`;
  const withLists = (text: string) => text.replace("Nothing has changed.\n", () => lists);
  const after = withUnreleased(before, lists);
  assert.equal(after, withLists(before), "inserts the changes before those of earlier releases");
  assert.equal(withUnreleased(after, lists), after, "does not change if the changes are already listed");
  assert.equal(withUnreleased(after, listsOf([])), before, "removes changes that were reverted");
  assert.equal(withUnreleased(empty, lists), withLists(empty), "accepts a changelog without releases");
  assert.throws(() => withUnreleased("# Changes\n", lists), /heading/, "rejects a changelog without the heading");
  const release = `${lists}\n## 1.0.0`;
  assert.equal(
    withRelease(after, lists, "1.1.0", "2026-02-28"),
    before.replace("## 1.0.0", () => `## 1.1.0 (2026-02-28)\n\n${release}`),
    "moves the changes under the heading of the release",
  );
});

test("merges new fields of the same schemas into one sentence", async () => {
  const added = (where: string, name: string): Difference => ({
    breaking: false,
    kind: "added",
    where,
    what: `the field \`${name}\` is new`,
  });
  const changes = [added("A", "x"), added("B", "x"), added("A", "y"), added("B", "y"), added("A", "z")];
  assert.deepStrictEqual(sentencesOf(changes), [
    "`A`, `B`: the fields `x` and `y` are new.",
    "`A`: the field `z` is new.",
  ]);
});

test("the contract breaks no client of a release without a listed exception", async () => {
  const read = (name: string) => parse(readFileSync(name, "utf8"));
  const exceptions: Exception[] = read("openapi/released/exceptions.yaml");
  const current: Document = read("generated/openapi.yaml");
  for (const file of readdirSync("openapi/released").filter((name) => /^\d/.test(name))) {
    const document: Document = read(`openapi/released/${file}`);
    const { version } = document.info;
    assert.deepStrictEqual(
      changesBetween(document, structuredClone(document)),
      [],
      `${version} does not differ from itself`,
    );
    assert.equal(file, `${version}.yaml`, "the file is named by its version");
    const breaking = unlistedOf(changesBetween(document, current), exceptionsFor(version, exceptions));
    assert.deepStrictEqual(breaking, [], `breaks no client of ${version} without a listed exception`);
  }
});
