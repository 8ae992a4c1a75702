import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { ErrorCode } from "../../foundation/errors.ts";
import { type AccessLine, endTrace, logAccess, loggedPath, type OnResponse, type TraceRequest } from "./access-log.ts";
import { clientAddress, type TrustsHop } from "./client-address.ts";
import type { RouteId } from "./contract.ts";
import { pathOf } from "./paths.ts";
import { inTimeSlices } from "./time-slices.ts";

/* Responses before Fastify, whose own steps cost several times as much. */

export type Arrival = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  ip: string;
  client: string;
  arrivedAt: number;
  waitedMs: number;
};

/** Returns whether it takes over the request: it responds, or passes the request on later. */
export type Responder = (arrival: Arrival, passOn: (arrival: Arrival) => void) => boolean;

type Options = {
  trusts: TrustsHop | null;
  clientOf: (address: string) => string;
  isStopping: () => boolean;
  isUrgent: (path: string) => boolean;
};

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export type Interceptor = (next: Handle) => Handle;

export const interceptRequests = (server: Server, interceptors: readonly Interceptor[]): void => {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  const handle: Handle = (request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  };
  const intercept = interceptors.reduceRight((next, interceptor) => interceptor(next), handle);
  server.on("request", intercept);
};

type Exchange = Pick<Arrival, "request" | "response" | "path" | "arrivedAt">;

export const respondEarly =
  (options: Options, responders: readonly Responder[]): Interceptor =>
  (next) => {
    const passOn = ({ request, response }: Exchange): void => next(request, response);
    const respond = (exchange: Exchange, waitedMs: number): void => {
      if (exchange.request.socket.destroyed) return;
      if (options.isStopping()) exchange.response.shouldKeepAlive = false;
      const arrival = arrivalOf(exchange, waitedMs, options);
      if (arrival) for (const responder of responders) if (responder(arrival, passOn)) return;
      passOn(exchange);
    };
    const respondInTimeSlices = inTimeSlices(respond);
    return (request, response) => {
      const exchange = { request, response, path: pathOf(request.url ?? ""), arrivedAt: performance.now() };
      if (options.isUrgent(exchange.path)) respond(exchange, 0);
      else respondInTimeSlices(exchange);
    };
  };

const arrivalOf = (exchange: Exchange, waitedMs: number, { trusts, clientOf }: Options): Arrival | null => {
  const { request, response, path, arrivedAt } = exchange;
  if (!path.startsWith("/") || countHostHeaders(request) !== 1) return null;
  const ip = clientAddress(request, trusts);
  return { request, response, path, arrivedAt, waitedMs, ip, client: clientOf(ip) };
};

/** RFC 9112 §3.2 requires exactly one Host header. Node uses the first, but a proxy may have used the last. */
export const countHostHeaders = ({ rawHeaders }: IncomingMessage): number => {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count;
};

export type SendEarly = (arrival: Arrival, early: EarlyResponse) => void;

type EarlyResponse = {
  status: number;
  /** Alternating names and values. `SendEarly` appends to the array. */
  headers: string[];
  body?: Buffer | string;
  route?: string | undefined;
  operationId?: RouteId | undefined;
  error?: ErrorCode;
};

type Observers = { onResponse?: OnResponse | undefined; traceRequest?: TraceRequest | undefined };

export const earlySender =
  (log: FastifyBaseLogger, { onResponse, traceRequest }: Observers): SendEarly =>
  ({ request, response, ip, arrivedAt }, { status, headers, body, route, operationId, error }) => {
    const { method, url = "" } = request;
    const reqId = requestIdOf(request);
    headers.push("x-request-id", reqId);
    response.writeHead(status, headers).end(method === "HEAD" ? undefined : body);
    const milliseconds = performance.now() - arrivedAt;
    const path = loggedPath(url);
    const line: AccessLine = { reqId, method, route, status, ms: Math.round(milliseconds), ip, path };
    if (error) line.error = error;
    if (onResponse || traceRequest) {
      const summary = { operationId, status, milliseconds, error };
      onResponse?.(summary, request);
      if (traceRequest) endTrace(traceRequest(request, arrivedAt), summary, line);
    }
    logAccess(log, line);
  };

const clientChosenId = /^[\w-]{1,64}$/;

export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const chosen = headers["x-request-id"];
  return typeof chosen === "string" && clientChosenId.test(chosen) ? chosen : randomUUID();
};
