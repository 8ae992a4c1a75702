import type { IncomingMessage } from "node:http";
import { type FastifyBaseLogger, LogController, type onResponseHookHandler } from "fastify";
import { operationTable } from "../../../generated/contract.ts";
import type { ErrorCode } from "../../foundation/errors.ts";
import type { Operation, OperationId } from "./contract.ts";
import { isInner } from "./in-process.ts";
import { pathOf } from "./path.ts";

/** Turns off Fastify's two lines per request: `logRequest` writes one. */
export const logController = new LogController({ disableRequestLogging: true });

export type Answered = {
  operationId: OperationId | undefined;
  status: number;
  milliseconds: number;
  error: ErrorCode | undefined;
};

export type OnAnswered = (answered: Answered, request: IncomingMessage) => void;

/** Logs one line per request, when its response is sent. */
export const logRequest =
  (onAnswered: OnAnswered): onResponseHookHandler =>
  (request, reply, done) => {
    if (isInner(request)) return done();
    const { method, url, ip, routeOptions, errorCode, trace } = request;
    const { elapsedTime: milliseconds, statusCode: status } = reply;
    const { url: route, config } = routeOptions;
    const answered = { operationId: config.operationId, status, milliseconds, error: errorCode ?? undefined };
    onAnswered(answered, request.raw);
    const line: AccessLine = { method, route, status, ms: Math.round(milliseconds), ip, path: loggedPath(url) };
    if (errorCode) line.error = errorCode;
    if (trace) endTrace(trace, answered, line);
    logAccess(request.log, line);
    done();
  };

/** The part of a request in a trace, which may lead through several systems. */
export type RequestTrace = {
  /** Of the whole trace. */
  readonly id: string;
  /** What `work` does and causes is part of the request. */
  run<Result>(work: () => Result): Result;
  end(response: TracedResponse): void;
};

type TracedResponse = Answered & { route: string | undefined; path: string; ip: string };

/** Ends the part of a request in its trace, whose id the line then has. */
export const endTrace = (trace: RequestTrace, answered: Answered, line: AccessLine): void => {
  line.trace = trace.id;
  trace.end({ ...answered, route: line.route, path: line.path, ip: line.ip });
};

export type AccessLine = {
  /** Where the logger does not add it. */
  reqId?: string;
  method: string | undefined;
  /** The path in the contract. */
  route: string | undefined;
  status: number;
  ms: number;
  ip: string;
  /** As `loggedPath` shows it. */
  path: string;
  error?: ErrorCode;
  trace?: string;
};

export const logAccess = (log: FastifyBaseLogger, line: AccessLine): void => {
  // `overload.ts` writes one line for many.
  if (line.error !== "overloaded") log.info(line, "request");
};

const maxPathLength = 200;

/** What stands before the secret in paths that hold one. */
const secretPrefixes = Object.values<Operation>(operationTable).flatMap(({ isSecretPath, path }) =>
  isSecretPath ? path.slice(0, path.indexOf("{")) : [],
);

/**
 * Without the query, which may hold the token of an emailed link or a search term; without a secret in the path, also
 * if no route answers there; and cut, since the client chooses the path. Control characters never get here: Node's
 * parser rejects them.
 */
export const loggedPath = (url: string): string => {
  const path = pathOf(url);
  const readable = path.includes("%") ? decoded(path) : path;
  const prefix = secretPrefixes.find((one) => readable.includes(one));
  if (prefix !== undefined) return `${prefix}…`;
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
};

/** As the router reads it, even if parts of it cannot be read. */
const decoded = (path: string): string =>
  path.replaceAll(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
