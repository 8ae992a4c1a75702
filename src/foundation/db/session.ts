import { type ConnectOptions, connect, type Database, type Queryable } from "./client.ts";

/** A connection of its own, until it ends for whatever reason. */
export type DatabaseSession = {
  db: Queryable;
  /** Aborts when the connection, and with it every lock and transaction, is lost, and when all are closed. */
  cut: AbortSignal;
};

/**
 * One session at a time. Statements of a session never reach another connection, so nothing is written without the locks
 * under which it was done. A connection on which anything failed is given up as a whole.
 * @param begin what a new session begins with
 */
export const openSessions = (
  url: string,
  options: Pick<
    ConnectOptions,
    "applicationName" | "idleInTransactionTimeout" | "onNotify" | "prepares" | "genericPlans"
  >,
  begin: (db: Queryable) => Promise<unknown> = async () => {},
) => {
  let present: { session: DatabaseSession; database: Database; cut: AbortController } | undefined;

  const lose = (database: Database, reason: unknown) => {
    if (present?.database !== database) return;
    const { cut } = present;
    present = undefined;
    cut.abort(reason);
    database.sql.end({ timeout: 0 }).catch(() => {});
  };

  const open = async (): Promise<DatabaseSession> => {
    const onClose = () => lose(database, new Error("the connection to the database ended"));
    const database = connect(url, { ...options, poolSize: 1, arrays: false, onClose });
    const cut = new AbortController();
    const session = { db: database.db, cut: cut.signal };
    present = { session, database, cut };
    try {
      await begin(database.db);
    } catch (error) {
      lose(database, error);
      throw error;
    }
    return session;
  };

  return {
    /** The present session, or a new one. To be asked for by one caller at a time. */
    current: async (): Promise<DatabaseSession> => present?.session ?? open(),
    /** Gives up the session: something failed on it. */
    giveUp: (session: DatabaseSession, reason: unknown): void => {
      if (present?.session === session) lose(present.database, reason);
    },
    close: async (): Promise<void> => {
      const { database, cut } = present ?? {};
      present = undefined;
      cut?.abort(new Error("the service stops"));
      await database?.sql.end({ timeout: 0 });
    },
  };
};
