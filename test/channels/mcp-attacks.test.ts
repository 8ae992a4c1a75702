import assert from "node:assert/strict";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { parseJsonText } from "../../src/channels/mcp/call.ts";
import { handlers } from "../../src/program/service/operations.ts";
import { createFixtures, startCommunity } from "../support/fixtures.ts";
import { recordLog } from "../support/log.ts";
import { startService } from "../support/service.ts";
import { callOf, messagesTo, metaOf } from "./mcp/connect.ts";

test("rejects", async (t) => {
  const service = await startService(t, { data: "none" });
  const { send, request, use } = messagesTo(service);

  await t.test("methods of streams and sessions, with 405", async () => {
    for (const method of ["GET", "DELETE", "PUT"] as const) {
      const { status, headers } = await service.raw({ method, url: "/mcp", headers: { accept: "text/event-stream" } });
      assert.deepEqual({ status, allow: headers["allow"] }, { status: 405, allow: "POST, OPTIONS" });
    }
  });

  await t.test("bodies that are not JSON, nested too deep, too large, or not storable", async () => {
    const deep = (depth: number): object => (depth === 0 ? {} : { a: deep(depth - 1) });
    const call = (args: object) => callOf(1, "search", args);
    const cases: [unknown, number, number?][] = [
      ["{", 400, -32_700],
      [call(deep(100)), 400, -32_600],
      [call({ q: "a\0" }), 400, -32_600],
      ['{"jsonrpc":"2.0","id":1,"method":"ping","params":{"__proto__":{"a":1}}}', 400, -32_600],
      [call({ q: "a".repeat(300_000) }), 413],
      [{ jsonrpc: "2.0", id: 1 }, 400, -32_600],
      [{ jsonrpc: "2.0", id: 1, result: {} }, 400, -32_600],
    ];
    for (const [body, expected, code] of cases) {
      const response = await send(body);
      assert.deepEqual({ status: response.status, code: response.body.error.code }, { status: expected, code });
    }
  });

  await t.test("an unsupported version of the protocol, named by the message", async () => {
    const headers = { "mcp-protocol-version": "2099-01-01", "mcp-method": "ping" };
    const { status, body } = await request("ping", { _meta: metaOf("2099-01-01") }, { headers });
    assert.deepEqual({ status, supported: body.error.data.supported }, { status: 400, supported: ["2026-07-28"] });
  });

  await t.test("a tool that does not exist, or is not in the toolset", async () => {
    for (const response of [
      await use("dropTables"),
      await use("createEvent", {}, { toolset: "read" }),
      await use("attendEvent", {}, { toolset: "admin,read" }),
      await use("callTool", { name: "search" }, { toolset: "common" }),
    ]) {
      assert.deepEqual({ status: response.status, code: response.body.error.code }, { status: 200, code: -32_602 });
      assert.match(response.body.error.message, /^there is no tool/);
    }
  });

  await t.test("a subscription, because the server sends no notifications", async () => {
    const _meta = metaOf("2026-07-28");
    const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" };
    const { status, body } = await request("subscriptions/listen", { notifications: {}, _meta }, { headers });
    assert.equal(status, 200);
    assert.ok(body.error, JSON.stringify(body));
    const unknown = await request("tools/drop", { _meta }, { headers: { ...headers, "mcp-method": "tools/drop" } });
    assert.deepEqual({ status: unknown.status, code: unknown.body.error.code }, { status: 404, code: -32_601 });
  });
});

test("parameters of a wrong type get an error that names them, without the validator's JSON", async (t) => {
  const { call } = await startService(t, { data: "none" });
  const expected: [string, unknown, string][] = [
    ["tools/call", { name: "listAlliances", arguments: [] }, "params/arguments must be an object"],
    ["tools/call", { name: "listAlliances", arguments: 'a "quoted" text' }, "params/arguments must be an object"],
    ["tools/call", { name: 1 }, "params/name must be a string"],
    ["prompts/get", { name: "x", arguments: { a: [1] } }, "params/arguments/a must be a string"],
    ["resources/read", { uri: null }, "params/uri must be a string"],
    ["resources/read", {}, "params/uri must be a string"],
  ];
  for (const version of ["2025-06-18", "2025-11-25"])
    for (const [method, params, message] of expected) {
      const headers = { "mcp-protocol-version": version };
      const { body } = await call("sendMcpMessage", { body: { jsonrpc: "2.0", id: 7, method, params }, headers });
      assert.deepEqual(body, { jsonrpc: "2.0", id: 7, error: { code: -32602, message } });
    }
});

