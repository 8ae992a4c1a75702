import type postgres from "postgres";

/** Below pg_trgm's default of 0.6, which misses two transposed letters in a short word. */
export const wordSimilarityThreshold = "0.45";

/** Milliseconds after which the database cancels a statement of a request that is not a search. */
export const statementTimeout = 8_000;

/**
 * Milliseconds that a transaction may wait for its process, longer than an export waits for its client: one that is frozen
 * keeps the locks of its transaction for as long.
 */
export const idleInTransactionTimeout = 20_000;

/** What a session behind a pooler has from its role, because nothing can be set on it. */
const settings = {
  TimeZone: "UTC",
  statement_timeout: String(statementTimeout),
  idle_in_transaction_session_timeout: String(idleInTransactionTimeout),
  "pg_trgm.word_similarity_threshold": wordSimilarityThreshold,
};

/** Gives the settings to the sessions that this role begins in this database from now on. */
export const keepRoleSettings = async (sql: postgres.Sql): Promise<void> => {
  // Two at once would fail. Until the connection closes; a migration that runs elsewhere has a lock of its own.
  await sql.unsafe("select pg_advisory_lock(hashtextextended('alliance role settings', 0))");
  // Who is no superuser may keep the setting of an extension only where that is loaded.
  await sql.unsafe("select show_limit()");
  const [row] = await sql.unsafe<{ database: string }[]>("select quote_ident(current_database()) as database");
  for (const [name, value] of Object.entries(settings))
    await sql.unsafe(`alter role current_user in database ${row?.database} set ${name} = '${value}'`);
};

/** Whether the session has them: one that was open before does not. */
export const hasRoleSettings = async (sql: postgres.Sql): Promise<boolean> => {
  const [row] = await sql.unsafe<{ found: boolean | null }[]>(`
    select current_setting('pg_trgm.word_similarity_threshold', true) = '${wordSimilarityThreshold}'
      and current_setting('statement_timeout')::interval = '${statementTimeout} ms'::interval as found`);
  return row?.found === true;
};
