import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import inject from "light-my-request";
import { operationTable } from "../../../generated/contract.ts";
import { NotFound, type ServiceError } from "../../foundation/errors.ts";
import type { Caller } from "./caller.ts";
import type { OperationId } from "./contract.ts";

/**
 * Calls of operations by an operation: the same checks, validation and handlers as for a request from outside, which the
 * caller's first request has authenticated and counted.
 */

export type OperationCall = {
  id: OperationId;
  /** Path and query. */
  url: string;
  body?: unknown;
  idempotencyKey?: string;
  /** The ETag that the resource must have. */
  ifMatch?: string;
};

export type OperationResponse = {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
  /** Why it failed, with what is not sent. */
  error?: ServiceError;
};

type Inner = { readonly id: OperationId; readonly outer: FastifyRequest; hasReached: boolean; error?: ServiceError };

/** No header marks an inner request: a client could send it. */
const innerRequests = new WeakMap<IncomingMessage, Inner>();

export const isInner = ({ raw }: FastifyRequest): boolean => innerRequests.has(raw);

/** Notes for the caller of an inner request why it fails. */
export const noteError = ({ raw }: FastifyRequest, error: ServiceError): void => {
  const inner = innerRequests.get(raw);
  if (inner) inner.error = error;
};

/** The request from outside that an inner one belongs to; any other is its own. */
export const outermost = (request: FastifyRequest): FastifyRequest => innerRequests.get(request.raw)?.outer ?? request;

/**
 * The caller of an inner request; `undefined` for a request from outside.
 * @throws NotFound when the address has led to another operation than the one that was called
 */
export const innerCallerOf = ({ raw, routeOptions: { config } }: FastifyRequest): Caller | null | undefined => {
  const inner = innerRequests.get(raw);
  if (!inner) return undefined;
  if (inner.id !== config.operationId) throw elsewhere();
  inner.hasReached = true;
  return inner.outer.caller;
};

const elsewhere = () => new NotFound("there is nothing with these arguments");

export const callOperations =
  (app: FastifyInstance) =>
  async (
    request: FastifyRequest,
    { id, url, body, idempotencyKey, ifMatch }: OperationCall,
  ): Promise<OperationResponse> => {
    const { ip, id: requestId, headers: sent } = request;
    const { method } = operationTable[id];
    const { "user-agent": userAgent } = sent;
    const inner: Inner = { id, outer: outermost(request), hasReached: false };
    const response = await inject(
      (raw, response) => {
        innerRequests.set(raw, inner);
        app.routing(raw, response);
      },
      {
        method,
        url,
        remoteAddress: ip,
        headers: {
          "x-request-id": requestId,
          ...(userAgent !== undefined && { "user-agent": userAgent }),
          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
          ...(ifMatch !== undefined && { "if-match": ifMatch }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      },
    );
    if (!inner.hasReached && response.statusCode < 400) throw elsewhere();
    const { statusCode: status, headers, payload } = response;
    return { status, headers, body: payload, ...(inner.error && { error: inner.error }) };
  };
