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

/** The comparison is not compiled with the tests. */
const load = (name: string) =>
  tsImport(pathToFileURL(join(packageRoot, "openapi/programs/compatibility", name)).href, import.meta.url);
const { changesBetween }: typeof import("../../openapi/programs/compatibility/compare.ts") = await load("compare.ts");
const {
  listsOf,
  staleOf,
  unlistedOf,
  withRelease,
  withUnreleased,
}: typeof import("../../openapi/programs/compatibility/changelog.ts") = await load("changelog.ts");

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const orNull = (name: string) => ({ anyOf: [ref(name), { type: "null" }] });
const json = (name: string) => ({ "application/json": { schema: ref(name) } });

const crewed = {
  type: "object",
  required: ["crew"],
  properties: {
    crew: { type: "integer", minimum: 0, maximum: 99 },
    labels: { type: "object", additionalProperties: { type: "string", maxLength: 9 } },
  },
};

/** A document with each construct that the rules of openapi/programs/lint/ admit. */
const released = () => ({
  openapi: "3.1.0",
  info: { title: "Ships", version: "1.0.0" },
  paths: {
    "/ships": {
      get: {
        operationId: "listShips",
        tags: ["ships"],
        "x-unverified-users": "admitted",
        "x-unlisted-query-parameters": "ignored",
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
    "ship.sunk": {
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
        allOf: [ref("Base"), crewed],
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

/** A path of keys (`null` appends to a list) and the new value; `undefined` removes. */
type Edit = [keys: (string | number | null)[], value: unknown];

const list = ["paths", "/ships", "get"];
const create = ["paths", "/ships", "post"];
const remove = ["paths", "/ships/{ship_id}", "delete"];
const webhook = ["webhooks", "ship.sunk"];
const limit = [...list, "parameters", 0];
const found = [...list, "responses", "200"];
const schemas = ["components", "schemas"];
const base = [...schemas, "Base"];
const ship = [...schemas, "Ship", "allOf", 1];
const newShip = [...schemas, "ShipCreate"];
const text = { type: "string", maxLength: 9 };
const ofShip = (what: string) => `Ship in responses: ${what}`;
const renamed = (from: string, to: string) => JSON.parse(JSON.stringify(released()).replaceAll(from, to));

/** What the comparison says of the edits. */
type Case = [sentences: string | string[], ...edits: Edit[]];

const breaking: Case[] = [
  ["deleteShip: is gone (DELETE /ships/{ship_id})", [remove, undefined]],
  [
    "deleteShip: is gone (DELETE /ships/{ship_id})",
    [remove, undefined],
    [["paths", "/boats/{id}"], { delete: released().paths["/ships/{ship_id}"].delete }],
  ],
  ["listShips: needs credentials now", [[...list, "security"], [{ bearer: [] }]]],
  [
    "createShip: needs the scope `ships:admin` of the credentials `bearer` now",
    [[...create, "security", 0, "bearer", null], "ships:admin"],
  ],
  ["createShip: no longer accepts the credentials `session`", [[...create, "security"], [{ bearer: ["ships:write"] }]]],
  [
    "session: are credentials that are sent in another way now",
    [["components", "securitySchemes", "session", "name"], "s"],
  ],
  ["listShips: refuses unverified users now", [[...list, "x-unverified-users"], undefined]],
  ["listShips: refuses unlisted query parameters now", [[...list, "x-unlisted-query-parameters"], undefined]],
  ["listShips: refuses unlisted query parameters now", [[...list, "x-unlisted-query-parameters"], "tracking-ignored"]],
  ["deleteShip: ends on 2027-01-01 now, not on 2027-06-01", [[...remove, "x-sunset"], "2027-01-01"]],
  ["ship.sunk: is no longer sent", [webhook, undefined]],
  ["Wreck in responses: the field `depth` may be absent now", [[...schemas, "Wreck", "required"], []]],
  ["listShips: the parameter `limit` is gone", [limit, undefined]],
  [
    "listShips: the parameter `q` is new and required",
    [[...list, "parameters", null], { name: "q", in: "query", required: true, schema: text }],
  ],
  [
    "listShips: the parameter `q` stands before older parameters",
    [
      [...list, "parameters"],
      [{ name: "q", in: "query", schema: text }, ...released().paths["/ships"].get.parameters],
    ],
  ],
  [
    "listShips: has its parameters in another order now",
    [[...list, "parameters"], released().paths["/ships"].get.parameters.toReversed()],
  ],
  ["listShips: the parameter `limit` is required now", [[...limit, "required"], true]],
  ["listShips: the parameter `limit` has the maximum `8` now, had `9`", [[...limit, "schema", "maximum"], 8]],
  ["listShips: the parameter `limit` means `6` now if it is absent, meant `5`", [[...limit, "schema", "default"], 6]],
  [
    "listShips: the parameter `limit` has the type string now, had integer",
    [[...limit, "schema"], { ...text, default: 5 }],
  ],
  ["listShips: the parameter `limit` is written in another way now", [[...limit, "explode"], false]],
  ["ShipSort in requests: no longer has the value `age`", [[...schemas, "ShipSort", "enum"], ["name"]]],
  ["createShip: the request body is required now", [[...create, "requestBody", "required"], true]],
  ["createShip: the request body is gone", [[...create, "requestBody"], undefined]],
  [
    "createShip: the request body is no longer available as application/x-www-form-urlencoded",
    [[...create, "requestBody", "content", "application/x-www-form-urlencoded"], undefined],
  ],
  ["ShipCreate in requests: the field `tags` is gone", [[...newShip, "properties", "tags"], undefined]],
  [
    "ShipCreate in requests: the field `port` is new and required",
    [[...newShip, "properties", "port"], text],
    [[...newShip, "required", null], "port"],
  ],
  ["ShipCreate in requests: the field `tags` is required now", [[...newShip, "required", null], "tags"]],
  ["ShipCreate in requests: the field `flag` may no longer be null", [[...newShip, "properties", "flag"], ref("Flag")]],
  [
    "ShipCreate in requests: the field `draft` may no longer be null",
    [[...newShip, "properties", "draft", "type"], "number"],
  ],
  [
    "ShipCreate in requests: the field `draft` has the type integer now, had number",
    [
      [...newShip, "properties", "draft", "type"],
      ["integer", "null"],
    ],
  ],
  [
    "ShipCreate in requests: the field `tags` has the maxItems `4` now, had `5`",
    [[...newShip, "properties", "tags", "maxItems"], 4],
  ],
  [
    "ShipCreate in requests: the field `tags` has the uniqueItems `true` now, had none",
    [[...newShip, "properties", "tags", "uniqueItems"], true],
  ],
  [
    "ShipCreate in requests: each item of the field `tags` has the maxLength `8` now, had `9`",
    [[...newShip, "properties", "tags", "items", "maxLength"], 8],
  ],
  [
    "ShipCreate in requests: each item of the field `tags` has the format `uri` now, had none",
    [[...newShip, "properties", "tags", "items", "format"], "uri"],
  ],
  [
    "ShipCreate in requests: each item of the field `tags` admits only `a`, `b` now",
    [
      [...newShip, "properties", "tags", "items", "enum"],
      ["a", "b"],
    ],
  ],
  ["Name in requests: has the maxLength `30` now, had `40`", [[...schemas, "Name", "maxLength"], 30]],
  ["Name in responses: has the maxLength `50` now, had `40`", [[...schemas, "Name", "maxLength"], 50]],
  [
    [
      "Name in responses: has the pattern `^[a-z]` now, had `^[A-Z]`",
      "Name in requests: has the pattern `^[a-z]` now, had `^[A-Z]`",
    ],
    [[...schemas, "Name", "pattern"], "^[a-z]"],
  ],
  [
    'Name in requests: has the not `{"const":"Titanic"}` now, had none',
    [[...schemas, "Name", "not"], { const: "Titanic" }],
  ],
  ["createShip: the response 201 is gone", [[...create, "responses", "201"], undefined]],
  ["createShip: the response 202 is new", [[...create, "responses", "202"], { description: "Later." }]],
  [
    "listShips: the response 200 is no longer available as application/json",
    [[...found, "content"], { "text/csv": { schema: text } }],
  ],
  ["listShips: the header `Link` of the response 200 is gone", [[...found, "headers", "Link"], undefined]],
  [
    "listShips: the header `ETag` of the response 200 is not always present now",
    [[...found, "headers", "ETag", "required"], undefined],
  ],
  [
    "listShips: the header `X-Code` of the response 404 is gone",
    [["components", "responses", "NotFound", "headers"], {}],
  ],
  ["Failure in responses: the field `error` may be absent now", [[...schemas, "Failure", "required"], []]],
  [ofShip("the field `labels` is gone"), [[...ship, "properties", "labels"], undefined]],
  [ofShip("the field `crew` may be absent now"), [[...ship, "required"], []]],
  [ofShip("the field `name` may be absent now"), [[...base, "required"], ["kind"]]],
  [ofShip("the field `rig` may be null now"), [[...base, "properties", "rig"], orNull("Rig")]],
  [
    ofShip("the field `crew` has the type number now, had integer"),
    [[...ship, "properties", "crew", "type"], "number"],
  ],
  [ofShip("the field `crew` has the maximum `100` now, had `99`"), [[...ship, "properties", "crew", "maximum"], 100]],
  [
    "Fleet in responses: the field `items` has the maxItems `10` now, had `9`",
    [[...schemas, "Fleet", "properties", "items", "maxItems"], 10],
  ],
  ["Flag in responses: has the new value `green`", [[...schemas, "Flag", "enum", null], "green"]],
  [
    "Flag in responses: is an open list now, was closed",
    [[...schemas, "Flag"], { type: "string", "x-extensible-enum": ["red", "blue"] }],
  ],
  [
    ofShip("the field `labels.*` has the type integer now, had string"),
    [[...ship, "properties", "labels", "additionalProperties"], { type: "integer" }],
  ],
  [
    "Vessel in responses: may be of the new kind `canoe`",
    [
      [...schemas, "Canoe"],
      { type: "object", required: ["kind"], properties: { kind: { type: "string", const: "canoe" } } },
    ],
    [[...schemas, "Vessel", "oneOf", null], ref("Canoe")],
    [[...schemas, "Vessel", "discriminator", "mapping", "canoe"], "#/components/schemas/Canoe"],
  ],
  [
    "Fleet in responses: each item of the field `items` is no longer a union",
    [[...schemas, "Fleet", "properties", "items", "items"], ref("Ship")],
  ],
];

const harmless: Case[] = [
  [
    "listRafts: is new (GET /rafts)",
    [["paths", "/rafts"], { get: { ...released().paths["/ships"].get, operationId: "listRafts" } }],
  ],
  [
    "ship.launched: is sent to receivers that ask for it",
    [
      ["webhooks", "ship.launched"],
      { post: { operationId: "shipLaunched", requestBody: { content: json("Ship") }, responses: {} } },
    ],
  ],
  [
    "listShips: is deprecated and ends on 2027-01-01",
    [[...list, "deprecated"], true],
    [[...list, "x-sunset"], "2027-01-01"],
  ],
  ["deleteShip: ends on 2028-01-01 now, not on 2027-06-01", [[...remove, "x-sunset"], "2028-01-01"]],
  [
    "createShip: no longer needs the scope `ships:write` of the credentials `bearer`",
    [[...create, "security", 0, "bearer"], []],
  ],
  ["deleteShip: accepts the credentials `session` too", [[...remove, "security", null], { session: [] }]],
  ["createShip: needs no credentials now", [[...create, "security", null], {}]],
  ["createShip: has the rate limit participations now", [[...create, "x-rate-limit"], "participations"]],
  ["listShips: the parameter `q` is new", [[...list, "parameters", null], { name: "q", in: "query", schema: text }]],
  ["listShips: the parameter `limit` has the maximum `10` now, had `9`", [[...limit, "schema", "maximum"], 10]],
  ["ShipSort in requests: has the new value `crew`", [[...schemas, "ShipSort", "enum", null], "crew"]],
  [
    "createShip: the request body is available as application/cbor too",
    [[...create, "requestBody", "content", "application/cbor"], { schema: ref("ShipCreate") }],
  ],
  ["ShipCreate in requests: the field `port` is new", [[...newShip, "properties", "port"], text]],
  ["ShipCreate in requests: the field `name` is optional now", [[...newShip, "required"], []]],
  ["ShipCreate in requests: the field `name` may be null now", [[...newShip, "properties", "name"], orNull("Name")]],
  [
    "ShipCreate in requests: the field `name` is deprecated",
    [[...newShip, "properties", "name"], { ...ref("Name"), deprecated: true }],
  ],
  [ofShip("the field `port` is new"), [[...ship, "properties", "port"], text], [[...ship, "required", null], "port"]],
  [ofShip("the field `labels` is always present now"), [[...ship, "required", null], "labels"]],
  [ofShip("the field `flag` may no longer be null"), [[...base, "properties", "flag"], ref("Flag")]],
  ["Rig in responses: has the new value `ketch`", [[...schemas, "Rig", "x-extensible-enum", null], "ketch"]],
  ["Rig in responses: no longer has the value `sloop`", [[...schemas, "Rig", "x-extensible-enum"], ["brig"]]],
  [
    "Vessel in responses: is no longer of the kind `raft`",
    [[...schemas, "Vessel", "oneOf", 1], undefined],
    [[...schemas, "Vessel", "discriminator", "mapping", "raft"], undefined],
  ],
  ["listShips: the response 404 is gone", [[...list, "responses", "404"], undefined]],
  [
    "createShip: the response 409 is new",
    [[...create, "responses", "409"], { $ref: "#/components/responses/NotFound" }],
  ],
  [
    "listShips: the header `Age` of the response 200 is new",
    [[...found, "headers", "Age"], { schema: { type: "integer" } }],
  ],
  ["findShips: is the operationId of `listShips` now", [[...list, "operationId"], "findShips"]],
  ["deleteShip: the path parameter `id` is the former `ship_id`", [["paths"], renamed("ship_id", "id").paths]],
  [
    "NewShip: is the name of the schema `ShipCreate` now",
    [["paths"], renamed("/ShipCreate", "/NewShip").paths],
    [newShip, undefined],
    [[...schemas, "NewShip"], released().components.schemas.ShipCreate],
  ],
  [
    "ShipCreate in requests: the field `flag` has the schema `Banner` now, had the schema `Flag`",
    [[...schemas, "Banner"], released().components.schemas.Flag],
    [[...newShip, "properties", "flag"], orNull("Banner")],
  ],
];

/** Changes that are none. */
const unnoticed: [change: string, ...edits: Edit[]][] = [
  ["a default is spelled out that OpenAPI has anyway", [[...limit, "style"], "form"], [[...limit, "explode"], true]],
  ["a header has capitals", [[...list, "parameters", 2, "name"], "if-none-match"]],
  ["a description beside a reference", [[...base, "properties", "name", "description"], "On the stern."]],
  [
    "descriptions, examples and summaries",
    [[...schemas, "ShipSort", "description"], "How."],
    [[...schemas, "ShipSort", "example"], "name"],
    [[...list, "summary"], "List ships"],
    [["info", "version"], "1.1.0"],
  ],
  ["a reference is written out", [[...base, "properties", "name"], released().components.schemas.Name]],
  [
    "parts of a schema are written as one",
    [
      [...schemas, "Ship"],
      {
        type: "object",
        required: ["kind", "name", "crew"],
        properties: {
          ...released().components.schemas.Base.properties,
          ...crewed.properties,
        },
      },
    ],
  ],
  [
    "a field moves from one part to another",
    [[...base, "properties", "rig"], undefined],
    [[...ship, "properties", "rig"], ref("Rig")],
  ],
  [
    "null is written the other way",
    [[...newShip, "properties", "draft"], { anyOf: [{ type: "null" }, { type: "number", minimum: 0, maximum: 30 }] }],
  ],
  ["a constant is written as a list", [[...base, "properties", "kind"], { type: "string", enum: ["ship"] }]],
  ["a shared response is written out", [[...list, "responses", "404"], released().components.responses.NotFound]],
  [
    "the order of fields, values and ways to authenticate",
    [
      [...create, "security"],
      [{ session: [] }, { bearer: ["ships:write"] }],
    ],
    [
      [...schemas, "Flag", "enum"],
      ["blue", "red"],
    ],
    [
      [...base, "required"],
      ["name", "kind"],
    ],
  ],
];

function edit(document: unknown, [keys, value]: Edit): void {
  const [key, ...rest] = keys;
  if (typeof document !== "object" || document === null || key === undefined)
    throw new Error(`there is no ${String(key)}`);
  const name = key === null && Array.isArray(document) ? document.length : String(key);
  if (rest.length > 0) edit(Reflect.get(document, name), [rest, value]);
  else if (value !== undefined) Reflect.set(document, name, structuredClone(value));
  else if (Array.isArray(document)) document.splice(Number(name), 1);
  else Reflect.deleteProperty(document, name);
}

const asDocument = (document: unknown): Document => JSON.parse(JSON.stringify(document));

function changesAfter(edits: Edit[]): Difference[] {
  const present = asDocument(released());
  for (const one of edits) edit(present, one);
  return changesBetween(asDocument(released()), present);
}

const told = (changes: Difference[]) => changes.map(({ where, what }) => `${where}: ${what}`);

test("changes", async () => {
  assert.deepStrictEqual(changesAfter([]), [], "a document has not changed since itself");

  for (const [sentences, ...edits] of breaking) {
    const changes = changesAfter(edits).filter((change) => change.breaking);
    assert.deepEqual(told(changes), [sentences].flat());
  }
  for (const [sentences, ...edits] of harmless) {
    const changes = changesAfter(edits);
    assert.deepEqual(told(changes), [sentences].flat());
    assert.deepEqual(
      changes.filter((change) => change.breaking),
      [],
    );
  }
  for (const [change, ...edits] of unnoticed) assert.deepEqual(changesAfter(edits), [], change);
});

const gone = (where: string): Difference => ({
  breaking: true,
  kind: "changed",
  where,
  what: "the parameter `remote` is gone",
});

test("exceptions", async () => {
  const changes = [gone("listJobs"), gone("listEvents")];
  const { what } = gone("");
  const everywhere: Exception = { what, reason: "It did nothing." };
  const once: Exception = { ...everywhere, where: "listJobs" };
  const other: Exception = { ...everywhere, what: "the parameter `q` is gone" };

  assert.deepStrictEqual(unlistedOf(changes, []), changes, "without any, no breaking change is admitted");
  assert.deepStrictEqual(
    unlistedOf(changes, [once]),
    [gone("listEvents")],
    "one for an operation admits no other's change",
  );
  assert.deepStrictEqual(
    unlistedOf(changes, [everywhere]),
    [],
    "one without a place admits the change wherever it occurs",
  );
  assert.deepStrictEqual(unlistedOf([{ ...gone("listJobs"), breaking: false }], []), [], "other changes need none");
  assert.deepStrictEqual(staleOf([once, other], changes), [other], "one that admits nothing is stale");
  assert.deepStrictEqual(
    staleOf([once], [{ ...gone("listJobs"), breaking: false }]),
    [once],
    "or is for a harmless change",
  );
});

test("the changelog", async () => {
  const changes: Difference[] = [
    { breaking: false, kind: "deprecated", where: "getJob", what: "is deprecated" },
    { breaking: false, kind: "added", where: "Job in responses", what: "the field `salary` is new" },
    ...["a", "b", "c", "d", "e"].map(gone),
  ];
  const lists = `### Breaking

- \`a\`, \`b\`, \`c\` and 2 more: the parameter \`remote\` is gone. It did nothing.

### Added

- \`Job\` in responses: the field \`salary\` is new.

### Deprecated

- \`getJob\`: is deprecated.
`;
  assert.equal(
    listsOf(changes, [{ what: gone("").what, reason: "It did nothing." }]),
    lists,
    "lists changes once, and why",
  );
  assert.equal(listsOf([]), "Nothing has changed.\n", "says that nothing has changed");

  const empty = "# Changes\n\n## Unreleased\n\nNothing has changed.\n";
  const before = `${empty}\n## 1.0.0 (2026-01-31)\n\nThe first release.\n`;
  const after = withUnreleased(before, lists);
  assert.equal(
    after,
    before.replace("Nothing has changed.\n", () => lists),
    "tells of changes before those of releases",
  );
  assert.equal(withUnreleased(after, lists), after, "does not change if it tells of them");
  assert.equal(withUnreleased(after, listsOf([])), before, "forgets changes that are taken back");
  assert.equal(
    withUnreleased(empty, lists),
    empty.replace("Nothing has changed.\n", () => lists),
    "may have no release",
  );
  assert.throws(() => withUnreleased("# Changes\n", lists), /heading/, "must have its heading");
  const release = `${lists}\n## 1.0.0`;
  assert.equal(
    withRelease(after, lists, "1.1.0", "2026-02-28"),
    before.replace("## 1.0.0", () => `## 1.1.0 (2026-02-28)\n\n${release}`),
    "gives the changes of a release their own heading",
  );
});

test("the last release", async () => {
  const [file = ""] = readdirSync("openapi/released").filter((name) => /^\d/.test(name));
  const read = (name: string) => parse(readFileSync(name, "utf8"));
  const last: Document = read(`openapi/released/${file}`);
  assert.deepStrictEqual(changesBetween(last, structuredClone(last)), [], "has not changed since itself");
  assert.equal(file, `${last.info.version}.yaml`, "is named by its version");

  const exceptions: Exception[] = read("openapi/released/exceptions.yaml");
  const changes = changesBetween(last, read("generated/openapi.yaml"));
  assert.deepStrictEqual(unlistedOf(changes, exceptions), [], "breaks no client of it without a reason");
});
