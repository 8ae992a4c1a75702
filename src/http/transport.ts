import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { v7 as uuid } from "uuid";
import { BadRequest, ServiceError, Unavailable } from "../errors.ts";
import { errorBody, sendError, toServiceError } from "./error-handler.ts";

/** Handles what happens before, or instead of, a route; errors have the same one-field body. */

const clientChosenId = /^[\w-]{1,64}$/;

const requestIdOf = ({ headers }: IncomingMessage): string => {
  const chosen = headers["x-request-id"];
  return typeof chosen === "string" && clientChosenId.test(chosen) ? chosen : uuid();
};

/** Milliseconds within which a request must arrive, so that slow clients do not hold connections. */
export type Timeouts = { headers: number; request: number };

const defaultTimeouts: Timeouts = { headers: 10_000, request: 30_000 };

/** Fastify's options for HTTP. */
export const transportOptions = ({ headers, request }: Timeouts = defaultTimeouts) =>
  ({
    bodyLimit: 262_144,
    // Set here and not in `http`: Fastify would overwrite it with 0.
    requestTimeout: request,
    genReqId: requestIdOf,
    // `prepareTransport` sends our own response while the service is closing.
    return503OnClosing: false,
    // The contract bounds each parameter: validation rejects longer ones with 400.
    routerOptions: { maxParamLength: 16_384 },
    // Node's own response to a missing Host has an empty body.
    http: {
      requireHostHeader: false,
      headersTimeout: headers,
      connectionsCheckingInterval: Math.min(1_000, headers),
    },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply.header("x-request-id", request.id);
      sendError(toServiceError(error), reply);
    },
    clientErrorHandler: (error: ClientError, socket: Socket) => respondRaw(socket, clientErrorOf(error)),
  }) satisfies FastifyHttpOptions<Server>;

export const prepareTransport = (app: FastifyInstance, headers: Readonly<Record<string, string>>): void => {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("x-request-id", request.id);
    if (closing) throw new Unavailable("the service is stopping; try again shortly");
    if (request.raw.httpVersion === "1.1" && !request.headers.host)
      throw new BadRequest("the Host header is missing", { code: "malformed_request" });
  });
  // Otherwise a keep-alive connection would delay the shutdown until it idles out.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (closing) reply.header("connection", "close");
    done(null, payload);
  });
  app.server.on("checkExpectation", (request: IncomingMessage, response) => {
    const body = errorBody("the only supported expectation is 100-continue");
    response.writeHead(417, {
      "content-type": "application/json; charset=utf-8",
      "x-request-id": requestIdOf(request),
      "content-length": Buffer.byteLength(body),
      connection: "close",
    });
    response.end(body);
  });
};

/** Node passes a Buffer; Fastify's type declares only its JSON form. */
type ClientError = { code?: string; rawPacket?: unknown };

const clientErrorOf = (error: ClientError): ServiceError => {
  switch (error.code) {
    case "HPE_HEADER_OVERFLOW":
      // The request line alone exceeds the limit.
      return Buffer.isBuffer(error.rawPacket) && !error.rawPacket.includes("\n")
        ? new ServiceError(414, "the address is too long", { code: "uri_too_long" })
        : new ServiceError(431, "the headers are larger than 16384 bytes", { code: "headers_too_large" });
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new ServiceError(408, "the request took too long to arrive", { code: "request_timeout" });
    default:
      return new BadRequest("this is not well-formed HTTP", { code: "malformed_request", cause: error });
  }
};

/** Writes a response to a connection whose request could not be parsed. */
const respondRaw = (socket: Socket, { status, message }: ServiceError): void => {
  if (!socket.writable || socket.destroyed) return void socket.destroy();
  const body = errorBody(message);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${uuid()}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
};
