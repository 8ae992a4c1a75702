import assert from "node:assert/strict";
import { test } from "tap";
import { isErrorLine, recordLog } from "../support/log.ts";
import { startService } from "../support/service.ts";

const member = { userId: "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38", verified: true, scopes: null, token: null };
/** What is wrong with a body is for those who have the right. */
const everybodyMay = {};

const group = { path: { alliance: "open-cloud" } };

test("criterion 42: every refusal is the one-field error", async (t) => {
  const { lines, logger } = recordLog();
  const { raw, call } = await startService(t, { logger, authorizations: everybodyMay });

  const refused: [number, string, Parameters<typeof raw>[0]][] = [
    [404, "an unknown path", { url: "/api/v1/nope" }],
    [404, "an unknown path outside the API", { url: "/nope" }],
    [404, "a path that ends with a slash", { url: "/api/v1/jobs/" }],
    [404, "such a path, before the token is looked at", { url: "/api/v1/me/tokens/" }],
    [404, "such a path, whatever the method", { method: "PUT", url: "/api/v1/jobs/" }],
    [404, "an empty parameter within a path", { url: "/api/v1/groups/open-cloud//join" }],
    [404, "a file that is not served", { url: "/assets/package.json" }],
    [400, "a broken percent-encoding in the path", { url: "/api/v1/alliances/%zz" }],
    [400, "broken UTF-8 in the path", { url: "/api/v1/alliances/%ff" }],
    [400, "an unpaired surrogate in the path", { url: "/api/v1/alliances/%ed%a0%80" }],
    [400, "a NUL in the path", { url: "/api/v1/alliances/%00" }],
    [400, "an overlong slug", { url: `/api/v1/alliances/${"a".repeat(64)}` }],
    [400, "a broken percent-encoding in the query", { url: "/api/v1/jobs?q=%zz" }],
    [400, "broken UTF-8 in the query", { url: "/api/v1/jobs?q=%ff" }],
    [400, "a NUL in the query", { url: "/api/v1/jobs?q=a%00b" }],
    [400, "a parameter given twice that takes one value", { url: "/api/v1/jobs?limit=1&limit=2" }],
    [400, "an empty q", { url: "/api/v1/jobs?q=" }],
    [400, "__proto__ as a parameter", { url: "/api/v1/jobs?__proto__=1" }],
    [400, "constructor as a parameter", { url: "/api/v1/jobs?constructor=1" }],
    [405, "a method of WebDAV", { method: "PROPFIND" as "GET", url: "/api/v1/jobs" }],
    [406, "a client that takes nothing", { url: "/api/v1/jobs", headers: { accept: "*/*;q=0" } }],
    [401, "another scheme", { url: "/api/v1/jobs", headers: { authorization: "Basic eDp5" } }],
  ];
  await t.test("the log says by a code why, not by the text that may change", async () => {
    const codes: [string, Parameters<typeof raw>[0]][] = [
      ["not_found", { url: "/api/v1/nope" }],
      ["method_not_allowed", { method: "PUT", url: "/api/v1/jobs" }],
      ["validation_failed", { url: "/api/v1/jobs?colour=red" }],
      ["invalid_token", { url: "/api/v1/jobs", headers: { authorization: "Bearer alli_x" } }],
    ];
    for (const [code, request] of codes) {
      lines.length = 0;
      await raw(request);
      const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === "request");
      assert.equal(line?.error, code);
    }
    lines.length = 0;
    await raw({ url: "/api/v1/jobs" });
    assert.ok(lines.every((one) => !("error" in JSON.parse(one))));
  });
  for (const [status, what, request] of refused) {
    await t.test(`${status} to ${what}`, async () => {
      const response = await raw(request);
      assert.equal(response.status, status, response.payload);
      assert.match(String(response.headers["content-type"]), /^application\/json/);
    });
  }

  await t.test("criterion 44: 415, whatever the spelling; 400 by validation where the type is declared", async () => {
    const send = async (contentType: string | undefined, body: unknown = "{}") =>
      call("createGroup", { ...group, as: member, body, headers: contentType ? { "content-type": contentType } : {} });
    const foreign = ["text/plain", "application/json\ta", "application/xml", "multipart/form-data; boundary=x", "x"];
    for (const type of foreign) assert.equal((await send(type)).status, 415, type);
    const ours = [" application/json", "APPLICATION/JSON", "application/json; charset=utf-8", "application/json;x"];
    for (const type of ours) {
      const { status, body } = await send(type);
      assert.equal(status, 400, type);
      assert.match(body.error, /^body must have "name"/);
    }
    assert.equal((await send(undefined, Buffer.from("name=x"))).status, 415);
  });

  await t.test(
    "criterion 44: 400 to a body where none is accepted, of whatever type; {} and an empty one pass",
    async () => {
      const path = { alliance: "open-cloud", group_id: "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38" };
      for (const headers of [{ "content-type": "text/plain" }, { "content-type": "application/json" }, undefined]) {
        const { status, body } = await call("joinGroup", {
          path,
          as: member,
          body: '"x"',
          ...(headers && { headers }),
        });
        assert.deepEqual([status, body], [400, { error: "joinGroup accepts no body" }]);
      }
      for (const body of ["{}", ""]) assert.equal((await call("joinGroup", { path, as: member, body })).status, 404);
    },
  );

  await t.test("criterion 45: hostile bodies are 400", async () => {
    const name = "Group";
    const bodies: [string, RegExp][] = [
      ["", /body must be object/],
      ["{", /valid JSON/],
      ["[]", /body must be object/],
      ["null", /body must be object/],
      ['"text"', /body must be object/],
      ['{"__proto__": {"x": 1}}', /__proto__/],
      ['{"constructor": {"prototype": {"x": 1}}}', /__proto__/],
      [`{"name": "${name}", "description": "a\\u0000b"}`, /body\/description must not contain the NUL/],
      [`{"name": "${name}", "description": "a\\ud800b"}`, /body\/description must not contain an unpaired surrogate/],
      [`{"name": 7, "description": ""}`, /body\/name must be string/],
      [`{"name": "${name}", "description": "", "active": "true"}`, /body\/active must be boolean/],
      [`{"name": "${name}", "description": "", "location": {"latitude": 1e400, "longitude": 0}}`, /latitude/],
      [
        `{"name": "${name}", "description": "", "location": {"latitude": 91, "longitude": 0}}`,
        /latitude must be <= 90/,
      ],
      [
        `{"name": "${name}", "description": "", "website_url": "javascript:alert(1)"}`,
        /website_url must be an http or https URL/,
      ],
      [`{"name": "${name}", "description": "", "colour": 1}`, /"colour"/],
      [`${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`, /body must/],
    ];
    for (const [body, message] of bodies) {
      const headers = { "content-type": "application/json" };
      const response = await call("createGroup", { ...group, as: member, body, headers });
      assert.equal(response.status, 400, body.slice(0, 80));
      assert.match(response.body.error, message);
    }
    const utf16 = await call("createGroup", {
      ...group,
      as: member,
      body: Buffer.from([0x7b, 0xff, 0x7d]),
      headers: { "content-type": "application/json" },
    });
    assert.match(utf16.body.error, /UTF-8/);
  });

  await t.test("criterion 45: an encoded & stays within its parameter", async () => {
    const { status, body } = await raw({ url: "/api/v1/jobs?q=x%26limit%3D9" });
    assert.equal(status, 200);
    assert.equal(body.items.length, 0);
  });

  await t.test(
    "criterion 47: no refusal is logged as an error, and no line holds a query, a credential or a forged line",
    async () => {
      await raw({
        url: "/api/v1/search?q=secret-words",
        headers: { "user-agent": 'x\r\n{"level":50}', cookie: "session_id=secret-cookie" },
      });
      assert.ok(lines.length > 0);
      for (const line of lines) {
        assert.ok(JSON.parse(line).level < 50, line);
        assert.doesNotMatch(line, /secret|alli_x|Basic|colour|session_id/);
        assert.equal(line.trimEnd().split("\n").length, 1);
      }
    },
  );
});

