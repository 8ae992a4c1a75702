import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argon2, verify as argon2Verify, type Options } from "@node-rs/argon2";
import pLimit, { type LimitFunction } from "p-limit";
import { Unavailable } from "../../../foundation/errors.ts";

/** Hashes that may wait in all; beyond that, clients should retry later. */
const maxQueued = 64;
/** Attempts of one account that are under way. A person signs in once at a time; a program may do so several times. */
const maxOfAccount = 4;
/** Attempts that wait for others of their account, of all accounts: so few that nobody else is refused because of them. */
const maxInLine = 16;
/** Half of the queue, and above the failures that one address may have (`login_failures_per_address`). */
const maxOfRequester = 32;

const limitEach = (concurrency: number) => {
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

const requireSpace = (taken: number, most: number): void => {
  if (taken >= most)
    throw new Unavailable("too many people are signing in right now; try again shortly", {
      text: { key: "common.wrong.signing_in" },
    });
};

/** Requesters take turns at the cores: one who asks for thirty hashes at once delays another by one. */
const createQueue = (concurrency: number) => {
  const cores = pLimit(concurrency);
  const turns = limitEach(concurrency);
  const attempts = limitEach(maxOfAccount);
  let taken = 0;
  let inLine = 0;

  return {
    assertCapacity: (account?: string): void => {
      requireSpace(taken, maxQueued + concurrency);
      if (account !== undefined && attempts.sizeOf(account) >= maxOfAccount) requireSpace(inLine, maxInLine);
    },
    attempt: async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
      if (attempts.sizeOf(account) < maxOfAccount) return attempts.run(account, work);
      requireSpace(inLine, maxInLine);
      inLine++;
      return attempts.run(account, () => {
        inLine--;
        return work();
      });
    },
    run: async <Result>(requester: string | null, work: () => Promise<Result>): Promise<Result> => {
      requireSpace(taken, maxQueued + concurrency);
      if (requester !== null) requireSpace(turns.sizeOf(requester), maxOfRequester);
      taken++;
      try {
        // At most `concurrency` of one requester wait for the cores; the others wait for these.
        return await (requester === null ? cores(work) : turns.run(requester, () => cores(work)));
      } finally {
        taken--;
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
  /** Few attempts of one account run at once. @throws Unavailable when too many wait */
  attempt<Result>(account: string, work: () => Promise<Result>): Promise<Result>;
  /** Requesters take turns. @returns a PHC string @throws Unavailable when too many wait */
  hash(password: string, requester?: string): Promise<string>;
  /** Without a hash it takes as long as for a wrong password. @throws Unavailable when too many wait */
  verify(hash: string | null, password: string, requester?: string): Promise<boolean>;
  isOutdated(hash: string): boolean;
};

/** Nobody has the password. */
const dummyHash = argon2(randomBytes(32).toString("base64url"), parameters);

/** Each hash occupies a core. One core stays free for other requests. */
export const createPasswords = (concurrency = Math.max(1, availableParallelism() - 1)): Passwords => {
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
