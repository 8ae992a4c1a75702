import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onSendHookHandler,
  preParsingHookHandler,
  preValidationHookHandler,
} from "fastify";
import { operationTable } from "../../../generated/contract.ts";
import { Unavailable } from "../../foundation/errors.ts";
import type { Capacity } from "./capacity.ts";
import type { Operation } from "./contract.ts";
import type { Arrival } from "./early-responses.ts";
import { watchEventLoop } from "./event-loop.ts";
import { createFalseClaims } from "./false-claims.ts";
import { isInner } from "./in-process.ts";
import { createQueue } from "./queue.ts";
import { placesToWait } from "./ranks.ts";

/** Beyond its capacity the service refuses at once what it would otherwise answer too late. */

declare module "fastify" {
  interface FastifyRequest {
    inProgress: boolean;
  }
}

const burstFactor = 3;

const logInterval = 5_000;

/** Milliseconds between two looks whether those that wait may begin. */
const lookInterval = 100;

/** The refusal of a request that has just come; `undefined` when there is room for it, or it may wait for room. */
export type Shed = (arrival: Pick<Arrival, "request" | "client" | "waited">) => Unavailable | undefined;

type LoadShedding = {
  shed: Shed;
  /** Begins the work on a request, lets it wait, or refuses it. */
  enter: onRequestHookHandler;
  /** Suspends a request while its body arrives. */
  leaveForBody: preParsingHookHandler;
  /** Resumes a request whose body has arrived. */
  reenter: preValidationHookHandler;
  leave: onSendHookHandler;
};

type Senders = {
  clientOf: (address: string) => string;
  /** Whether a request has what may be a user's credential: a look-up would cost what is scarce. */
  claimsUser: (headers: IncomingHttpHeaders) => boolean;
  /** Whether the credential was a user's, once it has been looked up. */
  isOfUser: (request: FastifyRequest) => boolean;
};

/**
 * Requests queue up in the pool of database connections rather than in the event loop, so those in progress are counted
 * too. A request counts while the service works on it: neither while its body arrives nor while the client reads the
 * response, or slow clients could use up the places.
 *
 * Those of users and sign-ins wait for a place, and while they do, nobody else gets one.
 */
