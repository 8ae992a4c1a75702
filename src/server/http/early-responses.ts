import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { ErrorCode } from "../../foundation/errors.ts";
import { type AccessLine, endTrace, logAccess, loggedPath, type OnAnswered } from "./access-log.ts";
import { clientAddress, type TrustsHop } from "./client-address.ts";
import type { OperationId } from "./contract.ts";
import { pathOf } from "./path.ts";
import { requestIdOf } from "./request-id.ts";
import type { TraceRequest } from "./tracing.ts";
import { inTurns } from "./turns.ts";

/** Responses that are sent before Fastify sees the request, whose own steps cost several times as much. */

export type Arrival = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  /** The address, and the client that it stands for. */
  ip: string;
  client: string;
  /** Milliseconds of `performance.now()`. */
  cameAt: number;
  /** Milliseconds for which it has waited for its turn. */
  waited: number;
};

/** Answers a request if it can, and tells whether it does; later it may still pass the request on. */
export type Responder = (arrival: Arrival, passOn: (arrival: Arrival) => void) => boolean;

type Given = {
  trusts: TrustsHop | null;
  clientOf: (address: string) => string;
  /** Whether the service is stopping: each response then closes its connection. */
  isStopping: () => boolean;
  /** Whether a path is answered at once, however many requests wait. */
  isUrgent: (path: string) => boolean;
};

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Handles a request, or passes it on to the next. */
export type Interceptor = (next: Handle) => Handle;

/** Sends each request through the interceptors, in order, before Fastify. */
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

/** Lets requests take turns, and offers each to the responders, in order. */
export const answerEarly =
  (given: Given, responders: readonly Responder[]): Interceptor =>
  (next) => {
    const passOn = ({ request, response }: Exchange): void => next(request, response);
    const answer = (exchange: Exchange, waited: number): void => {
      // The client has hung up while its request waited.
      if (exchange.request.socket.destroyed) return;
      if (given.isStopping()) exchange.response.shouldKeepAlive = false;
      const arrival = arrivalOf(exchange, waited, given);
      if (arrival) for (const respond of responders) if (respond(arrival, passOn)) return;
      passOn(exchange);
    };
    const answerInTurn = inTurns(answer);
    return (request, response) => {
      const exchange = { request, response, path: pathOf(request.url ?? ""), cameAt: performance.now() };
      if (given.isUrgent(exchange.path)) answer(exchange, 0);
      else answerInTurn(exchange);
    };
  };

/** Fastify handles what is wrong with a request. */
const arrivalOf = (exchange: Exchange, waited: number, { trusts, clientOf }: Given): Arrival | null => {
  const { request, response, path, cameAt } = exchange;
  if (!path.startsWith("/") || countOfHosts(request) !== 1) return null;
  const ip = clientAddress(request, trusts);
  return { request, response, path, cameAt, waited, ip, client: clientOf(ip) };
};

/** RFC 9112 §3.2: it must be one. Node keeps the first of several Host headers, and a proxy may have kept the last. */
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
  /** Names and values in turn, which Node writes as they are. They become the response's own. */
  headers: string[];
  body?: Buffer | string;
  route?: string | undefined;
  operationId?: OperationId | undefined;
  error?: ErrorCode;
};

type Watching = { onAnswered?: OnAnswered | undefined; traceRequest?: TraceRequest | undefined };

/** Sends responses with the id of their requests, and logs them. */
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
