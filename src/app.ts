import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import { createAuthenticate } from "./auth/authenticate.ts";
import { type ProviderSettings, registerProviders } from "./auth/oauth/providers.ts";
import { createPasswords, type Passwords } from "./auth/passwords/hashing.ts";
import { browserOf, registerSessions } from "./auth/sessions/browser.ts";
import type { SessionLifetime } from "./auth/sessions/queries.ts";
import type { Context } from "./context.ts";
import type { Queryable } from "./db/client.ts";
import { errorPage } from "./error-page.ts";
import { NotFound } from "./errors.ts";
import { logController, logRequests } from "./http/access-log.ts";
import { bindContract } from "./http/binding.ts";
import { registerBodyParsers } from "./http/body.ts";
import type { Authenticate } from "./http/caller.ts";
import { registerCors } from "./http/cors.ts";
import { handleErrors } from "./http/error-handler.ts";
import { probeOf } from "./http/probe.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { prepareTransport, type Timeouts, transportOptions } from "./http/transport.ts";
import { createLimits, type LimitSettings } from "./limits/limits.ts";
import { createPostbox } from "./mail/postbox.ts";
import { handlers as allHandlers } from "./operations.ts";
import { registerAssets } from "./pages/assets.ts";
import { publishedDocument } from "./pages/document.ts";
import { registerTemplates } from "./pages/render.ts";
import { redirectTrailingSlashes } from "./pages/trailing-slash.ts";

export type AppOptions = {
  db: Queryable;
  /** Where rate limits are counted. A separate pool keeps a flood of sign-ins from delaying other requests. */
  countersDb?: Queryable;
  baseUrl: string;
  trustProxy?: boolean;
  timeouts?: Timeouts;
  logger?: FastifyServerOptions["logger"];
  clock?: () => Date;
  authenticate?: Authenticate;
  handlers?: typeof allHandlers;
  /** Whether cookies are `Secure`. */
  secureCookies?: boolean;
  sessionLifetime?: SessionLifetime;
  providers?: ProviderSettings;
  limits?: LimitSettings;
  passwords?: Passwords;
};

/** Interface specification, §8. */
const defaultLifetime: SessionLifetime = { idleDays: 7, absoluteDays: undefined };

/** Builds the service from its dependencies; it does not listen yet. */
export const createApp = async ({
  db,
  countersDb = db,
  baseUrl,
  trustProxy = false,
  timeouts,
  logger = false,
  clock = () => new Date(),
  authenticate,
  handlers = allHandlers,
  secureCookies: secure = baseUrl.startsWith("https:"),
  sessionLifetime: lifetime = defaultLifetime,
  providers: providerSettings = { openId: [] },
  limits: limitSettings,
  passwords = createPasswords(),
}: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({ ...transportOptions(timeouts), trustProxy, logger, logController });
  prepareTransport(app, securityHeaders(baseUrl));
  app.setNotFoundHandler((request) => {
    throw new NotFound(`there is nothing at ${pathOf(request.url).slice(0, 200)}`);
  });
  logRequests(app);
  await registerCors(app);
  await registerBodyParsers(app);
  await registerAssets(app);
  await registerSessions(app, { db, clock, secure, lifetime });
  const limits = createLimits(countersDb, limitSettings);
  const providersOf = await registerProviders(app, providerSettings, { secure, clock });
  const render = await registerTemplates(app);
  const postbox = createPostbox();
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => ({
    db,
    caller: request.caller,
    now: clock(),
    baseUrl,
    url: request.url,
    log: request.log,
    address: request.ip,
    probe: probeOf(request),
    browser: browserOf(request, reply, { secure, lifetime }),
    providers: providersOf({ request, reply }),
    passwords,
    limits,
    postbox,
    render,
  });
  handleErrors(app, async (error, request, reply) => {
    const { body, id: requestId, log } = request;
    const { operationId } = request.routeOptions.config;
    const site = { render, log, context: () => contextOf(request, reply) };
    const { html, policy } = await errorPage(site, { operationId, error, body, requestId });
    reply.header("content-security-policy", policy);
    return html;
  });
  await bindContract(app, {
    document: publishedDocument(baseUrl),
    handlers,
    authenticate: authenticate ?? createAuthenticate({ db, limits, clock }),
    baseUrl,
    contextOf,
  });
  redirectTrailingSlashes(app);
  return app;
};

const pathOf = (url: string): string => url.split("?", 1)[0] ?? url;
