import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";

/** A connection pool or a transaction. */
export type Queryable = PgDatabase<PostgresJsQueryResultHKT>;

export type Database = {
  db: PostgresJsDatabase;
  /** The driver under `db`. It reads times as strings and writes JSON as text, because Drizzle converts both. */
  sql: postgres.Sql;
  close(): Promise<void>;
};

export type ConnectOptions = {
  poolSize?: number;
  applicationName?: string;
  /** Milliseconds after which the server cancels a statement; 0 disables this. */
  statementTimeout?: number;
  /** Milliseconds after which the server stops waiting for a lock; 0 disables this. */
  lockTimeout?: number;
  /** Whether a commit waits for the disk (default). If not, a crash may lose the last half second of commits. */
  durable?: boolean;
};

/** Connects lazily: an unreachable server causes an error at the first query. */
export const connect = (url: string, options: ConnectOptions = {}): Database => {
  const sql = postgres(url, {
    max: options.poolSize ?? 10,
    connect_timeout: 5,
    onnotice: () => {},
    connection: {
      application_name: options.applicationName ?? "alliance",
      TimeZone: "UTC",
      statement_timeout: options.statementTimeout ?? 30_000,
      lock_timeout: options.lockTimeout ?? 0,
      ...(options.durable === false && { synchronous_commit: "off" }),
      // Below pg_trgm's default of 0.6, which misses two transposed letters in a short word.
      "pg_trgm.word_similarity_threshold": "0.45",
    },
  });
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) };
};

/**
 * Runs `work` in a transaction. Give the inner context the name of the outer one, so that it shadows it: a query on the
 * outer connection would not be part of the transaction.
 */
export const inTransaction = <Context extends { readonly db: Queryable }, Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> => context.db.transaction((tx) => work({ ...context, db: tx }));
