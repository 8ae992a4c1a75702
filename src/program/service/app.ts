import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import type { Queryable } from "../../foundation/db/client.ts";
import { createExporting } from "../../foundation/db/export-stream.ts";
import { createLane } from "../../foundation/db/lane.ts";
import type { Pools } from "../../foundation/db/pools.ts";
import { NotFound } from "../../foundation/errors.ts";
import { askedLanguage, asLanguage, defaultLanguage } from "../../foundation/languages/languages.ts";
import { textsIn } from "../../foundation/languages/texts.ts";
import { createOutbound, type Outbound } from "../../foundation/outbound/request.ts";
import { createEncoding, type EncodePicture } from "../../foundation/pictures/encoding.ts";
import { createPlaces } from "../../foundation/pictures/places.ts";
import type { Uploads } from "../../foundation/pictures/uploads.ts";
import { createFolder } from "../../foundation/storage/folder.ts";
import { serveFrom } from "../../foundation/storage/serving.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { createAuthorizationServer } from "../../identity/apps/server/server.ts";
import { createAuthenticate } from "../../identity/auth/authenticate.ts";
import { createDevices } from "../../identity/auth/devices/device.ts";
import { createHandovers } from "../../identity/auth/handover.ts";
import { createKeyring } from "../../identity/auth/keyring.ts";
import { type ProviderSettings, registerProviders } from "../../identity/auth/oauth/providers.ts";
import type { BreachedPasswords } from "../../identity/auth/passwords/breached.ts";
import { createPasswords, type Passwords } from "../../identity/auth/passwords/hashing.ts";
import { createPasswordPolicy } from "../../identity/auth/passwords/policy.ts";
import { hasPlausibleCredential } from "../../identity/auth/plausible.ts";
import { hasCookiesRead, hasSessionCookie, registerSessions, sessionOf } from "../../identity/auth/sessions/browser.ts";
import type { SessionLifetime } from "../../identity/auth/sessions/queries.ts";
import type { Authorizations, Context } from "../../identity/context.ts";
import { formOf } from "../../identity/forms.ts";
import { type KeepingOptions, keepResponses } from "../../server/cache/responses.ts";
import { logController, logRequests } from "../../server/http/access-log.ts";
import { bindContract } from "../../server/http/binding.ts";
import { registerBodyParsers } from "../../server/http/body.ts";
import type { Authenticate } from "../../server/http/caller.ts";
import { type Capacity, defaultCapacity } from "../../server/http/capacity.ts";
import { hasValidPath } from "../../server/http/checks.ts";
import { type TrustProxy, trustedHops } from "../../server/http/client-address.ts";
import { limitConnections, limitPipelining } from "../../server/http/connections.ts";
import { admitOrigins } from "../../server/http/cors.ts";
import { isUnlimitedPath, refuseEarly } from "../../server/http/early-refusals.ts";
import { answerEarly, earlySender } from "../../server/http/early-responses.ts";
import { handleErrors } from "../../server/http/error-handler.ts";
import { isForm } from "../../server/http/forms.ts";
import { callOperations, outermost } from "../../server/http/in-process.ts";
import { shedLoad } from "../../server/http/overload.ts";
import { pathOf } from "../../server/http/path.ts";
import { probeOf } from "../../server/http/probe.ts";
import { limitAddresses } from "../../server/http/rate-limits.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { traceRequests } from "../../server/http/tracing.ts";
import {
  defaultTimeouts,
  isTimedOut,
  prepareTransport,
  type Timeouts,
  transportOptions,
} from "../../server/http/transport.ts";
import { createLimits, type LimitSettings } from "../../server/limits/limits.ts";
import { networkOf } from "../../server/limits/network.ts";
import { defaultQuotas } from "../../server/limits/quotas.ts";
import type { Sharing } from "../../server/limits/sharing.ts";
import { createRequestLimits } from "../../server/limits/window.ts";
import { createReadiness } from "../../server/readiness/readiness.ts";
import { errorPage } from "../../site/error-page/error-page.ts";
import { createPostbox } from "../../web/mail/postbox.ts";
import { registerAssets } from "../../web/pages/assets.ts";
import { defaultSite, type Site } from "../../web/pages/document.ts";
import { pageHeaders } from "../../web/pages/html-response.ts";
import { createRender, type Render } from "../../web/pages/template.ts";
import { redirectTrailingSlashes } from "../../web/pages/trailing-slash.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { authorizations as allAuthorizations } from "./authorizations.ts";
import { handlers as allHandlers } from "./operations.ts";
import { createPublicReads } from "./public-reads.ts";

