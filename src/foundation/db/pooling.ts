import { connect } from "./client.ts";

/* A pooler that lends a session for each statement: what is one statement works, and nothing else does. */

/** What to tell whoever set it up. */
export const setPoolMode =
  "lends a session for each statement, so that transactions fail; set pool_mode to transaction or session";

/**
 * A transaction in which nothing is written, on a session as requests have it.
 * @throws Error of the server or the pooler
 */
export const tryTransaction = async (url: string): Promise<void> => {
  // A client by itself: a pool would replace it when its session is closed, before it tells why.
  const { sql, close } = connect(url, { poolSize: 1, arrays: false, pooled: true, onClose: () => {} });
  try {
    await sql.begin((tx) => tx`select 1`);
  } catch (error) {
    // postgres.js 3.4.9 tells why a session was closed only to the statement that comes next.
    throw await sql`select 1`.then(
      () => error,
      (reason: unknown) => reason,
    );
  } finally {
    await close();
  }
};

/** PgBouncer's refusal: a protocol violation that names its mode. */
export const isOfStatementPooling = (error: unknown): boolean =>
  error instanceof Error && /statement pooling/i.test(error.message);
