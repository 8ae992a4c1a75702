import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import { AggregatorRegistry } from "prom-client";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { createAggregator } from "../../src/program/cli/workers.ts";
import { listenForScrapes } from "../../src/program/metrics/listener.ts";
import { createBacklogReader, createMetrics, type Metrics } from "../../src/program/metrics/metrics.ts";
import { freePort } from "../e2e/program.ts";
import { countsByLabels, seriesValue } from "../support/measurements.ts";
import { startService } from "../support/service.ts";

test("counts each response once, by operation and status, including cached ones", async (t) => {
  const metrics = createMetrics();
  const { call, raw } = await startService(t, { metrics });
  for (let round = 0; round < 4; round++) await call("listAlliances");
  await call("getAlliance", { path: { alliance: "nowhere" } });
  await raw({ url: "/api/v1/nothing-is-here" });
  const measured = await metrics.measure();
  const countOf = (operation: string, status: string) =>
    seriesValue(measured, "alliance_http_request_duration_seconds_count", { operation, status });
  assert.equal(countOf("listAlliances", "200"), 4);
  assert.equal(countOf("getAlliance", "404"), 1);
  assert.equal(countOf("none", "404"), 1);
  assert.equal(seriesValue(measured, "alliance_http_errors_total", { code: "not_found" }), 2);
  const hits = seriesValue(measured, "alliance_cache_hits_total") ?? 0;
  assert.ok(hits >= 2, `${hits} of 4 were cached`);
  assert.ok((seriesValue(measured, "alliance_cache_misses_total") ?? 0) >= 1);
  assert.equal(seriesValue(measured, "alliance_cache_entries"), 1);
  assert.ok((seriesValue(measured, "alliance_cache_bytes") ?? 0) > 1_000);
});

test("counts rejections by limit, before and in Fastify, and blocked sign-ins", async (t) => {
  const metrics = createMetrics();
  const failures = "login_failures_per_account_and_address";
  const limits = { factor: 1, requests_per_address: 6, requests_per_credential: 1, [failures]: 2 };
  const { call } = await startService(t, { metrics, limits });
  const body = { email: "nobody@example.org", password: "wrong horse battery" };
  for (const status of [401, 401, 429]) assert.equal((await call("logIn", { body })).status, status);
  const as = { userId: "0190a000-0000-7000-8000-000000000001", verified: true, scopes: null, token: null };
  await call("getMe", { as });
  assert.equal((await call("getMe", { as })).status, 429);
  await call("listAlliances");
  assert.equal((await call("listAlliances")).status, 429);
  const measured = await metrics.measure();
  const hits = countsByLabels(measured, "alliance_limit_hits_total");
  assert.deepEqual(hits, { [failures]: 1, requests_per_credential: 1, requests_per_address: 1 });
  assert.equal(seriesValue(measured, "alliance_http_errors_total", { code: "too_many_requests" }), 3);
  const signIns = countsByLabels(measured, "alliance_sign_ins_total");
  assert.deepEqual(signIns, { "password failed": 2, "password blocked": 1 });
});

test("reports connections in use and waiting queries of pools", async (t) => {
  const { url } = await startService(t);
  const { sql: pool, usage, close } = connect(url, { poolSize: 2, fetchesArrayTypes: false });
  t.teardown(close);
  assert.deepEqual(usage?.(), { size: 2, busy: 0, waiting: 0 });
  const sleeping = Array.from({ length: 5 }, () => pool.unsafe("select pg_sleep(0.2)"));
  assert.deepEqual(usage?.(), { size: 2, busy: 2, waiting: 3 });
  await Promise.all(sleeping);
  assert.deepEqual(usage?.(), { size: 2, busy: 0, waiting: 0 });
});

test("reports the size of the backlog, and how long its oldest entry has been due", async (t) => {
  const { db } = await startService(t);
  const metrics = createMetrics();
  metrics.watchBacklog(createBacklogReader(db));
  await db.execute(sql`
    insert into outbox (id, topic, payload, priority, next_attempt_at, created_at)
    select gen_random_uuid(), topic, '{}', 0, now() - make_interval(secs => late), now()
    from (values ('mail', 600), ('mail', -600), ('webhook_message', -60)) rows (topic, late)`);
  const measured = await metrics.measure();
  assert.equal(seriesValue(measured, "alliance_database_up"), 1);
  assert.equal(seriesValue(measured, "alliance_outbox_entries", { topic: "mail" }), 2);
  assert.equal(Math.round((seriesValue(measured, "alliance_outbox_age_seconds", { topic: "mail" }) ?? 0) / 60), 10);
  assert.equal(seriesValue(measured, "alliance_outbox_entries", { topic: "webhook_message" }), 1);
  assert.equal(seriesValue(measured, "alliance_outbox_age_seconds", { topic: "webhook_message" }), 0);
  // Not exactly 0, because other tests on the same server send notifications too.
  assert.ok((seriesValue(measured, "alliance_database_notification_queue_ratio", {}) ?? 1) < 0.01);
  assert.equal(seriesValue(measured, "alliance_webhook_deliveries_waiting"), 0);
  await t.test("reads the backlog at most once a second", async () => {
    await db.execute(sql`delete from outbox`);
    assert.equal(seriesValue(await metrics.measure(), "alliance_outbox_entries", { topic: "mail" }), 2);
  });
});

