import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { parseTraceParent, setGlobalErrorHandler } from "@opentelemetry/core";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import type { OnStatement } from "../../foundation/db/prepared.ts";
import type { TraceOutbound } from "../../foundation/outbound/request.ts";
import type { TraceWork } from "../../foundation/outbox/worker.ts";
import { version } from "../../foundation/package.ts";
import type { TraceRequest } from "../../server/http/access-log.ts";

/** AsyncLocalStorage makes promises three times as expensive on Node 20, so it is used only with tracing. */

export type Tracing = ReturnType<typeof createTracing>;

/** The exporter's own timeout is ten seconds, which is the limit for stopping the whole process. */
const closeTimeoutMs = 1_500;

const serviceName = "community-alliance-service";

type Options = { exporter: SpanExporter; onFailure: (error: unknown) => void };

export const createTracing = ({ exporter, onFailure }: Options) => {
  setGlobalErrorHandler(onFailure);
  const serviceResource = resourceFromAttributes({ "service.name": serviceName, "service.version": version });
  const provider = new BasicTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override the other attributes.
    resource: defaultResource()
      .merge(serviceResource)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(serviceName, version);
  const running = new AsyncLocalStorage<Context>();
  return {
    traceRequest: requestTracer(tracer, running),
    onStatement: statementTracer(tracer, running),
    traceOutbound: outboundTracer(tracer, running),
    traceWork: workTracer(tracer, running),
    /** Flushes spans before the database closes. */
    close: async (): Promise<void> => {
      const sent = provider.shutdown().then(() => true);
      try {
        if (!(await Promise.race([sent, delay(closeTimeoutMs, false, { ref: false })])))
          onFailure(new Error(`the last spans were not accepted within ${closeTimeoutMs} milliseconds`));
      } catch (error) {
        onFailure(error);
      }
    },
  };
};

/** Continues the trace of any well-formed `traceparent`; `tracestate` is ignored. */
const parentContextOf = (header: string | string[] | undefined): Context => {
  const parent = typeof header === "string" ? parseTraceParent(header) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
};

const requestTracer =
  (tracer: Tracer, running: AsyncLocalStorage<Context>): TraceRequest =>
  ({ method = "", headers }, startedAt) => {
    const caller = parentContextOf(headers["traceparent"]);
    const attributes = { "http.request.method": method };
    const startTime = Date.now() - (performance.now() - startedAt);
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, startTime, attributes }, caller);
    const context = trace.setSpan(ROOT_CONTEXT, span);
    return {
      id: span.spanContext().traceId,
      run: (work) => running.run(context, work),
      end: ({ operationId, route, path, ip, status, milliseconds, error }) => {
        span.updateName(operationId ?? method);
        span.setAttributes({ "url.path": path, "client.address": ip, "http.response.status_code": status });
        if (route !== undefined) span.setAttribute("http.route", route);
        if (error) span.setAttribute("error.type", error);
        // Responses with 4xx are not the server's errors.
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(startTime + milliseconds);
      },
    };
  };

/** The text of a statement has placeholders, never values. */
const statementTracer =
  (tracer: Tracer, running: AsyncLocalStorage<Context>): OnStatement =>
  (text) => {
    const context = running.getStore();
    if (!context) return () => {};
    const [operation = ""] = /\w+/.exec(text) ?? [];
    const name = operation.toUpperCase();
    const attributes: Attributes = { "db.system.name": "postgresql", "db.query.text": text, "db.operation.name": name };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
    return (error) => endWith(span, error);
  };

const outboundTracer =
  (tracer: Tracer, running: AsyncLocalStorage<Context>): TraceOutbound =>
  ({ method, url }) => {
    // Paths and queries of user-provided URLs may hold secrets.
    const attributes: Attributes = { "http.request.method": method, "server.address": url.hostname };
    if (url.port) attributes["server.port"] = Number(url.port);
    const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, running.getStore() ?? ROOT_CONTEXT);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = traceFlags.toString(16).padStart(2, "0");
    return {
      traceparent: `00-${traceId}-${spanId}-${flags}`,
      end: (error, status) => {
        if (status !== undefined) span.setAttribute("http.response.status_code", status);
        endWith(span, error);
      },
    };
  };

const workTracer =
  (tracer: Tracer, running: AsyncLocalStorage<Context>): TraceWork =>
  async ({ name, attributes, describe }, work) => {
    const enclosing = trace.getSpanContext(running.getStore() ?? ROOT_CONTEXT);
    const links = enclosing ? [{ context: enclosing }] : [];
    const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes, links }, ROOT_CONTEXT);
    try {
      const result = await running.run(trace.setSpan(ROOT_CONTEXT, span), work);
      const resultAttributes = describe(result);
      span.setAttributes(resultAttributes);
      if ("error.type" in resultAttributes) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      return result;
    } catch (error) {
      endWith(span, error);
      throw error;
    }
  };

/** Records the code or the name of an error, because its message may contain values. */
const endWith = (span: Span, error: unknown): void => {
  if (error !== undefined) {
    const { code, name } = error instanceof Error ? Object(error) : { name: "unknown" };
    span.setAttribute("error.type", String(code ?? name));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
};