export type AppOptions = {
  db: Queryable;
  /** Pools of their own for some kinds of work; without them, everything shares `db`. */
  pools?: Omit<Pools, "db">;
  /** How many searches run at once; others wait for a while, and then get 503. */
  searchesAtOnce?: number;
  /** How many exports run at once. */
  exportsAtOnce?: number;
  /** Milliseconds for which a search waits until others have ended. */
  searchPatience?: number;
  baseUrl: string;
  site?: Site;
  securityContact?: string | undefined;
  secondFactorForAdmins?: boolean;
  trustProxy?: TrustProxy;
  timeouts?: Partial<Timeouts>;
  capacity?: Partial<Capacity>;
  logger?: FastifyServerOptions["logger"];
  clock?: () => Date;
  authenticate?: Authenticate;
  handlers?: typeof allHandlers;
  authorizations?: Authorizations;
  /** Whether cookies are `Secure`. */
  secureCookies?: boolean;
  sessionLifetime?: SessionLifetime;
  providers?: ProviderSettings;
  limits?: LimitSettings;
  /** How limits that are counted in memory count together with other processes. */
  sharing?: Sharing | undefined;
  /** Without it, no response is kept. */
  keeping?: KeepingOptions;
  passwords?: Passwords;
  /** Passwords to refuse besides the commonest ones. */
  breachedPasswords?: BreachedPasswords | undefined;
  /** Where pictures are kept. */
  storage?: Storage;
  /** Bytes of the files of a user. */
  maxBytesPerUser?: number;
  encode?: EncodePicture;
  outbound?: Outbound;
  allowsPrivateAddresses?: boolean;
  /** When the release's last migration was written, in milliseconds since 1970; without it, any database will do. */
  lastMigration?: number;
  /** Without it, nothing is measured. */
  metrics?: Metrics | undefined;
  /** Without it, nothing is traced. */
  tracing?: Tracing | undefined;
  /** Aborts when the process is about to stop. */
  stopping?: AbortSignal;
};

/** Interface specification, §8. */
const defaultLifetime: SessionLifetime = { idleDays: 7, absoluteDays: undefined };

/** Milliseconds. A hundred ordinary searches take less. */
const defaultPatience = 1_000;

/** Milliseconds for which an export waits for others. */
const exportPatience = 5_000;

