import type postgres from "postgres";

/** pg_trgm's default of 0.6 misses two transposed letters in a short word. */
export const wordSimilarityThreshold = "0.45";

/** Timeout of statements other than searches. */
export const statementTimeoutMs = 8_000;

/** Longer than an export waits for its client. A frozen process holds its locks for as long. */
export const idleInTransactionTimeoutMs = 20_000;

/** Sessions behind a pooler have the settings of their role. */
const settings = {
  TimeZone: "UTC",
  statement_timeout: String(statementTimeoutMs),
  idle_in_transaction_session_timeout: String(idleInTransactionTimeoutMs),
  "pg_trgm.word_similarity_threshold": wordSimilarityThreshold,
};

export const applyRoleSettings = async (sql: postgres.Sql): Promise<void> => {
  // Concurrent changes would fail. The lock ends with the connection.
  await sql.unsafe("select pg_advisory_lock(hashtextextended('alliance role settings', 0))");
  // Loads the extension: only then may other roles than superusers set its parameters.
  await sql.unsafe("select show_limit()");
  const [row] = await sql.unsafe<{ database: string }[]>("select quote_ident(current_database()) as database");
  for (const [name, value] of Object.entries(settings))
    await sql.unsafe(`alter role current_user in database ${row?.database} set ${name} = '${value}'`);
};

/** Whether the session has the role's settings. Sessions opened before a change lack them. */
export const hasRoleSettings = async (sql: postgres.Sql): Promise<boolean> => {
  const [row] = await sql.unsafe<{ found: boolean | null }[]>(`
    select current_setting('pg_trgm.word_similarity_threshold', true) = '${wordSimilarityThreshold}'
      and current_setting('statement_timeout')::interval = '${statementTimeoutMs} ms'::interval as found`);
  return row?.found === true;
};
