import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import inject from "light-my-request";
import { operationTable } from "../../../generated/contract.ts";
import { NotFound } from "../../foundation/errors.ts";
import type { Caller, OperationId } from "./contract.ts";

/**
 * Operations that call operations, with the same checks and validation as for requests from outside. The outer request has been
 * authenticated and counted.
 */

export type OperationCall = {
  id: OperationId;
  url: string;
  body?: unknown;
  idempotencyKey?: string;
};

export type OperationResponse = {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
};

type Inner = { readonly id: OperationId; readonly outer: FastifyRequest; hasReached: boolean };

const innerRequests = new WeakMap<IncomingMessage, Inner>();

export const isInner = ({ raw }: FastifyRequest): boolean => innerRequests.has(raw);

/** The request from outside; a request that is not inner is its own. */
export const outermost = (request: FastifyRequest): FastifyRequest => innerRequests.get(request.raw)?.outer ?? request;

/** `undefined` for a request from outside. @throws NotFound when the address leads to another operation */
export const innerCallerOf = ({ raw, routeOptions: { config } }: FastifyRequest): Caller | null | undefined => {
  const inner = innerRequests.get(raw);
  if (!inner) return undefined;
  if (inner.id !== config.operationId) throw elsewhere();
  inner.hasReached = true;
  return inner.outer.caller;
};

const elsewhere = () => new NotFound("there is nothing with these arguments");

export const callOperations = (app: FastifyInstance) => {
  const running = new Set<Promise<OperationResponse>>();
  // A page whose first call fails responds before its other calls end.
  app.addHook("onClose", async () => {
    await Promise.allSettled(running);
  });
  return (request: FastifyRequest, call: OperationCall): Promise<OperationResponse> => {
    const response = callOperation(app, request, call).finally(() => running.delete(response));
    running.add(response);
    return response;
  };
};

const callOperation = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { id, url, body, idempotencyKey }: OperationCall,
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
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    },
  );
  if (!inner.hasReached && response.statusCode < 400) throw elsewhere();
  const { statusCode: status, headers, payload } = response;
  return { status, headers, body: payload };
};
