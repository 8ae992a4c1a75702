import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasSessionCookie, sessionOf } from "../../identity/auth/sessions/browser.ts";
import type { Context } from "../../identity/context.ts";
import { formOf } from "../../identity/forms.ts";
import { bindContract } from "../../server/http/binding.ts";
import { hasValidPath } from "../../server/http/checks.ts";
import { handleErrors } from "../../server/http/error-handler.ts";
import { isForm } from "../../server/http/forms.ts";
import { callOperations } from "../../server/http/in-process.ts";
import { trailingSlashOf } from "../../server/http/trailing-slash.ts";
import { isTimedOut } from "../../server/http/transport.ts";
import { withoutIgnoredQuery } from "../../server/http/unlisted-query.ts";
import { errorPage } from "../../site/error-page/error-page.ts";
import { pageHeaders } from "../../web/pages/html-response.ts";
import { redirectTrailingSlashes } from "../../web/pages/trailing-slash.ts";
import { createCommunity } from "./community.ts";
import { createIdentity } from "./identity.ts";
import { type AppOptions, withDefaults } from "./options.ts";
import { installPipeline } from "./pipeline.ts";
import { createServer } from "./server.ts";
import { createWeb } from "./web.ts";

export const createApp = async (given: AppOptions): Promise<FastifyInstance> => {
  const options = withDefaults(given);
  const { baseUrl, handlers, decisionFor, clock, timeouts } = options;
  const server = await createServer(options);
  const { app, keptResponses, requestLimits, limits } = server;
  const web = await createWeb(app, options);
  const identity = await createIdentity(app, limits, options);
  const community = createCommunity(app, options);
  const steps = installPipeline(server, identity.readSession);
  const callOperation = callOperations(app);
  const ofAll = { ...web.ofAll, ...identity.ofAll, ...community.ofAll, limits };
  const { site, securityContact, postbox, secondFactorForAdmins, passwords, passwordPolicy } = ofAll;
  const { searching, webhookKeys, totpKeys, exporting, followChanges, uploads, outbound } = ofAll;
  const { allowsPrivateAddresses, checkReadiness, count } = ofAll;
  const handlerOf: Context["handlerOf"] = (id) => handlers[id];
  // By name: spreading would take longer than some handlers.
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => {
    const { caller, address, probe, browser, device, handover, providers, server } = identity.of(request, reply);
    const { askedLanguage, texts, render } = web.of(request, reply);
    return {
      db: community.dbOf(request),
      searching,
      exporting,
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
      probe,
      isForm: isForm(request.headers["content-type"]),
      isOver: () => isTimedOut(request),
      browser,
      device,
      handover,
      providers,
      server,
      passwords,
      passwordPolicy,
      uploads,
      limits,
      postbox,
      handlerOf,
      callOperation: (call) => callOperation(request, call),
      outbound,
      allowsPrivateAddresses,
      webhookKeys,
      totpKeys,
      askedLanguage,
      texts,
      render,
      checkReadiness,
      count,
    };
  };
  handleErrors(app, baseUrl, async (error, request, reply) => {
    const { body, id: requestId, url, log } = request;
    const params = request.hasReachedSession && hasValidPath(request) ? request.params : undefined;
    const { operationId } = request.routeOptions.config;
    const form = operationId && formOf(handlers[operationId]);
    const userId = sessionOf(request)?.userId ?? (hasSessionCookie(request) ? undefined : null);
    const site = { ...web.of(request, reply), log, userId, context: () => contextOf(request, reply) };
    const { html, policy } = await errorPage(site, { operationId, form, error, body, params, requestId, url });
    reply.headers(pageHeaders(policy));
    return html;
  });
  await bindContract(app, {
    handlers,
    authorizationOf: (operation) => {
      const decide = decisionFor(operation);
      return decide && ((request, reply) => decide(contextOf(request, reply), Object(request.params)));
    },
    steps,
    authenticate: identity.authenticate,
    unsentForms: identity.unsentForms,
    baseUrl,
    requestLimits,
    contextOf,
    handlerTimeout: timeouts.handler,
    uploadTimeout: timeouts.request + timeouts.handler,
    streamTimeout: timeouts.handler + timeouts.stream,
    keptResponses,
  });
  redirectTrailingSlashes(app);
  return app;
};
