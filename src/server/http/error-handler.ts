import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import {
  BadRequest,
  Banned,
  ContentTooLarge,
  type ErrorCode,
  InternalError,
  OAuthError,
  RpcError,
  ServiceError,
  Unauthorized,
  Unavailable,
  UnsupportedMediaType,
} from "../../foundation/errors.ts";
import { isBanViolation, isCanceledStatement, isOutcomeUnknown, outageCodeOf } from "../../foundation/outage.ts";
import { withoutUtf8 } from "./coding.ts";
import { operationOf, routeTable } from "./contract.ts";
import { hasBody } from "./forms.ts";
import { leadsToLogin, loginPathOf } from "./login-path.ts";
import { trailingSlashOf } from "./paths.ts";
import { prefersProblem, problemBody, problemType } from "./problem.ts";
import { listInvalidValues, NonconformingInput } from "./validation.ts";

export const errorBody = (message: string): string => JSON.stringify({ error: message });

type RenderErrorPage = (error: ServiceError, request: FastifyRequest, reply: FastifyReply) => Promise<string>;

declare module "fastify" {
  interface FastifyRequest {
    errorCode: ErrorCode | null;
  }
}

/** @param renderErrorPage renders errors for browsers; if it fails, they get JSON */
export const handleErrors = (app: FastifyInstance, baseUrl: string, renderErrorPage: RenderErrorPage): void => {
  const logOutage = createOutageLog(app.log);
  app.setErrorHandler(async (error, request, reply) => {
    const serviceError = hasUnfinishedBody(error, request) ? bodyTimedOut() : toServiceError(error, request);
    const { code, status } = serviceError;
    request.errorCode = code;
    if (status === 500) request.log.error({ err: serviceError.cause ?? error, code }, serviceError.message);
    // A 503 without a cause, such as overload, is not a fault.
    if (status === 503 && serviceError.cause !== undefined) logOutage(serviceError);
    if (status === 403) logRefusal(code, request);
    const signIn = signInPathFor(serviceError, request);
    if (signIn !== undefined) return reply.redirect(signIn, 303);
    if (!prefersPage(request))
      return sendError(serviceError, reply, {
        headers: { ...withMetadata(serviceError.headers, request, baseUrl), ...varyOf(serviceError, reply) },
        problem: problemFor(serviceError, request, baseUrl),
      });
    try {
      const page = await renderErrorPage(serviceError, request, reply);
      return reply.code(status).headers(serviceError.headers).type("text/html; charset=utf-8").send(page);
    } catch (renderError) {
      request.log.error({ err: withoutValues(renderError) }, "the error page could not be rendered");
      return sendError(serviceError, reply);
    }
  });
};

const signInPathFor = ({ code }: ServiceError, request: FastifyRequest): string | undefined => {
  const operation = operationOf(request);
  if (!operation || code !== "unauthorized" || !leadsToLogin(operation, request.headers.accept)) return undefined;
  return loginPathOf(operation)(request);
};

/** Permissions to read do not count: a public list is rejected if a caller requests its hidden items. */
const isAdministrative = (code: ErrorCode, permission: string): boolean =>
  code === "role_required" ||
  code === "second_factor_required" ||
  (permission.includes(".") && !permission.endsWith(".read"));

/** Logs rejected administrative actions, of the API and of pages (docs/security.md, criterion 48). */
const logRefusal = (code: ErrorCode, request: FastifyRequest): void => {
  const { log, caller, ip, routeOptions } = request;
  const { permission } = operationOf(request) ?? {};
  if (!caller || permission === undefined || !isAdministrative(code, permission)) return;
  const { id: token, app } = caller.token ?? {};
  const by = { ...(token && { token }), ...(app && { app: app.clientId }) };
  log.info({ audit: "refused", user: caller.userId, ip, operation: routeOptions.config.operationId, ...by }, "refused");
};

/** @param problem problem details, for a caller who prefers them */
export const sendError = (
  error: ServiceError,
  reply: FastifyReply,
  { headers = error.headers, problem }: { headers?: ServiceError["headers"]; problem?: string | undefined } = {},
): FastifyReply =>
  reply
    .code(error.status)
    .headers(headers)
    .type(`${problem === undefined ? "application/json" : problemType}; charset=utf-8`)
    .serializer((body: string) => body)
    .send(problem ?? bodyOf(error, reply.request));

