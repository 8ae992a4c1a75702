import assert from "node:assert/strict";
import type { Tool } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { test } from "tap";
import { enums, operationTable } from "../../generated/contract.ts";
import { findTools, listTools, type Toolset } from "../../src/channels/mcp/catalog.ts";
import { apiTools } from "../../src/channels/mcp/tools.ts";
import type { Operation } from "../../src/server/http/contract.ts";

const tools = apiTools();
const everything = { scopes: new Set<string>(enums.TokenScope) };
const namesOf = (list: readonly Pick<Tool, "name">[]): string[] => list.map(({ name }) => name);

const api = Object.entries<Operation>(operationTable).filter(([, { path }]) => path.startsWith("/api/v1/"));

/** They show or take a secret, or take a file, or do not end, or another operation does the same. */
const withheld = [
  "followChanges",
  "deleteMe",
  "exportMe",
  "createToken",
  "createCalendarAddress",
  "createWebhook",
  "createUpload",
  "inviteToAlliance",
  "inviteToEvent",
  "inviteToGroup",
  "rotateWebhookSecret",
  "changeEmail",
  "listJobApplicationsById",
];

/** The names that the schema and its definitions give to properties. */
const propertiesIn = (schema: unknown): string[] =>
  typeof schema === "object" && schema !== null
    ? Object.entries(schema).flatMap(([keyword, value]) => [
        ...(keyword === "properties" ? Object.keys(Object(value)) : []),
        ...propertiesIn(value),
      ])
    : [];

test("tools are derived from the contract", async (t) => {
  await t.test(
    "one for each operation of the API, but for those that show or take a secret, take a file, will go or are for people only",
    async () => {
      const expected = api.map(([id]) => id).filter((id) => !withheld.includes(id));
      assert.deepEqual(tools.map(({ id }) => id).sort(), expected.sort());
    },
  );

  await t.test("criterion 76: no result has a secret in it", async () => {
    for (const { id, tool } of tools)
      for (const name of propertiesIn(tool.outputSchema))
        assert.doesNotMatch(name, /(?:secret|password)$|^token$|_key$/, `${id}: mark the operation x-secret-response`);
  });

  await t.test("criterion 76: no argument is a password", async () => {
    for (const { id, tool } of tools)
      for (const name of propertiesIn(tool.inputSchema))
        assert.doesNotMatch(name, /password/, `${id}: mark the operation x-secret-request`);
  });

  await t.test("schemas are those of JSON Schema 2020-12, of objects, with all definitions in them", async () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
    addFormats.default(ajv);
    for (const { id, tool } of tools) {
      assert.match(id, /^[A-Za-z0-9_-]{1,64}$/);
      for (const schema of [tool.inputSchema, tool.outputSchema ?? assert.fail(id)]) {
        assert.equal(schema.type, "object");
        const plain: object = schema;
        assert.ok(ajv.compile(plain), id);
        for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g))
          assert.ok(Object.hasOwn(Object(schema["$defs"]), name ?? ""), `${id} ${name}`);
        assert.doesNotMatch(JSON.stringify(schema), /#\/components|"x-|"example/, id);
      }
    }
  });

  await t.test("an argument is that of the path, of the query, of the body, or a key for retries", async () => {
    const places = (id: string) => Object.fromEntries(tools.find((tool) => tool.id === id)?.places ?? []);
    assert.deepEqual(places("attendEvent"), {
      alliance: "path",
      event_id: "path",
      answers: "body",
      guests: "body",
      source: "body",
    });
    assert.deepEqual(places("updateJobApplication"), { job_id: "path", application_id: "path", status: "body" });
    assert.equal(places("createEvent")["idempotency_key"], "header");
    assert.equal(places("listEvents")["near"], "query");
    for (const { id, places } of tools)
      for (const name of places.keys()) assert.match(name, /^[a-z][a-z0-9_]*$/, `${id} ${name}`);
  });

  await t.test("descriptions are short text", async () => {
    for (const { id, tool } of tools) {
      const { description = "" } = tool;
      assert.ok(description.length > 20 && description.length < 600, `${id}: ${description.length}`);
      assert.doesNotMatch(description, /\]\(|\||<\w|\n|If-Match|Idempotency-Key|Operation ID/, id);
    }
  });

  await t.test("hints follow from the method", async () => {
    const hints = (id: string) => {
      const { annotations = {} } = tools.find((tool) => tool.id === id)?.tool ?? {};
      const { readOnlyHint, destructiveHint, idempotentHint } = annotations;
      return [readOnlyHint, destructiveHint, idempotentHint];
    };
    assert.deepEqual(hints("getEvent"), [true, false, true]);
    assert.deepEqual(hints("createEvent"), [false, false, false]);
    assert.deepEqual(hints("attendEvent"), [false, false, true]);
    assert.deepEqual(hints("updateEvent"), [false, true, true]);
    assert.deepEqual(hints("deleteJob"), [false, true, true]);
    assert.ok(tools.every(({ tool }) => tool.annotations?.openWorldHint === false));
  });
});

