import { type FastifyInstance, LogController } from "fastify";

/** Fastify's own two lines for each request are off: `logRequests` writes one. */
export const logController = new LogController({ disableRequestLogging: true });

/** One line for each request, once it has its response. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook("onResponse", async (request, reply) => {
    const { method, url, ip, routeOptions, errorCode } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, path: loggedPath(url), route: routeOptions.url, status: reply.statusCode, ms, ip };
    request.log.info({ ...line, ...(errorCode && { error: errorCode }) }, "request");
  });
};

const longestPath = 200;

/**
 * Without the query, which may hold the token of a mail link, or what somebody searched for; and short, since whoever
 * sends a request chooses its path. Bytes that would steer a terminal never come this far: Node's parser refuses them.
 */
const loggedPath = (url: string): string => {
  const path = /^[^?#]*/.exec(url)?.[0] ?? "";
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
};
