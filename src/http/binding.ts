import { METHODS } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import { operationTable } from "../../generated/contract.ts";
import { BadRequest, MethodNotAllowed, UnsupportedMediaType } from "../errors.ts";
import { type Authenticate, type Caller, requireAccess } from "./caller.ts";
import type { ContextualHandlers, Operation, OperationId } from "./contract.ts";
import { requireSameOrigin } from "./cross-site.ts";
import { entityTag, noneMatches } from "./etag.ts";
import { loginPathOf } from "./login-path.ts";
import { requireAcceptable, requireDeclared } from "./negotiation.ts";
import { createValidatorCompiler, requireStorableText, toBadRequest } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

export type Binding<Context> = {
  /** The bundled document. */
  document: object;
  handlers: ContextualHandlers<Context>;
  authenticate: Authenticate;
  baseUrl: string;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
};

/**
 * Binds every operation of the document to its handler. A request is judged in this order: path and query readable (400),
 * credential (401), site that it comes from, scope and verified address (403), `Accept` (406), media type (415), size (413),
 * validity (400); then the handler has it.
 */
export const bindContract = async <Context>(app: FastifyInstance, binding: Binding<Context>): Promise<void> => {
  requireHandlers(binding.handlers);
  app.decorateRequest("caller", null);
  app.setValidatorCompiler(createValidatorCompiler());
  app.setSchemaErrorFormatter((errors, part) => toBadRequest(errors, part));
  app.addHook("onRoute", (route) => {
    if (route.schema && "operationId" in route.schema) route.schema = strictSchema(route.schema as BoundSchema);
  });
  await app.register(openapiGlue, {
    specification: forGlue(binding.document),
    operationResolver: (id) => {
      if (!isOperationId(id)) throw new Error(`generated/ is stale: it has no ${id}; run "make generate"`);
      return routeOf(id, binding);
    },
  });
  refuseOtherMethods(app);
};

/**
 * A copy, since the glue writes into it; without the answers that are no JSON: it would warn that nothing parses such
 * bodies.
 */
const forGlue = (document: object): object =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    key === "text/html" || key === "application/yaml" ? undefined : value,
  );

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operationTable, id);

/** The compiler says so first; this speaks for a document and a build that are not of one age. */
const requireHandlers = (handlers: object): void => {
  const missing = Object.keys(operationTable).filter((id) => !Object.hasOwn(handlers, id));
  const surplus = Object.keys(handlers).filter((id) => !isOperationId(id));
  if (missing.length) throw new Error(`no handler for ${missing.join(", ")}`);
  if (surplus.length) throw new Error(`no operation for the handlers ${surplus.join(", ")}`);
};

const routeOf = <Context>(id: OperationId, binding: Binding<Context>): RouteOptions => {
  const { handlers, authenticate, baseUrl, contextOf } = binding;
  const operation: Operation = operationTable[id];
  // The validator vouches for the input; the compiler cannot see through the table from an id to its own types.
  const handle = handlers[id] as (context: Context, input: unknown) => Promise<Answered>;
  const strangersMay =
    operation.security.length === 0 || operation.security.some((one) => Object.keys(one).length === 0);

  return {
    method: operation.method,
    url: routePath(operation.path),
    config: { operationId: id },
    onRequest: async (request, reply) => {
      reply.header("cache-control", strangersMay && operation.tag !== "auth" ? "public, no-cache" : "no-store");
      // An answer may depend on who asks, so that no shared cache may give it to another.
      reply.header("vary", "Authorization, Cookie");
      requireReadableUrl(request.raw.url ?? "");
      const caller = await authenticate(request);
      // Where the contract takes sessions only, a token is nobody's.
      request.caller = caller?.token && takesOnlySessions(operation) ? null : caller;
      if (operation.method !== "GET" && (operation.tag === "auth" || request.caller?.scopes === null))
        requireSameOrigin(request, baseUrl);
      if (!request.caller && isPageOfMembers(operation))
        return reply.redirect(loginPathOf(operation, request.url), 303);
      requireAccess(request.caller, operation);
      if (request.caller && strangersMay) reply.header("cache-control", "private, no-cache");
      requireAcceptable(request.headers.accept, operation.gives);
      if (hasBody(request)) requireDeclaredBody(request, operation);
    },
    preValidation: async (request) => {
      requireStorableText(request.params, "path");
      requireStorableText(request.query, "query");
      requireStorableText(request.body, "body");
      if (isForm(request)) request.body = readForm(request.body, operation.listFields);
      if (operation.takes.length === 0 && !isEmpty(request.body)) throw new BadRequest(`${id} takes no body`);
    },
    handler: async (request, reply) => {
      const { params: path, query, headers, body } = request;
      const answer = await handle(contextOf(request, reply), { path, query, headers, body });
      reply.code(answer.status).headers(answer.headers);
      if (answer.body === undefined) return reply.send();
      const [mediaType] = operation.gives;
      if (mediaType) reply.type(`${mediaType}; charset=utf-8`);
      return answer.body;
    },
    onSend: async (request, reply, payload) => {
      if (reply.hasHeader("set-cookie")) reply.header("cache-control", "no-store");
      if (typeof payload !== "string" || !operation.tagged.includes(reply.statusCode)) return payload;
      const tag = String(reply.getHeader("etag") ?? entityTag(payload));
      reply.header("etag", tag);
      const known = request.headers["if-none-match"];
      if (operation.method !== "GET" || known === undefined || noneMatches(known, tag)) return payload;
      reply.code(304).removeHeader("content-type").removeHeader("content-length");
      return null;
    },
  };
};

