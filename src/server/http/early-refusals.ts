import type { ServiceError } from "../../foundation/errors.ts";
import { type Operation, routeTable } from "./contract.ts";
import { corsHeaders } from "./cors.ts";
import type { Arrival, Responder, SendEarly } from "./early-responses.ts";
import { errorBody } from "./error-handler.ts";
import type { Shed } from "./overload.ts";
import { prefersProblem, problemBody, problemType } from "./problem.ts";
import { limitError, limitHeaders, type Window } from "./rate-limits.ts";

type Options = {
  shed: Shed;
  window: Window;
  send: SendEarly;
  headers: Readonly<Record<string, string>>;
  baseUrl: string;
};

/** Paths whose operations declare `x-rate-limit: none`; they have no parameters. */
const unlimited = new Set(
  Object.values<Operation>(routeTable).flatMap(({ rateLimit, path }) => (rateLimit === "none" ? [path] : [])),
);

export const isUnlimitedPath = (path: string): boolean => unlimited.has(path);

const jsonPaths = /^\/(?:(?:api|calendar|feeds)\/|mcp$)/;

/** Rejects requests that exceed a client's quota or the service's capacity, before any other work. */
export const refuseEarly = ({ shed, window, send, headers, baseUrl }: Options): Responder => {
  const commonHeaders = { ...headers, ...corsHeaders, vary: "Accept" };
  const refuse = (arrival: Arrival, error: ServiceError, limits: object): true => {
    const { status, code, message, headers: errorHeaders } = error;
    const isProblem = prefersProblem(arrival.request.headers.accept);
    const body = isProblem ? problemBody(error, { baseUrl, url: arrival.path }) : errorBody(message);
    const content = {
      "content-type": `${isProblem ? problemType : "application/json"}; charset=utf-8`,
      "content-length": String(Buffer.byteLength(body)),
    };
    const all = { ...commonHeaders, ...content, ...limits, ...errorHeaders };
    send(arrival, { status, headers: Object.entries(all).flat(), body, error: code });
    return true;
  };
  return (arrival) => {
    const { path, client } = arrival;
    if (!jsonPaths.test(path) || isUnlimitedPath(path)) return false;
    const retryAfter = window.retryAfterSeconds(client);
    if (retryAfter > 0) return refuse(arrival, limitError(window, retryAfter), {});
    const refusal = shed(arrival);
    if (refusal === undefined) return false;
    return refuse(arrival, refusal, limitHeaders(window, window.use(client)));
  };
};
