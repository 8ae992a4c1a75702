import type { Queryable } from "../../foundation/db/client.ts";
import { TooManyRequests } from "../../foundation/errors.ts";
import { isCanceledStatement, outageCodeOf } from "../../foundation/outage.ts";
import type { RequestLimits, Window } from "../http/rate-limits.ts";
import { countUses, deleteCounters, undoUses } from "./queries.ts";
import { createQuotas, type LimitName, type LimitSettings, type LocalLimitName } from "./quotas.ts";

export type Use = readonly [name: LimitName, key: string];

export type Limits = ReturnType<typeof createLimits>;

/** Counters are in the database, so that all processes share them and they survive a restart. */
export const createLimits = (db: Queryable, settings: LimitSettings = {}, onRefused?: OnRefused) => {
  const quotaOf = createQuotas(settings);
  const storedKey = ([name, key]: Use) => `${name}:${key}`;
  const counterOf = (use: Use) => ({ ...quotaOf(use[0]), key: storedKey(use) });
  const localWindows = { bad_tokens_per_address: createWindow(quotaOf("bad_tokens_per_address")) };

  const refusal = (name: LimitName, retryAfter: number) => {
    onRefused?.(name);
    const { quota, seconds: window } = quotaOf(name);
    return new TooManyRequests({ name, quota, window, retryAfter });
  };

  const count = async (uses: Use[]): Promise<TooManyRequests | undefined> => {
    const exhausted = await countUses(db, uses.map(counterOf));
    const use = uses.find((candidate) => storedKey(candidate) === exhausted?.key);
    return exhausted && use && refusal(use[0], Math.max(1, Math.ceil(exhausted.milliseconds / 1000)));
  };

  return {
    /** Counts one use of each limit, or none if a quota is exhausted. @throws TooManyRequests */
    consume: async (...uses: Use[]): Promise<void> => {
      const error = await count(uses);
      if (error) throw error;
    },
    tryConsume: async (...uses: Use[]): Promise<boolean> => (await count(uses)) === undefined,
    refund: (...uses: Use[]): Promise<unknown> => undoUses(db, uses.map(counterOf)),
    /** Resets the counters of the key, and of keys that begin with it and a space. Ignores outages: the caller has committed. */
    reset: async (name: LimitName, key: string): Promise<void> => {
      try {
        await deleteCounters(db, storedKey([name, key]));
      } catch (error) {
        if (outageCodeOf(error) === undefined && !isCanceledStatement(error)) throw error;
      }
    },
    consumeLocally: (name: "bad_tokens_per_address", key: string): void => {
      const { remaining, resetSeconds } = localWindows[name].use(key);
      if (remaining < 0) throw refusal(name, resetSeconds);
    },
  };
};

const defaultMaxKeys = 100_000;

type WindowOptions = {
  name: string;
  quota: number;
  seconds: number;
  maxKeys?: number;
  onRefused?: OnRefused | undefined;
};

type OnRefused = (limit: string) => void;

/**
 * Counts uses in fixed intervals, in the memory of this process, on a monotonic clock. With more than `maxKeys`, drops the
 * oldest key: a client with that many addresses has enough quota anyway.
 */
export const createWindow = ({ name, quota, seconds, maxKeys = defaultMaxKeys, onRefused }: WindowOptions): Window => {
  const windowMs = seconds * 1_000;
  let uses = new Map<string, number>();
  let endsAt = 0;

  /** At most `seconds`: because of rounding errors, a window of 60 seconds could otherwise report 61. */
  const secondsLeft = (now: number): number => Math.min(seconds, Math.max(1, Math.ceil((endsAt - now) / 1_000)));

  const startWindow = (now: number): void => {
    if (now < endsAt) return;
    uses = new Map();
    endsAt = now + windowMs;
  };

  const dropOldest = (): void => {
    const [oldest] = uses.keys();
    if (oldest !== undefined) uses.delete(oldest);
  };

  const add = (key: string): number => {
    const used = uses.get(key) ?? 0;
    if (used > quota) return used;
    if (used === 0 && uses.size >= maxKeys) dropOldest();
    uses.set(key, used + 1);
    return used;
  };

  return {
    name,
    quota,
    seconds,
    policy: `"${name}";q=${quota};w=${seconds}`,
    use: (key) => {
      const now = performance.now();
      startWindow(now);
      const used = add(key);
      return { remaining: quota - used - 1, resetSeconds: secondsLeft(now) };
    },
    retryAfterSeconds: (key) => {
      const now = performance.now();
      return now < endsAt && (uses.get(key) ?? 0) >= quota ? secondsLeft(now) : 0;
    },
    countRejection: () => onRefused?.(name),
  };
};

export const createRequestLimits = (settings: LimitSettings, onRefused?: OnRefused): RequestLimits => {
  const quotaOf = createQuotas(settings);
  const create = (name: LocalLimitName) => createWindow({ ...quotaOf(name), onRefused });
  return {
    address: create("requests_per_address"),
    credential: create("requests_per_credential"),
    participations: create("participations_per_user"),
  };
};