const takesOnlySessions = ({ security }: Operation): boolean =>
  security.some((one) => "session" in one) && !security.some((one) => "bearer" in one);

/** Pages that need a session send a stranger to the sign-in, not a 401 that no browser shows. */
const isPageOfMembers = ({ security, statuses }: Operation): boolean =>
  statuses.includes(303) && security.length > 0 && security.every((one) => Object.keys(one).join() === "session");

const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

type Answered = { status: number; headers: Record<string, string>; body: unknown };

/** Node and find-my-way leave a broken percent-encoding in a query as it stands. */
const requireReadableUrl = (url: string): void => {
  if (!url.includes("%")) return;
  try {
    decodeURIComponent(url);
  } catch (error) {
    throw new BadRequest("the address has a broken percent-encoding", { code: "malformed_request", cause: error });
  }
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const requireDeclaredBody = ({ headers }: FastifyRequest, { takes }: Operation): void => {
  if (headers["content-type"] === undefined)
    throw new UnsupportedMediaType(takes.length ? takes : ["application/json"]);
  requireDeclared(headers["content-type"], takes);
};

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") ?? false;

/** One ticked box of a form looks like a text, and each line break as two characters (HTML, "constructing an entry list"). */
const readForm = (body: unknown, listFields: readonly string[]): unknown =>
  typeof body === "object" && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]: [string, unknown]) => {
          if (typeof value !== "string") return [name, value];
          const text = value.replaceAll("\r\n", "\n");
          return [name, listFields.includes(name) ? [text] : text];
        }),
      )
    : body;

/** Clients send `{}` with a POST out of habit. */
const isEmpty = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === "object" && Object.keys(body).length === 0);

/** What the glue makes of an operation. */
type BoundSchema = {
  querystring?: object;
  body?: { content?: Record<string, { schema: object }> };
  response?: Record<string, { content?: Record<string, { schema: object }> }>;
  "x-unlisted-query-parameters"?: "ignored";
};

/**
 * Mends what the glue leaves open: unknown query parameters are refused, a body is validated whatever spelling its media
 * type has, and answers that are not JSON need no serializer.
 */
const strictSchema = ({ querystring, body, response, ...rest }: BoundSchema): FastifySchema => ({
  ...rest,
  querystring: {
    type: "object",
    properties: {},
    ...querystring,
    additionalProperties: rest["x-unlisted-query-parameters"] === "ignored",
  },
  ...(body && { body: Object.values(body.content ?? {})[0]?.schema }),
  response: Object.fromEntries(
    Object.entries(response ?? {}).flatMap(([status, { content }]) => {
      const schema = content?.["application/json"]?.schema;
      return schema && Number(status) < 400 ? [[status, schema]] : [];
    }),
  ),
});

/** RFC 9110 §15.5.6: a known path with another method is 405 and says in `Allow` what is possible; OPTIONS says it too. */
const refuseOtherMethods = (app: FastifyInstance): void => {
  const allowed = new Map<string, string[]>();
  for (const { method, path } of Object.values(operationTable)) {
    allowed.set(path, [...(allowed.get(path) ?? []), ...(method === "GET" ? ["GET", "HEAD"] : [method])]);
  }
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  for (const [path, declared] of allowed) {
    const methods = [...declared, "OPTIONS"];
    const url = routePath(path);
    app.options(url, async (_request, reply) => reply.code(204).header("allow", methods.join(", ")).send());
    app.route({
      method: METHODS.filter((method) => !methods.includes(method) && method !== "CONNECT"),
      url,
      // Before the body is read: whatever it holds, the method is wrong.
      onRequest: async (request) => {
        throw new MethodNotAllowed(request.method, methods);
      },
      handler: async () => {},
    });
  }
};
