import { sql } from "drizzle-orm";
import { connect, type Database, type Queryable } from "../../../foundation/db/client.ts";
import { channel } from "./queries.ts";

/** A connection that holds locks, until it ends for whatever reason. */
export type Session = {
  db: Queryable;
  /** Aborts when the connection, and with it every lock, is lost. */
  cut: AbortSignal;
};

export type Sessions = {
  /** The present session, or a new one. To be asked for by one caller at a time. */
  current(): Promise<Session>;
  /** Gives up the session: something failed on it. */
  giveUp(session: Session, reason: unknown): void;
  close(): Promise<void>;
};

/**
 * One session at a time. Statements of a session never reach another connection, so nothing is written without the
 * locks under which it was done.
 * @param wake is called when there may be something new to send
 */
export const openSessions = (url: string, wake: () => void): Sessions => {
  let present: { session: Session; database: Database; cut: AbortController } | undefined;

  const lose = (database: Database, reason: unknown) => {
    if (present?.database !== database) return;
    const { cut } = present;
    present = undefined;
    cut.abort(reason);
    database.sql.end({ timeout: 0 }).catch(() => {});
  };

  const open = async (): Promise<Session> => {
    const database = connect(url, {
      poolSize: 1,
      arrays: false,
      applicationName: "alliance webhooks",
      onClose: () => lose(database, new Error("the connection to the database ended")),
      onNotify: wake,
    });
    const cut = new AbortController();
    const session = { db: database.db, cut: cut.signal };
    present = { session, database, cut };
    try {
      await database.db.execute(sql.raw(`listen ${channel}`));
    } catch (error) {
      lose(database, error);
      throw error;
    }
    return session;
  };

  return {
    current: async () => present?.session ?? open(),
    giveUp: (session, reason) => {
      if (present?.session === session) lose(present.database, reason);
    },
    close: async () => {
      const { database, cut } = present ?? {};
      present = undefined;
      cut?.abort(new Error("the service stops"));
      await database?.sql.end({ timeout: 0 });
    },
  };
};