/** Whether the error may be sent as problem details: OAuth and MCP have different error formats. */
const offersProblem = ({ status }: ServiceError, request: FastifyRequest): boolean => {
  const operation = operationOf(request);
  return !operation || (!operation.hasOAuthErrors && !operation.jsonRpcStatuses.includes(status));
};

const varyOf = (error: ServiceError, reply: FastifyReply) => {
  const vary = reply.getHeader("vary");
  return offersProblem(error, reply.request) && { vary: vary === undefined ? "Accept" : `${String(vary)}, Accept` };
};

const problemFor = (error: ServiceError, request: FastifyRequest, baseUrl: string): string | undefined => {
  if (!offersProblem(error, request) || !prefersProblem(request.headers.accept)) return undefined;
  const invalidValues = error instanceof NonconformingInput ? listInvalidValues(request) : [];
  return problemBody(error, { baseUrl, url: request.url, invalidValues });
};

const bodyOf = (error: ServiceError, request: FastifyRequest): string => {
  const operation = operationOf(request);
  if (operation?.hasOAuthErrors) return oauthErrorBody(error);
  return operation?.jsonRpcStatuses.includes(error.status) ? rpcErrorBody(error) : errorBody(error.message);
};

/** The error format of RFC 6749 §5.2. Errors of the service have the codes of §4.1.2.1. */
const oauthErrorBody = (error: ServiceError): string => {
  const { status, message } = error;
  const defaultCode = status < 500 ? "invalid_request" : "server_error";
  const code = status === 429 || status === 503 ? "temporarily_unavailable" : defaultCode;
  return JSON.stringify({ error: error instanceof OAuthError ? error.oauthCode : code, error_description: message });
};

/** JSON-RPC 2.0, §5.1: parse error and invalid request. */
const [unreadable, invalid] = [-32_700, -32_600];

const rpcErrorBody = (error: ServiceError): string => {
  const { code, message } = error;
  const fallback = { id: null, error: { code: code === "malformed_request" ? unreadable : invalid, message } };
  return JSON.stringify({ jsonrpc: "2.0", ...(error instanceof RpcError ? error.rpc : fallback) });
};

const paths = new Set<string>(Object.values(routeTable).map(({ path }) => path));

/** Adds the URL of the resource's metadata to a challenge (RFC 9728 §5.1). */
const withMetadata = (headers: ServiceError["headers"], request: FastifyRequest, baseUrl: string) => {
  const challenge = headers["www-authenticate"];
  const metadata = `/.well-known/oauth-protected-resource${request.routeOptions.url}`;
  if (challenge === undefined || !paths.has(metadata)) return headers;
  const metadataUrl = baseUrl + metadata + trailingSlashOf(request);
  return { ...headers, "www-authenticate": `${challenge}, resource_metadata="${metadataUrl}"` };
};