test("criterion 43: database messages are not disclosed", async (t) => {
  const { lines, logger } = recordLog();
  const { raw, sql } = await startService(t, { logger, breaks: "a column is missing" });
  await sql`alter table jobs rename column summary to renamed`;
  for (const headers of [{}, { cookie: "color=blue" }]) {
    const broken = await raw({ url: "/api/v1/jobs?q=secret-words", headers });
    assert.equal(broken.status, 500);
    assert.deepEqual(broken.body, { error: "internal error; report the request id" });
    const id = String(broken.headers["x-request-id"]);
    assert.equal(lines.filter((line) => isErrorLine(line) && line.includes(id)).length, 1);
  }
  const logged = lines.join("");
  assert.match(logged, /column jobs.summary does not exist/);
  assert.doesNotMatch(logged, /secret-words/);
});

test("criterion 46: headers of every response", async (t) => {
  const secure = await startService(t, { data: "none" });
  const plain = await startService(t, { data: "none", baseUrl: "http://127.0.0.1:3000" });

  await t.test("nosniff, a policy without scripts, HSTS on https only", async () => {
    for (const url of ["/api/v1/jobs", "/api/v1/nope", "/openapi.json", "/api/v1/me"]) {
      const { headers } = await secure.raw({ url });
      assert.equal(headers["x-content-type-options"], "nosniff");
      assert.equal(headers["content-security-policy"], "default-src 'none'; frame-ancestors 'none'");
      assert.match(String(headers["strict-transport-security"]), /max-age=31536000/);
      assert.equal((await plain.raw({ url })).headers["strict-transport-security"], undefined);
    }
  });

  await t.test("caches: anonymous reads are public, signed-in reads private, personal data is not stored", async () => {
    const { call, raw } = secure;
    assert.equal((await raw({ url: "/api/v1/jobs" })).headers["cache-control"], "public, no-cache");
    assert.equal((await raw({ url: "/api/v1/jobs" })).headers["vary"], "Authorization, Cookie");
    assert.equal((await call("listJobs", { as: member })).headers["cache-control"], "private, no-cache");
    for (const url of ["/api/v1/me", "/api/v1/me/tokens", "/auth/login", "/dashboard"]) {
      assert.equal((await raw({ url })).headers["cache-control"], "no-store", url);
    }
  });

  await t.test("any site may read; cookies are not sent across sites; preflight allows Authorization", async () => {
    const { headers } = await secure.raw({ url: "/api/v1/jobs", headers: { origin: "https://client.example" } });
    assert.equal(headers["access-control-allow-origin"], "*");
    assert.equal(headers["access-control-allow-credentials"], undefined);
    assert.match(String(headers["access-control-expose-headers"]), /ETag.*Link.*X-Request-Id/);
    const preflight = await secure.raw({
      method: "OPTIONS",
      url: "/api/v1/jobs",
      headers: { origin: "https://client.example", "access-control-request-method": "POST" },
    });
    assert.equal(preflight.status, 204);
    assert.match(String(preflight.headers["access-control-allow-headers"]), /Authorization/);
    const document = await secure.raw({ url: "/openapi.json", headers: { origin: "https://client.example" } });
    assert.equal(document.headers["access-control-allow-origin"], "*");
    const page = await secure.raw({ url: "/", headers: { origin: "https://client.example" } });
    assert.equal(page.headers["access-control-allow-origin"], undefined);
  });

  await t.test("X-Request-Id is the client's own when it is harmless", async () => {
    const send = (id: string) => secure.raw({ url: "/api/v1/health", headers: { "x-request-id": id } });
    assert.equal((await send("my-id_1")).headers["x-request-id"], "my-id_1");
    for (const id of ["x".repeat(65), "a b", "é", ""]) assert.notEqual((await send(id)).headers["x-request-id"], id);
  });
});

test("the document is served with the service's own address", async (t) => {
  const { call, baseUrl } = await startService(t, { data: "none", authorizations: {} });
  const { body } = await call("getOpenapiJson");
  assert.deepEqual(body.servers, [{ url: baseUrl, description: "This service." }]);
  const { body: yaml } = await call("getOpenapiYaml");
  assert.match(yaml, new RegExp(`url: ${baseUrl}`));
  assert.match((await call("showDocs")).body, /data-document="\/openapi-api.json"/);
  assert.match((await call("showHome")).body, /href="\/docs"/);
});
