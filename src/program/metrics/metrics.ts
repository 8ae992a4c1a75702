import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Count, Counts } from "../../foundation/counts.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { PoolUsage } from "../../foundation/db/pool.ts";
import { version } from "../../foundation/package.ts";
import { shareQuery } from "../../foundation/timeouts.ts";
import type { ResponseSummary } from "../../server/http/access-log.ts";
import type { CacheUsage } from "../../server/http/binding.ts";
import { routeTable } from "../../server/http/contract.ts";
import { type Backlog, readBacklog } from "./queries.ts";

/** The metrics of one process. */
export type Measurements = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

export type Metrics = ReturnType<typeof createMetrics>;

/** Label of requests that match no operation. */
const noOperation = "none";

const endlessOperations = new Set<string>(
  Object.entries(routeTable).flatMap(([id, { isEndless }]) => (isEndless ? id : [])),
);

const removedMetrics = [
  // They read objects that may be collected, which ends the process (Node 20: "Assertion failed: !obj.IsEmpty()").
  ...["handles", "requests"].flatMap((kind) => [`nodejs_active_${kind}`, `nodejs_active_${kind}_total`]),
  // A gauge named like a counter, which Prometheus' lint rejects.
  "nodejs_active_resources_total",
];

export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of removedMetrics) registry.removeSingleMetric(name);
  new Gauge({
    name: "alliance_build_info",
    help: "The release, which is 1.",
    labelNames: ["version"],
    registers,
    aggregator: "first",
  }).set({ version }, 1);
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `alliance_${name}`, help, labelNames, registers });
  const counter = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name: `alliance_${name}`, help, labelNames, registers });
  const errors = counter("http_errors_total", "Responses with an error, by its code.", ["code"]);
  const limits = counter("limit_hits_total", "Uses that a limit refused, by its name.", ["limit"]);
  const counters: Readonly<Record<keyof Counts, Counter<string>>> = {
    sign_ins: counter("sign_ins_total", "Attempts to sign in, by method and outcome.", ["method", "outcome"]),
    registrations: counter("registrations_total", "New accounts, by method.", ["method"]),
    rsvps: counter("rsvps_total", "RSVPs, by the status that they got at first, or canceled.", ["status"]),
    group_joins: counter("group_joins_total", "New members of groups."),
    job_applications: counter("job_applications_total", "Applications for jobs."),
    mails: counter("mails_total", "Attempts to send an email, by outcome.", ["outcome"]),
    webhook_deliveries: counter("webhook_deliveries_total", "Attempts to send a message to a webhook, by outcome.", [
      "outcome",
    ]),
    task_runs: counter("task_runs_total", "Runs of background tasks, by task and outcome.", ["task", "outcome"]),
  };
  // Prometheus sees no increase in a series that begins with 1.
  for (const status of ["attending", "waitlisted", "pending", "canceled"]) counters.rsvps.inc({ status }, 0);
  for (const outcome of ["sent", "failed", "refused"]) counters.mails.inc({ outcome }, 0);
  for (const outcome of ["delivered", "failed"]) counters.webhook_deliveries.inc({ outcome }, 0);
  const storageFailures = counter("storage_failures_total", "Files that could not be read, kept or removed.");
  const durations = new Histogram({
    name: "alliance_http_request_duration_seconds",
    help: "Time to the end of responses, by operation and status.",
    labelNames: ["operation", "status"],
    // Cached responses take under a millisecond, handlers time out after ten seconds.
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const count: Count = (name, labels) => counters[name].inc(labels);
  const watchers: (() => unknown)[] = [];
  return {
    recordResponse: ({ operationId, status, milliseconds, error }: ResponseSummary): void => {
      const operation = operationId ?? noOperation;
      // The duration of an endless stream is not a response time.
      if (!endlessOperations.has(operation))
        durations.observe({ operation, status: String(status) }, milliseconds / 1_000);
      if (error) errors.inc({ code: error });
    },
    limitHit: (limit: string): void => limits.inc({ limit }),
    count,
    storageFailure: (): void => storageFailures.inc(),
    watchPools: (usage: () => Readonly<Record<string, PoolUsage>>): void => {
      const size = gauge("db_pool_connections", "Connections that a pool may open.", ["pool"]);
      const busy = gauge("db_pool_busy_connections", "Connections of a pool that have work.", ["pool"]);
      const waiting = gauge("db_pool_waiting", "Statements and transactions that wait for a connection of a pool.", [
        "pool",
      ]);
      watchers.push(() => {
        for (const [pool, now] of Object.entries(usage())) {
          size.set({ pool }, now.size);
          busy.set({ pool }, now.busy);
          waiting.set({ pool }, now.waiting);
        }
      });
    },
    watchCache: (usage: () => CacheUsage): void => {
      const hits = counter("cache_hits_total", "Responses that were kept.");
      const misses = counter("cache_misses_total", "Responses that could have been kept, and had to be made.");
      const entries = gauge("cache_entries", "Responses that are kept.");
      const bytes = gauge("cache_bytes", "Memory of responses that are kept.");
      watchers.push(() => {
        const now = usage();
        hits.reset();
        hits.inc(now.hits);
        misses.reset();
        misses.inc(now.misses);
        entries.set(now.entries);
        bytes.set(now.bytes);
      });
    },
    watchStreams: (count: () => number): void => {
      const streams = gauge("change_streams", "Clients that follow changes.");
      watchers.push(() => streams.set(count()));
    },
    watchBacklog: (read: () => Promise<Backlog | undefined>): void => void watchers.push(backlogWatcher(gauge, read)),
    measure: async (): Promise<Measurements> => {
      await Promise.all(watchers.map((watch) => watch()));
      return (await registry.getMetricsAsJSON()).map(combinable);
    },
  };
};

type CreateGauge = <Label extends string = never>(
  name: string,
  help: string,
  labelNames?: readonly Label[],
) => Gauge<Label>;

const backlogWatcher = (gauge: CreateGauge, read: () => Promise<Backlog | undefined>) => {
  const up = gauge("database_up", "Whether the database answered this scrape.");
  const entries = gauge("outbox_entries", "Entries of the outbox, by topic; 10,000 are counted at most.", ["topic"]);
  const age = gauge("outbox_age_seconds", "How long the oldest entry of the outbox is due, by topic.", ["topic"]);
  const waiting = gauge(
    "webhook_deliveries_waiting",
    "Messages that wait for their webhooks; 10,000 are counted at most.",
  );
  const deliveryAge = gauge("webhook_deliveries_age_seconds", "How long the oldest message to a webhook is due.");
  const reports = gauge("reports_open", "Reports that nobody has decided; 10,000 are counted at most.");
  const notifications = gauge(
    "database_notification_queue_ratio",
    "The part of the queue of notifications that is used.",
  );
  return async () => {
    const backlog = await read();
    up.set(backlog ? 1 : 0);
    // Unknown values are left out.
    for (const one of [entries, age, waiting, deliveryAge, reports, notifications]) one.reset();
    for (const { topic, ...of } of backlog?.outbox ?? []) {
      entries.set({ topic }, of.count);
      age.set({ topic }, of.age);
    }
    if (!backlog) return;
    waiting.set(backlog.deliveries.count);
    deliveryAge.set(backlog.deliveries.age);
    reports.set(backlog.reports);
    notifications.set(backlog.notifications);
  };
};

/** prom-client would average delays, and drop the start time. */
const combinable = (metric: Measurements[number]): Measurements[number] => {
  const values = metric.values.filter(({ value }) => Number.isFinite(value));
  if (metric.name.startsWith("nodejs_eventloop_lag")) return { ...metric, values, aggregator: "max" };
  if (metric.name === "process_start_time_seconds") return { ...metric, values, aggregator: "min" };
  return { ...metric, values };
};

const times = { timeoutMs: 2_000, validityMs: 1_000 };

/** Reads at most once a second; `undefined` if the database is late. */
export const createBacklogReader = (db: Queryable): (() => Promise<Backlog | undefined>) => {
  const read = shareQuery(() => readBacklog(db, new Date()), times);
  return () => read().catch(() => undefined);
};
