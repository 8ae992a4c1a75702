import type { SpanExporter } from "@opentelemetry/sdk-trace-base";
import { pino } from "pino";
import { type Config, ConfigError } from "../config/config.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { type Logger, loggerOf } from "./logger.ts";

const pause = 60_000;

const wantsTraces = (): boolean => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = process.env;
  const { OTEL_SDK_DISABLED: disabled, OTEL_TRACES_EXPORTER: exporter = "otlp" } = process.env;
  return Boolean(own || all) && disabled?.toLowerCase() !== "true" && exporter !== "none";
};

export const openTracing = async (config: Config): Promise<Tracing | undefined> => {
  if (!wantsTraces()) return undefined;
  const protocol = chosenProtocol();
  const { level, stream } = await loggerOf(config);
  const onFailure = warnNowAndThen(pino({ level }, stream));
  const { createTracing } = await import("../tracing/tracing.ts");
  return createTracing({ exporter: await openExporter(protocol), onFailure });
};

const chosenProtocol = (): "http/protobuf" | "http/json" => {
  const { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: own, OTEL_EXPORTER_OTLP_PROTOCOL: all } = process.env;
  const protocol = own || all || "http/protobuf";
  if (protocol !== "http/protobuf" && protocol !== "http/json")
    throw new ConfigError(`OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}; use http/protobuf or http/json`);
  return protocol;
};

const warnNowAndThen = (log: Pick<Logger, "warn">): ((error: unknown) => void) => {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - warnedAt < pause) return;
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
