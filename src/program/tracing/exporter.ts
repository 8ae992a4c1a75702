import type { SpanExporter } from "@opentelemetry/sdk-trace-base";

/** Address, headers and time-outs are read from the environment by the exporter itself. */
export const openExporter = async (protocol: "http/protobuf" | "http/json"): Promise<SpanExporter> => {
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter();
};
