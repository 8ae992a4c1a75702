import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argon2, verify as argon2Verify, type Options } from "@node-rs/argon2";
import { createQueue } from "./queue.ts";

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