test("arguments reach only the operation of the tool (criterion 76)", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { use, refusal } = messagesTo(service);
  const { token, event, root, berlin } = service;
  const draft = await event(berlin, { status: "draft", slug: "secret-plans" });
  const { secret } = await token(root, { scopes: [...enums.TokenScope] });

  await t.test("dots, slashes and line breaks stay in their segment", async () => {
    const encoded = ["%2e%2e", "%2e%2e%2fme", "..%2fme", "ours%2fgroups"];
    const dots = ["", ".", "..", "../me", "..\\me", "ours/../../../../docs"];
    const urls = ["/", "//evil.example", "https://evil.example", "ours/groups", "ours?limit=1", "ours#", "ours;a"];
    const hostile = [...encoded, ...dots, ...urls, "ours\r\nX-Evil: 1", " ours", "constructor"];
    for (const slug of hostile)
      for (const text of [
        await refusal("getAlliance", { alliance: slug }, { token: secret }),
        await refusal("updateAlliance", { alliance: slug, name: "Taken" }, { token: secret }),
        await refusal("getGroup", { alliance: "ours", group_slug: slug }),
      ])
        assert.match(text, /\((?:not_found|validation_failed|malformed_request)\)$/, slug);
    const { body } = await service.call("getAlliance", { path: { alliance: "ours" } });
    assert.notEqual(body.name, "Taken");
  });

  await t.test("404 when a segment names another operation", async () => {
    for (const [name, args] of [
      ["getGroup", { alliance: berlin.id, group_slug: "events" }],
      ["getEvent", { alliance: "ours", group_slug: draft.id, event_slug: "attendance" }],
      ["getJobById", { job_id: "applications" }],
    ] as const)
      assert.match(await refusal(name, args, { token: secret }), /\((?:not_found|validation_failed)\)$/);
  });

  await t.test("idempotency_key is the only header that can be set, in one line", async () => {
    for (const name of "authorization Authorization cookie host x-forwarded-for constructor toString".split(" "))
      assert.match(await refusal("listAlliances", { [name]: "a" }), /^there is no argument/);
    for (const idempotency_key of ["a\r\nauthorization: Bearer b", "a b", "", "é", "a".repeat(256), ["a"], {}]) {
      const args = { name: "B", description: "…", idempotency_key };
      assert.match(await refusal("createAlliance", args, { token: secret }), /idempotency_key/);
    }
  });

  await t.test("400 when a parameter of a path or a query is an object", async () => {
    for (const args of [{ alliance: { a: 1 } }, { alliance: null }, {}, { alliance: ["ours", "x"] }])
      await refusal("getAlliance", args);
    await refusal("search", { q: { a: 1 } });
    assert.equal((await use("listAlliances", { limit: 1, q: null })).body.result.isError, undefined);
  });
});

