import type { IncomingMessage } from "node:http";
import type { onRequestHookHandler, preValidationHookHandler } from "fastify";
import type { RequestTrace } from "./access-log.ts";
import { isInner } from "./in-process.ts";

/** @param startedAt milliseconds of `performance.now()` */
export type TraceRequest = (request: IncomingMessage, startedAt: number) => RequestTrace;

declare module "fastify" {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

/** Runs what follows within the trace of the request. */
export const startTrace =
  (traceRequest: TraceRequest): onRequestHookHandler =>
  (request, reply, done) => {
    if (isInner(request)) return done();
    request.trace = traceRequest(request.raw, performance.now() - reply.elapsedTime);
    request.trace.run(done);
  };

/** Runs what follows within the trace again: a body arrives outside of it. */
export const resumeTrace: preValidationHookHandler = ({ trace }, _reply, done) => (trace ? trace.run(done) : done());
