import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onSendHookHandler,
  preParsingHookHandler,
  preValidationHookHandler,
} from "fastify";
import { Unavailable } from "../../foundation/errors.ts";
import { createAdmissionQueue, createInvalidCredentialCounts, queueSlots } from "./admission.ts";
import type { Capacity } from "./connections.ts";
import { operationOf } from "./contract.ts";
import type { Arrival } from "./early-responses.ts";
import { hasBody } from "./forms.ts";
import { isInner } from "./in-process.ts";

/** Beyond its capacity, the service rejects at once what it would respond to too late. */

declare module "fastify" {
  interface FastifyRequest {
    inProgress: boolean;
  }
}

const burstFactor = 3;

const logInterval = 5_000;

const lookInterval = 100;

/** `undefined` when the request is admitted or may wait. */
export type Shed = (arrival: Pick<Arrival, "request" | "client" | "waited">) => Unavailable | undefined;

type LoadShedding = {
  shed: Shed;
  enter: onRequestHookHandler;
  leaveForBody: preParsingHookHandler;
  reenter: preValidationHookHandler;
  leave: onSendHookHandler;
};

type Senders = {
  clientOf: (address: string) => string;
  /** Whether the request carries a well-formed credential. Verifying it would cost a query. */
  hasCredential: (headers: IncomingHttpHeaders) => boolean;
  isOfUser: (request: FastifyRequest) => boolean;
};

/**
 * Requests queue up for database connections rather than in the event loop, so those in progress are counted. A request counts
 * neither while its body arrives nor while the client reads the response, or slow clients could use up the capacity. Requests of
 * users and sign-ins wait for admission; while they do, nobody else is admitted.
 */
export const shedLoad = (
  app: FastifyInstance,
  limits: Omit<Capacity, "connections" | "connectionsPerClient">,
  { clientOf, hasCredential, isOfUser }: Senders,
): LoadShedding => {
  const isLate = watchEventLoop(app, limits.maxEventLoopDelayMs);
  const overloaded = new Unavailable("the service is overloaded; try again shortly", { code: "overloaded" });
  const logShed = createShedLog(app);
  const queue = createAdmissionQueue(limits.admissionTimeoutMs);
  const invalidCredentials = createInvalidCredentialCounts();
  let inProgress = 0;
  /** The start of the last burst, and the last arrival beyond the normal limit. */
  let burstBegan = Number.NEGATIVE_INFINITY;
  let crowdedAt = Number.NEGATIVE_INFINITY;
  const isFull = (): boolean => {
    if (inProgress < limits.requestsInProgress) return queue.size() > 0;
    const now = performance.now();
    if (now - crowdedAt > limits.burstPauseMs) burstBegan = now;
    crowdedAt = now;
    const isOver = now - burstBegan >= limits.burstMs;
    return queue.size() > 0 || inProgress >= burstFactor * limits.requestsInProgress || isOver;
  };
  const reasonOf = (waited: number): Reason | undefined => {
    if (isFull()) return "full";
    if (isLate()) return "late";
    return waited >= limits.maxQueueDelayMs ? "waited" : undefined;
  };
  const refuse = (reason: Reason): Unavailable => {
    logShed({ reason, inProgress });
    return overloaded;
  };
  const hasQueueSlot = (request: IncomingMessage, isOfUser: boolean): boolean =>
    queue.size() < queueSlots(request, isOfUser) * limits.requestsInProgress;
  const isDoubted = ({ headers }: FastifyRequest, client: string): boolean =>
    hasCredential(headers) && invalidCredentials.isDoubted(client);
  const mayWait = (request: IncomingMessage, client: string): boolean =>
    hasQueueSlot(request, hasCredential(request.headers) && !invalidCredentials.isDoubted(client));

  let isScheduled = false;
  let isWatched = false;
  const admitWaiting = (): void => {
    isScheduled = false;
    if (!isLate())
      for (let free = limits.requestsInProgress - inProgress; free > 0 && queue.size() > 0; free--) queue.next();
    if (queue.size() > 0) watch();
  };
  /** With a late event loop, no request in progress may be left whose end would admit others. */
  const watch = (): void => {
    if (isWatched) return;
    isWatched = true;
    const look = (): void => {
      isWatched = false;
      admitWaiting();
    };
    setTimeout(look, lookInterval).unref();
  };
  /** In another iteration of the event loop: an admitted request may end at once. */
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
      // The client has hung up, has timed out, or has sent too many invalid credentials since.
      isRefused: () => request.socket.destroyed || reply.sent || (!hasBegun && isDoubted(request, client)),
      onTurn,
      refuse: () => done(refuse("waited")),
    });
    schedule();
  };
  const enter = (request: FastifyRequest, reply: FastifyReply, { hasBegun, done }: Entry): void => {
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
    const waits = hasBegun ? hasQueueSlot(raw, isOfUser(request)) : mayWait(raw, clientOf(ip));
    if (waits) wait(request, reply, { hasBegun, done });
    else done(refuse(reason));
  };
  const leave = (request: FastifyRequest): void => {
    if (!request.inProgress) return;
    request.inProgress = false;
    inProgress--;
    schedule();
  };
  const countInvalidCredential = (request: FastifyRequest, { statusCode }: FastifyReply): void => {
    const isKnown = request.inProgress && statusCode < 500 && looksUpCredentials(request);
    if (isKnown && !isOfUser(request) && hasCredential(request.headers)) invalidCredentials.add(clientOf(request.ip));
  };
  return {
    shed: ({ request, client, waited }) => {
      const reason = reasonOf(waited);
      return reason === undefined || mayWait(request, client) ? undefined : refuse(reason);
    },
    enter: (request, reply, done) => enter(request, reply, { hasBegun: false, done }),
    leaveForBody: (request, _reply, payload, done) => {
      if (hasBody(request.headers)) leave(request);
      done(null, payload);
    },
    reenter: (request, reply, done) => {
      if (request.inProgress) done();
      else enter(request, reply, { hasBegun: true, done });
    },
    leave: (request, reply, payload, done) => {
      countInvalidCredential(request, reply);
      leave(request);
      done(null, payload);
    },
  };
};

const looksUpCredentials = (request: FastifyRequest): boolean => operationOf(request)?.ignoresCredentials === false;

export const isUnlimited = (request: FastifyRequest): boolean => operationOf(request)?.rateLimit === "none";

type Reason = "full" | "late" | "waited";

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

const resolution = 10;
const sampleInterval = 500;
/** Consecutive late samples: a single one is a pause that is over. */
const lateSamples = 2;

const watchEventLoop = (app: FastifyInstance, limit: number): (() => boolean) => {
  let late = 0;
  const delays = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | undefined;
  let sampledAt = 0;
  /** Delays are between iterations: without a second iteration, the first has lasted all the time. */
  const sample = (): number => {
    const lastAt = sampledAt;
    sampledAt = performance.now();
    const delay = delays.count === 0 ? sampledAt - lastAt : delays.mean / 1e6 - resolution;
    delays.reset();
    return delay;
  };
  app.addHook("onReady", async () => {
    delays.enable();
    sampledAt = performance.now();
    timer = setInterval(() => {
      late = sample() > limit ? late + 1 : 0;
    }, sampleInterval).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delays.disable();
  });
  return () => late >= lateSamples;
};