test("lists and objects sent as JSON text", async (t) => {
  const service = await startService(t);
  const { use } = messagesTo(service);
  const { root } = await createFixtures(service);
  const { secret } = await service.token(root, { scopes: [...enums.TokenScope] });

  const call = async (name: string, args: object) => {
    const { status, body } = await use(name, args, { token: secret });
    assert.equal(status, 200, JSON.stringify(body));
    const { isError, content } = body.result;
    return isError ? content[0].text : JSON.parse(content[0].text);
  };
  const inBerlin = await call("listAllEvents", { limit: 1, city: ["Berlin"] });
  assert.equal(inBerlin.items.length, 1);

  await t.test("parses a list in a query, and accepts a single value as a list, as in the API", async () => {
    for (const city of ['["Berlin"]', ' [ "Berlin" , "Nowhere" ]', "Berlin"])
      assert.deepEqual((await call("listAllEvents", { limit: 1, city })).items, inBerlin.items, city);
    assert.deepEqual((await call("listAllEvents", { city: "[]", limit: 1 })).items.length, 1, "no filter");
  });

  await t.test("rejects an invalid list", async () => {
    const message = "the list in the argument city must be valid JSON (malformed_request)";
    for (const city of ['["Berlin"', "[Berlin]", "['Berlin']"])
      assert.equal(await call("listAllEvents", { city }), message);
    assert.match(await call("listAllEvents", { city: '[{"a":1}]' }), /^the argument city must be text/);
    const deep = "[".repeat(5000) + "]".repeat(5000);
    assert.match(await call("listAllEvents", { city: deep }), /not be nested deeper/);
  });

  await t.test("parses lists and objects of a body, at any depth", async () => {
    const updated = await call("updateMe", {
      interests: '["kubernetes","rust"]',
      links: [{ label: "Blog", url: "https://example.org/blog" }],
      notifications: '{"invitation": false}',
    });
    assert.deepEqual(updated.interests, ["kubernetes", "rust"]);
    assert.equal(updated.notifications.invitation, false);
    const links = JSON.stringify([{ label: "Talks", url: "https://example.org/talks" }]);
    assert.deepEqual((await call("updateMe", { links })).links, JSON.parse(links));
    assert.match(await call("updateMe", { interests: "[kubernetes]" }), /^the list in the argument interests/);
    const polluted = { notifications: '{"__proto__": {}}' };
    assert.match(await call("updateMe", polluted), /must not have a property "__proto__"/);
    assert.match(await call("updateMe", { interests: "kubernetes" }), /^body\/interests must be array/);
  });

  await t.test("parses the arguments of callTool", async () => {
    const args = JSON.stringify({ limit: 1, city: '["Berlin"]' });
    assert.deepEqual((await call("callTool", { name: "listAllEvents", arguments: args })).items, inBerlin.items);
    const broken = { name: "listAllEvents", arguments: "{city" };
    assert.match(await call("callTool", broken), /object in the argument arguments/);
  });

  await t.test("does not parse text where the schema allows a string", async () => {
    assert.equal((await call("updateMe", { bio: '["a"]' })).bio, '["a"]');
    const union = { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] };
    const list = { type: "array", items: { $ref: "#/$defs/Row" } };
    const schema = {
      type: "object" as const,
      properties: { either: union, nested: { type: ["object", "null"], properties: { inner: list } } },
      $defs: { Row: { type: "array", items: { type: "integer" } } },
    };
    const parsed = parseJsonText({ either: "[1]", nested: '{"inner":"[\\"[1,2]\\",[3]]"}', other: "[1]" }, schema);
    assert.deepEqual(parsed, { either: "[1]", nested: { inner: [[1, 2], [3]] }, other: "[1]" });
  });
});

test("reports errors of the service as errors of the tool, without internal details", async (t) => {
  const broken = async () => {
    throw new Error("select secret_hash from api_tokens");
  };
  const service = await startService(t, {
    data: "none",
    handlers: { ...handlers, getHealth: broken },
    fault: "a handler",
  });
  const { body } = await messagesTo(service).use("getHealth");
  assert.deepEqual(body.result, {
    content: [{ type: "text", text: "internal error; report the request id (internal_error)" }],
    isError: true,
  });
});

test("logs the name of a called tool, but not its arguments", async (t) => {
  const { lines, logger } = recordLog();
  const service = await startService(t, { data: "none", logger });
  const headers = { "x-request-id": "one-request" };
  await messagesTo(service).use("search", { q: "confidential plans" }, { headers });
  const requestLines = lines.filter((line) => line.includes("one-request"));
  const [tool, request] = requestLines.map((line) => JSON.parse(line));
  assert.equal(requestLines.length, 2, requestLines.join("\n"));
  assert.deepEqual(
    { toolName: tool.tool, toolStatus: tool.status, requestPath: request.path, requestStatus: request.status },
    { toolName: "search", toolStatus: 200, requestPath: "/mcp", requestStatus: 200 },
  );
  assert.doesNotMatch(lines.join(), /confidential/);
});
