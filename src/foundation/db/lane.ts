import { sql } from "drizzle-orm";
import { Unavailable } from "../errors.ts";
import type { Queryable } from "./client.ts";
import { startPatience } from "./patience.ts";

/**
 * Runs work on a share of the database's connections, so that it cannot delay what runs outside of the lane.
 * @throws Unavailable when too many wait, or after waiting for too long
 */
export type Lane = <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>;

type LaneOptions = {
  /** How many run at once; the rest wait. */
  concurrency: number;
  /** How many may wait. */
  maxWaiting: number;
  /** Milliseconds that one may wait. */
  patience: number;
  /** What runs there, as a plural noun. */
  of: string;
  /** Milliseconds after which the server cancels a statement, where sessions of the lane are not set to that already. */
  statementTimeout?: number | undefined;
};

export const createLane = (db: Queryable, options: LaneOptions): Lane => {
  const { concurrency, maxWaiting, patience, of, statementTimeout } = options;
  /** Begins each of those that wait, the first one first. */
  const waiting = new Set<() => void>();
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < concurrency) {
      running++;
      return;
    }
    if (waiting.size >= maxWaiting) throw tooMany(of);
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        stop();
        resolve();
      };
      const stop = startPatience(patience, () => {
        waiting.delete(begin);
        reject(tooMany(of));
      });
      waiting.add(begin);
    });
  };

  /** Who leaves gives the place to the next. */
  const leave = (): void => {
    const [next] = waiting;
    if (!next) {
      running--;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (work) => {
    await enter();
    try {
      if (statementTimeout === undefined) return await work(db);
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', ${String(statementTimeout)}, true)`);
        return work(tx);
      });
    } finally {
      leave();
    }
  };
};

const tooMany = (of: string) => new Unavailable(`too many ${of} are running right now; try again shortly`);
