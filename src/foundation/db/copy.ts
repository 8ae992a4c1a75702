import { pipeline } from "node:stream/promises";
import type postgres from "postgres";

/** Writes lines of COPY's text format. @param target the table with its columns, as SQL */
export const copyLines = async (
  sql: Pick<postgres.Sql, "unsafe">,
  target: string,
  lines: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<void> => {
  const to = await sql.unsafe(`copy ${target} from stdin`).writable();
  try {
    await pipeline(lines, to, { end: false });
    await new Promise<void>((resolve, reject) => {
      to.write("", (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    to.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  to.end();
  // postgres.js 3.4.9 never ends the stream if PostgreSQL rejects the last rows; the next statement then fails too.
  await sql.unsafe("select 1");
};
