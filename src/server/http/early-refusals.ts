import { operationTable } from "../../../generated/contract.ts";
import type { ServiceError } from "../../foundation/errors.ts";
import type { Operation, OperationId } from "./contract.ts";
import { anyOrigin } from "./cors.ts";
import type { Arrival, Responder, SendEarly } from "./early-responses.ts";
import { errorBody } from "./error-handler.ts";
import type { Shed } from "./overload.ts";
import { exhausted, limitHeaders, type Window } from "./rate-limits.ts";

type Given = { shed: Shed; window: Window; sendError: SendError };

/** Sends an error as JSON. */
export type SendError = (arrival: Arrival, error: ServiceError, of?: ErrorOf) => true;

/** Where the error is, and what headers it has besides its own. */
type ErrorOf = { headers?: object; route?: string; operationId?: OperationId; reqId?: string };

/** @param headers of every response */
export const errorSender = (send: SendEarly, headers: Readonly<Record<string, string>>): SendError => {
  const common = { ...headers, ...anyOrigin, "content-type": "application/json; charset=utf-8" };
  return (arrival, error, { headers: more, ...of } = {}) => {
    const { status, code, message, headers: own } = error;
    const body = errorBody(message);
    const all = { ...common, ...more, ...own, "content-length": String(Buffer.byteLength(body)) };
    send(arrival, { status, headers: Object.entries(all).flat(), body, error: code, ...of });
    return true;
  };
};

/** Operations that the document marks `x-rate-limit: none`; their paths have no parameters. */
const unlimited = new Set(
  Object.values<Operation>(operationTable).flatMap(({ rateLimit, path }) => (rateLimit === "none" ? [path] : [])),
);

export const isUnlimitedPath = (path: string): boolean => unlimited.has(path);

/** Elsewhere the error may be a page. */
const refusedAsJson = /^\/(?:(?:api|calendar|feeds)\/|mcp$)/;

/** Refuses what exceeds the quota of a client or the capacity of the service: a flood must not cost what it asks for. */
export const refuseEarly =
  ({ shed, window, sendError }: Given): Responder =>
  (arrival) => {
    const { path, client } = arrival;
    if (!refusedAsJson.test(path) || isUnlimitedPath(path)) return false;
    const retryAfter = window.exhaustedFor(client);
    if (retryAfter > 0) return sendError(arrival, exhausted(window, retryAfter));
    const overloaded = shed(arrival);
    if (overloaded === undefined) return false;
    return sendError(arrival, overloaded, { headers: limitHeaders(window, window.use(client)) });
  };
