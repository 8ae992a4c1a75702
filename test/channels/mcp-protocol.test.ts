import assert from "node:assert/strict";
import { test } from "tap";
import { createApps } from "../support/apps.ts";
import { startService } from "../support/service.ts";
import { callOf, jsonOf, messagesTo, metaOf } from "./mcp/connect.ts";

const versions = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"];

const ping = (id: unknown) => ({ jsonrpc: "2.0", id, method: "ping" });
const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
const withVersion = (name: string) => ({ headers: { "mcp-protocol-version": name } });

test("versions of the protocol", async (t) => {
  const service = await startService(t, { data: "none" });
  const { request } = messagesTo(service);
  const negotiate = async (protocolVersion: string, options = {}) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: "old", version: "1" } };
    const { status, body } = await request("initialize", params, options);
    assert.equal(status, 200, JSON.stringify(body));
    return body.result.protocolVersion;
  };

  await t.test("initialize agrees to the version that the client asks for, if it is served", async () => {
    for (const offer of ["2025-03-26", "2025-06-18", "2025-11-25"]) assert.equal(await negotiate(offer), offer);
  });

  await t.test("initialize responds to any other version with the newest version that has initialize", async () => {
    for (const offer of ["2024-11-05", "2099-01-01", "one"]) assert.equal(await negotiate(offer), "2025-11-25");
    assert.equal(await negotiate("2024-11-05", withVersion("2024-11-05")), "2025-11-25");
  });

  await t.test(
    "a later request whose header names an unsupported version gets an error that lists the supported versions",
    async () => {
      for (const offer of ["2024-11-05", "2099-01-01", "one", ""]) {
        const { status, body } = await request("tools/list", {}, withVersion(offer));
        assert.deepEqual([status, body.id, body.error.code], [400, 1, -32_022], offer);
        assert.deepEqual(body.error.data, { supported: versions, requested: offer });
        for (const supported of versions) assert.ok(body.error.message.includes(supported), supported);
      }
      for (const name of versions.slice(1))
        assert.equal((await request("tools/list", {}, withVersion(name))).status, 200);
    },
  );
});

test("batches of version 2025-03-26", async (t) => {
  const service = await startService(t);
  const { send } = messagesTo(service);

  await t.test("each request gets its response, in JSON", async () => {
    const batch = [ping("a"), notification, callOf(2, "listAlliances", { limit: 1 }), callOf(3, "dropTables")];
    for (const options of [{}, withVersion("2025-03-26")]) {
      const { status, body } = await send(batch, options);
      assert.equal(status, 200, JSON.stringify(body));
      const [first, second, third, ...others] = body;
      assert.deepEqual([first.id, second.id, third.id, others], ["a", 2, 3, []]);
      assert.equal(jsonOf(second.result).items.length, 1);
      assert.equal(third.error.code, -32_602);
    }
  });

  await t.test("the response to a batch of one is a list, and a batch without requests gets no body", async () => {
    assert.deepEqual((await send([ping(1)])).body, [{ jsonrpc: "2.0", id: 1, result: {} }]);
    const { status, body } = await send([notification, notification]);
    assert.deepEqual([status, body], [202, undefined]);
  });

  await t.test("a batch has at most 20 messages", async () => {
    const batch = (length: number) => Array.from({ length }, (_, id) => ping(id));
    assert.equal((await send(batch(20))).body.length, 20);
    const { status, body } = await send(batch(21));
    assert.deepEqual([status, body.error.code, body.id], [400, -32_600, null]);
    assert.match(body.error.message, /must NOT have more than 20 items/);
  });

  await t.test("400 explains what is wrong with a batch", async () => {
    const invalid: [unknown, RegExp][] = [
      [[], /must NOT have fewer than 1 items/],
      [[ping(1), { jsonrpc: "2.0", id: 2 }], /^body\/1 must have "method"/],
      [[ping(1), "ping"], /^body\/1 must be object/],
      [[ping(1), ping(1)], /an id of its own/],
      [[ping(1), { ...ping(2), method: "initialize", params: {} }], /initialize must not be part of a batch/],
      ["ping", /^body must be object/],
      [{ jsonrpc: "2.0", id: 1 }, /^body must have "method"/],
    ];
    for (const [batch, message] of invalid) {
      const { status, body } = await send(JSON.stringify(batch));
      assert.deepEqual([status, body.error.code], [400, -32_600], JSON.stringify(batch));
      assert.match(body.error.message, message);
    }
  });

  await t.test("later versions have no batches", async () => {
    for (const name of versions.slice(0, -1)) {
      const { status, body } = await send([ping(1)], withVersion(name));
      assert.deepEqual([status, body.error.code], [400, -32_600], name);
      assert.match(body.error.message, /has no batches/);
    }
    const modern = await send([{ ...ping(1), params: { _meta: metaOf("2026-07-28") } }]);
    assert.deepEqual([modern.status, modern.body.error.code], [400, -32_600]);
  });

  await t.test("a batch with a call that needs a sign-in gets the challenge, before any call is made", async () => {
    const { status, headers } = await send([callOf(1, "listAlliances"), callOf(2, "getMe")]);
    assert.equal(status, 401);
    assert.match(String(headers["www-authenticate"]), /resource_metadata=/);
  });

  await t.test("each message counts as a request against the limits of the address and the token", async () => {
    const limits = { factor: 1, requests_per_address: 30, requests_per_credential: 6 };
    const limited = await startService(t, { data: "none", limits });
    const { secret } = await limited.token(await limited.person());
    const batch = [ping(1), ping(2), ping(3), ping(4)];
    const { headers } = await messagesTo(limited).send(batch, { token: secret });
    assert.match(String(headers["ratelimit"]), /^"\w+";r=2;/);
    assert.equal((await messagesTo(limited).send(batch, { token: secret })).status, 429);
    const statuses: number[] = [];
    for (let round = 0; round < 8; round++) statuses.push((await messagesTo(limited).send(batch)).status);
    assert.ok(statuses.includes(429), statuses.join());
    assert.equal(statuses[0], 200);
  });
});

