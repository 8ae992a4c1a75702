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
import { createAdmissionQueue, createInvalidCredentialCounts, queueDepthFactor } from "./admission.ts";
import type { Capacity } from "./connections.ts";
import { operationOf } from "./contract.ts";
import type { Arrival } from "./early-responses.ts";
import { hasBody } from "./forms.ts";
import { isInternal } from "./in-process.ts";

/* Load shedding: beyond its capacity, the service immediately rejects requests that would otherwise wait for too long. */

declare module "fastify" {
  interface FastifyRequest {
    inProgress: boolean;
  }
}

const burstFactor = 3;
const logIntervalMs = 5_000;
const admissionPollMs = 100;

/** `undefined` when the request is admitted or may wait. */
export type Shed = (arrival: Pick<Arrival, "request" | "client" | "waitedMs">) => Unavailable | undefined;

type LoadShedding = {
  shed: Shed;
  enter: onRequestHookHandler;
  leaveForBody: preParsingHookHandler;
  reenter: preValidationHookHandler;
  leave: onSendHookHandler;
};

type ClientChecks = {
  clientOf: (address: string) => string;
  /** Whether the request carries a well-formed credential. Verifying it would cost a query. */
  hasCredential: (headers: IncomingHttpHeaders) => boolean;
  isFromUser: (request: FastifyRequest) => boolean;
};

/**
 * Requests queue up for database connections rather than in the event loop, so the limit applies to requests in progress. A request counts
 * neither while its body arrives nor while the client reads the response, or slow clients could use up the capacity. Requests of
 * users and sign-ins wait for admission; while any are waiting, no new request is admitted ahead of them.
 */
