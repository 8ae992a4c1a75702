import { Readable } from "node:stream";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestHookHandler,
  onResponseHookHandler,
  RouteOptions,
} from "fastify";
import glue from "fastify-openapi-glue";
import { toJson } from "../../foundation/shared-rows.ts";
import { type Checks, checksOf, type LargeBodies, type Services } from "./checks.ts";
import { type Compressor, codingOf } from "./coding.ts";
import {
  type Caller,
  type Encoded,
  encoded,
  isOperationId,
  isRouteId,
  type Operation,
  type OperationId,
  type PageRoute,
  type RouteId,
  routeTable,
} from "./contract.ts";
import { contractDocument, type OperationObject, usedComponents } from "./document.ts";
import type { Responder } from "./early-responses.ts";
import { routePath } from "./paths.ts";
import { codedTag, type OnSend, type OnSendOf, onSendOf } from "./responses.ts";
import { isFile, toBadRequest, validatorCompiler } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
    /** The resource that the path names, loaded by the permission check. */
    target: unknown;
    revision: number | undefined;
  }
  interface FastifyContextConfig {
    operationId?: RouteId;
  }
}

export type ResponseCache = {
  describe(request: FastifyRequest, id: RouteId, response: { path: unknown; body: unknown }): void;
  /** Lets concurrent requests wait for this response; null without a cache. */
  startLoad: onRequestHookHandler | null;
  endLoad: onResponseHookHandler | null;
  save: OnSend;
  respond: Responder;
  catchUp(): Promise<void>;
  usage(): CacheUsage;
};

export type CacheUsage = { hits: number; misses: number; entries: number; bytes: number };

type Handlers = { readonly [Id in OperationId]: Handle };

export type OperationSteps = Checks & { onSend: readonly OnSendOf[] };

type HandlerTimeouts = { handlerTimeoutMs: number; uploadTimeoutMs: number; streamTimeoutMs: number };

type Binding<Context> = Services &
  LargeBodies &
  HandlerTimeouts & {
    steps: OperationSteps;
    contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
    responseCache: ResponseCache;
  };

/** Binds every operation to its handler and steps. fastify-openapi-glue creates the routes; `completeSchema` completes their schemas. */
export const bindContract = async <Context>(
  app: FastifyInstance,
  handlers: Handlers,
  binding: Binding<Context>,
): Promise<void> => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSchemaErrorFormatter((errors, part) => toBadRequest(errors, part));
  const unbound = new Set(Object.keys(handlers));
  // The glue's route without a handler would respond with 500.
  const operationResolver = (id: string) => {
    if (!isOperationId(id) || !unbound.delete(id)) throw new Error(`no handler for ${id}`);
    // The glue adds the URL.
    return routeOf(id, handlers[id], binding) as RouteOptions;
  };
  await app.register(async (routes) => {
    routes.addHook("onRoute", completeSchema);
    await routes.register(glue, { specification: requestsOfContract(), operationResolver });
  });
  if (unbound.size > 0) throw new Error(`no operation for the handlers ${[...unbound].join(", ")}`);
};

/** Binds pages directly, because fastify-openapi-glue reads only the contract. */
export const bindPages = <Context>(
  app: FastifyInstance,
  pages: readonly PageRoute[],
  binding: Binding<Context>,
): void => {
  for (const { id, operation, schema, handle } of pages) {
    if (!isRouteId(id)) throw new Error(`the page ${id} is not in the table of routes: run "make generate"`);
    app.route({ ...routeOf(id, handle, binding), url: routePath(operation.path), schema });
  }
};

const isEncoded = (body: unknown): body is Encoded => typeof body === "object" && body !== null && encoded in body;

const toBytes = (body: unknown): Buffer => (typeof body === "string" ? Buffer.from(body) : toJson(body));

/** In HTTP/1.0, only a reset shows that a body is incomplete. */
const breakVisibly = (body: Readable, { raw }: FastifyRequest): void => {
  if (raw.httpVersion === "1.0") body.once("error", () => raw.socket.resetAndDestroy());
};

const compressBody = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  compressor: Compressor,
  bytes: Buffer | Readable,
): Promise<Buffer> | Buffer | Readable => {
  reply.header("vary", `${String(reply.getHeader("vary"))}, Accept-Encoding`);
  const coding = codingOf(headers["accept-encoding"]);
  if (coding === null) return bytes;
  reply.headers({ "content-encoding": coding, etag: codedTag(String(reply.getHeader("etag")), coding) });
  return compressor(coding);
};

type HandlerResponse = {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  revision?: number;
  isSettled?: true;
};

