import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import inject from "light-my-request";
import { operationTable } from "../../../generated/contract.ts";
import { NotFound } from "../../foundation/errors.ts";
import type { Caller, OperationId } from "./contract.ts";

/**
 * Internal requests, by which operations call other operations, with the checks and validation of external requests. The
 * external request has already been authenticated and counted.
 */

export type OperationCall = { id: OperationId; url: string; body?: unknown; idempotencyKey?: string };

export type OperationResponse = { status: number; headers: Readonly<Record<string, unknown>>; body: string };

type InternalRequest = { readonly id: OperationId; readonly external: FastifyRequest; hasReachedOperation: boolean };

const internalRequests = new WeakMap<IncomingMessage, InternalRequest>();

export const isInternal = ({ raw }: FastifyRequest): boolean => internalRequests.has(raw);

/** Returns the external request that caused an internal request, and any other request unchanged. */
export const externalRequestOf = (request: FastifyRequest): FastifyRequest =>
  internalRequests.get(request.raw)?.external ?? request;

/** The caller of an internal request; `undefined` for an external request. @throws NotFound when the URL matches another operation */
export const internalCallerOf = ({ raw, routeOptions: { config } }: FastifyRequest): Caller | null | undefined => {
  const internal = internalRequests.get(raw);
  if (!internal) return undefined;
  if (internal.id !== config.operationId) throw wrongOperation();
  internal.hasReachedOperation = true;
  return internal.external.caller;
};

const wrongOperation = () => new NotFound("there is nothing with these arguments");

export const callOperations = (app: FastifyInstance) => {
  const running = new Set<Promise<OperationResponse>>();
  // Waits for the other calls of a page that has responded because its first call failed.
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
  const { ip, id: requestId, headers: externalHeaders } = request;
  const { method } = operationTable[id];
  const { "user-agent": userAgent } = externalHeaders;
  const internal: InternalRequest = { id, external: externalRequestOf(request), hasReachedOperation: false };
  const response = await inject(
    (raw, response) => {
      internalRequests.set(raw, internal);
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
  if (!internal.hasReachedOperation && response.statusCode < 400) throw wrongOperation();
  const { statusCode: status, headers, payload } = response;
  return { status, headers, body: payload };
};
