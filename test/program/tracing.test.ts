import assert from "node:assert/strict";
import { test } from "tap";
import { recordLog } from "../support/log.ts";
import { startTracing } from "../support/otlp.ts";
import { startService } from "../support/service.ts";

/** Numbers of span kinds in OTLP. */
const [server, client] = [2, 3];

const traceId = "0af7651916cd43dd8448eb211c80319c";
const parentId = "b7ad6b7169203331";
const traceparent = `00-${traceId}-${parentId}-01`;

test("a request continues the caller's trace, which its statements and log lines share", async (t) => {
  const { tracing, flushSpans, receiver } = await startTracing(t);
  const { logger, records } = recordLog();
  const { call } = await startService(t, { tracing, poolSize: 2, logger });
  const path = { alliance: "open-cloud", group_slug: "wolkenwerk-berlin" };
  assert.equal((await call("getGroup", { path, headers: { traceparent } })).status, 200);
  const spans = await flushSpans();
  const span = spans.find(({ name }) => name === "getGroup");
  assert.ok(span);
  assert.deepEqual([span.kind, span.traceId, span.parentSpanId], [server, traceId, parentId]);
  assert.deepEqual(span.attributes, {
    ...span.attributes,
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "http.route": "/api/v1/groups/:alliance/:group_slug",
    "url.path": "/api/v1/groups/open-cloud/wolkenwerk-berlin",
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  assert.ok(statements.length > 0, "no statement was traced");
  for (const { kind, traceId: id, attributes } of statements) {
    assert.equal(kind, client);
    assert.equal(id, traceId);
    assert.equal(attributes["db.system.name"], "postgresql");
    assert.match(String(attributes["db.query.text"]), /\$1/);
    assert.doesNotMatch(String(attributes["db.query.text"]), /wolkenwerk/);
  }
  assert.equal(records().find(({ msg }) => msg === "request")?.["trace"], traceId);
  assert.equal(receiver.resources[0]?.["service.name"], "community-alliance-service");
});

test("statements after the body and in a transaction belong to the request's trace", async (t) => {
  const { tracing, flushSpans } = await startTracing(t);
  const { raw } = await startService(t, { tracing, poolSize: 3, baseUrl: "http://localhost" });
  await raw({
    method: "POST",
    url: "/auth/login",
    headers: { origin: "http://localhost", "content-type": "application/x-www-form-urlencoded", traceparent },
    payload: new URLSearchParams({ email: "nobody@example.org", password: "wrong horse battery" }).toString(),
  });
  const spans = await flushSpans();
  const span = spans.find(({ name }) => name === "logIn");
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
  assert.ok(statements.some(({ attributes }) => /security_events/.test(String(attributes["db.query.text"]))));
  for (const { attributes } of spans) assert.doesNotMatch(JSON.stringify(attributes), /nobody|horse/);
});

test("a cached response has a span, and concurrent requests have separate traces", async (t) => {
  const { tracing, flushSpans } = await startTracing(t);
  const { call } = await startService(t, { tracing, poolSize: 2 });
  for (let round = 0; round < 3; round++) await call("listAlliances");
  await Promise.all([call("listJobs", { headers: { traceparent } }), call("listLandscapeEntries")]);
  const spans = await flushSpans();
  const spansNamed = (name: string) => spans.filter((span) => span.name === name);
  assert.equal(spansNamed("listAlliances").length, 3);
  const [jobs] = spansNamed("listJobs");
  const [landscape] = spansNamed("listLandscapeEntries");
  assert.ok(jobs && landscape);
  assert.equal(jobs.traceId, traceId);
  assert.notEqual(landscape.traceId, traceId);
  const jobStatements = spans.filter(({ parentSpanId }) => parentSpanId === jobs.spanId);
  assert.ok(jobStatements.every(({ attributes }) => !/landscape_entries/.test(String(attributes["db.query.text"]))));
});

test("ignores a malformed traceparent", async (t) => {
  const { tracing, flushSpans } = await startTracing(t);
  const { call } = await startService(t, { tracing });
  const malformed = [
    `00-${"0".repeat(32)}-${parentId}-01`,
    `00-${traceId}-${"0".repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${parentId}-01`,
    `ff-${traceId}-${parentId}-01`,
    `${traceparent}, ${traceparent}`,
    "'; drop table users",
    "",
  ];
  for (const header of malformed) await call("getLiveness", { headers: { traceparent: header } });
  const spans = (await flushSpans()).filter(({ name }) => name === "getLiveness");
  assert.equal(spans.length, malformed.length);
  assert.equal(new Set(spans.map((span) => span.traceId)).size, malformed.length);
  for (const { traceId: id, parentSpanId } of spans) {
    assert.notEqual(id, traceId);
    assert.ok(!parentSpanId);
  }
});

test("a secret in a path or a query is in no span, and an error has its code", async (t) => {
  const { tracing, flushSpans } = await startTracing(t);
  const { raw } = await startService(t, { tracing });
  await raw({ url: "/me/calendar/secretsecretsecret.ics" });
  await raw({ url: "/api/v1/alliances?cursor=secretsecretsecret" });
  const spans = await flushSpans();
  assert.ok(spans.length >= 2);
  assert.doesNotMatch(JSON.stringify(spans), /secretsecret/);
  assert.ok(spans.some(({ attributes }) => attributes["error.type"] === "invalid_cursor"));
});
