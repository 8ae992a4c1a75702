import { hash as argon2 } from "@node-rs/argon2";
import { createPasswordHasher, type Passwords } from "../../src/identity/auth/passwords/hashing.ts";

const minimalCosts = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const passwordByHash = new Map<string, string>();

/** Hashes passwords cheaply, with minimal costs and a cache. Tests of hashing itself use the real implementation. */
export const createQuickPasswords = (): Passwords => {
  const real = createPasswordHasher();
  return {
    ...real,
    hash: async (password) => {
      const normalized = password.normalize("NFKC");
      const hash = await argon2(normalized, minimalCosts);
      passwordByHash.set(hash, normalized);
      return hash;
    },
    verify: async (hash, password) => {
      if (hash === null) return false;
      const normalized = password.normalize("NFKC");
      if (passwordByHash.has(hash)) return passwordByHash.get(hash) === normalized;
      const isCorrect = await real.verify(hash, password);
      if (isCorrect) passwordByHash.set(hash, normalized);
      return isCorrect;
    },
    isOutdated: () => false,
  };
};
