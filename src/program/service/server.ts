import fastify, { type FastifyInstance } from "fastify";
import { createVisitCounter } from "../../community/visits/counting.ts";
import { addViews } from "../../community/visits/queries.ts";
import { sourceBounds } from "../../community/visits/rules.ts";
import { startTasks } from "../../foundation/tasks.ts";
import { hasPlausibleCredential } from "../../identity/auth/authenticate.ts";
import { sessionOf } from "../../identity/auth/sessions/browser.ts";
import { cacheResponses } from "../../server/cache/responses.ts";
import { logController, type OnResponse } from "../../server/http/access-log.ts";
import { registerBodyParsers } from "../../server/http/body.ts";
import { trustedHops } from "../../server/http/client-address.ts";
import { earlySender } from "../../server/http/early-responses.ts";
import { shedLoad } from "../../server/http/overload.ts";
import { nothingAt } from "../../server/http/paths.ts";
import { prepareTransport, transportOptions } from "../../server/http/transport.ts";
import { createLimits, createRequestLimits } from "../../server/limits/limits.ts";
import { networkOf } from "../../server/limits/network.ts";
import type { Options } from "./options.ts";

const callAll =
  (...listeners: readonly (OnResponse | undefined)[]): OnResponse =>
  (summary, request) => {
    for (const listener of listeners) listener?.(summary, request);
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
  registerBodyParsers(app);
  const traceRequest = tracing?.traceRequest;
  const onResponse = callAll(metrics?.recordResponse, countVisits(app, options));
  const send = earlySender(app.log, { onResponse, traceRequest });
  const requestLimits = createRequestLimits(options.limits, metrics?.limitHit);
  const window = requestLimits.address;
  const responseCache = cacheResponses(app, { ...cache, clock, log: app.log, send, window });
  app.decorate("responseCache", responseCache);
  metrics?.watchCache(responseCache.usage);
  const loadShedding = shedLoad(app, capacity, {
    clientOf: networkOf,
    hasCredential: hasPlausibleCredential,
    isFromUser: (request) => request.caller !== null || sessionOf(request) !== null,
  });
  return {
    app,
    baseUrl,
    capacity,
    trusts,
    headers,
    transport: prepareTransport(app, http),
    traceRequest,
    onResponse,
    send,
    requestLimits,
    responseCache,
    loadShedding,
    limits: createLimits(pools.countersDb, options.limits, metrics?.limitHit),
  };
};

const intervalMs = 10_000;

/** Counts page views in memory and writes them at intervals. A killed process loses the views since its last write. */
const countVisits = (app: FastifyInstance, { clock, pools: { countersDb }, metrics }: Options): OnResponse => {
  const visits = createVisitCounter(clock);
  const write = async (): Promise<void> => {
    const views = visits.drain();
    if (views.length > 0) await addViews(countersDb, views, sourceBounds);
  };
  let stop = async (): Promise<void> => {};
  app.addHook("onReady", (done) => {
    stop = startTasks([{ name: "write_page_views", intervalMs, run: write }], { log: app.log, count: metrics?.count });
    done();
  });
  app.addHook("onClose", async () => {
    await stop();
    await write().catch((error: unknown) => app.log.warn({ err: error }, "the last page views could not be stored"));
  });
  return visits.countView;
};

/** Default headers of every response. Routes override `cache-control` for public content; pages have their own policies. */
const securityHeaders = (baseUrl: string): Record<string, string> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
  ...(baseUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});