test("a caller is shown what its scopes admit", async (t) => {
  await t.test("public reads without a credential", async () => {
    const shown = namesOf(listTools(undefined, null));
    const open = api.filter(([, { allowsAnonymous }]) => allowsAnonymous).map(([id]) => id);
    const expected = open.filter((id) => !withheld.includes(id));
    assert.deepEqual(shown.sort(), expected.sort());
  });

  await t.test("with each scope, the operations that need no other", async () => {
    for (const scope of enums.TokenScope.filter((one) => one !== "account:manage")) {
      const more = namesOf(listTools(undefined, { scopes: new Set([scope]) })).filter((name) => {
        const { operation } = tools.find(({ id }) => id === name) ?? assert.fail(name);
        return !operation.allowsAnonymous;
      });
      assert.ok(more.length > 0, scope);
      for (const name of more)
        assert.deepEqual(tools.find(({ id }) => id === name)?.operation.scopes, [scope], `${scope}: ${name}`);
    }
    assert.equal(listTools(undefined, everything).length, tools.length);
  });

  await t.test("the same list is made once", async () => {
    const one = listTools("read", { scopes: new Set(["groups:join", "profile:read"]) });
    assert.equal(listTools("read", { scopes: new Set(["profile:read", "groups:join"]) }), one);
  });

  await t.test("a toolset has a part of them", async () => {
    const of = (toolset: Toolset) => namesOf(listTools(toolset, everything));
    assert.ok(of("read").every((name) => /^(?:get|list|search)/.test(name)));
    assert.ok(of("member").includes("attendEvent") && !of("member").includes("createEvent"));
    assert.ok(of("admin").includes("createEvent") && !of("admin").includes("attendEvent"));
    assert.ok(of("admin").includes("getEvent") && of("member").includes("getEvent"));
    assert.deepEqual(of("search"), ["searchTools", "callTool"]);
    assert.deepEqual(namesOf(listTools("admin", null)), namesOf(listTools(undefined, null)));
  });

  await t.test("lists do not grow unnoticed", async () => {
    const bytes = (toolset?: Toolset) => JSON.stringify(listTools(toolset, everything)).length;
    const sizes = { all: bytes(), read: bytes("read"), member: bytes("member"), search: bytes("search") };
    t.comment(JSON.stringify(sizes));
    // About 4.2 bytes are a token of a model.
    assert.ok(sizes.all < 240_000 && sizes.read < 130_000 && sizes.member < 120_000 && sizes.search < 1_500);
  });
});

test("a search finds the tools for what somebody wants to do", async (t) => {
  const wishes: [string, string][] = [
    ["sign me up for an event", "attendEvent"],
    ["rsvp", "attendEvent"],
    ["cancel my rsvp", "cancelAttendance"],
    ["create event", "createEvent"],
    ["publish a meetup event", "updateEvent"],
    ["find kubernetes meetups near Berlin", "listAllEvents"],
    ["who attends the event", "listAttendees"],
    ["apply for a job", "applyToJob"],
    ["become a member of a group", "joinGroup"],
    ["change my profile", "updateMe"],
  ];
  for (const [wish, name] of wishes)
    await t.test(`${wish}: ${name}`, async () => {
      const found = namesOf(findTools(wish, 5, everything));
      assert.ok(found.includes(name), found.join(", "));
    });
  await t.test("and none that the caller may not call", async () => {
    assert.ok(!namesOf(findTools("create event", 20, null)).includes("createEvent"));
  });
});
