import { pino } from "pino";
import { type Config, ConfigError } from "../config/config.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { type Logger, loggerOf } from "./logger.ts";

/** Milliseconds between two lines about traces that could not be sent. */
const pause = 60_000;

/** Whether OpenTelemetry's environment variables ask for traces. */
const wantsTraces = (): boolean => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = process.env;
  const { OTEL_SDK_DISABLED: disabled, OTEL_TRACES_EXPORTER: exporter = "otlp" } = process.env;
  return Boolean(own || all) && disabled?.toLowerCase() !== "true" && exporter !== "none";
};

/** Nothing is loaded unless the environment asks for traces. */
export const openTracing = async (config: Config): Promise<Tracing | undefined> => {
  if (!wantsTraces()) return undefined;
  const protocol = chosenProtocol();
  const { openExporter } = await import("../tracing/exporter.ts");
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
