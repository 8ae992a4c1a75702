import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argon2, verify as argon2Verify, type Options } from "@node-rs/argon2";
import pLimit from "p-limit";
import { Unavailable } from "../../errors.ts";

/** OWASP's Password Storage Cheat Sheet; the library's defaults are argon2id, a salt of 16 and a tag of 32 bytes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

const currentForm = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Waiting for a turn; a client that finds the queue full had better come again. */
const longestQueue = 64;

export type Passwords = {
  /** Before anything else is done for a request that needs a hash. @throws Unavailable when too many wait */
  assertCapacity(): void;
  /** @returns a PHC string. @throws Unavailable when too many wait */
  hash(password: string): Promise<string>;
  /**
   * @param hash `null` where there is no password: that takes as long as a wrong one
   * @throws Unavailable when too many wait
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether a hash is weaker than what is made now. */
  isOutdated(hash: string): boolean;
};

/**
 * Hashing takes a core for its time. One core is left to those who read, so that a flood of sign-ins does not stall them.
 * @param atOnce how many hashes are computed at a time
 */
export const createPasswords = (atOnce = Math.max(1, availableParallelism() - 1)): Passwords => {
  const limit = pLimit(atOnce);
  const assertCapacity = (): void => {
    if (limit.pendingCount >= longestQueue) throw new Unavailable("too many people sign in at this moment; try again");
  };
  const queued = <Result>(work: () => Promise<Result>): Promise<Result> => {
    assertCapacity();
    return limit(work);
  };
  const hash = async (password: string) => queued(() => argon2(normalize(password), parameters));
  const dummyHash = argon2(randomBytes(32).toString("base64url"), parameters);
  return {
    assertCapacity,
    hash,
    verify: async (known, password) => {
      const against = known ?? (await dummyHash);
      return (await queued(() => argon2Verify(against, normalize(password)))) && known !== null;
    },
    isOutdated: (known) => !known.startsWith(currentForm),
  };
};

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B §3.1.1.2). */
const normalize = (password: string): string => password.normalize("NFKC");
