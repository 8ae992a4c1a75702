import assert from "node:assert/strict";
import { test } from "tap";
import { prefersProblem } from "../../src/server/http/problem.ts";
import { startCommunity } from "../support/fixtures.ts";

const problem = { accept: "application/problem+json" };
const both = { accept: "application/problem+json, application/json;q=0.9" };

test("problem details (RFC 9457)", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { app, call, as, root, berlin, ours } = service;
  const base = service.baseUrl;
  const bodyOf = (response: { body: unknown }) => response.body as Record<string, unknown>;

  await t.test("are preferred only by a strictly higher q than JSON's", async () => {
    for (const accept of [
      "application/problem+json",
      "application/problem+json, application/json;q=0.9",
      "application/json;q=0.5, application/problem+json;q=0.6",
      "APPLICATION/PROBLEM+JSON; charset=UTF-8",
      'text/csv;x=",", application/problem+json',
      "application/json;q=0, */*",
    ])
      assert.equal(prefersProblem(accept), true, accept);
    for (const accept of [
      undefined,
      "",
      "*/*",
      "application/*",
      "application/json",
      "application/json, application/problem+json",
      "application/problem+json;q=0.5, application/*",
      "application/problem+json;q=0",
      "application/problem+json;q=x",
      "application/problem+json;profile=x",
      "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    ])
      assert.equal(prefersProblem(accept), false, accept);
  });

  await t.test("have the code, the message and the path, and plain JSON does not change", async () => {
    const request = { path: { alliance: "nowhere" } };
    const json = await call("getAlliance", request);
    const response = await call("getAlliance", { ...request, headers: both });
    assert.equal(response.status, 404);
    assert.equal(response.headers["content-type"], "application/problem+json; charset=utf-8");
    assert.equal(response.headers["x-error-code"], "not_found");
    assert.deepEqual(response.body, {
      type: `${base}/docs#error/not_found`,
      title: "Not found",
      status: 404,
      detail: json.body.error,
      instance: "/api/v1/alliances/nowhere",
      code: "not_found",
    });
    assert.deepEqual(Object.keys(json.body), ["error"]);
    for (const { headers } of [json, response]) assert.match(String(headers["vary"]), /\bAccept\b(?!-)/);
  });

  await t.test("successful responses to requests for problem details are ordinary JSON", async () => {
    const json = await call("listAlliances");
    const response = await call("listAlliances", { headers: problem });
    assert.deepEqual([response.status, response.body], [200, json.body]);
    assert.equal(response.headers["content-type"], "application/json; charset=utf-8");
    assert.doesNotMatch(String(response.headers["vary"]), /\bAccept\b(?!-)/);
  });

  await t.test("list all invalid values of a body, each at its location", async () => {
    const path = { group_id: berlin.id };
    const body = {
      name: "",
      description: 5,
      kind: "seance",
      starts_at: "tomorrow",
      colour: "red",
      venue: { name: "", latitude: "x" },
      tags: ["ok", 7],
    };
    const response = await call("createEvent", { path, body, headers: both, as: as(root) });
    assert.equal(response.status, 400);
    const { errors, detail } = bodyOf(response) as { errors: { location: string; message: string }[]; detail: string };
    const locations = errors.map(({ location }) => location);
    for (const location of ["name", "description", "kind", "starts_at", "colour", "ends_at", "tags/1"])
      assert.ok(locations.includes(`body/${location}`), `${location} is missing in ${locations.join(" ")}`);
    assert.ok(
      errors.some(({ message }) => message === detail),
      detail,
    );
    assert.ok(
      errors.every(({ message }) => !/must be null|anyOf|must match a schema/.test(message)),
      JSON.stringify(errors),
    );
  });

  await t.test("list invalid parameters of the query and the path", async () => {
    const query = { limit: "0x10", sort: "beauty", colour: "red" };
    const { body } = await call("listAllEvents", { query, headers: both });
    const locations = bodyOf({ body })["errors"] as { location: string }[];
    assert.deepEqual(locations.map(({ location }) => location).sort(), ["query/colour", "query/limit", "query/sort"]);
    const byPath = await call("getEventById", { path: { event_id: "x" }, query: { colour: "red" }, headers: both });
    const found = (bodyOf(byPath)["errors"] as { location: string }[]).map(({ location }) => location);
    assert.deepEqual(found.sort(), ["path/event_id", "query/colour"]);
  });

  await t.test("list a value that contradicts another field", async () => {
    const body = {
      name: "Backwards",
      description: "It ends before it begins.",
      kind: "virtual",
      timezone: "Europe/Berlin",
      starts_at: "2027-01-02T10:00:00Z",
      ends_at: "2027-01-01T10:00:00Z",
    };
    const response = await call("createEvent", { path: { group_id: berlin.id }, body, headers: both, as: as(root) });
    assert.deepEqual(bodyOf(response)["errors"], [
      { location: "body/ends_at", message: "body/ends_at must be after starts_at" },
    ]);
  });

  await t.test("list at most 50 values, and only the first of a large body, within 2 seconds", async () => {
    const path = { group_id: berlin.id };
    const send = (tags: unknown[]) => call("createEvent", { path, body: { tags }, headers: both, as: as(root) });
    const many = bodyOf(await send(Array.from({ length: 200 }, (_, index) => index)))["errors"] as unknown[];
    assert.equal(many.length, 50);
    const startedAt = performance.now();
    const large = bodyOf(await send(Array.from({ length: 40_000 }, (_, index) => index)))["errors"] as unknown[];
    assert.equal(large.length, 1);
    assert.ok(performance.now() - startedAt < 2_000);
  });

  await t.test(
    "are sent for unknown paths, methods and tokens, unacceptable responses and invalid queries",
    async () => {
      for (const [method, url, headers, status, code] of [
        ["GET", "/api/v1/nothing", {}, 404, "not_found"],
        ["DELETE", "/api/v1/search", {}, 405, "method_not_allowed"],
        ["GET", "/api/v1/alliances", { accept: "text/csv, application/problem+json" }, 406, "not_acceptable"],
        ["GET", "/api/v1/me", {}, 401, "unauthorized"],
        ["GET", "/api/v1/me", { authorization: "Bearer alli_no" }, 401, "invalid_token"],
        ["GET", `/api/v1/alliances/${ours.slug}?a=%00`, {}, 400, "validation_failed"],
      ] as const) {
        const response = await app.inject({ method, url, headers: { ...both, ...headers } });
        const body = JSON.parse(response.payload);
        assert.deepEqual([response.statusCode, body.status, body.code], [status, status, code], url);
        assert.match(String(response.headers["content-type"]), /^application\/problem\+json/);
        assert.equal(body.instance, url.split("?")[0]);
        assert.equal("errors" in body, code === "validation_failed");
      }
    },
  );

  await t.test("are also sent when the rate limit is reached before the request is read", async () => {
    const strict = await service.startAnother({ limits: { requests_per_address: 1, factor: 1 } });
    const get = () => strict.app.inject({ url: "/api/v1/alliances?limit=1", headers: both });
    let response = await get();
    for (let count = 0; count < 20 && response.statusCode !== 429; count++) response = await get();
    assert.equal(response.statusCode, 429);
    assert.equal(JSON.parse(response.payload).code, "too_many_requests");
    assert.match(String(response.headers["content-type"]), /^application\/problem\+json/);
  });

  await t.test("replace the JSON of page routes, but not pages, OAuth errors and JSON-RPC errors", async () => {
    const mediaTypeOf = async (url: string, accept: string, payload?: string) => {
      const headers = { accept, ...(payload !== undefined && { "content-type": "application/json" }) };
      const method = payload === undefined ? "GET" : "POST";
      const response = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
      assert.ok(response.statusCode >= 400, url);
      return String(response.headers["content-type"]).split(";", 1)[0];
    };
    assert.equal(await mediaTypeOf("/oauth/token", problem.accept, "{}"), "application/json");
    assert.equal(await mediaTypeOf("/mcp", problem.accept, "{}"), "application/json");
    assert.equal(await mediaTypeOf("/auth/login", problem.accept, "{}"), "application/problem+json");
    assert.equal(await mediaTypeOf("/nowhere-at-all", `text/html, ${problem.accept}`), "text/html");
  });

  await t.test("long Accept headers are parsed in linear time", async () => {
    const startedAt = performance.now();
    prefersProblem('"\\'.repeat(20_000));
    prefersProblem('a/b;c="d,'.repeat(10_000));
    assert.ok(performance.now() - startedAt < 1_000);
  });
});
