import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { RequestTrace } from "./access-log.ts";
import { isInner } from "./in-process.ts";

/** @param startedAt milliseconds of `performance.now()` */
export type TraceRequest = (request: IncomingMessage, startedAt: number) => RequestTrace;

declare module "fastify" {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

/** Calls operations within the trace of their request. */
export const traceRequests = (app: FastifyInstance, traceRequest: TraceRequest | undefined): void => {
  app.decorateRequest("trace", null);
  if (!traceRequest) return;
  app.addHook("onRequest", (request, reply, done) => {
    if (isInner(request)) return done();
    request.trace = traceRequest(request.raw, performance.now() - reply.elapsedTime);
    request.trace.run(done);
  });
  // A body arrives from outside of what runs.
  app.addHook("preValidation", ({ trace }, _reply, done) => (trace ? trace.run(done) : done()));
};
