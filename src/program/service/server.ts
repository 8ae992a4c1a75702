import fastify, { type FastifyInstance } from "fastify";
import { hasPlausibleCredential } from "../../identity/auth/plausible.ts";
import { sessionOf } from "../../identity/auth/sessions/browser.ts";
import { keepResponses } from "../../server/cache/responses.ts";
import { logController, logRequests, type OnAnswered } from "../../server/http/access-log.ts";
import { registerBodyParsers } from "../../server/http/body.ts";
import { trustedHops } from "../../server/http/client-address.ts";
import { limitConnections, limitPipelining } from "../../server/http/connections.ts";
import { admitOrigins } from "../../server/http/cors.ts";
import { isUnlimitedPath, refuseEarly } from "../../server/http/early-refusals.ts";
import { answerEarly, earlySender } from "../../server/http/early-responses.ts";
import { nothingAt, refuseEmptySegments } from "../../server/http/methods.ts";
import { shedLoad } from "../../server/http/overload.ts";
import { limitAddresses, limitBatches } from "../../server/http/rate-limits.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { traceRequests } from "../../server/http/tracing.ts";
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

/** A server of any contract: what happens to a request before its route, in the order of the calls. */
export const createServer = async (options: Options) => {
  const { baseUrl, trustProxy, timeouts, capacity, logger, clock, keeping, pools, metrics, tracing, stopping } =
    options;
  const trusts = trustedHops(trustProxy);
  const transport = { headers: securityHeaders(baseUrl), timeouts, trusts, stopping };
  const app: FastifyInstance = fastify({ ...transportOptions(transport), logger, logController });
  limitConnections(app.server, capacity, (address) => (trusts?.(address, 0) ? null : networkOf(address)));
  // Before anything is refused: a script that may not read a refusal cannot know when to try again.
  admitOrigins(app);
  const isStopping = prepareTransport(app, transport);
  app.setNotFoundHandler((request) => {
    throw nothingAt(request.url);
  });
  traceRequests(app, tracing?.traceRequest);
  const onAnswered = inAll(metrics?.answered, countVisits(app, options));
  logRequests(app, onAnswered);
  const requestLimits = createRequestLimits(options.limits, metrics?.limitHit);
  const window = requestLimits.address;
  limitAddresses(app, window, networkOf);
  limitBatches(app, requestLimits, networkOf);
  refuseEmptySegments(app);
  const send = earlySender(app.log, { onAnswered, traceRequest: tracing?.traceRequest });
  const onChange = pools.replicas?.positions.heard;
  const keptResponses = keepResponses(app, { ...keeping, onChange, clock, log: app.log, send, window });
  app.decorate("keptResponses", keptResponses);
  metrics?.watchCache(keptResponses.usage);
  const shed = shedLoad(app, capacity, {
    clientOf: networkOf,
    claimsUser: hasPlausibleCredential,
    isOfUser: (request) => request.caller !== null || sessionOf(request) !== null,
  });
  const refuse = refuseEarly({ shed, window, send, headers: transport.headers });
  answerEarly(app.server, { trusts, clientOf: networkOf, isStopping, isUrgent: isUnlimitedPath }, [
    keptResponses.respond,
    refuse,
  ]);
  limitPipelining(app.server);
  await registerBodyParsers(app);
  pools.replicas?.reportTo(app.log);
  const limits = createLimits(pools.countersDb, options.limits, metrics?.limitHit);
  return { app, keptResponses, requestLimits, limits };
};
