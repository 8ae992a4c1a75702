import { hash as argon2 } from "@node-rs/argon2";
import { createPasswords, type Passwords } from "../../src/identity/auth/passwords/hashing.ts";

const weakest = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Passwords by hash. */
const verified = new Map<string, string>();

/** Hashing without its cost. Tests of hashing use the real one. */
export const createQuickPasswords = (): Passwords => {
  const real = createPasswords();
  return {
    ...real,
    hash: async (password) => {
      const normalized = password.normalize("NFKC");
      const hash = await argon2(normalized, weakest);
      verified.set(hash, normalized);
      return hash;
    },
    verify: async (hash, password) => {
      if (hash === null) return false;
      const normalized = password.normalize("NFKC");
      if (verified.has(hash)) return verified.get(hash) === normalized;
      const isRight = await real.verify(hash, password);
      if (isRight) verified.set(hash, normalized);
      return isRight;
    },
    isOutdated: () => false,
  };
};
