import { type ConnectOptions, connect, type Database, type Queryable } from "./client.ts";

export type DatabaseSession = {
  db: Queryable;
  /** Aborts when the connection, and with it every lock, is lost or closed. */
  cut: AbortSignal;
};

/**
 * One session at a time. Its statements never reach another connection, so nothing is written without the session's locks.
 * @param begin the first statements of a new session
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
    current: async (): Promise<DatabaseSession> => present?.session ?? open(),
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
