import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Negotiator from "negotiator";
import { AggregatorRegistry, Registry, type RegistryContentType } from "prom-client";
import type { Measurements } from "./metrics.ts";

type Options = {
  host: string;
  port: number;
  measure: () => Promise<Measurements[]>;
  onError: (error: unknown) => void;
};

const timeoutMs = 5_000;

const formats = {
  "text/plain; version=0.0.4": Registry.PROMETHEUS_CONTENT_TYPE,
  "application/openmetrics-text; version=1.0.0": Registry.OPENMETRICS_CONTENT_TYPE,
} as const;

/** Serves `GET /metrics` on a port of its own, for operators only. */
export const listenForScrapes = async ({ host, port, measure, onError }: Options) => {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.split("?", 1)[0] !== "/metrics") return void response.writeHead(404).end();
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { allow: "GET, HEAD" }).end();
    const registry = AggregatorRegistry.aggregate<RegistryContentType>(await measure());
    registry.setContentType(formatFor(request));
    const text = await registry.metrics();
    response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(text);
  };
  const server = createServer({ headersTimeout: timeoutMs, requestTimeout: timeoutMs }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      onError(error);
      response.writeHead(500).end();
    });
  });
  server.maxConnections = 50;
  server.listen({ host, port });
  await once(server, "listening");
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};

const formatFor = ({ headers: { accept = "text/plain" } }: IncomingMessage) => {
  const mediaTypes = Object.keys(formats);
  const preferred = new Negotiator({ headers: { accept } }).mediaType(mediaTypes);
  const format = Object.entries(formats).find(([name]) => name === preferred);
  return format?.[1] ?? Registry.PROMETHEUS_CONTENT_TYPE;
};
