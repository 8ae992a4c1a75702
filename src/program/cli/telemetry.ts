import type { SpanExporter } from "@opentelemetry/sdk-trace-base";
import { pino } from "pino";
import type { Queryable } from "../../foundation/db/client.ts";
import { type Config, ConfigError, splitAddress, withSetting } from "../config/config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { createLoggerOptions, type Logger } from "./logger.ts";
import type { Service } from "./service.ts";

const warningIntervalMs = 60_000;

const isTracingConfigured = (): boolean => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: tracesEndpoint } = process.env;
  const { OTEL_SDK_DISABLED: disabled, OTEL_TRACES_EXPORTER: exporter = "otlp" } = process.env;
  return Boolean(tracesEndpoint || endpoint) && disabled?.toLowerCase() !== "true" && exporter !== "none";
};

export const openTracing = async (config: Config): Promise<Tracing | undefined> => {
  if (!isTracingConfigured()) return undefined;
  const protocol = configuredProtocol();
  const { level, stream } = await createLoggerOptions(config);
  const onFailure = throttledWarning(pino({ level }, stream));
  const { createTracing } = await import("../tracing/tracing.ts");
  return createTracing({ exporter: await openExporter(protocol), onFailure });
};

const configuredProtocol = (): "http/protobuf" | "http/json" => {
  const { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: tracesProtocol, OTEL_EXPORTER_OTLP_PROTOCOL: anyProtocol } = process.env;
  const protocol = tracesProtocol || anyProtocol || "http/protobuf";
  if (protocol !== "http/protobuf" && protocol !== "http/json")
    throw new ConfigError(`OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}; use http/protobuf or http/json`);
  return protocol;
};

const throttledWarning = (log: Pick<Logger, "warn">): ((error: unknown) => void) => {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - warnedAt < warningIntervalMs) return;
    warnedAt = now;
    log.warn({ err: error }, "traces could not be sent");
  };
};

/** The exporter reads address, headers and timeouts from the environment. */
const openExporter = async (protocol: "http/protobuf" | "http/json"): Promise<SpanExporter> => {
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter();
};

/** Loads and measures nothing unless `metrics.addr` is set. */
export const openMetrics = async ({ metrics }: Config): Promise<Metrics | undefined> =>
  metrics.addr === undefined ? undefined : (await import("../metrics/metrics.ts")).createMetrics();

type Options = {
  addr: string;
  metrics: Metrics;
  db: Queryable;
  service: Pick<Service, "log" | "measureWorkers">;
};

/** Serves the metrics of this process and its workers. */
export const serveMetrics = async ({ addr, metrics, db, service }: Options): Promise<{ close(): Promise<void> }> => {
  const { createBacklogReader } = await import("../metrics/metrics.ts");
  const { listenForScrapes } = await import("../metrics/listener.ts");
  metrics.watchBacklog(createBacklogReader(db));
  const measure = async () =>
    Promise.all([metrics.measure(), service.measureWorkers()]).then(([own, others]) => [own, ...others]);
  const onError = (error: unknown) => service.log.warn({ err: error }, "a scrape of the metrics failed");
  return withSetting("metrics.addr", () => listenForScrapes({ ...splitAddress(addr), measure, onError }));
};
