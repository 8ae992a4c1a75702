import { METHODS } from "node:http";
import type { FastifyInstance } from "fastify";
import { MethodNotAllowed } from "../errors.ts";
import type { Operation } from "./contract.ts";
import { routePath } from "./routes.ts";

/** RFC 9110 §15.5.6: another method on a known path is 405. `Allow` lists the possible ones, also for OPTIONS. */
export const refuseOtherMethods = (app: FastifyInstance, operations: Iterable<Operation>): void => {
  const allowed = new Map<string, string[]>();
  for (const { method, path } of operations) {
    allowed.set(path, [...(allowed.get(path) ?? []), ...(method === "GET" ? ["GET", "HEAD"] : [method])]);
  }
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  for (const [path, declared] of allowed) {
    const methods = [...declared, "OPTIONS"];
    const allow = methods.join(", ");
    const url = routePath(path);
    app.options(url, async (_request, reply) => reply.code(204).header("allow", allow).send());
    app.route({
      method: METHODS.filter((method) => !methods.includes(method) && method !== "CONNECT"),
      url,
      // Before the body is read: no body makes the method right.
      onRequest: async (request) => {
        throw new MethodNotAllowed(request.method, methods);
      },
      handler: async () => {},
    });
  }
};
