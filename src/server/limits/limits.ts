import type { Queryable } from "../../foundation/db/client.ts";
import { TooManyRequests } from "../../foundation/errors.ts";
import { isCanceledStatement, outageCodeOf } from "../../foundation/outage.ts";
import { countUses, deleteCounters, undoUses } from "./queries.ts";
import { createQuotas, type LimitName, type LimitSettings } from "./quotas.ts";
import { createWindow, type OnRefused } from "./window.ts";

export type Counted = readonly [name: LimitName, key: string];

export type Limits = ReturnType<typeof createLimits>;

/** Counters are in the database, so that all processes share them and they survive a restart. */
export const createLimits = (db: Queryable, settings: LimitSettings = {}, onRefused?: OnRefused) => {
  const quotaOf = createQuotas(settings);
  const storedKey = ([name, key]: Counted) => `${name}:${key}`;
  const counterOf = (use: Counted) => {
    const { quota, seconds } = quotaOf(use[0]);
    return { key: storedKey(use), quota, seconds };
  };
  const local = { bad_tokens_per_address: createWindow(quotaOf("bad_tokens_per_address")) };

  const refusal = (name: LimitName, retryAfter: number) => {
    onRefused?.(name);
    const { quota, seconds: window } = quotaOf(name);
    return new TooManyRequests({ name, quota, window, retryAfter });
  };

  const count = async (uses: Counted[]): Promise<TooManyRequests | undefined> => {
    const exhausted = await countUses(db, uses.map(counterOf));
    const use = uses.find((one) => storedKey(one) === exhausted?.key);
    return exhausted && use && refusal(use[0], Math.max(1, Math.ceil(exhausted.milliseconds / 1000)));
  };

  return {
    /** Counts one use of each, or none if a quota is exhausted. @throws TooManyRequests */
    consume: async (...uses: Counted[]): Promise<void> => {
      const refused = await count(uses);
      if (refused) throw refused;
    },
    admits: async (...uses: Counted[]): Promise<boolean> => (await count(uses)) === undefined,
    refund: (...uses: Counted[]): Promise<void> => undoUses(db, uses.map(counterOf)),
    /** Resets the key's counters, and those of keys that begin with it and a space. Ignores outages: the caller's work is committed. */
    forget: async (name: LimitName, key: string): Promise<void> => {
      try {
        await deleteCounters(db, storedKey([name, key]));
      } catch (error) {
        if (outageCodeOf(error) === undefined && !isCanceledStatement(error)) throw error;
      }
    },
    consumeLocally: (name: "bad_tokens_per_address", key: string): void => {
      const { remaining, resetSeconds } = local[name].use(key);
      if (remaining < 0) throw refusal(name, resetSeconds);
    },
  };
};
