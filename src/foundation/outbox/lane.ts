import { sql } from "drizzle-orm";
import { connect, type Database, type Queryable } from "../db/client.ts";

/** The connection ended in the middle of a transaction. */
class ConnectionLost extends Error {}

export type Lane = {
  /**
   * Runs `work` in a transaction on this lane's own connection.
   * @param cut aborts when the connection, and with it every lock, is lost, and when the lane closes
   */
  transaction<Result>(work: (tx: Queryable, cut: AbortSignal) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Rejects when the signal aborts. */
export const rejectionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** Waits for the work, but no longer than this many milliseconds. */
export const waitFor = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const impatient = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, impatient]);
  clearTimeout(timer);
};

/**
 * Not `sql.begin`: postgres.js 3.4.9 sends the rollback of a lost connection to a socket that is null, which ends the
 * process. Here a connection on which anything failed is given up, and no statement follows.
 */
export const openLane = (url: string): Lane => {
  let database: Database | undefined;
  let cut = new AbortController();
  const open = () => {
    const opened = connect(url, {
      poolSize: 1,
      arrays: false,
      applicationName: "alliance outbox",
      // Longer than an attempt, whatever the server's default is.
      idleInTransactionTimeout: 90_000,
      onClose: () => {
        if (database === opened) giveUp(new ConnectionLost("the connection to the database ended"));
      },
    });
    return opened;
  };
  const giveUp = (reason: unknown) => {
    const { sql: client } = database ?? {};
    database = undefined;
    cut.abort(reason);
    // An open transaction ends with its connection.
    client?.end({ timeout: 0 }).catch(() => {});
  };
  return {
    transaction: async (work) => {
      cut = new AbortController();
      const { signal } = cut;
      database ??= open();
      const { db } = database;
      const run = async () => {
        await db.execute(sql`begin`);
        const result = await work(db, signal);
        // A statement now would run outside of the transaction that is gone.
        signal.throwIfAborted();
        await db.execute(sql`commit`);
        return result;
      };
      try {
        // The driver may leave a statement of a lost connection unsettled.
        return await Promise.race([run(), rejectionOf(signal)]);
      } catch (error) {
        giveUp(error);
        throw error;
      }
    },
    close: async () => {
      const { sql: client } = database ?? {};
      database = undefined;
      cut.abort(new Error("the service stops"));
      await client?.end({ timeout: 0 });
    },
  };
};