/** Builds the service from its dependencies; it does not listen yet. */
export const createApp = async ({
  db,
  pools: { lookupsDb, readsDb, searchesDb, searchTimeout, countersDb, exportsDb, replicas } = {
    lookupsDb: db,
    readsDb: db,
    searchesDb: db,
    countersDb: db,
    exportsDb: db,
  },
  searchesAtOnce = 2,
  exportsAtOnce = 2,
  searchPatience = defaultPatience,
  baseUrl,
  site = defaultSite,
  securityContact,
  secondFactorForAdmins = false,
  trustProxy = false,
  timeouts,
  capacity: givenCapacity,
  logger = false,
  clock = () => new Date(),
  authenticate,
  handlers = allHandlers,
  authorizations = allAuthorizations,
  secureCookies: secure = baseUrl.startsWith("https:"),
  sessionLifetime: lifetime = defaultLifetime,
  providers: providerSettings = { openId: [] },
  keeping = { url: "", maxBytes: 0 },
  limits: limitSettings = { ...defaultQuotas, factor: 1 },
  sharing,
  passwords = createPasswords(),
  breachedPasswords,
  storage = createFolder(".data/uploads"),
  maxBytesPerUser = 104_857_600,
  encode = createEncoding(createPlaces(1)),
  allowsPrivateAddresses = false,
  metrics,
  tracing,
  outbound = createOutbound({ allowsPrivate: allowsPrivateAddresses, traceOutbound: tracing?.traceOutbound }),
  lastMigration = 0,
  stopping,
}: AppOptions): Promise<FastifyInstance> => {
  const trusts = trustedHops(trustProxy);
  const transport = { headers: securityHeaders(baseUrl), timeouts, trusts, stopping };
  const capacity = { ...defaultCapacity, ...givenCapacity };
  const app = fastify({ ...transportOptions(transport), logger, logController });
  limitConnections(app.server, capacity, (address) => (trusts?.(address, 0) ? null : networkOf(address)));
  // Before anything is refused: a script that may not read a refusal cannot know when to try again.
  admitOrigins(app);
  const isStopping = prepareTransport(app, transport);
  app.setNotFoundHandler((request) => {
    throw new NotFound(`there is nothing at ${pathOf(request.url).slice(0, 200)}`, {
      text: { key: "common.wrong.address" },
    });
  });
  traceRequests(app, tracing?.traceRequest);
  logRequests(app, metrics?.answered);
  const requestLimits = createRequestLimits(limitSettings, sharing, metrics?.limitHit);
  const window = requestLimits.address;
  limitAddresses(app, window, networkOf);
  const send = earlySender(app.log, { onAnswered: metrics?.answered, traceRequest: tracing?.traceRequest });
  const keptResponses = keepResponses(app, {
    ...keeping,
    onChange: replicas?.positions.heard,
    clock,
    log: app.log,
    send,
    window,
  });
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
  const assetPath = await registerAssets(app);
  const findsWrites = replicas && (true as const);
  replicas?.reportTo(app.log);
  const browserOf = await registerSessions(app, { db: lookupsDb, clock, secure, lifetime, findsWrites });
  const deviceOf = createDevices({ db, clock, secure });
  const webhookKeys = createKeyring({ db, clock }, "webhook");
  const totpKeys = createKeyring({ db, clock }, "totp");
  const handoverOf = createHandovers({ db, clock, secure });
  const limits = createLimits(countersDb, limitSettings, sharing, metrics?.limitHit);
  const providersOf = await registerProviders(app, providerSettings, { secure, clock });
  const serverOf = createAuthorizationServer({ baseUrl, outbound, secure });
  const passwordPolicy = createPasswordPolicy(baseUrl, breachedPasswords);
  const renders = createRender(assetPath, {
    name: site.name,
    baseUrl,
    origin: new URL(baseUrl).origin,
  });
  const postbox = createPostbox();
  const searching = createLane(searchesDb, {
    concurrency: searchesAtOnce,
    // Those that wait count as in progress: most of that is for other requests.
    maxWaiting: Math.ceil(capacity.requestsInProgress / 3),
    patience: searchPatience,
    of: "searches",
    statementTimeout: searchTimeout,
  });
  const uploads: Uploads = {
    encode,
    storage: serveFrom(storage, { log: app.log, onFailure: metrics?.storageFailure }),
    maxBytesPerUser,
  };
  const { request: requestTimeout, handler: handlerTimeout, stream, unread } = { ...defaultTimeouts, ...timeouts };
  const exporting = createExporting(
    createLane(exportsDb, { concurrency: exportsAtOnce, maxWaiting: 10, patience: exportPatience, of: "exports" }),
    { unread, stream },
  );
  const checkReadiness = createReadiness({ db, clock, lastMigration, isStopping: () => stopping?.aborted ?? false });
  const { placesOf, noteWrite } = createPublicReads({ db, lookupsDb, readsDb, searching, replicas, log: app.log });
  const callOperation = callOperations(app);
  /** What depends on the language of the reader. */
  const speaking = (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Pick<Context, "askedLanguage" | "texts" | "render"> => {
    const asked = askedLanguage(request.headers["accept-language"]) ?? null;
    // A user who has chosen a language sees no other.
    const language = asLanguage(request.caller?.language) ?? asked ?? defaultLanguage;
    const render: Render = (page, data) => {
      const spoken = page.language ?? language;
      reply.header("content-language", spoken);
      return renders[spoken](page, data);
    };
    return { askedLanguage: asked, texts: textsIn[language], render };
  };
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => ({
    ...placesOf(request),
    exporting,
    caller: request.caller,
    now: clock(),
    baseUrl,
    site,
    securityContact,
    secondFactorForAdmins,
    url: request.url,
    log: request.log,
    address: request.ip,
    probe: probeOf(request),
    isForm: isForm(request.headers["content-type"]),
    isOver: () => isTimedOut(request),
    browser: browserOf(outermost(request), reply),
    device: deviceOf({ request, reply }),
    handover: handoverOf({ request, reply, isProbe: probeOf(request) !== null }),
    providers: providersOf({ request, reply }),
    server: serverOf({ request, reply }),
    passwords,
    passwordPolicy,
    uploads,
    limits,
    postbox,
    callOperation: (call) => callOperation(request, call),
    outbound,
    allowsPrivateAddresses,
    webhookKeys,
    totpKeys,
    ...speaking(request, reply),
    checkReadiness,
    count: metrics?.count ?? (() => {}),
  });
  handleErrors(app, baseUrl, async (error, request, reply) => {
    const { body, id: requestId, url, log } = request;
    const params = hasCookiesRead(request) && hasValidPath(request) ? request.params : undefined;
    const { operationId } = request.routeOptions.config;
    const form = operationId && formOf(handlers[operationId]);
    const userId = sessionOf(request)?.userId ?? (hasSessionCookie(request) ? undefined : null);
    const site = { ...speaking(request, reply), log, userId, context: () => contextOf(request, reply) };
    const { html, policy } = await errorPage(site, { operationId, form, error, body, params, requestId, url });
    reply.headers(pageHeaders(policy));
    return html;
  });
  await bindContract(app, {
    handlers,
    authorizations,
    authenticate: authenticate ?? createAuthenticate({ db: lookupsDb, limits, clock, findsWrites }),
    baseUrl,
    requestLimits,
    contextOf,
    handlerTimeout,
    uploadTimeout: requestTimeout + handlerTimeout,
    streamTimeout: handlerTimeout + stream,
    keptResponses,
    noteWrite,
  });
  redirectTrailingSlashes(app);
  return app;
};
