import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import type { Test } from "tap";
import { createTracing } from "../../src/program/tracing/tracing.ts";
import { serveOnLoopback } from "./loopback.ts";

export type ReceivedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  status: { code?: number };
  attributes: Record<string, string | number>;
  links?: { traceId: string; spanId: string }[];
};

type AttributeValue = { stringValue?: string; intValue?: number };
type Attribute = { key: string; value: AttributeValue };
type EncodedSpan = Omit<ReceivedSpan, "attributes"> & { attributes: Attribute[] };
type Body = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: EncodedSpan[] }[] }[];
};

const attributesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ""]));

/** Receives traces over OTLP in JSON. */
export const startTraceReceiver = async (t: Test) => {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, string | number>[] = [];
  const headers: Record<string, unknown>[] = [];
  const receive = async (request: IncomingMessage) => {
    headers.push({ path: request.url, ...request.headers });
    const body: Body = JSON.parse(await text(request));
    for (const { resource, scopeSpans } of body.resourceSpans) {
      resources.push(attributesOf(resource.attributes));
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: attributesOf(span.attributes) });
    }
  };
  const url = await serveOnLoopback(t, (request, response) => {
    receive(request).then(
      () => response.writeHead(200, { "content-type": "application/json" }).end("{}"),
      () => response.writeHead(400).end(),
    );
  });
  return { url, spans, resources, headers };
};

/** Tracing that sends to a receiver. */
export const startTracing = async (t: Test) => {
  const receiver = await startTraceReceiver(t);
  const failures: unknown[] = [];
  const exporter = new OTLPTraceExporter({ url: `${receiver.url}/v1/traces` });
  const tracing = createTracing({ exporter, onFailure: (error) => failures.push(error) });
  // Spans that are sent after the receiver has closed would fail in another test of this process.
  t.teardown(tracing.close);
  /** Flushes the spans, and returns those that were received. */
  const flushSpans = async () => {
    await tracing.close();
    assert.deepEqual(failures, []);
    return receiver.spans;
  };
  return { tracing, flushSpans, receiver };
};
