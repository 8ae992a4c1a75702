import assert from "node:assert/strict";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { createApps } from "../support/apps.ts";
import { startService } from "../support/service.ts";
import { messagesTo } from "./mcp/connect.ts";

const metadata = 'resource_metadata="https://alliance.test/.well-known/oauth-protected-resource/mcp"';

const memberScopes = ["groups:join", "events:attend", "jobs:apply", "profile:read", "profile:write"];

test("access to tools", async (t) => {
  const service = await startService(t, { data: "none" });
  const { use, result, refusal, request } = messagesTo(service);
  const { person, session, token, appoint } = service;
  const ada = await person();
  await appoint(ada, { alliance: null });
  const { secret: profileToken } = await token(ada, { scopes: ["profile:read"] });
  const { secret: fullToken } = await token(ada, { scopes: [...enums.TokenScope] });

  const challenge = (...scopes: string[]) => `Bearer realm="alliance", scope="${scopes.join(" ")}", ${metadata}`;

  await t.test("401 requests all scopes of members in one sign-in", async () => {
    for (const { status, headers } of [
      await use("getMe"),
      await use("callTool", { name: "getMe" }),
      await use("callTool", { name: "getMe" }, { toolset: "search" }),
    ]) {
      assert.equal(status, 401);
      assert.equal(headers["www-authenticate"], challenge(...memberScopes));
    }
    const { headers } = await use("createEvent", {});
    assert.equal(headers["www-authenticate"], challenge(...memberScopes, "admin:events"));
    const all = await use("getMe", {}, { toolset: "read,member" });
    assert.match(String(all.headers["www-authenticate"]), /reports:create.*tokens:manage/);
  });

  await t.test("401 to the first message where a sign-in is required, but not with a token", async () => {
    const { status, headers } = await request("initialize", {}, { signIn: "required" });
    assert.deepEqual([status, headers["www-authenticate"]], [401, challenge(...memberScopes)]);
    assert.equal((await request("ping", {}, { signIn: "required", token: profileToken })).status, 200);
  });

  await t.test("401 to an invalid token, also where none is needed", async () => {
    const { status, headers } = await request("ping", {}, { token: `${profileToken.slice(0, -1)}!` });
    assert.equal(status, 401);
    assert.equal(headers["www-authenticate"], `Bearer realm="alliance", error="invalid_token", ${metadata}`);
  });

  await t.test("403 names the scopes that an app has and the scopes that it must request in addition", async () => {
    const resource = "https://alliance.test/mcp";
    const app = await createApps(service).authorizeApp(await session(ada), { resource });
    const { status, headers } = await use("createAlliance", { name: "A", description: "…" }, { token: app.access });
    assert.equal(status, 403);
    const scope = "profile:read events:attend admin:alliances";
    const expected = `Bearer realm="alliance", error="insufficient_scope", scope="${scope}", ${metadata}`;
    assert.equal(headers["www-authenticate"], expected);
    assert.equal(headers["x-accepted-oauth-scopes"], "admin:alliances");
  });

  await t.test("a missing scope of an API token is an error of the tool", async () => {
    const text = await refusal("createAlliance", { name: "A", description: "…" }, { token: profileToken });
    assert.match(text, /the scope admin:alliances \(insufficient_scope\)$/);
  });

  await t.test("a session's cookie is not accepted as a credential", async () => {
    const visitor = await session(ada);
    const bySession = messagesTo(visitor);
    assert.equal((await bySession.use("getMe")).status, 401);
    const list = await bySession.request("tools/list");
    assert.ok(list.body.result.tools.some(({ name }: { name: string }) => name === "search"));
    assert.match(await bySession.refusal("createAlliance", {}, { token: profileToken }), /\(insufficient_scope\)$/);
  });

  await t.test("a revoked token is refused from the next call on", async () => {
    const { id, secret } = await token(ada, { scopes: ["profile:read"] });
    assert.equal((await result("getMe", {}, { token: secret })).id, ada.id);
    await service.sql`update api_tokens set revoked_at = now() where id = ${id}`;
    assert.equal((await use("getMe", {}, { token: secret })).status, 401);
  });

  await t.test("a user without a verified address gets the service's message", async () => {
    const { secret } = await token(await person({ verified: false }), { scopes: [...enums.TokenScope] });
    assert.match(await refusal("listMyGroups", {}, { token: secret }), /^verify your email.*\(email_not_verified\)$/);
  });

  await t.test("pages of other sites can send messages with a token only, also after DNS rebinding", async () => {
    const bySession = messagesTo(await session(ada));
    for (const origin of [
      "https://evil.example",
      "null",
      "http://alliance.test",
      "https://alliance.test.evil.example",
      "file://",
      "https://localhost.evil.example",
    ])
      for (const host of ["alliance.test", new URL("https://evil.example").host]) {
        const headers = { origin, host };
        for (const caller of [messagesTo(service), bySession]) {
          const rejection = await caller.request("ping", {}, { headers });
          assert.equal(rejection.status, 401, origin);
          assert.equal(rejection.headers["www-authenticate"], challenge(...memberScopes));
          assert.equal(rejection.headers["access-control-allow-origin"], "*", "the page can read where to sign in");
        }
        const { status, headers: received } = await request("ping", {}, { headers, token: fullToken });
        assert.deepEqual([status, received["access-control-allow-origin"]], [200, "*"], origin);
      }
    for (const origin of ["https://alliance.test", "http://localhost:6274", "http://127.0.0.1:8080", "http://[::1]:80"])
      assert.equal((await request("ping", {}, { headers: { origin } })).status, 200, origin);
  });
});

