import type { IncomingMessage } from "node:http";
import {
  type FastifyBaseLogger,
  LogController,
  type onRequestHookHandler,
  type onResponseHookHandler,
  type preValidationHookHandler,
} from "fastify";
import type { ErrorCode } from "../../foundation/errors.ts";
import { type Operation, type RouteId, routeTable } from "./contract.ts";
import { isInternal } from "./in-process.ts";
import { pathOf } from "./paths.ts";

/** `logRequest` writes one line per request instead of Fastify's two. */
export const logController = new LogController({ disableRequestLogging: true });

export type ResponseSummary = {
  operationId: RouteId | undefined;
  status: number;
  milliseconds: number;
  error: ErrorCode | undefined;
};

export type OnResponse = (summary: ResponseSummary, request: IncomingMessage) => void;

export const logRequest =
  (onResponse: OnResponse): onResponseHookHandler =>
  (request, reply, done) => {
    if (isInternal(request)) return done();
    const { method, url, ip, routeOptions, errorCode, trace } = request;
    const { elapsedTime: milliseconds, statusCode: status } = reply;
    const { url: route, config } = routeOptions;
    const summary = { operationId: config.operationId, status, milliseconds, error: errorCode ?? undefined };
    onResponse(summary, request.raw);
    const line: AccessLine = { method, route, status, ms: Math.round(milliseconds), ip, path: loggedPath(url) };
    if (errorCode) line.error = errorCode;
    if (trace) endTrace(trace, summary, line);
    logAccess(request.log, line);
    done();
  };

type RequestTrace = {
  readonly id: string;
  run<Result>(work: () => Result): Result;
  end(response: TracedResponse): void;
};

type TracedResponse = ResponseSummary & { route: string | undefined; path: string; ip: string };

export const endTrace = (trace: RequestTrace, summary: ResponseSummary, line: AccessLine): void => {
  line.trace = trace.id;
  trace.end({ ...summary, route: line.route, path: line.path, ip: line.ip });
};

export type AccessLine = {
  reqId?: string;
  method: string | undefined;
  route: string | undefined;
  status: number;
  ms: number;
  ip: string;
  path: string;
  error?: ErrorCode;
  trace?: string;
};

export const logAccess = (log: FastifyBaseLogger, line: AccessLine): void => {
  if (line.error !== "overloaded") log.info(line, "request");
};

const maxPathLength = 200;

const secretPrefixes = Object.values<Operation>(routeTable).flatMap(({ isSecretPath, path }) =>
  isSecretPath ? path.slice(0, path.indexOf("{")) : [],
);

/**
 * The path without secrets, even if no route matches, and without the query, which may contain a token or a search term. It is
 * truncated, because the client chooses it. It has no control characters: Node's parser rejects them.
 */
export const loggedPath = (url: string): string => {
  const path = pathOf(url);
  const readable = path.includes("%") ? decodePath(path) : path;
  const prefix = secretPrefixes.find((candidate) => readable.includes(candidate));
  if (prefix !== undefined) return `${prefix}…`;
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
};

const decodePath = (path: string): string =>
  path.replaceAll(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

export type TraceRequest = (request: IncomingMessage, startedAt: number) => RequestTrace;

declare module "fastify" {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

export const startTrace =
  (traceRequest: TraceRequest): onRequestHookHandler =>
  (request, reply, done) => {
    if (isInternal(request)) return done();
    request.trace = traceRequest(request.raw, performance.now() - reply.elapsedTime);
    request.trace.run(done);
  };

/** Restores the trace's context, which is lost while the body arrives. */
export const resumeTrace: preValidationHookHandler = ({ trace }, _reply, done) => (trace ? trace.run(done) : done());
