import { type FastifyInstance, LogController } from "fastify";

/** Turns off Fastify's two lines per request: `logRequests` writes one. */
export const logController = new LogController({ disableRequestLogging: true });

/** Logs one line per request, when its response is sent. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook("onResponse", async (request, reply) => {
    const { method, url, ip, routeOptions, errorCode } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, path: loggedPath(url), route: routeOptions.url, status: reply.statusCode, ms, ip };
    request.log.info({ ...line, ...(errorCode && { error: errorCode }) }, "request");
  });
};

const maxPathLength = 200;

/**
 * Without the query, which may hold the token of an emailed link or a search term; and cut, since the client chooses
 * the path. Control characters never get here: Node's parser rejects them.
 */
const loggedPath = (url: string): string => {
  const path = /^[^?#]*/.exec(url)?.[0] ?? "";
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
};
