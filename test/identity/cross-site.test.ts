import assert from "node:assert/strict";
import { test } from "tap";
import { Forbidden } from "../../src/foundation/errors.ts";
import { type Operation, routeTable } from "../../src/server/http/contract.ts";
import { requireSameOrigin } from "../../src/server/http/same-origin.ts";
import { examplePath, operations } from "../support/contract.ts";
import { createVisitor, password } from "../support/people.ts";
import { startService } from "../support/service.ts";

const isCrossSite = (error: unknown): boolean => error instanceof Forbidden && error.code === "cross_site_request";

const loopback = "http://127.0.0.1:3000";
const httpsUrl = "https://alliance.test";
const localhost = { host: "localhost:3000", baseUrl: loopback };
const behindProxy = { host: "alliance.test", baseUrl: "http://127.0.0.1:3000" };
const published = { host: "alliance.test", baseUrl: httpsUrl };

type Row = [site: string | null, origin: string | null, app: { host: string; baseUrl: string }, verdict: "ok" | "no"];

test("detects same-site requests (criterion 16)", async (t) => {
  const table: Row[] = [
    // A request with neither header does not come from a browser.
    [null, null, localhost, "ok"],
    // The Sec-Fetch-Site header of a current browser is trusted, whatever the Host header.
    ["same-origin", null, localhost, "ok"],
    ["none", null, localhost, "ok"],
    ["same-origin", "http://localhost:3000", localhost, "ok"],
    ["same-origin", "https://alliance.test", { host: "10.0.0.7:3000", baseUrl: loopback }, "ok"],
    ["cross-site", null, localhost, "no"],
    ["same-site", null, localhost, "no"],
    ["cross-site", loopback, localhost, "no"],
    ["same-site", "http://localhost:3000", localhost, "no"],
    ["", null, localhost, "no"],
    ["anything else", loopback, localhost, "no"],
    // An opaque origin: a sandboxed frame, a file, a data: URL.
    ["same-origin", "null", localhost, "no"],
    ["none", "null", localhost, "no"],
    ["cross-site", "null", localhost, "no"],
    [null, "null", localhost, "no"],
    // Without Sec-Fetch-Site, the origin must be that of the opened host or of base_url.
    [null, "http://localhost:3000", localhost, "ok"],
    [null, loopback, localhost, "ok"],
    [null, "http://localhost:3001", localhost, "no"],
    [null, "http://localhost", localhost, "no"],
    [null, "http://evil.example", localhost, "no"],
    [null, "http://localhost:3000.evil.example", localhost, "no"],
    [null, "http://localhost:3000@evil.example", localhost, "no"],
    [null, "file://", { host: "", baseUrl: loopback }, "no"],
    [null, "no origin", localhost, "no"],
    [null, "", localhost, "no"],
    [null, "http://[::1]:3000", { host: "[::1]:3000", baseUrl: loopback }, "ok"],
    // A proxy that terminates TLS: the scheme differs from the request's, and some proxies add the port.
    [null, "https://alliance.test", behindProxy, "ok"],
    [null, "https://alliance.test", { ...behindProxy, host: "alliance.test:443" }, "ok"],
    [null, "https://alliance.test", { ...behindProxy, host: "alliance.test:3000" }, "no"],
    [null, "https://www.alliance.test", behindProxy, "no"],
    [null, "https://alliance.test", published, "ok"],
    // The page of an attacker on the network, who can answer for the host over HTTP only.
    [null, "http://alliance.test", published, "no"],
    [null, "https://alliance.test", { host: "not a host", baseUrl: loopback }, "no"],
  ];
  for (const [site, origin, { host, baseUrl }, verdict] of table) {
    const headers = { ...(site !== null && { "sec-fetch-site": site }), ...(origin !== null && { origin }) };
    const label = `${verdict}: ${JSON.stringify(headers)} to ${host}, base_url ${baseUrl}`;
    await t.test(label, async () => {
      const check = () => requireSameOrigin({ headers, host }, baseUrl);
      if (verdict === "ok") check();
      else assert.throws(check, isCrossSite);
    });
  }
});

test("checks state-changing requests with cookies (criterion 16)", async (t) => {
  const site = await startService(t, { data: "none", baseUrl: loopback });
  const { person, token } = site;
  const user = await person();
  const payload = new URLSearchParams({ email: user.email, password }).toString();
  const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
  const logIn = (headers: Record<string, string>, { raw } = site) =>
    raw({ method: "POST", url: "/auth/login", headers: { ...form, ...headers }, payload });

  await t.test("accepts a sign-in only from the opened origin (login CSRF)", async () => {
    const opened = await logIn({ host: "localhost:3000", origin: "http://localhost:3000" });
    assert.equal(opened.status, 303);
    assert.equal(opened.headers["location"], "/dashboard");
    const response = await logIn({ host: "localhost:3000", origin: "http://evil.example" });
    assert.equal(response.status, 403);
    assert.equal(response.headers["set-cookie"], undefined);
    assert.doesNotMatch(response.payload, /<form/);
  });

  await t.test("a forwarded host counts only if the proxy is trusted", async () => {
    const forwarded = { host: "10.0.0.7:3000", "x-forwarded-host": "alliance.test", origin: "https://alliance.test" };
    assert.equal((await logIn(forwarded)).status, 403);
    assert.equal(
      (await logIn(forwarded, await site.startAnother({ baseUrl: loopback, trustProxy: true }))).status,
      303,
    );
  });

  const pageForms = operations.filter(({ operationId: id, method }) => {
    const { rendersHtmlErrors }: Operation = routeTable[id];
    return method !== "GET" && rendersHtmlErrors && id !== "submitUnsubscribe";
  });
  for (const { operationId: id } of pageForms)
    await t.test(`${id}: returns 403 for a cross-site form, with or without a session`, async () => {
      for (const visitor of [await site.session(user), createVisitor(site)]) {
        const headers = { ...form, "sec-fetch-site": "cross-site" };
        const response = await visitor.call(id, { path: examplePath(id), headers, body: "" });
        assert.deepEqual([response.status, response.headers["x-error-code"]], [403, "cross_site_request"]);
      }
    });

  await t.test("checks neither GET requests nor tokens", async () => {
    const headers = { host: "localhost:3000", origin: "http://evil.example", "sec-fetch-site": "cross-site" };
    assert.equal((await site.raw({ url: "/auth/login", headers })).status, 200);
    const bearer = await token(user, { scopes: ["profile:write"] });
    const response = await site.call("updateMe", { body: { bio: "x" }, headers: { ...headers, ...bearer.headers } });
    assert.equal(response.status, 200);
  });
});
