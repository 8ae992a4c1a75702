import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type {
  FastifyError,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onSendHookHandler,
} from "fastify";
import { BadRequest, ServiceError } from "../../foundation/errors.ts";
import { readClientAddress, type TrustsHop } from "./client-address.ts";
import { corsHeaders } from "./cors.ts";
import { countHostHeaders, requestIdOf } from "./early-responses.ts";
import { bodyLimit, errorBody, handlerTimeoutCode, sendError, toServiceError } from "./error-handler.ts";
import { routerOptions, withoutTrailingSlash } from "./paths.ts";

/** RFC 9112 §3.2.2: servers must accept the absolute form of a target, whose authority overrides Host. */
const toOriginForm = ({ url = "/", headers }: IncomingMessage): string => {
  const [, host, rest = ""] = /^https?:\/\/([^/?#@]+)(?![^/?])(.*)$/i.exec(url) ?? [];
  if (host === undefined) return url;
  if (headers.host !== undefined) headers.host = host;
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** Timeouts in milliseconds. Slow clients must not hold connections. */
export const defaultTimeouts = {
  headers: 10_000,
  request: 30_000,
  handler: 10_000,
  stream: 120_000,
  /** Maximum time during which a client reads nothing of a streamed response. */
  unread: 10_000,
  /** Between two requests of a connection; longer than the usual 60 seconds of proxies. */
  idle: 72_000,
  stalled: 30_000,
  closing: 8_000,
};

export type Timeouts = typeof defaultTimeouts;

type TransportOptions = {
  headers: Readonly<Record<string, string>>;
  timeouts: Timeouts;
  trusts: TrustsHop | null;
  stopping?: AbortSignal | undefined;
};

type Transport = {
  /** Whether the service is stopping: it still serves, but each response closes its connection. */
  isStopping: () => boolean;
  readForwardedAddress: onRequestHookHandler | null;
  requireTarget: onRequestHookHandler;
  closeWhenStopping: onSendHookHandler;
};

export const transportOptions = ({ headers, timeouts, trusts }: TransportOptions) => {
  const { headers: headersTimeout, request: requestTimeout, idle, stalled } = timeouts;
  return {
    bodyLimit,
    // Not part of `http` below, where Fastify would overwrite it with 0.
    requestTimeout,
    keepAliveTimeout: idle,
    // Node restarts this timer with each byte received or accepted by the kernel, so it closes only stalled sockets, for example if
    // the client does not read. A handler that takes longer loses its client; its statements have timed out by then.
    connectionTimeout: stalled,
    trustProxy: trusts ? (address: string, hop: number) => hop === 0 && trusts(address, 0) : false,
    genReqId: requestIdOf,
    rewriteUrl: (request) => withoutTrailingSlash(toOriginForm(request)),
    // A client on an open connection could not know that the service is stopping.
    return503OnClosing: false,
    routerOptions,
    // A missing Host header is rejected in `problemOf`, because Node's own response has an empty body.
    http: { requireHostHeader: false, headersTimeout, connectionsCheckingInterval: Math.min(1_000, headersTimeout) },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(headers).header("x-request-id", request.id);
      sendError(isPath(request.url) ? toServiceError(error, request) : noPath(), reply);
    },
    clientErrorHandler: (error: ClientError, socket: Socket) => respondRaw(socket, clientErrorOf(error), headers),
  } satisfies FastifyHttpOptions<Server>;
};

/** Whether the handler timed out. Fastify also aborts the signal when the client disconnects, but then the handler continues. */
export const isTimedOut = ({ signal }: FastifyRequest): boolean =>
  signal.aborted && Object(signal.reason).code === handlerTimeoutCode;

export const prepareTransport = (
  app: FastifyInstance,
  { headers, timeouts, trusts, stopping }: TransportOptions,
): Transport => {
  let isClosing = false;
  const isStopping = () => isClosing || (stopping?.aborted ?? false);
  app.addHook("preClose", async () => {
    isClosing = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), timeouts.closing).unref();
    app.server.once("close", () => clearTimeout(timer));
  });
  app.server.on("checkExpectation", (request: IncomingMessage, response) => {
    const body = errorBody("the only supported expectation is 100-continue");
    response.writeHead(417, {
      ...headers,
      ...corsHeaders,
      "content-type": "application/json; charset=utf-8",
      "x-error-code": "expectation_failed",
      "x-request-id": requestIdOf(request),
      "content-length": Buffer.byteLength(body),
      connection: "close",
    });
    response.end(body);
  });
  return {
    isStopping,
    readForwardedAddress:
      trusts &&
      ((request, _reply, done) => {
        readClientAddress(request.raw, trusts);
        done();
      }),
    requireTarget: (request, reply, done) => {
      reply.headers(headers).header("x-request-id", request.id);
      if (request.url === "*" && request.method === "OPTIONS") return void reply.code(204).send();
      done(problemOf(request));
    },
    closeWhenStopping: (_request, reply, payload, done) => {
      if (isStopping()) reply.header("connection", "close");
      done(null, payload);
    },
  };
};

const malformed = { code: "malformed_request" } as const;

const isPath = (target: string): boolean => target.startsWith("/");

const noPath = () => new BadRequest("the target of the request must be a path, such as /api/v1/alliances", malformed);

const problemOf = ({ raw, url }: FastifyRequest): BadRequest | undefined => {
  const { httpVersion, headers } = raw;
  if (countHostHeaders(raw) > 1) return new BadRequest("send one Host header, not several", malformed);
  if (httpVersion === "1.1" && !headers.host) return new BadRequest("the Host header is missing", malformed);
  return isPath(url) ? undefined : noPath();
};

/** Node passes a Buffer; Fastify's type declares only its JSON form. */
type ClientError = { code?: string; rawPacket?: unknown };

const clientErrorOf = (error: ClientError): ServiceError => {
  switch (error.code) {
    case "HPE_HEADER_OVERFLOW":
      return Buffer.isBuffer(error.rawPacket) && !error.rawPacket.includes("\n")
        ? new ServiceError(414, "the address is too long", { code: "uri_too_long" })
        : new ServiceError(431, "the headers are larger than 16384 bytes", { code: "headers_too_large" });
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new ServiceError(408, "the request took too long to arrive", { code: "request_timeout" });
    default:
      return new BadRequest("this is not well-formed HTTP", { code: "malformed_request", cause: error });
  }
};

const lingerMs = 1_000;

const respondRaw = (
  socket: Socket,
  { status, message, headers: errorHeaders }: ServiceError,
  headers: Readonly<Record<string, string>>,
): void => {
  // This response would wait behind an unread one, or become part of it.
  if (!socket.writable || socket.destroyed || socket.writableLength > 0) return void socket.destroy();
  const body = errorBody(message);
  // RFC 9112 §9.6: if the connection is closed at once, a client that is still sending may lose the response.
  setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries({ ...headers, ...corsHeaders, ...errorHeaders }).map(([name, value]) => `${name}: ${value}`),
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${randomUUID()}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
};
