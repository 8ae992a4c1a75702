import fastify, { type FastifyInstance } from "fastify";
import { hasPlausibleCredential } from "../../identity/auth/authenticate.ts";
import { sessionOf } from "../../identity/auth/sessions/browser.ts";
import { cacheResponses } from "../../server/cache/responses.ts";
import { logController, type OnAnswered } from "../../server/http/access-log.ts";
import { registerBodyParsers } from "../../server/http/body.ts";
import { trustedHops } from "../../server/http/client-address.ts";
import { earlySender } from "../../server/http/early-responses.ts";
import { shedLoad } from "../../server/http/overload.ts";
import { nothingAt } from "../../server/http/paths.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { prepareTransport, transportOptions } from "../../server/http/transport.ts";
import { createLimits } from "../../server/limits/limits.ts";
import { networkOf } from "../../server/limits/network.ts";
import { createRequestLimits } from "../../server/limits/window.ts";
import type { Options } from "./options.ts";
import { countVisits } from "./visits.ts";

const inAll =
  (...all: readonly (OnAnswered | undefined)[]): OnAnswered =>
  (answered, request) => {
    for (const one of all) one?.(answered, request);
  };

export type Server = Awaited<ReturnType<typeof createServer>>;

export const createServer = async (options: Options) => {
  const { baseUrl, trustProxy, timeouts, capacity, logger, clock, cache, pools, metrics, tracing, stopping } = options;
  const trusts = trustedHops(trustProxy);
  const headers = securityHeaders(baseUrl);
  const http = { headers, timeouts, trusts, stopping };
  const app: FastifyInstance = fastify({ ...transportOptions(http), logger, logController });
  app.setNotFoundHandler((request) => {
    throw nothingAt(request.url);
  });
  await registerBodyParsers(app);
  const traceRequest = tracing?.traceRequest;
  const onAnswered = inAll(metrics?.answered, countVisits(app, options));
  const send = earlySender(app.log, { onAnswered, traceRequest });
  const requestLimits = createRequestLimits(options.limits, metrics?.limitHit);
  const window = requestLimits.address;
  const responseCache = cacheResponses(app, { ...cache, clock, log: app.log, send, window });
  app.decorate("responseCache", responseCache);
  metrics?.watchCache(responseCache.usage);
  const loadShedding = shedLoad(app, capacity, {
    clientOf: networkOf,
    hasCredential: hasPlausibleCredential,
    isOfUser: (request) => request.caller !== null || sessionOf(request) !== null,
  });
  return {
    app,
    capacity,
    trusts,
    headers,
    transport: prepareTransport(app, http),
    traceRequest,
    onAnswered,
    send,
    requestLimits,
    responseCache,
    loadShedding,
    limits: createLimits(pools.countersDb, options.limits, metrics?.limitHit),
  };
};
