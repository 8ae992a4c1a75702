import { type ConnectOptions, connect, type Database, type Queryable } from "./client.ts";

export type DatabaseSession = {
  db: Queryable;
  /** Aborts when the connection, and with it every lock, is lost or closed. */
  lost: AbortSignal;
};

/**
 * Opens one session at a time. Its statements never reach another connection, so nothing is written without the session's locks.
 * @param setUp the first statements of a new session
 */
export const openSessions = (
  url: string,
  options: Pick<
    ConnectOptions,
    "applicationName" | "idleInTransactionTimeoutMs" | "onNotify" | "prepares" | "genericPlans"
  >,
  setUp: (db: Queryable) => Promise<unknown> = async () => {},
) => {
  let current: { session: DatabaseSession; database: Database; lost: AbortController } | undefined;

  const abandon = (database: Database, reason: unknown) => {
    if (current?.database !== database) return;
    const { lost } = current;
    current = undefined;
    lost.abort(reason);
    database.sql.end({ timeout: 0 }).catch(() => {});
  };

  const open = async (): Promise<DatabaseSession> => {
    const onClose = () => abandon(database, new Error("the connection to the database ended"));
    const database = connect(url, { ...options, poolSize: 1, fetchesArrayTypes: false, onClose });
    const lost = new AbortController();
    const session = { db: database.db, lost: lost.signal };
    current = { session, database, lost };
    try {
      await setUp(database.db);
    } catch (error) {
      abandon(database, error);
      throw error;
    }
    return session;
  };

  return {
    current: async (): Promise<DatabaseSession> => current?.session ?? open(),
    discard: (session: DatabaseSession, reason: unknown): void => {
      if (current?.session === session) abandon(current.database, reason);
    },
    close: async (): Promise<void> => {
      const { database, lost } = current ?? {};
      current = undefined;
      lost?.abort(new Error("the service stops"));
      await database?.sql.end({ timeout: 0 });
    },
  };
};
