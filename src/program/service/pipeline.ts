import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { logRequest, resumeTrace, startTrace } from "../../server/http/access-log.ts";
import type { OperationSteps } from "../../server/http/binding.ts";
import * as bodyChecks from "../../server/http/body-checks.ts";
import * as checks from "../../server/http/checks.ts";
import { limitConnections, limitPipelining } from "../../server/http/connections.ts";
import { addCorsHeaders } from "../../server/http/cors.ts";
import { isUnlimitedPath, refuseEarly } from "../../server/http/early-refusals.ts";
import { interceptRequests, respondEarly } from "../../server/http/early-responses.ts";
import { refuseEmptySegments, refuseOtherMethods } from "../../server/http/paths.ts";
import { limitAddress, limitBatches } from "../../server/http/rate-limits.ts";
import {
  addEntityTag,
  conditionalResponse,
  dropBodyOfHead,
  preventCookieCaching,
} from "../../server/http/responses.ts";
import { networkOf } from "../../server/limits/network.ts";
import type { Server } from "./server.ts";

/** All steps of a request, in order. Comments name the statuses with which a step may end it. Routes leave out steps they don't need. */
const pipelineOf = (server: Server, readSession: onRequestHookHandler) => {
  const {
    baseUrl,
    capacity,
    trusts,
    headers,
    transport,
    requestLimits,
    send,
    responseCache,
    loadShedding,
    traceRequest,
  } = server;
  const { isStopping } = transport;
  const { shed } = loadShedding;
  const window = requestLimits.address;
  return {
    connection: limitConnections(capacity, (address) => (trusts?.(address, 0) ? null : networkOf(address))), // closes the connection
    // Before Fastify, whose own steps cost several times as much.
    interceptors: [
      limitPipelining, // closes the connection
      respondEarly({ trusts, clientOf: networkOf, isStopping, isUrgent: isUnlimitedPath }, [
        responseCache.respond, // 200, 304
        refuseEarly({ shed, window, send, headers, baseUrl }), // 429, 503
      ]),
    ],
    onRequest: [
      addCorsHeaders,
      transport.readForwardedAddress,
      transport.requireTarget, // 204, 400
      traceRequest && startTrace(traceRequest),
      limitAddress(window, networkOf), // 429
      refuseEmptySegments, // 404
      responseCache.startLoad,
      loadShedding.enter, // 503
      readSession,
      refuseOtherMethods, // 204, 405
    ],
    onRequestOfOperation: [
      checks.describeDeprecation,
      checks.describeCaching,
      checks.requireReadableUrl, // 400
      checks.authenticateCaller, // 401, 429
      checks.describeScopes,
      checks.limitCredential, // 429
      checks.rejectCrossSite, // 403
      checks.redirectToLogin, // 303
      checks.requireCredential, // 401
      checks.requireScope, // 403
      checks.requireVerifiedAddress, // 403
      checks.limitParticipations, // 429
      checks.requireAcceptable, // 406
      checks.requirePermission, // 403, 404
      bodyChecks.requireDeclaredBody, // 400, 415
      bodyChecks.requireUnencodedBody, // 415
      bodyChecks.requireUtf8, // 415
      bodyChecks.limitLargeBodies, // 408, 413, 503
    ],
    preParsing: [loadShedding.leaveForBody],
    // Fastify reads the body and parses it: 400, 408, 413.
    preValidation: [
      traceRequest && resumeTrace,
      loadShedding.reenter, // 503
    ],
    preValidationOfOperation: [
      checks.dropIgnoredQuery,
      checks.requireStorableInput, // 400
      bodyChecks.readFormFields,
      checks.saveForm, // 303
      bodyChecks.fillInMissingBody,
      bodyChecks.dropEmptyMembers,
      bodyChecks.rejectUnexpectedBody, // 400
    ],
    // Fastify validates the request against the contract: 400.
    preHandler: [
      limitBatches(requestLimits, networkOf), // 429
    ],
    // The handler of the operation; where there is none, 404. A handler that takes too long: 503.
    onSend: [transport.closeWhenStopping, loadShedding.leave],
    // `save` compresses the body, so it runs after `addEntityTag`, which hashes the uncompressed body.
    onSendOfOperation: [
      preventCookieCaching,
      addEntityTag,
      () => responseCache.save,
      conditionalResponse, // 304
      dropBodyOfHead,
    ],
    onResponse: [logRequest(server.onResponse), responseCache.endLoad],
  };
};

const declareProperties = (app: FastifyInstance): void => {
  app
    .decorateRequest("trace", null)
    .decorateRequest("remainingRequests", Number.POSITIVE_INFINITY)
    .decorateRequest("load", null)
    .decorateRequest("dependsOn", null)
    .decorateRequest("inProgress", false)
    .decorateRequest("hasReachedSession", false)
    .decorateRequest("session")
    .decorateRequest("startedSession")
    .decorateRequest("caller", null)
    .decorateRequest("formOwner", null)
    .decorateRequest("target", undefined)
    .decorateRequest("revision", undefined)
    .decorateRequest("errorCode", null);
};

const isHook = <Hook>(hook: Hook | null | undefined): hook is Hook => hook !== null && hook !== undefined;

/** @returns the steps of operations, which are bound to their routes */
export const installPipeline = (server: Server, readSession: onRequestHookHandler): OperationSteps => {
  const { app } = server;
  const pipeline = pipelineOf(server, readSession);
  declareProperties(app);
  app.server.prependListener("connection", pipeline.connection);
  interceptRequests(app.server, pipeline.interceptors);
  for (const hook of pipeline.onRequest.filter(isHook)) app.addHook("onRequest", hook);
  for (const hook of pipeline.preParsing) app.addHook("preParsing", hook);
  for (const hook of pipeline.preValidation.filter(isHook)) app.addHook("preValidation", hook);
  for (const hook of pipeline.preHandler) app.addHook("preHandler", hook);
  for (const hook of pipeline.onSend) app.addHook("onSend", hook);
  for (const hook of pipeline.onResponse.filter(isHook)) app.addHook("onResponse", hook);
  return {
    onRequest: pipeline.onRequestOfOperation,
    preValidation: pipeline.preValidationOfOperation,
    onSend: pipeline.onSendOfOperation,
  };
};
