import { sql } from "drizzle-orm";
import { Unavailable } from "../errors.ts";
import type { Queryable } from "./client.ts";
import { startPatience } from "./patience.ts";

/** Runs work on a share of the connections. @throws Unavailable when too many wait, or after waiting for too long */
export type Lane = <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>;

type LaneOptions = {
  concurrency: number;
  maxWaiting: number;
  /** Milliseconds. */
  patience: number;
  /** What runs there, as a plural noun for messages. */
  of: string;
  /** Milliseconds, where the sessions have no such setting. */
  statementTimeout?: number | undefined;
};

export const createLane = (db: Queryable, options: LaneOptions): Lane => {
  const { concurrency, maxWaiting, patience, of, statementTimeout } = options;
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
