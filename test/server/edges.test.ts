import assert from "node:assert/strict";
import { test } from "tap";
import { requestsOfContract } from "../../src/server/http/binding.ts";
import { type Operation, routeTable } from "../../src/server/http/contract.ts";
import { pages } from "../../src/site/routes.ts";
import { isErrorLine, recordLog } from "../support/log.ts";
import { startService } from "../support/service.ts";

const member = { userId: "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38", verified: true, scopes: null, token: null };
const createGroupRequest = { path: { alliance: "open-cloud" } };

test("every error is JSON with one field (criterion 42)", async (t) => {
  const { lines, logger } = recordLog();
  const { raw, call } = await startService(t, { logger, decisionFor: () => null });

  const rejections: Record<number, Record<string, Parameters<typeof raw>[0]>> = {
    400: {
      "a broken percent-encoding in the path": { url: "/api/v1/alliances/%zz" },
      "broken UTF-8 in the path": { url: "/api/v1/alliances/%ff" },
      "an unpaired surrogate in the path": { url: "/api/v1/alliances/%ed%a0%80" },
      "a NUL in the path": { url: "/api/v1/alliances/%00" },
      "an overlong slug": { url: `/api/v1/alliances/${"a".repeat(64)}` },
      "a broken percent-encoding in the query": { url: "/api/v1/jobs?q=%zz" },
      "broken UTF-8 in the query": { url: "/api/v1/jobs?q=%ff" },
      "a NUL in the query": { url: "/api/v1/jobs?q=a%00b" },
      "a repeated parameter that takes one value": { url: "/api/v1/jobs?limit=1&limit=2" },
      "an empty q": { url: "/api/v1/jobs?q=" },
      "__proto__ as a parameter": { url: "/api/v1/jobs?__proto__=1" },
      "constructor as a parameter": { url: "/api/v1/jobs?constructor=1" },
      "an invalid cursor": { url: "/api/v1/jobs?cursor=x" },
    },
    401: {
      "an unsupported authentication scheme": { url: "/api/v1/jobs", headers: { authorization: "Basic eDp5" } },
      "a malformed token": { url: "/api/v1/jobs", headers: { authorization: "Bearer alli_x" } },
      "a missing credential": { url: "/api/v1/me" },
    },
    404: {
      "an unknown path": { url: "/api/v1/nope" },
      "an unknown path outside the API": { url: "/nope" },
      "an unknown settings page": { url: "/settings/nothing" },
      "a path that ends with a slash": { url: "/api/v1/jobs/" },
      "a path that ends with a slash, before the token is verified": { url: "/api/v1/me/tokens/" },
      "a path that ends with a slash, with any method": { method: "PUT", url: "/api/v1/jobs/" },
      "an empty parameter within a path": { url: "/api/v1/groups/open-cloud//join" },
      "a file that is not served": { url: "/assets/package.json" },
    },
    405: { "a WebDAV method": { method: "PROPFIND" as "GET", url: "/api/v1/jobs" } },
    406: { "a client that accepts no media type": { url: "/api/v1/jobs", headers: { accept: "*/*;q=0" } } },
  };
  const codes = new Set<unknown>();
  for (const [status, requests] of Object.entries(rejections))
    for (const [label, request] of Object.entries(requests))
      await t.test(`${status} to ${label}, with a code in the header and the log`, async () => {
        lines.length = 0;
        const response = await raw(request);
        assert.equal(response.status, Number(status), response.payload);
        assert.match(String(response.headers["content-type"]), /^application\/json/);
        const line = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "request");
        const code = response.headers["x-error-code"];
        codes.add(code);
        // The router rejects a malformed path without an error to log.
        const isLogged = code !== "malformed_request" || !label.endsWith("in the path");
        assert.equal(line?.error, isLogged ? code : undefined);
      });

  await t.test("the rejections have these codes only, and the log line of a success has none", async () => {
    assert.deepEqual([...codes].sort(), [
      ...["invalid_cursor", "invalid_token", "malformed_request", "method_not_allowed", "not_acceptable"],
      ...["not_found", "unauthorized", "validation_failed"],
    ]);
    lines.length = 0;
    await raw({ url: "/api/v1/jobs" });
    assert.ok(lines.length > 0 && lines.every((line) => !("error" in JSON.parse(line))));
  });

  await t.test(
    "415 to undeclared media types, but not to other spellings of a declared one (criterion 44)",
    async () => {
      const send = async (contentType: string | undefined, body: unknown = "{}") =>
        call("createGroup", {
          ...createGroupRequest,
          as: member,
          body,
          headers: contentType ? { "content-type": contentType } : {},
        });
      const types = ["text/plain", "application/json\ta", "application/xml", "multipart/form-data; boundary=x", "x"];
      for (const type of types) assert.equal((await send(type)).status, 415, type);
      const json = [" application/json", "APPLICATION/JSON", "application/json; charset=utf-8", "application/json;x"];
      for (const type of json) {
        const { status, body } = await send(type);
        assert.equal(status, 400, type);
        assert.match(body.error, /^body must have "name"/);
      }
      assert.equal((await send(undefined, Buffer.from("name=x"))).status, 415);
    },
  );

  await t.test("400 to a body where none is declared, unless it is empty or {} (criterion 44)", async () => {
    for (const headers of [{ "content-type": "text/plain" }, { "content-type": "application/json" }, {}]) {
      const { status, body } = await call("createCalendarAddress", { as: member, body: '"x"', headers });
      assert.deepEqual({ status, body }, { status: 400, body: { error: "createCalendarAddress accepts no body" } });
    }
    for (const body of ["{}", ""])
      assert.equal((await call("createCalendarAddress", { as: member, body })).status, 401, "the user does not exist");
  });

  await t.test("400 to malicious bodies (criterion 45)", async () => {
    const withField = (field: string) => `{"name": "Group", "description": "", ${field}}`;
    const bodies: [string | Buffer, RegExp][] = [
      ["", /body must be object/],
      ["{", /valid JSON/],
      ["[]", /body must be object/],
      ["null", /body must be object/],
      ['"text"', /body must be object/],
      ['{"__proto__": {"x": 1}}', /__proto__/],
      ['{"constructor": {"prototype": {"x": 1}}}', /__proto__/],
      ['{"name": 7, "description": ""}', /body\/name must be string/],
      [withField('"city": "a\\u0000b"'), /body\/city must not contain the NUL/],
      [withField('"city": "a\\ud800b"'), /body\/city must not contain an unpaired surrogate/],
      [withField('"active": "true"'), /body\/active must be boolean/],
      [withField('"location": {"latitude": 1e400, "longitude": 0}'), /latitude/],
      [withField('"location": {"latitude": 91, "longitude": 0}'), /latitude must be <= 90/],
      [withField('"website_url": "javascript:alert(1)"'), /website_url must be an http or https URL/],
      [withField('"colour": 1'), /"colour"/],
      [`${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`, /body must/],
      [Buffer.from([0x7b, 0xff, 0x7d]), /UTF-8/],
    ];
    const headers = { "content-type": "application/json" };
    for (const [body, message] of bodies) {
      const response = await call("createGroup", { ...createGroupRequest, as: member, body, headers });
      assert.equal(response.status, 400, String(body).slice(0, 80));
      assert.match(response.body.error, message);
    }
  });

  await t.test("an encoded & stays within its parameter (criterion 45)", async () => {
    const { status, body } = await raw({ url: "/api/v1/jobs?q=x%26limit%3D9" });
    assert.equal(status, 200);
    assert.equal(body.items.length, 0);
  });

  await t.test("the message about a value that does not match its pattern describes the format in words", async () => {
    for (const parameter of ["near", "cursor", "series_id"]) {
      const { status, body } = await call("listAllEvents", { query: { [parameter]: "a b" } });
      assert.equal(status, 400);
      assert.match(body.error, /^query\/\w+ must be [\w ,.-]+$/);
    }
  });

  await t.test("logs no rejection as an error, and neither queries nor credentials (criterion 47)", async () => {
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
  });
});

