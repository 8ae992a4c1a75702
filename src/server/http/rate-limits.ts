import type {
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
  onRequestHookHandler,
  preHandlerHookHandler,
} from "fastify";
import { TooManyRequests } from "../../foundation/errors.ts";
import { isInner } from "./in-process.ts";
import { isUnlimited } from "./overload.ts";

/** The state of a quota after a use: `remaining` is negative when the use exceeded it. */
type Use = { remaining: number; resetSeconds: number };

export type Window = {
  readonly name: string;
  readonly quota: number;
  readonly seconds: number;
  /** The two in the form of `RateLimit-Policy`. */
  readonly policy: string;
  use(key: string): Use;
  /** Seconds until there is something left of an exhausted quota; 0 for others. */
  exhaustedFor(key: string): number;
  refused(): void;
};

export type RequestLimits = { address: Window; credential: Window; participations: Window };

declare module "fastify" {
  interface FastifyRequest {
    /** The least that is left of the quotas which this request has used. */
    remainingRequests: number;
  }
}

/**
 * Counts a use and describes the quota in the response's headers, unless a quota used before has less left
 * (draft-ietf-httpapi-ratelimit-headers-10).
 * @throws TooManyRequests when the quota is exhausted
 */
export const countUse = (window: Window, key: string, request: FastifyRequest, reply: FastifyReply): void => {
  const use = window.use(key);
  if (use.remaining < 0) throw exhausted(window, use.resetSeconds);
  if (use.remaining >= request.remainingRequests) return;
  request.remainingRequests = use.remaining;
  reply.headers(limitHeaders(window, use));
};

export const exhausted = ({ name, quota, seconds, refused }: Window, retryAfter: number): TooManyRequests => {
  refused();
  return new TooManyRequests({ name, quota, window: seconds, retryAfter });
};

export const limitHeaders = ({ name, policy }: Window, { remaining, resetSeconds }: Use) => ({
  "ratelimit-policy": policy,
  ratelimit: `"${name}";r=${remaining};t=${resetSeconds}`,
});

/** Counts each message of a batch as a request. The first one has been counted when the batch arrived. */
export const limitBatches =
  ({ address, credential }: RequestLimits, clientOf: (address: string) => string): preHandlerHookHandler =>
  (request, reply, done) => {
    const { body, caller, ip } = request;
    if (!Array.isArray(body)) return done();
    attempt(done, () => {
      for (const _message of body.slice(1)) {
        countUse(address, clientOf(ip), request, reply);
        if (caller) countUse(credential, caller.token?.id ?? caller.userId, request, reply);
      }
    });
  };

/** Hooks with a callback cost no promise. */
const attempt = (done: HookHandlerDoneFunction, work: () => void): void => {
  try {
    work();
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
};

/**
 * Before the session is looked up, so that a flood costs no query. The files of pages do not count: a page is one
 * request, however many files it loads.
 * @param clientOf names the client at an address
 */
export const limitAddress =
  (window: Window, clientOf: (address: string) => string): onRequestHookHandler =>
  (request, reply, done) => {
    if (isUnlimited(request) || request.routeOptions.config.isAsset || isInner(request)) return done();
    attempt(done, () => countUse(window, clientOf(request.ip), request, reply));
  };
