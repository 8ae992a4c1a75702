import type { Queryable } from "../db/client.ts";
import { repeat } from "../repeated.ts";
import { type Purge, purgesOf, type Retention } from "./purges.ts";

type Log = Parameters<typeof repeat>[1]["log"] & { info(details: object, message: string): void };

/** Rows in a transaction: a few milliseconds of locks. */
const batch = 500;

/** Rows that are due have no effect, so hourly is often enough. */
const every = 3_600_000;

/**
 * Deletes what has expired or is older than promised, now and every hour. Any number of processes may do this.
 * @returns a function that stops it after the batch that runs
 */
export const startPurging = (db: Queryable, log: Log, retention: Retention): (() => Promise<void>) => {
  const purges = Object.entries(purgesOf(retention));
  const stopping = new AbortController();
  const { signal } = stopping;
  const purgeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (const [what, purge] of purges) {
      await purgeWhole(purge, { db, now: new Date(), signal }).then(
        (deleted) => deleted > 0 && log.info({ what, rows: deleted }, "deleted old rows"),
        (error) => failures.push(error),
      );
    }
    if (failures.length > 0) throw failures[0];
  };
  const stop = repeat(purgeAll, {
    every,
    log,
    failure: "could not delete some of the old rows; trying again in an hour",
  });
  return () => {
    stopping.abort();
    return stop();
  };
};

/** @returns how many rows */
export const purgeWhole = async (
  purge: Purge,
  { db, now, signal }: { db: Queryable; now: Date; signal?: AbortSignal },
): Promise<number> => {
  let total = 0;
  while (!signal?.aborted) {
    const { deleted, isDone } = await purge(db, { now, batch });
    total += deleted;
    if (isDone) break;
  }
  return total;
};