test("database messages are not disclosed (criterion 43)", async (t) => {
  const { lines, logger } = recordLog();
  const { raw, sql } = await startService(t, { logger, fault: "a column is missing" });
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

test("headers of every response (criterion 46)", async (t) => {
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

  await t.test("anonymous reads are public, signed-in reads private, and personal data is not stored", async () => {
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

  await t.test("repeats the client's X-Request-Id if its characters and its length are safe", async () => {
    const send = (id: string) => secure.raw({ url: "/api/v1/health", headers: { "x-request-id": id } });
    assert.equal((await send("my-id_1")).headers["x-request-id"], "my-id_1");
    for (const id of ["x".repeat(65), "a b", "é", ""]) assert.notEqual((await send(id)).headers["x-request-id"], id);
  });
});

test("responses that are not public are not stored (criterion 68)", async (t) => {
  const { raw, person, session } = await startService(t, { data: "none" });
  const visitor = await session(await person());
  const paths = Object.values<Operation>(routeTable)
    .filter(({ allowsAnonymous, etagStatuses }) => !allowsAnonymous || etagStatuses.length === 0)
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, "x"));
  const unknownUrls = ["/auth", "/auth/", "/auth/nothing", "/settings", "/settings/nothing", "/api/v1/me/nothing"];
  const knownUrls = new Set(paths.filter((path) => /^\/(?:auth|settings|api\/v1\/me)\b/.test(path)));
  for (const credential of [{}, { cookie: `session_id=${visitor.session()}` }])
    for (const accept of ["text/html", "application/json"])
      await t.test(
        `by ${"cookie" in credential ? "a user with a session" : "an anonymous caller"}, as ${accept}`,
        async () => {
          const send = async (method: "GET" | "PUT" | "OPTIONS", url: string) => {
            const { status, headers } = await raw({ method, url, headers: { ...credential, accept } });
            assert.equal(headers["cache-control"], "no-store", `${method} ${url}`);
            return status;
          };
          for (const url of unknownUrls) assert.equal(await send("GET", url), 404);
          for (const url of knownUrls) {
            for (const method of ["GET", "OPTIONS"] as const) await send(method, url);
            assert.equal(await send("PUT", url), 405);
          }
        },
      );
});

test("pages have one referrer policy, which lets browsers send the Origin of submitted forms (criterion 68)", async (t) => {
  const { raw } = await startService(t, { data: "none" });
  for (const url of ["/", "/docs", "/auth/login", "/auth/nothing"]) {
    const { headers, payload } = await raw({ method: "GET", url, headers: { accept: "text/html" } });
    assert.equal(headers["referrer-policy"], "same-origin");
    assert.doesNotMatch(payload, /name="?referrer/i);
  }
});

const patternsIn = (part: unknown): [string, unknown][] => {
  if (typeof part !== "object" || part === null) return [];
  const { pattern, "x-pattern-message": message } = Object(part);
  const ownPattern: [string, unknown][] = typeof pattern === "string" ? [[pattern, message]] : [];
  return [...ownPattern, ...Object.values(part).flatMap(patternsIn)];
};

test("messages for values that do not match a pattern", async (t) => {
  await t.test("each pattern of a request has exactly one message", async () => {
    const messages = new Map<string, Set<unknown>>();
    const pageSchemas = pages.map(({ schema }) => schema);
    for (const [pattern, message] of patternsIn([requestsOfContract(), pageSchemas]))
      messages.set(pattern, (messages.get(pattern) ?? new Set()).add(message));
    assert.ok(messages.size > 30, `${messages.size} patterns`);
    for (const [pattern, candidates] of messages) {
      const texts = [...candidates].filter((message) => message !== undefined);
      assert.equal(texts.length, 1, `x-pattern-message of ${pattern}: ${texts.join(" | ")}`);
      assert.match(String(texts[0]), /^must .*[^.]$/);
    }
  });
});
