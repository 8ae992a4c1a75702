import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argon2, verify as argon2Verify, type Options } from "@node-rs/argon2";
import pLimit, { type LimitFunction } from "p-limit";
import { Unavailable } from "../../../foundation/errors.ts";

/** Maximum number of waiting hashes. Further requests are rejected with 503. */
const maxQueued = 64;
/** Maximum number of concurrent attempts per account. People sign in once at a time, programs perhaps several times. */
const maxPerAccount = 4;
/** Maximum number of attempts that wait for their account's limit, in all. Low, so that other users are not rejected. */
const maxWaiting = 16;
/** Maximum number of hashes per network: half of the queue, and above the quota `login_failures_per_address`. */
const maxPerRequester = 32;

const createKeyedLimits = (concurrency: number) => {
  const limits = new Map<string, LimitFunction>();
  const sizeOf = (key: string): number => {
    const limit = limits.get(key);
    return limit ? limit.activeCount + limit.pendingCount : 0;
  };
  return {
    sizeOf,
    run: async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
      const limit = limits.get(key) ?? pLimit(concurrency);
      limits.set(key, limit);
      try {
        return await limit(work);
      } finally {
        if (sizeOf(key) === 0) limits.delete(key);
      }
    },
  };
};

const requireSpace = (size: number, maxSize: number): void => {
  if (size >= maxSize)
    throw new Unavailable("too many people are signing in right now; try again shortly", {
      text: { key: "common.wrong.signing_in" },
    });
};

/** Shares the cores fairly between requesters: thirty concurrent hashes of one requester delay another requester by one hash. */
const createQueue = (concurrency: number) => {
  const cores = pLimit(concurrency);
  const requesters = createKeyedLimits(concurrency);
  const attempts = createKeyedLimits(maxPerAccount);
  let queued = 0;
  let waiting = 0;

  return {
    assertCapacity: (account?: string): void => {
      requireSpace(queued, maxQueued + concurrency);
      if (account !== undefined && attempts.sizeOf(account) >= maxPerAccount) requireSpace(waiting, maxWaiting);
    },
    attempt: async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
      if (attempts.sizeOf(account) < maxPerAccount) return attempts.run(account, work);
      requireSpace(waiting, maxWaiting);
      waiting++;
      return attempts.run(account, () => {
        waiting--;
        return work();
      });
    },
    run: async <Result>(requester: string | null, work: () => Promise<Result>): Promise<Result> => {
      requireSpace(queued, maxQueued + concurrency);
      if (requester !== null) requireSpace(requesters.sizeOf(requester), maxPerRequester);
      queued++;
      try {
        // At most `concurrency` hashes of one requester wait for the cores. Its other hashes wait until these are done.
        return await (requester === null ? cores(work) : requesters.run(requester, () => cores(work)));
      } finally {
        queued--;
      }
    },
  };
};

/** OWASP's Password Storage Cheat Sheet. The library defaults to argon2id with a salt of 16 bytes and a tag of 32. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

export type Passwords = {
  /** Call it first in a request that needs a hash. @param account in lower case @throws Unavailable when too many wait */
  assertCapacity(account?: string): void;
  /** Limits concurrent attempts of one account. @throws Unavailable when too many wait */
  attempt<Result>(account: string, work: () => Promise<Result>): Promise<Result>;
  /** Shares the cores between requesters. @returns a PHC string @throws Unavailable when too many wait */
  hash(password: string, requester?: string): Promise<string>;
  /** Without a stored hash, takes as long as for a wrong password and returns false. @throws Unavailable when too many wait */
  verify(hash: string | null, password: string, requester?: string): Promise<boolean>;
  isOutdated(hash: string): boolean;
};

/** The hash of a random password, for accounts without a password: see `verify`. */
const dummyHash = argon2(randomBytes(32).toString("base64url"), parameters);

/** Each hash occupies a core. One core stays free for other requests. */
export const createPasswordHasher = (concurrency = Math.max(1, availableParallelism() - 1)): Passwords => {
  const { assertCapacity, attempt, run } = createQueue(concurrency);
  const hash = (password: string, requester?: string) =>
    run(requester ?? null, () => argon2(normalize(password), parameters));
  return {
    assertCapacity,
    attempt,
    hash,
    verify: async (stored, password, requester?: string) => {
      const compared = stored ?? (await dummyHash);
      return (await run(requester ?? null, () => argon2Verify(compared, normalize(password)))) && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(currentPrefix),
  };
};

/** Keyboards may encode the same characters differently (NIST SP 800-63B §3.1.1.2). */
const normalize = (password: string): string => password.normalize("NFKC");
