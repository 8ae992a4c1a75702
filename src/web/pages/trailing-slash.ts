import type { FastifyInstance } from "fastify";
import { type Operation, routeTable } from "../../server/http/contract.ts";
import { routePath } from "../../server/http/paths.ts";

/** Redirects page URLs that end with a slash. The target is the route's path, so `//elsewhere/` cannot redirect to another host. */
export const redirectTrailingSlashes = (app: FastifyInstance): void => {
  for (const { method, path, rendersHtmlErrors } of Object.values<Operation>(routeTable)) {
    if (method !== "GET" || !rendersHtmlErrors || path === "/") continue;
    app.get<{ Params: Record<string, string> }>(`${routePath(path)}/`, async (request, reply) => {
      const page = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.params[name] ?? ""));
      const [, ...query] = request.url.split("?");
      // The query may hold the secret of an emailed link.
      reply.header("cache-control", "no-store");
      return reply.redirect([page, ...query].join("?"), 308);
    });
  }
};
