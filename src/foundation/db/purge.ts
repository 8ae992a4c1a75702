import { type Column, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./client.ts";

/** How many rows a transaction deletes at most. */
export type Batch = { now: Date; batch: number };

type Due = {
  /** What tells when a row is due, in an index. Read in its order, no more rows are read than are deleted. */
  by: Column | SQL;
  due: SQL | undefined;
  batch: number;
};

/**
 * Deletes the rows that have been due for longest. Rows that others hold stay until the next time, so that purges of several
 * processes, and what is done for users meanwhile, never wait for each other.
 * @returns how many
 */
export const deleteOldest = async (db: Queryable, table: PgTable, { by, due, batch }: Due): Promise<number> => {
  const deleted = await db.execute(sql`
    with due as materialized (select ctid from ${table} where ${due} order by ${by} limit ${batch} for update skip locked)
    delete from ${table} where ctid = any (array(select ctid from due))`);
  return deleted.count;
};

/** The same of rows that are kept until a time, or for some days after it. */
export const deletePassed =
  (column: PgColumn, days = 0) =>
  (db: Queryable, { now, batch }: Batch): Promise<number> =>
    deleteOldest(db, column.table, { by: column, due: lte(column, daysBefore(now, days)), batch });

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
