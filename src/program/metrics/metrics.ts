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

/** Value of the label `operation` for requests that match none. */
const unknownOperation = "none";

const endlessOperations = new Set<string>(
  Object.entries(routeTable).flatMap(([id, { isEndless }]) => (isEndless ? id : [])),
);

const removedMetrics = [
  // They may read garbage-collected objects, which crashes the process (Node 20: "Assertion failed: !obj.IsEmpty()").
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
    help: "The release; the value is always 1.",
    labelNames: ["version"],
    registers,
    aggregator: "first",
  }).set({ version }, 1);
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    read: (gauge: Gauge<Label>) => unknown,
    labelNames: readonly Label[] = [],
  ) => {
    const collect = async () => {
      // Exports no value while the value is unknown.
      metric.reset();
      await read(metric);
    };
    const metric: Gauge<Label> = new Gauge({ name: `alliance_${name}`, help, labelNames, registers, collect });
  };
  const counter = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name: `alliance_${name}`, help, labelNames, registers });
  const errors = counter("http_errors_total", "Responses with an error, by its code.", ["code"]);
  const limits = counter("limit_hits_total", "Requests and actions that a limit rejected, by limit.", ["limit"]);
  const counters: Readonly<Record<keyof Counts, Counter<string>>> = {
    sign_ins: counter("sign_ins_total", "Attempts to sign in, by method and outcome.", ["method", "outcome"]),
    registrations: counter("registrations_total", "New accounts, by method.", ["method"]),
    rsvps: counter("rsvps_total", "New RSVPs, by status, and cancellations, with the status canceled.", ["status"]),
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
  const storageFailures = counter("storage_failures_total", "Files that could not be read, stored or removed.");
  const durations = new Histogram({
    name: "alliance_http_request_duration_seconds",
    help: "Time to the end of responses, by operation and status.",
    labelNames: ["operation", "status"],
    // Cached responses take under a millisecond, handlers time out after ten seconds.
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const count: Count = (name, labels) => counters[name].inc(labels);
  return {
    recordResponse: ({ operationId, status, milliseconds, error }: ResponseSummary): void => {
      const operation = operationId ?? unknownOperation;
      // The duration of an endless stream is not a response time.
      if (!endlessOperations.has(operation))
        durations.observe({ operation, status: String(status) }, milliseconds / 1_000);
      if (error) errors.inc({ code: error });
    },
    limitHit: (limit: string): void => limits.inc({ limit }),
    count,
    storageFailure: (): void => storageFailures.inc(),
    watchPools: (usage: () => Readonly<Record<string, PoolUsage>>): void => {
      const watch = (name: string, help: string, key: keyof PoolUsage): void => {
        const read = (metric: Gauge<"pool">) => {
          for (const [pool, poolUsage] of Object.entries(usage())) metric.set({ pool }, poolUsage[key]);
        };
        gauge(name, help, read, ["pool"]);
      };
      watch("db_pool_connections", "Connections that a pool may open.", "size");
      watch("db_pool_busy_connections", "Connections of a pool that are in use.", "busy");
      watch("db_pool_waiting", "Statements and transactions that wait for a connection of a pool.", "waiting");
    },
    watchCache: (usage: () => CacheUsage): void => {
      const cacheCounter = (name: string, help: string, key: "hits" | "misses"): void => {
        const collect = () => {
          metric.reset();
          metric.inc(usage()[key]);
        };
        const metric: Counter = new Counter({ name: `alliance_${name}`, help, registers, collect });
      };
      cacheCounter("cache_hits_total", "Responses from the cache.", "hits");
      cacheCounter("cache_misses_total", "Cacheable responses that were not cached.", "misses");
      gauge("cache_entries", "Cached responses.", (metric) => metric.set(usage().entries));
      gauge("cache_bytes", "Memory of cached responses.", (metric) => metric.set(usage().bytes));
    },
    watchStreams: (count: () => number): void =>
      gauge("change_streams", "Clients that follow changes.", (metric) => metric.set(count())),
    /** @param read is called for each metric */
    watchBacklog: (read: () => Promise<Backlog | undefined>): void => {
      gauge("database_up", "Whether the database answered this scrape.", async (metric) =>
        metric.set((await read()) ? 1 : 0),
      );
      const topicGauge = (name: string, help: string, key: "count" | "dueSeconds"): void => {
        const set = async (metric: Gauge<"topic">) => {
          for (const { topic, ...size } of (await read())?.outbox ?? []) metric.set({ topic }, size[key]);
        };
        gauge(name, help, set, ["topic"]);
      };
      const backlogGauge = (name: string, help: string, valueIn: (backlog: Backlog) => number): void =>
        gauge(name, help, async (metric) => {
          const backlog = await read();
          if (backlog) metric.set(valueIn(backlog));
        });
      topicGauge("outbox_entries", "Entries of the outbox, by topic; 10,000 are counted at most.", "count");
      topicGauge("outbox_age_seconds", "How long the oldest entry of the outbox has been due, by topic.", "dueSeconds");
      const waiting = "Webhook messages to be sent; 10,000 are counted at most.";
      backlogGauge("webhook_deliveries_waiting", waiting, ({ deliveries }) => deliveries.count);
      const age = "How long the oldest message to a webhook has been due.";
      backlogGauge("webhook_deliveries_age_seconds", age, ({ deliveries }) => deliveries.dueSeconds);
      const reports = "Undecided reports; 10,000 are counted at most.";
      backlogGauge("reports_open", reports, (backlog) => backlog.reports);
      const queue = "Used share of PostgreSQL's notification queue.";
      backlogGauge("database_notification_queue_ratio", queue, ({ notifyQueueUsage }) => notifyQueueUsage);
    },
    measure: async (): Promise<Measurements> => (await registry.getMetricsAsJSON()).map(withAggregator),
  };
};

/** Sets how to combine values of processes: by default, prom-client would average delays and drop the start time. */
const withAggregator = (metric: Measurements[number]): Measurements[number] => {
  const values = metric.values.filter(({ value }) => Number.isFinite(value));
  if (metric.name.startsWith("nodejs_eventloop_lag")) return { ...metric, values, aggregator: "max" };
  if (metric.name === "process_start_time_seconds") return { ...metric, values, aggregator: "min" };
  return { ...metric, values };
};

const backlogTimes = { timeoutMs: 2_000, validityMs: 1_000 };

/** Reads at most once a second. @returns a function that resolves to undefined if the database fails or takes too long */
export const createBacklogReader = (db: Queryable): (() => Promise<Backlog | undefined>) => {
  const read = shareQuery(() => readBacklog(db, new Date()), backlogTimes);
  return () => read().catch(() => undefined);
};
