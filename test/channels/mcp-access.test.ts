import assert from "node:assert/strict";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { defaultQuotas } from "../../src/server/limits/quotas.ts";
import { community } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { messagesTo } from "./mcp/message.ts";

const json = { "content-type": "application/json" };
const metadata = 'resource_metadata="https://alliance.test/.well-known/oauth-protected-resource/mcp"';

test("who may call a tool", async (t) => {
  const service = await startService(t, { data: "none" });
  const { use, request } = messagesTo(service);
  const { person, session, token, appoint } = community(service);
  const ada = await person();
  await appoint(ada, { alliance: null });
  const { secret: reader } = await token(ada, { scopes: ["profile:read"] });
  const { secret: everything } = await token(ada, { scopes: [...enums.TokenScope] });

  await t.test("401 leads to the sign-in, with the scope that the tool needs", async () => {
    for (const { status, headers } of [
      await use("getMe"),
      await use("callTool", { name: "getMe" }, { toolset: "search" }),
    ]) {
      assert.equal(status, 401);
      assert.equal(headers["www-authenticate"], `Bearer realm="alliance", scope="profile:read", ${metadata}`);
    }
  });

  await t.test("401 for a token that is not valid, also where none is needed", async () => {
    const { status, headers } = await request("ping", {}, { token: `${reader.slice(0, -1)}!` });
    assert.equal(status, 401);
    assert.equal(headers["www-authenticate"], `Bearer realm="alliance", error="invalid_token", ${metadata}`);
  });

  await t.test("403 names the scope to ask for", async () => {
    const { status, headers } = await use("createAlliance", { name: "A", description: "…" }, { token: reader });
    assert.equal(status, 403);
    assert.equal(
      headers["www-authenticate"],
      `Bearer realm="alliance", error="insufficient_scope", scope="admin:alliances", ${metadata}`,
    );
  });

  await t.test("a session's cookie is no credential, whatever its user may do", async () => {
    const visitor = await session(ada);
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "getMe", arguments: {} } };
    const { status } = await visitor.call("sendMcpMessage", { headers: json, body: call });
    assert.equal(status, 401);
    const list = await visitor.call("sendMcpMessage", {
      headers: json,
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    });
    const names = list.body.result.tools.map(({ name }: { name: string }) => name);
    assert.ok(names.includes("search") && !names.includes("getMe"));
    const mixed = await visitor.call("sendMcpMessage", {
      headers: { ...json, authorization: `Bearer ${reader}` },
      body: { ...call, params: { name: "createAlliance", arguments: {} } },
    });
    assert.equal(mixed.status, 403);
  });

  await t.test("a revoked token, from the next call on", async () => {
    const { id, secret } = await token(ada, { scopes: ["profile:read"] });
    assert.equal((await use("getMe", {}, { token: secret })).body.result.structuredContent.id, ada.id);
    await service.sql`update api_tokens set revoked_at = now() where id = ${id}`;
    assert.equal((await use("getMe", {}, { token: secret })).status, 401);
  });

  await t.test("a user without a verified address, in the service's words", async () => {
    const { secret } = await token(await person({ verified: false }), { scopes: [...enums.TokenScope] });
    const { status, body } = await use("listMyGroups", {}, { token: secret });
    assert.deepEqual([status, body.result.isError], [200, true]);
    assert.match(body.result.content[0].text, /^verify your email address first.*\(email_not_verified\)$/);
  });

  await t.test("pages of other sites may not send messages, rebound or not", async () => {
    const from = (headers: Record<string, string>) => request("ping", {}, { headers, token: everything });
    for (const origin of [
      "https://evil.example",
      "null",
      "http://alliance.test",
      "https://alliance.test.evil.example",
      "file://",
      "https://localhost.evil.example",
    ])
      for (const host of ["alliance.test", new URL("https://evil.example").host]) {
        const { status, headers } = await from({ origin, host });
        assert.deepEqual([status, headers["x-error-code"]], [403, "cross_site_request"], origin);
      }
    for (const origin of ["https://alliance.test", "http://localhost:6274", "http://127.0.0.1:8080", "http://[::1]:80"])
      assert.equal((await from({ origin })).status, 200, origin);
  });
});

test("limits count a call of a tool once", async (t) => {
  const limits = {
    ...defaultQuotas,
    factor: 1,
    requests_per_address: 5,
    requests_per_credential: 4,
    participations_per_user: 2,
  };
  const service = await startService(t, { data: "none", limits });
  const { use } = messagesTo(service);
  const left = async () => {
    const { status, headers } = await use("listAlliances");
    return `${status} ${/r=(\d+)/.exec(String(headers["ratelimit"]))?.[1]}`;
  };

  await t.test("of an address, kept responses or not", async () => {
    const seen = [await left(), await left(), await left(), await left(), await left(), await left()];
    assert.deepEqual(seen, ["200 4", "200 3", "200 2", "200 1", "200 0", "429 0"]);
  });

  await t.test("of a credential, and of what is limited by itself", async () => {
    const other = await startService(t, { data: "none", limits: { ...limits, requests_per_address: 1000 } });
    const people = community(other);
    const { secret } = await people.token(await people.person(), { scopes: [...enums.TokenScope] });
    const join = async () => {
      const { status, body } = await messagesTo(other).use(
        "joinGroup",
        { alliance: "a", group_id: crypto.randomUUID() },
        { token: secret },
      );
      return status === 200 ? body.result.content[0].text : status;
    };
    assert.match(await join(), /\(not_found\)$/);
    assert.match(await join(), /\(not_found\)$/);
    assert.match(await join(), /^too many requests; try again in \d+ seconds? \(too_many_requests\)$/);
    assert.match(await join(), /\(too_many_requests\)$/);
    assert.equal(await join(), 429);
  });
});

test("the metadata of protected resources", async (t) => {
  const service = await startService(t, { data: "none" });
  const { body: mcp, headers } = await service.call("getMcpResourceMetadata");
  assert.deepEqual(
    [mcp.resource, mcp.authorization_servers, mcp.scopes_supported],
    ["https://alliance.test/mcp", ["https://alliance.test"], enums.TokenScope],
  );
  assert.equal(headers["access-control-allow-origin"], "*");
  for (const id of ["getResourceMetadata", "getApiResourceMetadata"] as const)
    assert.equal((await service.call(id)).body.resource, "https://alliance.test/api/v1");
});
