import type {
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
  onRequestHookHandler,
  preHandlerHookHandler,
} from "fastify";
import { TooManyRequests } from "../../foundation/errors.ts";
import { isInternal } from "./in-process.ts";
import { isUnlimited } from "./overload.ts";

type Use = { remaining: number; resetSeconds: number };

export type Window = {
  readonly name: string;
  readonly quota: number;
  readonly seconds: number;
  readonly policy: string;
  use(key: string): Use;
  /** Seconds until an exhausted quota renews; 0 if it is not exhausted. */
  retryAfterSeconds(key: string): number;
  countRejection(): void;
};

export type RequestLimits = { address: Window; credential: Window; participations: Window };

declare module "fastify" {
  interface FastifyRequest {
    remainingRequests: number;
  }
}

/**
 * Counts a use and describes the quota in headers, unless a previous quota has less left (draft-ietf-httpapi-ratelimit-headers-10).
 * @throws TooManyRequests when the quota is exhausted
 */
export const countUse = (window: Window, key: string, request: FastifyRequest, reply: FastifyReply): void => {
  const use = window.use(key);
  if (use.remaining < 0) throw limitError(window, use.resetSeconds);
  if (use.remaining >= request.remainingRequests) return;
  request.remainingRequests = use.remaining;
  reply.headers(limitHeaders(window, use));
};

export const limitError = ({ name, quota, seconds, countRejection }: Window, retryAfter: number): TooManyRequests => {
  countRejection();
  return new TooManyRequests({ name, quota, window: seconds, retryAfter });
};

export const limitHeaders = ({ name, policy }: Window, { remaining, resetSeconds }: Use) => ({
  "ratelimit-policy": policy,
  ratelimit: `"${name}";r=${remaining};t=${resetSeconds}`,
});

/** Each message of a batch is a request; the first was counted on arrival. */
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

const attempt = (done: HookHandlerDoneFunction, work: () => void): void => {
  try {
    work();
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
};

/** Limits requests before the session look-up, so that a flood costs no query. Assets do not count. */
export const limitAddress =
  (window: Window, clientOf: (address: string) => string): onRequestHookHandler =>
  (request, reply, done) => {
    if (isUnlimited(request) || request.routeOptions.config.isAsset || isInternal(request)) return done();
    attempt(done, () => countUse(window, clientOf(request.ip), request, reply));
  };
