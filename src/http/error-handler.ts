import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { operationTable } from "../../generated/contract.ts";
import {
  BadRequest,
  type ErrorCode,
  InternalError,
  ServiceError,
  Unavailable,
  UnsupportedMediaType,
} from "../errors.ts";
import type { Operation } from "./contract.ts";
import { loginPathOf } from "./login-path.ts";

/** Every error becomes the one-field object, whatever layer throws it. */

export const errorBody = (message: string): string => JSON.stringify({ error: message });

/** Renders an error as an HTML page. */
export type RenderErrorPage = (error: ServiceError, request: FastifyRequest, reply: FastifyReply) => Promise<string>;

declare module "fastify" {
  interface FastifyRequest {
    /** The code of the error in the response, for the log. */
    errorCode: ErrorCode | null;
  }
}

/** @param renderErrorPage for browsers; programs get JSON, and so do browsers when the page cannot be rendered */
export const handleErrors = (app: FastifyInstance, renderErrorPage: RenderErrorPage): void => {
  app.decorateRequest("errorCode", null);
  app.setErrorHandler(async (error, request, reply) => {
    const serviceError = toServiceError(error);
    const { code, status } = serviceError;
    request.errorCode = code;
    // A 503 without a cause is no fault, such as overload: the access log is enough.
    if (status === 500 || (status === 503 && serviceError.cause !== undefined))
      request.log.error({ err: serviceError.cause ?? error, code }, serviceError.message);
    if (status === 403) logRefusal(request);
    const signIn = signInFor(serviceError, request);
    if (signIn !== undefined) return reply.redirect(signIn, 303);
    if (!prefersPage(request)) return sendError(serviceError, reply);
    try {
      const page = await renderErrorPage(serviceError, request, reply);
      return reply.code(status).headers(serviceError.headers).type("text/html; charset=utf-8").send(page);
    } catch (second) {
      request.log.error({ err: withoutValues(second) }, "the error page could not be rendered");
      return sendError(serviceError, reply);
    }
  });
};

/** A user whose account was deleted after authentication is redirected to the sign-in, as without a session. */
const signInFor = ({ code }: ServiceError, { url, routeOptions }: FastifyRequest): string | undefined => {
  const { operationId } = routeOptions.config;
  const operation: Operation | undefined = operationId && operationTable[operationId];
  return operation?.redirectsToLogin && code === "unauthorized" ? loginPathOf(operation)(url) : undefined;
};

/** Criterion 48: refused attempts to use an administrator's operation. */
const logRefusal = ({ log, caller, ip, routeOptions }: FastifyRequest): void => {
  const { operationId } = routeOptions.config;
  const scopes: readonly string[] = operationId ? operationTable[operationId].scopes : [];
  if (!caller || !scopes.some((scope) => scope.startsWith("admin:"))) return;
  const token = caller.token?.id;
  log.info({ audit: "refused", user: caller.userId, ip, operation: operationId, ...(token && { token }) }, "refused");
};

export const sendError = ({ status, headers, message }: ServiceError, reply: FastifyReply): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .type("application/json; charset=utf-8")
    .serializer((body: string) => body)
    .send(errorBody(message));

/** Page routes respond with a page unless JSON was sent or is preferred; other routes only when HTML is preferred. */
const prefersPage = ({ url, headers, routeOptions }: FastifyRequest): boolean => {
  const { operationId } = routeOptions.config;
  const operation: Operation | undefined = operationId && operationTable[operationId];
  if (operation ? !operation.rendersHtmlErrors : /^\/(?:api|assets)\//.test(url)) return false;
  if (headers["content-type"]?.trimStart().toLowerCase().startsWith("application/json")) return false;
  const choices = operation ? ["text/html", "application/json"] : ["application/json", "text/html"];
  return new Negotiator({ headers }).mediaType(choices) === "text/html";
};

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("FST_");

export const toServiceError = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  if (isDatabaseOutage(error))
    return new Unavailable("the database does not answer; try again shortly", { cause: error });
  if (isFastifyError(error) || isClientError(error)) return fromFastify(error);
  return new InternalError(withoutValues(error));
};

/** Drizzle puts a query's parameters, and so personal data, into its message; PostgreSQL's error is enough. */
const withoutValues = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error);

/** Errors of Fastify's parsers have a status, but their messages name internals, so we send our own. */
const fromFastify = (error: Error & { code?: string; statusCode?: number }): ServiceError => {
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new ServiceError(413, "the body is larger than 262144 bytes", { code: "content_too_large" });
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

/**
 * SQLSTATE class 08 is a lost connection, 57P01–57P03 a server that is stopping or starting, 53300 too many connections
 * (PostgreSQL, appendix A); the names are those of postgres.js and Node for a failed connection.
 */
const outageCodes =
  /^(?:08...|57P0[1-3]|53300|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|ECONN(?:REFUSED|RESET)|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

const isDatabaseOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && outageCodes.test(error.code)) return true;
  return isDatabaseOutage(error.cause);
};
