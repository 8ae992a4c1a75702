import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "tap";
import { operationTable } from "../../generated/contract.ts";
import type { Operation } from "../../src/server/http/contract.ts";
import { startService } from "../support/service.ts";

test("criterion 68: what is not public is not stored", async (t) => {
  const { raw, person, session } = await startService(t, { data: "none" });
  const visitor = await session(await person());
  const paths = Object.values<Operation>(operationTable)
    .filter(({ allowsAnonymous, etagStatuses }) => !allowsAnonymous || etagStatuses.length === 0)
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, "x"));
  const absent = ["/auth", "/auth/", "/auth/nothing", "/settings", "/settings/nothing", "/api/v1/me/nothing"];
  for (const who of ["nobody", "a user with a session"]) {
    const headers = who === "nobody" ? {} : { cookie: `session_id=${visitor.session()}` };
    for (const accept of ["text/html", "application/json"]) {
      await t.test(`by ${who}, as ${accept}`, async () => {
        for (const url of absent) {
          const response = await raw({ method: "GET", url, headers: { ...headers, accept } });
          assert.equal(response.status, 404);
          assert.equal(response.headers["cache-control"], "no-store", url);
        }
        for (const url of new Set(paths.filter((path) => /^\/(?:auth|settings|api\/v1\/me)\b/.test(path)))) {
          for (const method of ["GET", "PUT", "OPTIONS"] as const) {
            const response = await raw({ method, url, headers: { ...headers, accept } });
            assert.ok(method !== "PUT" || response.status === 405);
            assert.equal(response.headers["cache-control"], "no-store", `${method} ${url}`);
          }
        }
      });
    }
  }
});

test("criterion 68: every response has the security headers", async (t) => {
  const { app, raw } = await startService(t, { data: "none", timeouts: { headers: 200 } });
  const required: [string, RegExp][] = [
    ["content-security-policy", /default-src 'none'/],
    ["x-content-type-options", /^nosniff$/],
    ["referrer-policy", /^(?:no-referrer|same-origin)$/],
    ["strict-transport-security", /max-age=31536000/],
    ["cache-control", /^no-store$/],
  ];
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  assert.ok(address && typeof address === "object");
  const cases: [number, string][] = [
    [400, "GARBAGE\r\n\r\n"],
    [400, "GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    [400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    [404, "GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    [408, "GET / HTTP/1.1\r\n"],
    [414, `GET /${"x".repeat(100_000)} HTTP/1.1\r\n\r\n`],
    [417, "POST / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n"],
    [431, `GET / HTTP/1.1\r\nX: ${"x".repeat(100_000)}\r\n\r\n`],
  ];
  for (const [expected, request] of cases) {
    await t.test(`${expected} to ${JSON.stringify(request.slice(0, 40))}`, async () => {
      const socket = connect(address.port, "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(request);
      let text = "";
      for await (const chunk of socket) text += chunk;
      const head = text.split("\r\n\r\n", 1)[0] ?? "";
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${expected} `));
      for (const [name, pattern] of required) {
        const value = new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1];
        assert.match(value ?? "", pattern, name);
      }
    });
  }

  await t.test("a page has one referrer policy, under which its forms name their origin", async () => {
    for (const url of ["/", "/docs", "/auth/login", "/auth/nothing"]) {
      const { headers, payload } = await raw({ method: "GET", url, headers: { accept: "text/html" } });
      assert.equal(headers["referrer-policy"], "same-origin");
      assert.doesNotMatch(payload, /name="?referrer/i);
    }
  });
});
