import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Answered } from "./access-log.ts";
import { isInner } from "./in-process.ts";

/** The part of a request in a trace, which may lead through several systems. */
export type RequestTrace = {
  /** Of the whole trace. */
  readonly id: string;
  /** What `work` does and causes is part of the request. */
  run<Result>(work: () => Result): Result;
  end(response: TracedResponse): void;
};

export type TracedResponse = Answered & { route: string | undefined; path: string; ip: string };

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
