import type { FastifyInstance, FastifyRequest } from "fastify";
import { operationTable } from "../../generated/contract.ts";
import { Unavailable } from "../errors.ts";
import type { Capacity } from "./capacity.ts";
import type { Operation } from "./contract.ts";
import { watchEventLoop } from "./event-loop.ts";
import { isInner } from "./in-process.ts";

/** Beyond its capacity the service refuses at once what it would otherwise answer too late. */

declare module "fastify" {
  interface FastifyRequest {
    /** Whether this request counts as one in progress. */
    inProgress: boolean;
  }
}

/** How many times as many requests a burst may bring. */
const burstFactor = 3;

const logInterval = 5_000;

/**
 * The refusal of a request; `undefined` when there is room for it.
 * @param waited milliseconds for which it has waited for its turn
 */
export type Shed = (waited: number) => Unavailable | undefined;

/**
 * Requests queue up in the pool of database connections rather than in the event loop, so those in progress are counted
 * too. A request counts while the service works on it: neither while its body arrives nor while the client reads the
 * response, or slow clients could use up the places.
 */
export const shedLoad = (
  app: FastifyInstance,
  limits: Pick<Capacity, "requestsInProgress" | "burst" | "rest" | "patience" | "eventLoopDelay">,
): Shed => {
  const isLate = watchEventLoop(app, limits.eventLoopDelay);
  const overloaded = new Unavailable("the service is overloaded; try again shortly", { code: "overloaded" });
  const logShed = createShedLog(app);
  let inProgress = 0;
  /** When the last burst began, and when a request last came while more were in progress than may be for long. */
  let burstBegan = Number.NEGATIVE_INFINITY;
  let crowdedAt = Number.NEGATIVE_INFINITY;
  const isFull = (): boolean => {
    if (inProgress < limits.requestsInProgress) return false;
    const now = performance.now();
    if (now - crowdedAt > limits.rest) burstBegan = now;
    crowdedAt = now;
    return inProgress >= burstFactor * limits.requestsInProgress || now - burstBegan >= limits.burst;
  };
  const reasonOf = (waited: number): Reason | undefined => {
    if (isFull()) return "full";
    if (isLate()) return "late";
    return waited >= limits.patience ? "waited" : undefined;
  };
  const shed: Shed = (waited) => {
    const reason = reasonOf(waited);
    if (reason === undefined) return undefined;
    logShed({ reason, inProgress });
    return overloaded;
  };
  const enter = (request: FastifyRequest): Unavailable | undefined => {
    // One that is in progress may not fail for want of room in the middle.
    if (isInner(request)) return undefined;
    const refusal = isUnlimited(request) ? undefined : shed(0);
    if (refusal) return refusal;
    inProgress++;
    request.inProgress = true;
    return undefined;
  };
  const leave = (request: FastifyRequest): void => {
    if (!request.inProgress) return;
    request.inProgress = false;
    inProgress--;
  };
  app.decorateRequest("inProgress", false);
  app.addHook("onRequest", (request, _reply, done) => done(enter(request)));
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (hasBody(request)) leave(request);
    done(null, payload);
  });
  app.addHook("preValidation", (request, _reply, done) => done(request.inProgress ? undefined : enter(request)));
  // Fastify gets here also when the client has hung up and the work was in vain.
  app.addHook("onSend", (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  return shed;
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;

/** Operations that the document marks `x-rate-limit: none`. */
export const isUnlimited = ({ routeOptions: { config } }: FastifyRequest): boolean => {
  const operation: Operation | undefined = config.operationId && operationTable[config.operationId];
  return operation?.rateLimit === "none";
};

type Reason = "full" | "late" | "waited";

/** One line in five seconds instead of one for each refused request. */
const createShedLog = ({ log }: FastifyInstance) => {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (state: { reason: Reason; inProgress: number }): void => {
    refused++;
    const now = performance.now();
    if (now - loggedAt < logInterval) return;
    log.warn({ refused, ...state }, "overloaded: requests are refused with 503");
    refused = 0;
    loggedAt = now;
  };
};
