import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import { operationTable } from "../../generated/contract.ts";
import type { Caller } from "./caller.ts";
import { checksOf, type Services } from "./checks.ts";
import { conditionalResponse, keepCookiesFromCaches } from "./conditional.ts";
import type { ContextualHandlers, Operation, OperationId } from "./contract.ts";
import { refuseOtherMethods } from "./methods.ts";
import { type BoundSchema, forGlue, routePath, strictSchema } from "./routes.ts";
import { toBadRequest, validatorCompiler } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

export type Binding<Context> = Services & {
  /** The bundled document. */
  document: object;
  handlers: ContextualHandlers<Context>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
};

/** Binds every operation of the document to its handler. The checks of `checks.ts` and input validation run first. */
export const bindContract = async <Context>(app: FastifyInstance, binding: Binding<Context>): Promise<void> => {
  requireHandlers(binding.handlers);
  app.decorateRequest("caller", null);
  app.setValidatorCompiler(validatorCompiler);
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
  refuseOtherMethods(app, Object.values(operationTable));
};

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operationTable, id);

/** The compiler checks this too; this check catches a document that does not match the build. */
const requireHandlers = (handlers: object): void => {
  const missing = Object.keys(operationTable).filter((id) => !Object.hasOwn(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !isOperationId(id));
  if (missing.length) throw new Error(`no handler for ${missing.join(", ")}`);
  if (unknown.length) throw new Error(`no operation for the handlers ${unknown.join(", ")}`);
};

type HandlerResponse = { status: number; headers: Record<string, string>; body: unknown };

const routeOf = <Context>(id: OperationId, binding: Binding<Context>): RouteOptions => {
  const operation: Operation = operationTable[id];
  // The validator has checked the input; the compiler cannot relate an id in the table to its types.
  const handle = binding.handlers[id] as (context: Context, input: unknown) => Promise<HandlerResponse>;
  const contentType = operation.produces[0] && `${operation.produces[0]}; charset=utf-8`;
  return {
    method: operation.method,
    url: routePath(operation.path),
    config: { operationId: id },
    ...checksOf(id, operation, binding),
    handler: async (request, reply) => {
      const { params: path, query, headers, body } = request;
      const response = await handle(binding.contextOf(request, reply), { path, query, headers, body });
      reply.code(response.status).headers(response.headers);
      if (response.body === undefined) return reply.send();
      if (contentType) reply.type(contentType);
      return response.body;
    },
    onSend: [keepCookiesFromCaches, conditionalResponse(operation) ?? []].flat(),
  };
};
