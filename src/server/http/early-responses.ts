import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { ErrorCode } from "../../foundation/errors.ts";
import { type AccessLine, endTrace, logAccess, loggedPath, type OnAnswered, type TraceRequest } from "./access-log.ts";
import { clientAddress, type TrustsHop } from "./client-address.ts";
import type { RouteId } from "./contract.ts";
import { pathOf } from "./paths.ts";
import { inTimeSlices } from "./time-slices.ts";

/** Responses before Fastify, whose own steps cost several times as much. */

export type Arrival = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  ip: string;
  client: string;
  cameAt: number;
  waited: number;
};

/** Returns whether it responds; it may still pass the request on later. */
export type Responder = (arrival: Arrival, passOn: (arrival: Arrival) => void) => boolean;

type Given = {
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

type Exchange = Pick<Arrival, "request" | "response" | "path" | "cameAt">;

export const answerEarly =
  (given: Given, responders: readonly Responder[]): Interceptor =>
  (next) => {
    const passOn = ({ request, response }: Exchange): void => next(request, response);
    const answer = (exchange: Exchange, waited: number): void => {
      if (exchange.request.socket.destroyed) return;
      if (given.isStopping()) exchange.response.shouldKeepAlive = false;
      const arrival = arrivalOf(exchange, waited, given);
      if (arrival) for (const respond of responders) if (respond(arrival, passOn)) return;
      passOn(exchange);
    };
    const answerInTimeSlices = inTimeSlices(answer);
    return (request, response) => {
      const exchange = { request, response, path: pathOf(request.url ?? ""), cameAt: performance.now() };
      if (given.isUrgent(exchange.path)) answer(exchange, 0);
      else answerInTimeSlices(exchange);
    };
  };

const arrivalOf = (exchange: Exchange, waited: number, { trusts, clientOf }: Given): Arrival | null => {
  const { request, response, path, cameAt } = exchange;
  if (!path.startsWith("/") || countOfHosts(request) !== 1) return null;
  const ip = clientAddress(request, trusts);
  return { request, response, path, cameAt, waited, ip, client: clientOf(ip) };
};

/** RFC 9112 §3.2 requires exactly one. Node keeps the first Host header, but a proxy may have kept the last. */
export const countOfHosts = ({ rawHeaders }: IncomingMessage): number => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count;
};

export type SendEarly = (arrival: Arrival, early: EarlyResponse) => void;

type EarlyResponse = {
  status: number;
  /** Names and values in turn. The response takes ownership. */
  headers: string[];
  body?: Buffer | string;
  route?: string | undefined;
  operationId?: RouteId | undefined;
  error?: ErrorCode;
};

type Watching = { onAnswered?: OnAnswered | undefined; traceRequest?: TraceRequest | undefined };

export const earlySender =
  (log: FastifyBaseLogger, { onAnswered, traceRequest }: Watching): SendEarly =>
  ({ request, response, ip, cameAt }, { status, headers, body, route, operationId, error }) => {
    const { method, url = "" } = request;
    const reqId = requestIdOf(request);
    headers.push("x-request-id", reqId);
    response.writeHead(status, headers).end(method === "HEAD" ? undefined : body);
    const milliseconds = performance.now() - cameAt;
    const path = loggedPath(url);
    const line: AccessLine = { reqId, method, route, status, ms: Math.round(milliseconds), ip, path };
    if (error) line.error = error;
    if (onAnswered || traceRequest) {
      const answered = { operationId, status, milliseconds, error };
      onAnswered?.(answered, request);
      if (traceRequest) endTrace(traceRequest(request, cameAt), answered, line);
    }
    logAccess(log, line);
  };

const clientChosenId = /^[\w-]{1,64}$/;

export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const chosen = headers["x-request-id"];
  return typeof chosen === "string" && clientChosenId.test(chosen) ? chosen : randomUUID();
};
