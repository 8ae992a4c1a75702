import { sql } from "drizzle-orm";
import { beforeAbort } from "../abort.ts";
import type { Queryable } from "../db/client.ts";
import { openSessions } from "../db/session.ts";

export type OutboxLane = ReturnType<typeof openLane>;

/**
 * Not `sql.begin`: postgres.js 3.4.9 sends the rollback of a lost connection to a socket that is null, which ends the process.
 * Here a connection on which anything failed is given up.
 */
export const openLane = (url: string) => {
  const settings = {
    applicationName: "alliance outbox",
    idleInTransactionTimeout: 90_000,
    prepares: true,
    genericPlans: true,
  };
  const sessions = openSessions(url, settings);
  return {
    /** @param cut aborts when the connection, and with it every lock, is lost, and when the lane closes */
    transaction: async <Result>(work: (tx: Queryable, cut: AbortSignal) => Promise<Result>): Promise<Result> => {
      const session = await sessions.current();
      const { db, cut } = session;
      const run = async () => {
        await db.execute(sql`begin`);
        const result = await work(db, cut);
        // A statement now would run outside of the lost transaction.
        cut.throwIfAborted();
        await db.execute(sql`commit`);
        return result;
      };
      try {
        return await beforeAbort(run(), cut);
      } catch (error) {
        sessions.giveUp(session, error);
        throw error;
      }
    },
    close: sessions.close,
  };
};
