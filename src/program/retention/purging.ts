import type { Queryable } from "../../foundation/db/client.ts";
import type { Purge } from "./purges.ts";

type Log = { info(details: { what: string; rows: number }, message: string): void };

/** Rows in a transaction: a few milliseconds of locks. */
const batch = 500;

type Run = { db: Queryable; now: Date; log: Log; signal?: AbortSignal };

/** One that fails keeps no other from its work. @throws the first failure, when all are done */
export const purgeAll = async (purges: Record<string, Purge>, { db, now, log, signal }: Run): Promise<void> => {
  const failures: unknown[] = [];
  for (const [what, purge] of Object.entries(purges)) {
    try {
      let rows = 0;
      for (let isDone = false; !isDone && !signal?.aborted; ) {
        const step = await purge(db, { now, batch });
        rows += step.deleted;
        isDone = step.isDone;
      }
      if (rows > 0) log.info({ what, rows }, "deleted old rows");
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};