test("a scrape without the database reports that the database is down, and omits unknown values", async (t) => {
  const { db, close } = connect(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`);
  t.teardown(close);
  const metrics = createMetrics();
  metrics.watchBacklog(createBacklogReader(db));
  const measured = await metrics.measure();
  assert.equal(seriesValue(measured, "alliance_database_up"), 0);
  assert.equal(seriesValue(measured, "alliance_outbox_entries"), undefined);
});

test("a scrape does not list Node's handles and requests, which may crash the process", async (t) => {
  const calls: string[] = [];
  for (const name of ["_getActiveHandles", "_getActiveRequests"]) {
    const original: unknown = Reflect.get(process, name);
    assert.equal(typeof original, "function");
    t.teardown(() => Reflect.set(process, name, original));
    Reflect.set(process, name, () => {
      calls.push(name);
      return [];
    });
  }
  const measured = await createMetrics().measure();
  assert.deepEqual(calls, []);
  const active = measured.map(({ name }) => name).filter((name) => name.startsWith("nodejs_active_"));
  assert.deepEqual(active, ["nodejs_active_resources"]);
});

test("counts of workers never decrease", async () => {
  const [lagging, other] = [createMetrics(), createMetrics()];
  const aggregator = createAggregator<Metrics>();
  // Workers send their measurements to the aggregator as JSON.
  const sendMeasurements = async (worker: Metrics) =>
    aggregator.record(worker, JSON.parse(JSON.stringify(await worker.measure())));
  const read = async () => AggregatorRegistry.aggregate(await aggregator.all()).getMetricsAsJSON();
  const recordRejection = (worker: Metrics) =>
    worker.recordResponse({ operationId: "listJobs", status: 503, milliseconds: 30, error: "overloaded" });
  const countRejections = async () => seriesValue(await read(), "alliance_http_errors_total", { code: "overloaded" });
  const readMemory = async () => seriesValue(await read(), "process_resident_memory_bytes");

  for (const worker of [lagging, other]) {
    recordRejection(worker);
    await sendMeasurements(worker);
  }
  assert.equal(await countRejections(), 2);
  for (const worker of [lagging, other]) recordRejection(worker);
  await sendMeasurements(other);
  assert.equal(await countRejections(), 3, "a late worker counts with its previous measurements");
  const bothWorkers = (await readMemory()) ?? 0;
  aggregator.end(lagging);
  assert.equal(await countRejections(), 3);
  assert.ok(((await readMemory()) ?? 0) < bothWorkers, "gauges of an ended worker do not count");
  aggregator.end(other);
  aggregator.end(createMetrics());
  const measured = await read();
  assert.equal(await countRejections(), 3);
  const bucketCount = (le: number | string) =>
    seriesValue(measured, "alliance_http_request_duration_seconds_bucket", { operation: "listJobs", le });
  assert.deepEqual([bucketCount(0.025), bucketCount(0.05), bucketCount("+Inf")], [0, 3, 3]);
  assert.equal(await readMemory(), undefined);
});

test("the metrics listener", async (t) => {
  const port = await freePort();
  const [first, second] = [createMetrics(), createMetrics()];
  first.limitHit("requests_per_address");
  second.limitHit("requests_per_address");
  const errors: unknown[] = [];
  const { close } = await listenForScrapes({
    host: "127.0.0.1",
    port,
    measure: async () => [await first.measure(), await second.measure()],
    onError: (error) => errors.push(error),
  });
  t.teardown(close);
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

  await t.test("sums counts of processes", async () => {
    const response = await get("/metrics");
    assert.equal(response.headers.get("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    const text = await response.text();
    assert.match(text, /^alliance_limit_hits_total\{limit="requests_per_address"\} 2$/m);
    assert.match(text, /^alliance_build_info\{version="[\d.]+"\} 1$/m);
    assert.match(text, /^process_start_time_seconds \d+$/m);
    assert.doesNotMatch(text, /^[a-z_]+(?:\{.*\})? (?:null|undefined)/m);
  });

  await t.test("responds with OpenMetrics when requested", async () => {
    const accept = "application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1";
    const response = await get("/metrics", { headers: { accept } });
    assert.match(String(response.headers.get("content-type")), /^application\/openmetrics-text; version=1\.0\.0/);
    assert.match(await response.text(), /# EOF\n$/);
  });

  await t.test("serves nothing else", async () => {
    assert.equal((await get("/")).status, 404);
    assert.equal((await get("/api/v1/alliances")).status, 404);
    assert.equal((await get("/metrics", { method: "POST" })).status, 405);
  });
  assert.deepEqual(errors, []);
});
