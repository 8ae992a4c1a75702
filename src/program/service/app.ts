import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { asLanguage, defaultLanguage, requestedLanguage, translators } from "../../foundation/languages/texts.ts";
import { hasSessionCookie, sessionOf } from "../../identity/auth/sessions/browser.ts";
import type { Context } from "../../identity/context.ts";
import { bindContract, bindPages } from "../../server/http/binding.ts";
import { hasValidPath } from "../../server/http/checks.ts";
import type { Operation } from "../../server/http/contract.ts";
import { handleErrors } from "../../server/http/error-handler.ts";
import { isForm } from "../../server/http/forms.ts";
import { callOperations } from "../../server/http/in-process.ts";
import { createLargeBodies } from "../../server/http/large-bodies.ts";
import { trailingSlashOf, withoutIgnoredQuery } from "../../server/http/paths.ts";
import { isTimedOut } from "../../server/http/transport.ts";
import { errorPage } from "../../site/error-page/error-page.ts";
import { showRejected } from "../../site/kit/rejected-form.ts";
import { createMailer } from "../../web/mail/mailer.ts";
import { registerAssets } from "../../web/pages/assets.ts";
import { pageHeaders } from "../../web/pages/html-response.ts";
import { createRender, type Render } from "../../web/pages/template.ts";
import { redirectTrailingSlashes } from "../../web/pages/trailing-slash.ts";
import { createCommunity } from "./community.ts";
import { createIdentity } from "./identity.ts";
import { displayOf } from "./operations.ts";
import { type AppOptions, type Options, withDefaults } from "./options.ts";
import { installPipeline } from "./pipeline.ts";
import { createServer } from "./server.ts";

export const createApp = async (appOptions: AppOptions): Promise<FastifyInstance> => {
  const options = withDefaults(appOptions);
  const { baseUrl, handlers, pages, decisionFor, clock, timeouts } = options;
  const httpServer = await createServer(options);
  const { app, responseCache, requestLimits, limits } = httpServer;
  const web = await createWeb(app, options);
  const identity = await createIdentity(app, limits, options);
  const community = createCommunity(app, options);
  const steps = installPipeline(httpServer, identity.readSession);
  const callOperation = callOperations(app);
  const shared = { ...web.shared, ...identity.shared, ...community.shared, limits };
  const { site, securityContact, mailer, secondFactorForAdmins, passwords, passwordPolicy } = shared;
  const { searchLimiter, webhookKeys, totpKeys, streamExport, followChanges, uploads, outbound } = shared;
  const { allowsPrivateAddresses, checkReadiness, count } = shared;
  const showForm: Context["showForm"] = async (id, context, rejected) => displayOf(id).form?.show(context, rejected);
  // Lists the properties: spreading would take longer than some handlers.
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => {
    const { caller, address, linkPreview, browser, device, flash, providers, authorizationServer } =
      identity.perRequest(request, reply);
    const { requestedLanguage, texts, render } = web.perRequest(request, reply);
    return {
      db: community.dbOf(request),
      searchLimiter,
      streamExport,
      followChanges,
      caller,
      target: request.target,
      now: clock(),
      baseUrl,
      site,
      securityContact,
      secondFactorForAdmins,
      url: withoutIgnoredQuery(request.url),
      trailingSlash: trailingSlashOf(request),
      log: request.log,
      address,
      linkPreview,
      isForm: isForm(request.headers["content-type"]),
      isTimedOut: () => isTimedOut(request),
      browser,
      device,
      flash,
      providers,
      authorizationServer,
      passwords,
      passwordPolicy,
      uploads,
      limits,
      mailer,
      showForm,
      callOperation: (call) => callOperation(request, call),
      outbound,
      allowsPrivateAddresses,
      webhookKeys,
      totpKeys,
      requestedLanguage,
      texts,
      render,
      checkReadiness,
      count,
    };
  };
  handleErrors(app, baseUrl, async (error, request, reply) => {
    const { body, id: requestId, url } = request;
    const params = request.hasReachedSession && hasValidPath(request) ? request.params : undefined;
    const { operationId } = request.routeOptions.config;
    const display = operationId ? displayOf(operationId) : { problems: {} };
    const context = () => contextOf(request, reply);
    // null without a session cookie; undefined if the cookie has no known session.
    const userId = sessionOf(request)?.userId ?? (hasSessionCookie(request) ? undefined : null);
    const { html, policy } =
      (await showRejected(display, { error, body, params }, context)) ??
      (await errorPage({ ...web.perRequest(request, reply), userId, context }, { display, error, requestId, url }));
    reply.headers(pageHeaders(policy));
    return html;
  });
  const binding = {
    largeBodies: createLargeBodies(),
    authorizationOf: (operation: Operation) => {
      const decide = decisionFor(operation);
      return (
        decide &&
        ((request: FastifyRequest, reply: FastifyReply) => decide(contextOf(request, reply), Object(request.params)))
      );
    },
    steps,
    authenticate: identity.authenticate,
    savedForms: identity.savedForms,
    baseUrl,
    requestLimits,
    contextOf,
    handlerTimeoutMs: timeouts.handler,
    uploadTimeoutMs: timeouts.request + timeouts.handler,
    streamTimeoutMs: timeouts.handler + timeouts.stream,
    responseCache,
  };
  await bindContract(app, handlers, binding);
  bindPages(app, pages, binding);
  redirectTrailingSlashes(app);
  return app;
};

const createWeb = async (app: FastifyInstance, { baseUrl, site, logo, securityContact }: Options) => {
  const origin = new URL(baseUrl).origin;
  const asset = await registerAssets(app, logo);
  const renders = createRender(asset, { ...site, logo: logo ? asset(logo.name) : null, baseUrl, origin });
  return {
    shared: { baseUrl, site, securityContact, mailer: createMailer() },
    perRequest: (request: FastifyRequest, reply: FastifyReply) => {
      const requested = requestedLanguage(request.headers["accept-language"]) ?? null;
      // The language that a user has chosen takes precedence.
      const language = asLanguage(request.caller?.language) ?? requested ?? defaultLanguage;
      const render: Render = (page, data) => {
        const pageLanguage = page.language ?? language;
        reply.header("content-language", pageLanguage);
        return renders[pageLanguage](page, data);
      };
      return { requestedLanguage: requested, texts: translators[language], render };
    },
  };
};