/** Page routes respond with a page unless JSON was sent or is preferred; other routes only when HTML is preferred. */
const prefersPage = (request: FastifyRequest): boolean => {
  const { url, headers } = request;
  const operation = operationOf(request);
  if (operation ? !operation.rendersHtmlErrors : /^\/(?:api|assets)\//.test(url)) return false;
  if (headers["content-type"]?.trimStart().toLowerCase().startsWith("application/json")) return false;
  const choices = operation ? ["text/html", "application/json"] : ["application/json", "text/html"];
  const { accept } = headers;
  const acceptHeader = accept === undefined ? {} : { accept: withoutUtf8(accept) };
  return new Negotiator({ headers: acceptHeader }).mediaType(choices) === "text/html";
};

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("FST_");

export const handlerTimeoutCode = "FST_ERR_HANDLER_TIMEOUT";

/** Whether the handler timed out because the client did not send its whole body. */
const hasUnfinishedBody = (error: unknown, { raw, body, headers }: FastifyRequest): boolean =>
  isFastifyError(error) && error.code === handlerTimeoutCode && !raw.complete && body === undefined && hasBody(headers);

const bodyTimedOut = () =>
  new ServiceError(408, "the request took too long to arrive", {
    code: "request_timeout",
    headers: { connection: "close" },
  });

const writeAdvice = "check whether it was done, or repeat the request with its Idempotency-Key";

export const toServiceError = (
  error: unknown,
  { method, routeOptions }: { method: string; routeOptions?: { bodyLimit?: number } } = { method: "GET" },
): ServiceError => {
  if (error instanceof ServiceError) return error;
  if (error instanceof DrizzleQueryError && error.cause instanceof ServiceError) return error.cause;
  if (isBanViolation(error)) return new Banned();
  if (isUserDeleted(error)) return new Unauthorized();
  const isWrite = method !== "GET" && method !== "HEAD";
  if (isFastifyError(error) && error.code === handlerTimeoutCode) {
    const advice = isWrite ? writeAdvice : "try again shortly";
    return new Unavailable(`the request took too long; ${advice}`, { code: "timeout", cause: error });
  }
  // Before outages: a client that disconnects in the middle of its body also causes an ECONNRESET, with status 400.
  if (isFastifyError(error) || isClientError(error)) return fromFastify(error, routeOptions?.bodyLimit ?? bodyLimit);
  if (isWrite && isOutcomeUnknown(error))
    return new Unavailable(`the outcome is not known; ${writeAdvice}`, { cause: error });
  if (outageCodeOf(error) !== undefined)
    return new Unavailable("the database does not answer; try again shortly", { cause: error });
  if (isCanceledStatement(error))
    return new Unavailable("this takes too long at the moment; ask for less, or try again shortly", {
      code: "timeout",
    });
  return new InternalError(withoutValues(error));
};

/** Whether the caller's account was deleted during the request: an inserted row refers to a missing user. */
const isUserDeleted = (error: unknown): boolean => {
  const { code, constraint_name: name } = Object(error instanceof DrizzleQueryError ? error.cause : error);
  return code === "23503" && /_users_id_fk$/.test(String(name));
};

/** Drizzle's message contains the query's parameters, and so personal data. */
const withoutValues = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error);

export const bodyLimit = 262_144;

export const tooLarge = (limit: number) => new ContentTooLarge(`the body is larger than ${limit} bytes`);

/** Replaces the messages of Fastify's parsers, which reveal internals. */
const fromFastify = (error: Error & { code?: string; statusCode?: number }, limit: number): ServiceError => {
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return tooLarge(limit);
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new UnsupportedMediaType(["application/json"]);
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return new BadRequest("the length of the body does not match Content-Length", {
        code: "malformed_request",
        cause: error,
      });
    case "FST_ERR_BAD_URL":
      return new BadRequest("the path has a broken percent-encoding", { code: "malformed_request", cause: error });
    case "FST_ERR_MAX_PARAM_LENGTH":
      return new ServiceError(414, "a part of the path is too long", { code: "uri_too_long" });
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? new ServiceError(error.statusCode, "the request is malformed", { code: "malformed_request", cause: error })
        : new InternalError(error);
  }
};

const isClientError = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" && error.statusCode < 500;

/** Interval of log lines during an outage, and time without failures after which the outage is over. */
const outageIntervalMs = 10_000;

type Outage = { since: number; failed: number; loggedAt: number; lastFailureAt: number };

/** Logs a few lines for each outage instead of one for each request. */
const createOutageLog = (log: FastifyBaseLogger): ((failure: ServiceError) => void) => {
  const outages = new Map<string, Outage>();

  const awaitEnd = (kind: string, outage: Outage, message: string): void => {
    const quietMs = performance.now() - outage.lastFailureAt;
    const check = () => {
      if (performance.now() - outage.lastFailureAt < outageIntervalMs) return awaitEnd(kind, outage, message);
      outages.delete(kind);
      const seconds = Math.round((outage.lastFailureAt - outage.since) / 1_000);
      log.info({ kind, failed: outage.failed, seconds }, `over, no request has failed for 10 seconds: ${message}`);
    };
    setTimeout(check, Math.max(1, outageIntervalMs - quietMs)).unref();
  };

  return ({ code, message, cause }) => {
    const kind = outageCodeOf(cause) ?? code;
    const now = performance.now();
    const existing = outages.get(kind);
    const outage = existing ?? { since: now, failed: 0, loggedAt: Number.NEGATIVE_INFINITY, lastFailureAt: now };
    outage.failed += 1;
    outage.lastFailureAt = now;
    if (!existing) {
      outages.set(kind, outage);
      awaitEnd(kind, outage, message);
    }
    if (now - outage.loggedAt < outageIntervalMs) return;
    outage.loggedAt = now;
    log.error({ err: withoutValues(cause), kind, failed: outage.failed }, message);
  };
};