const contentTypeOf = ({ produces: [type] }: Operation): string | undefined =>
  type === undefined || /^image\/|\/zip$/.test(type) ? type : `${type}; charset=utf-8`;

/** Long streams may take this many times the timeout of streams: half an hour by default. */
const longStreamFactor = 15;

const timeoutOf = ({ isStreamed, isLong, maxBodyBytes }: Operation, timeouts: HandlerTimeouts): number => {
  if (isLong) return longStreamFactor * timeouts.streamTimeoutMs;
  if (isStreamed) return timeouts.streamTimeoutMs;
  return maxBodyBytes === null ? timeouts.handlerTimeoutMs : timeouts.uploadTimeoutMs;
};

type Handle = (context: never, input: never) => Promise<unknown>;

const routeOf = <Context>(id: RouteId, handler: Handle, binding: Binding<Context>): Omit<RouteOptions, "url"> => {
  const operation: Operation = routeTable[id];
  const { steps } = binding;
  // The validator has checked the input; the compiler cannot relate an id in the table to its types.
  const handle = handler as (context: Context, input: unknown) => Promise<HandlerResponse>;
  const { responseCache } = binding;
  const isWrite = operation.method !== "GET";
  const contentType = contentTypeOf(operation);
  return {
    // Fastify's separate HEAD route fails on the null payload of a 304.
    method: operation.method === "GET" ? ["GET", "HEAD"] : operation.method,
    config: { operationId: id },
    ...(!operation.isEndless && { handlerTimeout: timeoutOf(operation, binding) }),
    ...(operation.maxBodyBytes !== null && { bodyLimit: operation.maxBodyBytes }),
    ...checksOf(steps, { id, ...operation }, binding),
    handler: async (request, reply) => {
      const { params: path, query, headers, body } = request;
      const response = await handle(binding.contextOf(request, reply), { path, query, headers, body });
      if (!isWrite) responseCache.describe(request, id, { path, body: response.body });
      else if (!response.isSettled) await responseCache.catchUp();
      reply.code(response.status).headers(response.headers);
      request.revision = response.revision;
      if (response.body === undefined) return reply.send();
      if (contentType) reply.type(contentType);
      if (!isEncoded(response.body)) return toBytes(response.body);
      const { [encoded]: bytes, compressor } = response.body;
      if (bytes instanceof Readable) breakVisibly(bytes, request);
      return compressor ? compressBody(request, reply, compressor, bytes) : bytes;
    },
    onSend: onSendOf(steps.onSend, operation),
  };
};

let requests: object | undefined;

/** The contract's requests, for fastify-openapi-glue. Responses get no serializer: JSON.stringify is faster. */
export const requestsOfContract = (): object => {
  if (requests) return requests;
  const { openapi, info, paths: documentPaths, components } = contractDocument();
  const paths = mapValues(documentPaths, (item) => mapValues(item, requestOf));
  const { parameters, schemas } = usedComponents(components, paths);
  const specification: object = { openapi, info, paths, components: { parameters, schemas } };
  requests = JSON.parse(JSON.stringify(specification), adaptForGlue) as object;
  return requests;
};

const mapValues = <Value, Mapped>(values: Record<string, Value>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

const requestOf = ({ operationId, parameters, requestBody }: OperationObject) => ({
  operationId,
  parameters,
  requestBody,
});

const adaptForGlue = (_name: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { $ref, description: _description, example: _example, ...siblings }: Record<string, unknown> = { ...value };
  if (typeof $ref === "string" && Object.keys(siblings).length > 0) return { ...siblings, allOf: [{ $ref }] };
  if (siblings["in"] === "header") return { ...value, name: String(siblings["name"]).toLowerCase() };
  return siblings["format"] === "binary" ? { [isFile]: true } : value;
};

/**
 * Completes the glue's schema: rejects unknown query parameters (ignored ones have been removed), and validates a body with any
 * spelling of its media type, or none.
 */
const completeSchema = (route: RouteOptions): void => {
  const { querystring, body, ...schema }: FastifySchema = route.schema ?? {};
  route.schema = {
    ...schema,
    querystring: { type: "object", ...Object(querystring), additionalProperties: false },
    ...(body !== undefined && { body: bodyOf(body) }),
  };
};

/** All media types of a body have the same schema, except files: such a body is a file, or a form that contains it. */
const bodyOf = (body: unknown): unknown => {
  const schemas = Object.values<{ schema: object }>(Object(body).content).map(({ schema }) => schema);
  const file = schemas.find((schema) => isFile in schema);
  const form = schemas.find((schema) => !(isFile in schema));
  return file && form ? { if: file, else: form } : schemas[0];
};
