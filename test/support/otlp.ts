import { once } from "node:events";
import { createServer } from "node:http";
import type { Test } from "tap";

export type ReceivedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  status: { code?: number };
  attributes: Record<string, string | number>;
};

type Value = { stringValue?: string; intValue?: number };
type Attribute = { key: string; value: Value };
type Sent = Omit<ReceivedSpan, "attributes"> & { attributes: Attribute[] };
type Body = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[];
};

const attributesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ""]));

/** Receives traces over OTLP in JSON. */
export const startReceiver = async (t: Test) => {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, string | number>[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    headers.push({ path: request.url, ...request.headers });
    const body: Body = JSON.parse(text);
    for (const { resource, scopeSpans } of body.resourceSpans) {
      resources.push(attributesOf(resource.attributes));
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: attributesOf(span.attributes) });
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the receiver has no port");
  return { url: `http://127.0.0.1:${address.port}`, spans, resources, headers };
};