export const shedLoad = (
  app: FastifyInstance,
  limits: Pick<Capacity, "requestsInProgress" | "burst" | "rest" | "patience" | "userPatience" | "eventLoopDelay">,
  { clientOf, claimsUser, isOfUser }: Senders,
): LoadShedding => {
  const isLate = watchEventLoop(app, limits.eventLoopDelay);
  const overloaded = new Unavailable("the service is overloaded; try again shortly", { code: "overloaded" });
  const logShed = createShedLog(app);
  const queue = createQueue(limits.userPatience);
  const falseClaims = createFalseClaims();
  let inProgress = 0;
  /** When the last burst began, and when a request last came while more were in progress than may be for long. */
  let burstBegan = Number.NEGATIVE_INFINITY;
  let crowdedAt = Number.NEGATIVE_INFINITY;
  const isFull = (): boolean => {
    if (inProgress < limits.requestsInProgress) return queue.size() > 0;
    const now = performance.now();
    if (now - crowdedAt > limits.rest) burstBegan = now;
    crowdedAt = now;
    const isOver = now - burstBegan >= limits.burst;
    return queue.size() > 0 || inProgress >= burstFactor * limits.requestsInProgress || isOver;
  };
  const reasonOf = (waited: number): Reason | undefined => {
    if (isFull()) return "full";
    if (isLate()) return "late";
    return waited >= limits.patience ? "waited" : undefined;
  };
  const refuse = (reason: Reason): Unavailable => {
    logShed({ reason, inProgress });
    return overloaded;
  };
  const hasPlaceToWait = (request: IncomingMessage, isOfUser: boolean): boolean =>
    queue.size() < placesToWait(request, isOfUser) * limits.requestsInProgress;
  const isDoubted = ({ headers }: FastifyRequest, client: string): boolean =>
    claimsUser(headers) && falseClaims.isDoubted(client);
  const mayWait = (request: IncomingMessage, client: string): boolean =>
    hasPlaceToWait(request, claimsUser(request.headers) && !falseClaims.isDoubted(client));

  let isScheduled = false;
  let isWatched = false;
  const admitWaiting = (): void => {
    isScheduled = false;
    if (!isLate())
      for (let free = limits.requestsInProgress - inProgress; free > 0 && queue.size() > 0; free--) queue.next();
    if (queue.size() > 0) watch();
  };
  /** When the event loop is late, nothing may be in progress any more whose end makes room. */
  const watch = (): void => {
    if (isWatched) return;
    isWatched = true;
    const look = (): void => {
      isWatched = false;
      admitWaiting();
    };
    setTimeout(look, lookInterval).unref();
  };
  /** In another turn: what is admitted may leave at once. */
  const schedule = (): void => {
    if (isScheduled || queue.size() === 0) return;
    isScheduled = true;
    setImmediate(admitWaiting);
  };

  const begin = (request: FastifyRequest): void => {
    inProgress++;
    request.inProgress = true;
  };
  type Entry = { hasBegun: boolean; done: (refusal?: Unavailable) => void };
  const wait = (request: FastifyRequest, reply: FastifyReply, { hasBegun, done }: Entry): void => {
    const onTurn = (): void => {
      begin(request);
      done();
    };
    const client = clientOf(request.ip);
    queue.add({
      hasBegun,
      // The client has hung up, has been told that this took too long, or others of its claims turned out to be false.
      isRefused: () => request.socket.destroyed || reply.sent || (!hasBegun && isDoubted(request, client)),
      onTurn,
      refuse: () => done(refuse("waited")),
    });
    schedule();
  };
  const enter = (request: FastifyRequest, reply: FastifyReply, { hasBegun, done }: Entry): void => {
    // One that is in progress may not fail for want of room in the middle.
    if (isInner(request)) {
      done();
      return;
    }
    const reason = isUnlimited(request) ? undefined : reasonOf(0);
    if (reason === undefined) {
      begin(request);
      done();
      return;
    }
    const { raw, ip } = request;
    const waits = hasBegun ? hasPlaceToWait(raw, isOfUser(request)) : mayWait(raw, clientOf(ip));
    if (waits) wait(request, reply, { hasBegun, done });
    else done(refuse(reason));
  };
  const leave = (request: FastifyRequest): void => {
    if (!request.inProgress) return;
    request.inProgress = false;
    inProgress--;
    schedule();
  };
  const countFalseClaim = (request: FastifyRequest, { statusCode }: FastifyReply): void => {
    // What failed may have failed before the credential was looked up.
    const isKnown = request.inProgress && statusCode < 500 && looksUpCredentials(request);
    if (isKnown && !isOfUser(request) && claimsUser(request.headers)) falseClaims.add(clientOf(request.ip));
  };
  return {
    shed: ({ request, client, waited }) => {
      const reason = reasonOf(waited);
      return reason === undefined || mayWait(request, client) ? undefined : refuse(reason);
    },
    enter: (request, reply, done) => enter(request, reply, { hasBegun: false, done }),
    leaveForBody: (request, _reply, payload, done) => {
      if (hasBody(request)) leave(request);
      done(null, payload);
    },
    reenter: (request, reply, done) => {
      if (request.inProgress) done();
      else enter(request, reply, { hasBegun: true, done });
    },
    // Fastify gets here also when the client has hung up and the work was in vain.
    leave: (request, reply, payload, done) => {
      countFalseClaim(request, reply);
      leave(request);
      done(null, payload);
    },
  };
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;

const looksUpCredentials = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.operationId !== undefined && !operationTable[config.operationId].ignoresCredentials;

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