test("limits count a call of a tool once", async (t) => {
  const limits = { factor: 1, requests_per_address: 5, requests_per_credential: 4, participations_per_user: 2 };
  const service = await startService(t, { data: "none", limits });
  const { use } = messagesTo(service);
  const readQuota = async () => {
    const { status, headers } = await use("listAlliances");
    return `${status} ${/r=(\d+)/.exec(String(headers["ratelimit"]))?.[1]}`;
  };

  await t.test("by address, also for cached responses", async () => {
    const statuses: string[] = [];
    for (let round = 0; round < 6; round++) statuses.push(await readQuota());
    assert.deepEqual(statuses, ["200 4", "200 3", "200 2", "200 1", "200 0", "429 0"]);
  });

  await t.test("by credential, and for operations with limits of their own", async () => {
    const other = await startService(t, { data: "none", limits: { ...limits, requests_per_address: 1000 } });
    const { secret } = await other.token(await other.person(), { scopes: [...enums.TokenScope] });
    const { use, refusal } = messagesTo(other);
    const join = ["joinGroup", { alliance: "a", group_id: crypto.randomUUID() }, { token: secret }] as const;
    for (let round = 0; round < 2; round++) assert.match(await refusal(...join), /\(not_found\)$/);
    const tooMany = /^too many requests; try again in \d+ seconds? \(too_many_requests\)$/;
    for (let round = 0; round < 2; round++) assert.match(await refusal(...join), tooMany);
    assert.equal((await use(...join)).status, 429);
  });
});

test("the metadata of protected resources", async (t) => {
  const service = await startService(t, { data: "none" });
  const { body: mcp, headers } = await service.call("getMcpResourceMetadata");
  assert.deepEqual([mcp.resource, mcp.authorization_servers], ["https://alliance.test/mcp", ["https://alliance.test"]]);
  assert.deepEqual(mcp.scopes_supported, enums.TokenScope);
  assert.equal(headers["access-control-allow-origin"], "*");
  for (const id of ["getResourceMetadata", "getApiResourceMetadata"] as const)
    assert.equal((await service.call(id)).body.resource, "https://alliance.test/api/v1");
});
