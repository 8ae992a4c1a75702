import { eq, sql } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Queryable } from "../db/client.ts";
import { rateLimits } from "../db/identity-tables.ts";
import { TooManyRequests } from "../errors.ts";
import { defaultQuotas, type LimitName, type Quotas } from "./quotas.ts";

/** The window of each quota in seconds, from its first use; the quotas themselves are settings. */
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

/** Counters are in the database, so that all processes share them and they survive a restart. */
export type Limits = {
  /** Counts one use. @throws TooManyRequests when the quota is exhausted */
  consume(name: LimitName, key: string): Promise<void>;
  /** Counts one use. @returns whether it is within the quota */
  admits(name: LimitName, key: string): Promise<boolean>;
  /** Undoes one `consume`. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Resets the counters of the key, and of keys that begin with it and a space. */
  forget(name: LimitName, key: string): Promise<void>;
  /** Like `consume`, but counts in this process only: for requests that must not cost a query. */
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
      // deleteExpired in auth/queries.ts deletes expired rows.
      shared: new RateLimiterDrizzle({ ...common, storeClient: db, schema: rateLimits, clearExpiredByTimeout: false }),
      local: new RateLimiterMemory(common),
    };
  };
  const limiters = Object.fromEntries(
    Object.keys(windows).map((name) => [name, create(name as LimitName)]),
    // Object.fromEntries loses the type of the keys.
  ) as Record<LimitName, ReturnType<typeof create>>;

  /** The library rejects with a result when the quota is exhausted, and with an error when something fails. */
  const rejection = async (use: Promise<RateLimiterRes>): Promise<RateLimiterRes | null> => {
    try {
      await use;
      return null;
    } catch (result) {
      if (result instanceof RateLimiterRes) return result;
      throw result;
    }
  };

  const require = async (name: LimitName, use: Promise<RateLimiterRes>): Promise<void> => {
    const rejected = await rejection(use);
    if (!rejected) return;
    const retryAfter = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    throw new TooManyRequests({ name, quota: quotaOf(name), window: windows[name], retryAfter });
  };

  return {
    consume: (name, key) => require(name, limiters[name].shared.consume(key)),
    admits: async (name, key) => (await rejection(limiters[name].shared.consume(key))) === null,
    refund: async (name, key) => {
      await limiters[name].shared.reward(key, 1);
    },
    forget: async (name, key) => {
      const stored = `${name}:${key}`;
      await db
        .delete(rateLimits)
        .where(sql`${eq(rateLimits.key, stored)} or starts_with(${rateLimits.key}, ${`${stored} `})`);
    },
    consumeLocally: (name, key) => require(name, limiters[name].local.consume(key)),
  };
};
