import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";

/** The pool or a transaction of it: what a query needs. */
export type Queryable = PgDatabase<PostgresJsQueryResultHKT>;

export type Database = {
  db: PostgresJsDatabase;
  /** The driver beneath `db`. Times come back as strings and JSON goes in as text: drizzle converts both. */
  sql: postgres.Sql;
  close(): Promise<void>;
};

export type ConnectOptions = {
  poolSize?: number;
  applicationName?: string;
  /** Milliseconds after which the server gives up on a statement; 0 is never. */
  statementTimeout?: number;
  /** Milliseconds after which the server gives up waiting for a lock; 0 is never. */
  lockTimeout?: number;
  /** Whether a commit waits for the disk; without, a crash of the server may forget the last half second. */
  durable?: boolean;
};

/** Connects lazily: an unreachable server shows at the first query. */
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
      // Lower than pg_trgm's own 0.6, which misses a swapped pair of letters in a short word.
      "pg_trgm.word_similarity_threshold": "0.45",
    },
  });
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) };
};

/**
 * Does work in a transaction. Name the inner context as the outer one, which hides it: what runs on the outer connection
 * would not be part of the transaction.
 */
export const inTransaction = <Context extends { readonly db: Queryable }, Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> => context.db.transaction((tx) => work({ ...context, db: tx }));
