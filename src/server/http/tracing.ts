import type { IncomingMessage } from "node:http";
import type { onRequestHookHandler, preValidationHookHandler } from "fastify";
import type { RequestTrace } from "./access-log.ts";
import { isInner } from "./in-process.ts";

export type TraceRequest = (request: IncomingMessage, startedAt: number) => RequestTrace;

declare module "fastify" {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

export const startTrace =
  (traceRequest: TraceRequest): onRequestHookHandler =>
  (request, reply, done) => {
    if (isInner(request)) return done();
    request.trace = traceRequest(request.raw, performance.now() - reply.elapsedTime);
    request.trace.run(done);
  };

/** A body arrives outside of the trace's context. */
export const resumeTrace: preValidationHookHandler = ({ trace }, _reply, done) => (trace ? trace.run(done) : done());
