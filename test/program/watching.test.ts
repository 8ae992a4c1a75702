import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AggregatorRegistry } from "prom-client";
import { test } from "tap";
import { parse } from "yaml";
import { packageRoot } from "../../src/foundation/package.ts";
import { createMetrics } from "../../src/program/metrics/metrics.ts";
import { promtool, withoutProgram } from "../support/promtool.ts";

const read = (path: string): Promise<string> => readFile(join(packageRoot, path), "utf8");

const { groups }: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(
  await read("deploy/prometheus/alerts.yml"),
);
const alerts = groups.flatMap(({ rules }) => rules);

const measureAll = async () => {
  const metrics = createMetrics();
  metrics.watchPools(() => ({ main: { size: 1, busy: 0, waiting: 0 } }));
  metrics.watchCache(() => ({ hits: 0, misses: 0, entries: 0, bytes: 0 }));
  metrics.watchStreams(() => 0);
  metrics.watchBacklog(async () => ({
    outbox: [{ topic: "mail", count: 0, dueSeconds: 0 }],
    deliveries: { count: 0, dueSeconds: 0 },
    reports: 0,
    notifyQueueUsage: 0,
  }));
  metrics.storageFailure();
  metrics.limitHit("requests_per_address");
  metrics.count("sign_ins", { method: "password", outcome: "failed" });
  metrics.count("registrations", { method: "password" });
  metrics.count("task_runs", { task: "queue_reminders", outcome: "succeeded" });
  metrics.recordResponse({ operationId: "getMe", status: 401, milliseconds: 1, error: "unauthorized" });
  return metrics.measure();
};

test("Prometheus' linter accepts each metric", { skip: withoutProgram("promtool") }, async () => {
  promtool(["check", "metrics"], { input: await AggregatorRegistry.aggregate([await measureAll()]).metrics() });
});

test("docs/operations.md describes each metric", async () => {
  const ownMetrics = (await measureAll()).filter(({ name }) => name.startsWith("alliance_"));
  const expected = ownMetrics.map(({ name, type, values }) => {
    const labels = Object.keys(values[0]?.labels ?? {}).filter((label) => label !== "le");
    return `${name} ${type} ${labels.sort().join(" ")}`.trim();
  });
  const list = (await read("docs/operations.md")).matchAll(/^- `(alliance_\w+)`, (\w+)(?: by ([\w` ]+))?: \S/gm);
  const documented = Array.from(list, ([, name, type, labels = ""]) =>
    `${name} ${type} ${Array.from(labels.matchAll(/(?<=`)\w+(?=`)/g), ([label]) => label)
      .sort()
      .join(" ")}`.trim(),
  );
  assert.deepEqual(documented.sort(), expected.sort());
});

const metricsIn = (expression: string): string[] =>
  Array.from(expression.matchAll(/\b(?:alliance|nodejs|process)_\w+/g), ([name]) => name);

const metricNames = async (): Promise<Set<string>> =>
  new Set(
    (await measureAll()).flatMap(({ name, type }) =>
      String(type) === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );

test("alerts and the dashboard use only existing metrics, and all metrics of the service", async () => {
  const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
    await read("deploy/grafana/alliance.json"),
  );
  const expressions = [
    ...alerts.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  assert.ok(expressions.length > 30);
  const names = await metricNames();
  const queried = new Set(expressions.flatMap(metricsIn));
  const unknown = [...queried].filter((name) => !names.has(name));
  assert.deepEqual(unknown, []);
  const unused = [...names].filter((name) => name.startsWith("alliance_") && !queried.has(name));
  const unmonitored = ["alliance_build_info", "alliance_http_request_duration_seconds_sum", "alliance_cache_entries"];
  assert.deepEqual(unused.sort(), unmonitored.sort());
});

test("promtool accepts the files, and each alert fires when it should", {
  skip: withoutProgram("promtool"),
}, async () => {
  const cwd = join(packageRoot, "deploy/prometheus");
  for (const args of [
    ["check", "config", "prometheus.yml"],
    ["check", "rules", "alerts.yml"],
    ["test", "rules", "alerts.test.yml"],
  ])
    promtool(args, { cwd });
  const tests = await read("deploy/prometheus/alerts.test.yml");
  // One case without a problem, and one in which the alert fires.
  for (const { alert } of alerts) assert.ok(tests.split(alert).length > 2, `${alert} is not tested`);
});
