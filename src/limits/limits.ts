import { eq, sql } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Queryable } from "../db/client.ts";
import { rateLimits } from "../db/identity-tables.ts";
import { TooManyRequests } from "../errors.ts";
import { defaultQuotas, type LimitName, type Quotas } from "./quotas.ts";

/** Seconds for which each quota holds, from its first use; the quotas themselves are settings. */
const windows: Record<LimitName, number> = {
  login_failures_per_account_and_address: 15 * 60,
  login_failures_per_address: 15 * 60,
  login_failures_per_account: 24 * 3600,
  registrations_per_address: 3600,
  mail_requests_per_address: 3600,
  mails_per_account: 3600,
  token_creations_per_user: 3600,
  bad_tokens_per_address: 60,
};

/** Counters in the database, so that neither another process nor a restart begins anew. */
export type Limits = {
  /** Counts one use. @throws TooManyRequests when the quota was used up before */
  consume(name: LimitName, key: string): Promise<void>;
  /** Counts one use. @returns whether the quota had room for it */
  admits(name: LimitName, key: string): Promise<boolean>;
  /** Takes back what `consume` counted. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Forgets all that was counted for the key, and for keys that begin with it and a blank. */
  forget(name: LimitName, key: string): Promise<void>;
  /** As `consume`, but in this process only: for what is not worth a query. */
  consumeLocally(name: LimitName, key: string): Promise<void>;
};

export type LimitSettings = Quotas & { factor: number };

export const createLimits = (
  db: Queryable,
  { factor, ...quotas }: LimitSettings = { ...defaultQuotas, factor: 1 },
): Limits => {
  const quotaOf = (name: LimitName) => Math.ceil(quotas[name] * factor);
  const create = (name: LimitName) => {
    const common = { points: quotaOf(name), duration: windows[name], keyPrefix: name };
    return {
      // Expired rows go with all others that are: see auth/queries.ts.
      shared: new RateLimiterDrizzle({ ...common, storeClient: db, schema: rateLimits, clearExpiredByTimeout: false }),
      here: new RateLimiterMemory(common),
    };
  };
  const limiters = Object.fromEntries(
    Object.keys(windows).map((name) => [name, create(name as LimitName)]),
    // Object.fromEntries forgets the names of the keys.
  ) as Record<LimitName, ReturnType<typeof create>>;

  /** The library rejects with its result when the quota is used up, and with an error when something failed. */
  const remaining = async (use: Promise<RateLimiterRes>): Promise<RateLimiterRes | null> => {
    try {
      await use;
      return null;
    } catch (result) {
      if (result instanceof RateLimiterRes) return result;
      throw result;
    }
  };

  const require = async (name: LimitName, use: Promise<RateLimiterRes>): Promise<void> => {
    const refused = await remaining(use);
    if (!refused) return;
    const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new TooManyRequests({ name, quota: quotaOf(name), window: windows[name], retryAfter });
  };

  return {
    consume: (name, key) => require(name, limiters[name].shared.consume(key)),
    admits: async (name, key) => (await remaining(limiters[name].shared.consume(key))) === null,
    refund: async (name, key) => {
      await limiters[name].shared.reward(key, 1);
    },
    forget: async (name, key) => {
      const stored = `${name}:${key}`;
      await db
        .delete(rateLimits)
        .where(sql`${eq(rateLimits.key, stored)} or starts_with(${rateLimits.key}, ${`${stored} `})`);
    },
    consumeLocally: (name, key) => require(name, limiters[name].here.consume(key)),
  };
};