export const shedLoad = (
  app: FastifyInstance,
  limits: Omit<Capacity, "connections" | "connectionsPerClient">,
  { clientOf, hasCredential, isFromUser: isOfUser }: ClientChecks,
): LoadShedding => {
  const isLate = watchEventLoop(app, limits.maxEventLoopDelayMs);
  const overloaded = new Unavailable("the service is overloaded; try again shortly", { code: "overloaded" });
  const logShed = createShedLog(app);
  const queue = createAdmissionQueue(limits.admissionTimeoutMs);
  const invalidCredentials = createInvalidCredentialCounts();
  let inProgress = 0;
  /** The start of the last burst, and the last arrival beyond the normal limit. */
  let burstStartedAt = Number.NEGATIVE_INFINITY;
  let lastExcessAt = Number.NEGATIVE_INFINITY;
  const isFull = (): boolean => {
    if (inProgress < limits.requestsInProgress) return queue.size() > 0;
    const now = performance.now();
    if (now - lastExcessAt > limits.burstPauseMs) burstStartedAt = now;
    lastExcessAt = now;
    const isBurstOver = now - burstStartedAt >= limits.burstMs;
    return queue.size() > 0 || inProgress >= burstFactor * limits.requestsInProgress || isBurstOver;
  };
  const reasonOf = (waitedMs: number): Reason | undefined => {
    if (isFull()) return "full";
    if (isLate()) return "late";
    return waitedMs >= limits.maxQueueDelayMs ? "waited" : undefined;
  };
  const refuse = (reason: Reason): Unavailable => {
    logShed({ reason, inProgress });
    return overloaded;
  };
  const hasQueueSlot = (request: IncomingMessage, countsAsUser: boolean): boolean =>
    queue.size() < queueDepthFactor(request, countsAsUser) * limits.requestsInProgress;
  const isSuspicious = ({ headers }: FastifyRequest, client: string): boolean =>
    hasCredential(headers) && invalidCredentials.isSuspicious(client);
  const mayWait = (request: IncomingMessage, client: string): boolean =>
    hasQueueSlot(request, hasCredential(request.headers) && !invalidCredentials.isSuspicious(client));

  let isScheduled = false;
  let isWatched = false;
  const admitWaiting = (): void => {
    isScheduled = false;
    if (!isLate())
      for (let free = limits.requestsInProgress - inProgress; free > 0 && queue.size() > 0; free--) queue.admitNext();
    if (queue.size() > 0) watch();
  };
  /** Polls, because after a delay of the event loop there may be no request in progress whose end would admit others. */
  const watch = (): void => {
    if (isWatched) return;
    isWatched = true;
    const poll = (): void => {
      isWatched = false;
      admitWaiting();
    };
    setTimeout(poll, admissionPollMs).unref();
  };
  /** Admits in the next iteration of the event loop, because an admitted request may end at once. */
  const schedule = (): void => {
    if (isScheduled || queue.size() === 0) return;
    isScheduled = true;
    setImmediate(admitWaiting);
  };

  const begin = (request: FastifyRequest): void => {
    inProgress++;
    request.inProgress = true;
  };
  type Entry = { wasAdmitted: boolean; done: (refusal?: Unavailable) => void };
  const wait = (request: FastifyRequest, reply: FastifyReply, { wasAdmitted, done }: Entry): void => {
    const admit = (): void => {
      begin(request);
      done();
    };
    const client = clientOf(request.ip);
    queue.add({
      wasAdmitted,
      // During the wait, the client disconnected or sent too many invalid credentials, or the request timed out.
      isRefused: () => request.socket.destroyed || reply.sent || (!wasAdmitted && isSuspicious(request, client)),
      admit,
      refuse: () => done(refuse("waited")),
    });
    schedule();
  };
  const enter = (request: FastifyRequest, reply: FastifyReply, { wasAdmitted, done }: Entry): void => {
    if (isInternal(request)) {
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
    const waits = wasAdmitted ? hasQueueSlot(raw, isOfUser(request)) : mayWait(raw, clientOf(ip));
    if (waits) wait(request, reply, { wasAdmitted, done });
    else done(refuse(reason));
  };
  const leave = (request: FastifyRequest): void => {
    if (!request.inProgress) return;
    request.inProgress = false;
    inProgress--;
    schedule();
  };
  const countInvalidCredential = (request: FastifyRequest, { statusCode }: FastifyReply): void => {
    const wasVerified = request.inProgress && statusCode < 500 && looksUpCredentials(request);
    if (wasVerified && !isOfUser(request) && hasCredential(request.headers))
      invalidCredentials.add(clientOf(request.ip));
  };
  return {
    shed: ({ request, client, waitedMs }) => {
      const reason = reasonOf(waitedMs);
      return reason === undefined || mayWait(request, client) ? undefined : refuse(reason);
    },
    enter: (request, reply, done) => enter(request, reply, { wasAdmitted: false, done }),
    leaveForBody: (request, _reply, payload, done) => {
      if (hasBody(request.headers)) leave(request);
      done(null, payload);
    },
    reenter: (request, reply, done) => {
      if (request.inProgress) done();
      else enter(request, reply, { wasAdmitted: true, done });
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

/** Too many requests in progress, a late event loop, or too long a wait. */
type Reason = "full" | "late" | "waited";

const createShedLog = ({ log }: FastifyInstance) => {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (state: { reason: Reason; inProgress: number }): void => {
    refused++;
    const now = performance.now();
    if (now - loggedAt < logIntervalMs) return;
    log.warn({ refused, ...state }, "overloaded: requests are refused with 503");
    refused = 0;
    loggedAt = now;
  };
};

const resolutionMs = 10;
const sampleIntervalMs = 500;
/** Consecutive samples after which the event loop counts as late; a single one may be a short pause. */
const lateSamples = 2;

const watchEventLoop = (app: FastifyInstance, maxDelayMs: number): (() => boolean) => {
  let lateCount = 0;
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let timer: NodeJS.Timeout | undefined;
  let sampledAt = 0;
  /** The mean delay since the last sample. If no iteration was measured, a single one has lasted the whole time. */
  const sample = (): number => {
    const lastAt = sampledAt;
    sampledAt = performance.now();
    const delay = delays.count === 0 ? sampledAt - lastAt : delays.mean / 1e6 - resolutionMs;
    delays.reset();
    return delay;
  };
  app.addHook("onReady", async () => {
    delays.enable();
    sampledAt = performance.now();
    timer = setInterval(() => {
      lateCount = sample() > maxDelayMs ? lateCount + 1 : 0;
    }, sampleIntervalMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delays.disable();
  });
  return () => lateCount >= lateSamples;
};
