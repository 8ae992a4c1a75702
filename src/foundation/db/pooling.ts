import { connect } from "./client.ts";

/* Detects a pooler that assigns a session to each statement, where transactions fail. */

export const statementPoolingHint =
  "lends a session for each statement, so that transactions fail; set pool_mode to transaction or session";

/** Runs an empty transaction, as requests do. @throws Error of the server or the pooler */
export const tryTransaction = async (url: string): Promise<void> => {
  // `onClose` prevents the use of our pool, which would replace the client before it reports why its session was closed.
  const { sql, close } = connect(url, { poolSize: 1, fetchesArrayTypes: false, pooled: true, onClose: () => {} });
  try {
    await sql.begin((tx) => tx`select 1`);
  } catch (error) {
    // postgres.js 3.4.9 reports the reason only with the next statement.
    throw await sql`select 1`.then(
      () => error,
      (reason: unknown) => reason,
    );
  } finally {
    await close();
  }
};

export const isStatementPoolingError = (error: unknown): boolean =>
  error instanceof Error && /statement pooling/i.test(error.message);