test("a trailing slash in the URL", async (t) => {
  const service = await startService(t, { data: "none" });
  const { raw, person, session } = service;
  const post = (url: string, message: object, headers = {}) =>
    raw({ method: "POST", url, headers: { "content-type": "application/json", ...headers }, payload: message });

  await t.test("messages to /mcp/ get responses, also with a query", async () => {
    const { status, body } = await post("/mcp/", ping(1));
    assert.deepEqual([status, body], [200, { jsonrpc: "2.0", id: 1, result: {} }]);
    const list = await post("/mcp/?toolset=search", { jsonrpc: "2.0", id: 1, method: "tools/list" });
    assert.equal(list.body.result.tools.length, 2);
    assert.equal((await raw({ method: "GET", url: "/mcp/" })).status, 405);
    assert.equal((await post("/mcp//", ping(1))).status, 404);
    assert.equal((await raw({ method: "GET", url: "/api/v1/alliances/" })).status, 404);
  });

  await t.test("the challenge and the metadata name the resource as the client does (RFC 9728 §3.3)", async () => {
    const { status, headers } = await post("/mcp/", callOf(1, "getMe"));
    assert.equal(status, 401);
    const url = /resource_metadata="https:\/\/alliance\.test([^"]+)"/.exec(String(headers["www-authenticate"]))?.[1];
    assert.equal(url, "/.well-known/oauth-protected-resource/mcp/");
    assert.equal((await raw({ method: "GET", url })).body.resource, "https://alliance.test/mcp/");
    const { body } = await raw({ method: "GET", url: url.slice(0, -1) });
    assert.equal(body.resource, "https://alliance.test/mcp");
  });

  await t.test("resource=…/mcp/ gets a token for /mcp, also from a refresh", async () => {
    const apps = createApps(service);
    const resource = "https://alliance.test/mcp/";
    const app = await apps.authorizeApp(await session(await person()), { resource });
    const refreshed = await apps.refresh(app.clientId, app.refresh, { resource });
    assert.equal(refreshed.status, 200, JSON.stringify(refreshed.body));
    for (const path of ["/mcp", "/mcp/"]) {
      const headers = { authorization: `Bearer ${refreshed.body.access_token}` };
      const { body } = await post(path, callOf(1, "getMe"), headers);
      assert.ok(!body.result.isError, JSON.stringify(body));
    }
    assert.equal((await apps.getMe(refreshed.body.access_token)).status, 401, "the token is not for the API");
  });
});
