import type { FastifyInstance } from "fastify";
import { operationTable } from "../../generated/contract.ts";
import type { Operation } from "../http/contract.ts";

/**
 * People type `/docs/`: the address of a page with a slash at its end leads to the page. Addresses of the API stay strict.
 * The new address is made of the page's own path, never of what the request calls it: `//elsewhere/` leads nowhere.
 */
export const redirectTrailingSlashes = (app: FastifyInstance): void => {
  for (const { method, path, rendersHtmlErrors } of Object.values<Operation>(operationTable)) {
    if (method !== "GET" || !rendersHtmlErrors || path === "/") continue;
    app.get<{ Params: Record<string, string> }>(`${path.replaceAll(/\{(\w+)\}/g, ":$1")}/`, async (request, reply) => {
      const page = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.params[name] ?? ""));
      const [, ...query] = request.url.split("?");
      // A query may hold the secret of an e-mailed link.
      reply.header("cache-control", "no-store");
      return reply.redirect([page, ...query].join("?"), 308);
    });
  }
};
