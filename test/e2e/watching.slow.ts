import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Test, test } from "tap";
import { until } from "../support/embedded.ts";
import { serveOnLoopback } from "../support/loopback.ts";
import { startTraceReceiver } from "../support/otlp.ts";
import { withoutProgram } from "../support/promtool.ts";
import { freePort, isReplaced, newDataDir, type Running, root, start, workersOf } from "./program.ts";

const statusOf = async ({ url }: Running, path: string): Promise<number> => {
  const response = await fetch(url + path);
  await response.text();
  return response.status;
};

const shutdownDelaySeconds = 2;

const startWithMetrics = async (t: Test, settings: Record<string, string>): Promise<Running & { metrics: string }> => {
  const metrics = `127.0.0.1:${await freePort()}`;
  const defaults = {
    ALLIANCE_DATA_DIR: await newDataDir(t),
    ALLIANCE_METRICS__ADDR: metrics,
    ALLIANCE_SERVER__SHUTDOWN_DELAY: String(shutdownDelaySeconds),
  };
  const running = await start(t, "serve", { ...defaults, ...settings }, { fault: "a worker" });
  return { ...running, metrics };
};

const testShutdownDelay = async (t: Test, running: Running): Promise<void> => {
  const { child, ended } = running;
  await t.test("readyz returns 503 after SIGTERM, while requests are served for server.shutdown_delay", async () => {
    assert.equal(await statusOf(running, "/readyz"), 200);
    const startedAt = performance.now();
    child.kill("SIGTERM");
    await until("it is not ready", async () => (await statusOf(running, "/readyz")) === 503, 1_500);
    while (performance.now() - startedAt < shutdownDelaySeconds * 1_000 - 300) {
      // Several requests, so that each worker gets some.
      const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(running, "/api/v1/alliances")));
      assert.deepEqual(statuses, [200, 200, 200, 200]);
      assert.equal(await statusOf(running, "/livez"), 200);
      assert.equal(await statusOf(running, "/readyz"), 503);
      await delay(50);
    }
    assert.equal(await ended, 0);
    const seconds = (performance.now() - startedAt) / 1_000;
    assert.ok(seconds >= shutdownDelaySeconds && seconds < shutdownDelaySeconds + 9.5, `it took ${seconds} seconds`);
  });
};

/** Starts Debian's Prometheus with the files of deploy/, after setting the address and the interval. */
const startPrometheus = async (t: Test, target: string) => {
  const folder = await newDataDir(t);
  const input = await readFile(join(root, "deploy/prometheus/prometheus.yml"), "utf8");
  const config = input.replaceAll("127.0.0.1:9464", target).replaceAll("15s", "1s");
  await writeFile(join(folder, "prometheus.yml"), config);
  await copyFile(join(root, "deploy/prometheus/alerts.yml"), join(folder, "alerts.yml"));
  const address = `127.0.0.1:${await freePort()}`;
  const options = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`];
  const child = spawn("prometheus", [...options, `--web.listen-address=${address}`], { stdio: "ignore" });
  t.teardown(() => child.kill("SIGKILL"));
  const url = `http://${address}`;
  await until("Prometheus is ready", async () => (await fetch(`${url}/-/ready`).catch(() => null))?.ok === true);
  const query = async (expression: string) => {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query: expression })}`);
    const { status, data, error } = Object(await response.json());
    assert.equal(status, "success", `${expression}: ${error}`);
    const samples: { metric: Record<string, string>; value: [number, string] }[] = data.result;
    return samples.map(({ metric, value }) => ({ metric, value: Number(value[1]) }));
  };
  return { url, query };
};

const testPrometheus = async (t: Test, running: Running & { metrics: string }): Promise<void> => {
  const { url, query } = await startPrometheus(t, running.metrics);
  for (let round = 0; round < 20; round++) assert.equal(await statusOf(running, "/api/v1/alliances"), 200);
  assert.equal(await statusOf(running, "/api/v1/alliances/nowhere"), 404);

  await t.test("sums the requests to both workers by operation and status", async () => {
    const countQuery = 'alliance_http_request_duration_seconds_count{operation="listAlliances", status="200"}';
    await until("all are counted", async () => (await query(countQuery))[0]?.value === 20);
    const [missed] = await query('alliance_http_request_duration_seconds_count{operation="getAlliance", status="404"}');
    assert.equal(missed?.value, 1);
  });

  await t.test("a worker that hangs and is replaced does not decrease the sums", async () => {
    const countLine = /^alliance_http_request_duration_seconds_count\{operation="listAlliances",status="200"\} (\d+)$/m;
    const readCount = async () => countLine.exec(await (await fetch(`http://${running.metrics}/metrics`)).text())?.[1];
    const [hanging = 0] = await workersOf(running);
    process.kill(hanging, "SIGSTOP");
    assert.equal(await readCount(), "20");
    process.kill(hanging, "SIGKILL");
    await until("there are two workers again", async () => {
      assert.equal(await readCount(), "20");
      return isReplaced(running, hanging);
    });
    const [resets] = await query("sum(resets(alliance_http_request_duration_seconds_count[5m]))");
    assert.equal(resets?.value, 0);
  });

  await t.test("includes connection pools and the process", async () => {
    const pools = await query("alliance_db_pool_connections");
    assert.deepEqual(pools.map(({ metric }) => metric["pool"]).sort(), [
      "counters",
      "exports",
      "main",
      "reads",
      "searches",
    ]);
    assert.ok(Number((await query("process_resident_memory_bytes"))[0]?.value) > 2 ** 26);
    assert.ok(Number((await query("nodejs_eventloop_lag_p99_seconds"))[0]?.value) > 0);
  });

  await t.test("every alert can be evaluated, and none fires", async () => {
    type Rule = { name: string; health: string; lastError?: string; state: string };
    const readRules = async (): Promise<Rule[]> => {
      const { data } = Object(await (await fetch(`${url}/api/v1/rules`)).json());
      return data.groups.flatMap((group: { rules: Rule[] }) => group.rules);
    };
    await until("all are evaluated", async () => (await readRules()).every(({ health }) => health !== "unknown"));
    const rules = await readRules();
    const texts = await readFile(join(root, "deploy/prometheus/alerts.yml"), "utf8");
    assert.equal(rules.length, texts.match(/- alert: /g)?.length);
    for (const { name, health, lastError, state } of rules) {
      assert.equal(health, "ok", `${name}: ${lastError}`);
      assert.notEqual(state, "firing", name);
    }
  });

  await t.test("every panel of the dashboard has a result", async () => {
    const dashboard = JSON.parse(await readFile(join(root, "deploy/grafana/alliance.json"), "utf8"));
    const panels: { targets: { expr: string }[] }[] = dashboard.panels;
    for (const { expr } of panels.flatMap(({ targets }) => targets))
      await query(expr.replaceAll("$job", "alliance").replaceAll("$__rate_interval", "1m"));
    const [up] = await query('sum(up{job="alliance"})');
    assert.equal(up?.value, 1);
  });
};

