import assert from "node:assert/strict";
import { once } from "node:events";
import fc from "fast-check";
import { test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { examplePath, operations, parametersOf, resolveReference } from "../support/contract.ts";
import { forgeCursor } from "../support/cursors.ts";
import { createFixtures } from "../support/fixtures.ts";
import { recordLog } from "../support/log.ts";
import { type Request, startService } from "../support/service.ts";
import { listenOn, openSocket, readResponse } from "../support/sockets.ts";

const id = "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55";
const as = { userId: id, verified: true, scopes: null, token: null };

test("forged cursors (criterion 64)", async (t) => {
  const service = await startService(t);
  const { call, sql, now } = service;
  const { root, alliance, group, event } = await createFixtures(service);
  const created = await event(await group(await alliance()));
  const as = service.as(root);
  const [{ count } = { count: 0 }] = await sql`select count(*)::integer as count from alliances`;
  assert.ok(count > 1);

  const lists: { type: string; id: RouteId; request: Request; scope: object; good: unknown[]; bad: unknown[] }[] = [
    {
      type: "text",
      id: "listAlliances",
      request: { query: { sort: "name" } },
      scope: { sort: "name" },
      good: ["", "zebra", "\u{10ffff}"],
      bad: [1, null, true, {}, ["a"], "a\0b", "\ud800"],
    },
    {
      type: "timestamptz",
      id: "listAlliances",
      request: { query: { sort: "newest" } },
      scope: { sort: "newest" },
      good: [now.toISOString(), "0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"],
      bad: [
        ...["1", "2026", "infinity", "now"],
        ...["+275760-09-13T00:00:00.000Z", "-000001-01-01T00:00:00.000Z", "0000-01-01T00:00:00.000Z"],
        "2026-02-30T00:00:00.000Z",
        "2026-11-20T12:00:00Z",
        "2026-11-20T12:00:00.000+99:00",
      ],
    },
    {
      type: "integer",
      id: "listAlliances",
      request: { query: { sort: "most_members" } },
      scope: { sort: "most_members" },
      good: [0, 2147483647, -2147483647],
      bad: ["1", 1e300, 2147483648, -2147483649, 1.5, "NaN", null, true, [1]],
    },
    {
      type: "bigint",
      id: "listAttendees",
      request: { path: { event_id: created.id }, as },
      scope: { list: "attendees", event_id: created.id },
      good: [0, Number.MAX_SAFE_INTEGER],
      bad: ["1", 1e300, 2 ** 53, 1.5, null, "9223372036854775807"],
    },
  ];
  for (const { type, id: operation, request, scope, good, bad } of lists) {
    const send = async (position: unknown) => {
      const cursor = forgeCursor(position, scope);
      return call(operation, { ...request, query: { ...request.query, cursor } });
    };
    await t.test(`a list sorted by ${type}: 200 to a key that fits its column`, async () => {
      for (const key of good) assert.equal((await send([key, id])).status, 200, JSON.stringify(key));
    });
    await t.test(`a list sorted by ${type}: 400 to any other key, id or shape`, async () => {
      const ids = ["-".repeat(36), "", id.replaceAll("-", ""), `${id} `, id.replace("0", "g"), 1, null];
      const pairs = [[], [good[0]], [good[0], id, id], { 0: good[0], 1: id }];
      const shapes = [...pairs, null, 0, "[NaN,0]", "", "[", `[${"[".repeat(300)}`];
      const positions = [...bad.map((key) => [key, id]), ...ids.map((badId) => [good[0], badId]), ...shapes];
      for (const position of positions) {
        const { status, body } = await send(position);
        assert.equal(status, 400, JSON.stringify(position));
        assert.match(body.error, /^query\/cursor does not belong to this list.*start without it$/);
      }
    });
    await t.test(`a list sorted by ${type}: forged JSON causes no 5xx`, async () => {
      const value = fc.jsonValue();
      const json = fc.oneof(value, fc.array(value, { maxLength: 3 }), fc.tuple(value, fc.constant(id)));
      const fits = (position: unknown) => forgeCursor(position, scope).length <= 1024;
      await fc.assert(
        fc.asyncProperty(json.filter(fits), async (position) => assert.ok((await send(position)).status < 500)),
        { numRuns: 300 },
      );
    });
  }
});

const timeMessage = "must be a date and time with its offset, such as 2027-03-31T16:00:00Z";

test("date-times that no response could show in UTC (criterion 64)", async (t) => {
  const service = await startService(t);
  const { call } = service;
  const { root, alliance, group, eventText } = await createFixtures(service);
  const { id: groupId } = await group(await alliance());
  const as = service.as(root);
  const invalidTimes = [
    "9999-12-31T23:59:59-23:59",
    "0001-01-01T00:00:00+23:59",
    "0000-06-01T00:00:00Z",
    "9999-12-31T23:59:60Z",
  ];

  const path = { alliance: "open-cloud", group_id: groupId };
  for (const time of invalidTimes)
    await t.test(`400 to ${time} names the parameter or field and shows a valid time`, async () => {
      const byQuery = await call("listEvents", { path, query: { from: time } });
      assert.deepEqual(
        { status: byQuery.status, error: byQuery.body.error },
        { status: 400, error: `query/from ${timeMessage}` },
      );
      const byBody = await call("createEvent", { path, as, body: { ...eventText, ends_at: time } });
      assert.deepEqual(
        { status: byBody.status, error: byBody.body.error },
        { status: 400, error: `body/ends_at ${timeMessage}` },
      );
    });
  await t.test("200 to the first and the last instant that UTC can show", async () => {
    for (const from of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59+23:59"])
      assert.equal((await call("listEvents", { path, query: { from } })).status, 200, from);
  });
});

test("numbers too long for a double (criterion 64)", async (t) => {
  const { call } = await startService(t, { data: "none", decisionFor: () => null });
  const apiOperations = operations.filter(({ path }) => path.startsWith("/api/"));
  const numeric = apiOperations.flatMap((operation) =>
    parametersOf(operation)
      .filter((parameter) => ["integer", "number"].includes(String(resolveReference(parameter.schema)["type"])))
      .map((parameter) => ({ id: operation.operationId, parameter })),
  );
  assert.ok(numeric.length >= 15);
  for (const { id: operation, parameter } of numeric) {
    assert.equal(parameter.in, "query");
    for (const value of ["1".repeat(400), `-${"1".repeat(400)}`, "1e400", "-1e400", "Infinity", "-Infinity", "NaN"]) {
      const required = { search: { q: "meetup" }, listRemovals: { since: "2026-11-20T00:00:00Z" } };
      const query = { ...Object(required)[operation], [parameter.name]: value };
      const { status, body } = await call(operation, { path: examplePath(operation), query, as });
      assert.equal(status, 400, `${operation} ${value}`);
      assert.match(body.error, new RegExp(`^query/${parameter.name} `));
    }
  }
});

test("JSON is nested at most 64 deep (criterion 64)", async (t) => {
  const { call } = await startService(t, { data: "none", decisionFor: () => null });
  const send = (body: string) => call("createAlliance", { as, body });
  for (const [open, close] of Object.entries({ "[": "]", '{"a":': "}", '[{"a":': "}]" }))
    for (const depth of [65, 5_000, 40_000]) {
      const times = Math.ceil(depth / (open.length === 6 ? 2 : 1));
      const { status, body } = await send(`${open.repeat(times)}1${close.repeat(times)}`.slice(0, 262_144));
      const expected = [400, "the body must not be nested deeper than 64 levels"];
      assert.deepEqual([status, body.error], expected, `${open} ${depth}`);
    }
  const { body } = await send(`${"[".repeat(64)}${"]".repeat(64)}`);
  assert.equal(body.error, "body must be object");
});

test("error messages contain only the beginning of a long name (criterion 64)", async (t) => {
  const { call } = await startService(t, { data: "none", decisionFor: () => null });
  const long = "x".repeat(4_000);
  const cut = "x".repeat(60);
  const nested = `${`{"${long}":`.repeat(60)}"\\u0000"${"}".repeat(60)}`;
  const send = (body: string) => call("createAlliance", { as, body });

  const headers = { accept: "application/json" };
  const { body: provider } = await call("startOAuth", { path: { provider: long }, headers });
  assert.equal(provider.error, `provider "${cut}" is not available here`);
  const { body: property } = await send(`{"${long}": 1}`);
  assert.match(property.error, new RegExp(`^body must (not have a property "${cut}"|have )`));
  const { body: inside } = await send(nested);
  assert.equal(inside.error, `body/${cut}/${cut}/${cut}/${cut} must not contain the NUL character`);
});

test("HTTP that only a raw socket sends (criterion 64)", async (t) => {
  const { lines, records, logger } = recordLog();
  const { app, baseUrl } = await startService(t, { logger });
  const port = await listenOn(app);
  const send = async (head: string) => readResponse(await openSocket(t, port, `${head}\r\nConnection: close\r\n\r\n`));
  const waitForLogLine = async (path: string) => {
    for (;;) {
      const line = records().find((record) => record["msg"] === "request" && record["path"] === path);
      if (line) return line;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  await t.test("400 to a fragment, also where unknown parameters are ignored", async () => {
    for (const url of ["/api/v1/jobs#x", "/api/v1/jobs?limit=1#x", "/livez#x", "/livez?t=1#x", "/auth/login#"]) {
      const { status, body } = await send(`GET ${url} HTTP/1.1\r\nHost: b\r\nAccept: application/json`);
      assert.deepEqual(
        { status, body },
        { status: 400, body: '{"error":"the address must not have a fragment; write \\"#\\" as %23"}' },
      );
    }
  });

  await t.test("the absolute form is read as the path it contains, also in Link and in the log", async () => {
    lines.length = 0;
    const { status, headers, body } = await send("GET http://a/api/v1/alliances?limit=1 HTTP/1.1\r\nHost: b");
    assert.equal(status, 200, body);
    assert.match(headers, new RegExp(`^link: <${baseUrl}/api/v1/alliances\\?limit=1&cursor=`, "m"));
    assert.equal((await waitForLogLine("/api/v1/alliances"))["status"], 200);
    for (const target of ["HTTPS://a:8443/api/v1/health", "http://a", "http://a?x=1"])
      assert.equal((await send(`GET ${target} HTTP/1.1\r\nHost: b`)).status, 200, target);
  });

  await t.test("the Origin of a browser must equal the host of the absolute form", async () => {
    const postFrom = (origin: string) =>
      send(`POST http://a/auth/login HTTP/1.1\r\nHost: b\r\nOrigin: ${origin}\r\nContent-Type: application/json`);
    assert.equal((await postFrom("http://b")).status, 403);
    assert.notEqual((await postFrom("http://a")).status, 403);
  });

  await t.test("400 to a target that is neither a path nor an HTTP URL", async () => {
    for (const target of ["ftp://a/api/v1/health", "http://user@a/api/v1/health", "http:///api/v1/health", "*"]) {
      const { status, body } = await send(`GET ${target} HTTP/1.1\r\nHost: b\r\nAccept: application/json`);
      assert.equal(status, 400, target);
      assert.match(JSON.parse(body).error, /must be a path|well-formed/);
    }
  });

  await t.test("204 to OPTIONS * for the server as a whole", async () => {
    assert.equal((await send("OPTIONS * HTTP/1.1\r\nHost: b")).status, 204);
  });

  await t.test("400 to two Host headers, however they are spelled", async () => {
    for (const second of ["Host: b", "host: evil.example", "HOST: "]) {
      const { status, body } = await send(`GET /api/v1/health HTTP/1.1\r\nHost: b\r\n${second}`);
      assert.deepEqual([status, JSON.parse(body).error], [400, "send one Host header, not several"]);
    }
  });

  await t.test("an aborted upload logs no error", async () => {
    lines.length = 0;
    for (const length of ["Content-Length: 1000", "Transfer-Encoding: chunked"]) {
      const connection = once(app.server, "connection");
      const socket = await openSocket(t, port);
      const [served] = await connection;
      const type = "Content-Type: application/json";
      socket.write(`POST /auth/login HTTP/1.1\r\nHost: b\r\n${type}\r\n${length}\r\nExpect: 100-continue\r\n\r\n`);
      await once(socket, "data");
      const closed = new Promise((resolve) => served.once("close", resolve));
      socket.write('5\r\n{"ema\r\n');
      socket.resetAndDestroy();
      await closed;
    }
    // Lines of aborted requests are written before the line of a later request.
    assert.equal((await send("GET /api/v1/health HTTP/1.1\r\nHost: b")).status, 200);
    await waitForLogLine("/api/v1/health");
    for (const { level, path, status } of records()) {
      assert.ok(Number(level) < 40);
      if (path === "/auth/login") assert.equal(status, 400);
    }
  });
});