test("two workers are monitored as one service, until they have stopped", async (t) => {
  const receiver = await startTraceReceiver(t);
  const running = await startWithMetrics(t, {
    ALLIANCE_SERVER__WORKERS: "2",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_HEADERS: "x-team=alliance",
    OTEL_SERVICE_NAME: "alliance-a",
    // Longer than the test, so that the last spans are exported only when the service stops.
    OTEL_BSP_SCHEDULE_DELAY: "60000",
  });
  await t.test("Prometheus collects the metrics of both workers", { skip: withoutProgram("prometheus") }, (t) =>
    testPrometheus(t, running),
  );

  await t.test("sums the registrations at both workers, and the emails that the first process sends", async () => {
    const readCounts = async () => {
      const text = await (await fetch(`http://${running.metrics}/metrics`)).text();
      const countOf = (series: string) =>
        Number(
          text
            .split("\n")
            .find((line) => line.startsWith(series))
            ?.split(" ")[1],
        );
      return [
        countOf('alliance_registrations_total{method="password"}'),
        countOf('alliance_mails_total{outcome="sent"}'),
      ];
    };
    for (const name of ["ada", "bea", "cem", "dora"]) {
      const response = await fetch(`${running.url}/auth/register`, {
        method: "POST",
        redirect: "manual",
        // On new connections, which alternate between the workers.
        headers: { origin: running.url, connection: "close" },
        body: new URLSearchParams({ email: `${name}@example.org`, name, password: "seven herons cross the river" }),
      });
      assert.equal(response.status, 303, await response.text());
    }
    await until("all are counted", async () => (await readCounts()).join() === "4,4");
  });

  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const response = await fetch(`${running.url}/api/v1/jobs`, { headers: { traceparent } });
  assert.equal(response.status, 200);
  await response.text();

  await testShutdownDelay(t, running);

  await t.test(
    "exports traces to the endpoint in OpenTelemetry's environment variables, including the last spans",
    async () => {
      const span = receiver.spans.find(({ name }) => name === "listJobs");
      assert.equal(span?.parentSpanId, "b7ad6b7169203331");
      assert.ok(receiver.spans.some(({ name, parentSpanId }) => name === "SELECT" && parentSpanId === span?.spanId));
      assert.equal(receiver.resources[0]?.["service.name"], "alliance-a");
      assert.equal(receiver.headers[0]?.["x-team"], "alliance");
      assert.equal(receiver.headers[0]?.["path"], "/v1/traces");
    },
  );
});

test("a worker that is starting when SIGTERM arrives never reports that it is ready", async (t) => {
  const running = await startWithMetrics(t, { ALLIANCE_SERVER__WORKERS: "2", ALLIANCE_SERVER__SHUTDOWN_DELAY: "5" });
  const [killed = 0] = await workersOf(running);
  process.kill(killed, "SIGKILL");
  await until("another worker has been started", () => isReplaced(running, killed));
  running.child.kill("SIGTERM");
  await until("it is not ready", async () => (await statusOf(running, "/readyz")) === 503);
  const statuses = new Set<number>();
  // New connections alternate between the workers. They are refused when the service has stopped.
  const send = () => fetch(`${running.url}/readyz`, { headers: { connection: "close" } }).catch(() => null);
  for (let response = await send(); response; response = await send()) {
    statuses.add(response.status);
    await delay(20);
  }
  assert.deepEqual([...statuses], [503]);
  assert.equal(await running.ended, 0);
});

test("a trace collector that hangs does not prevent the database from stopping", async (t) => {
  const collector = await serveOnLoopback(t, () => {});
  const folder = await newDataDir(t);
  const running = await start(t, "serve", {
    ALLIANCE_DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_BSP_SCHEDULE_DELAY: "60000",
  });
  assert.equal(await statusOf(running, "/livez"), 200);
  const lockFile = join(folder, "postgres", "postmaster.pid");
  await readFile(lockFile);
  const startedAt = performance.now();
  running.child.kill("SIGTERM");
  assert.equal(await running.ended, 0);
  assert.ok(performance.now() - startedAt < 10_000);
  await assert.rejects(readFile(lockFile), { code: "ENOENT" });
});
