import { type Column, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./client.ts";

export type Batch = { now: Date; batch: number };

type Deletion = {
  /** An indexed column or expression, so that no more rows are read than are deleted. */
  sortKey: Column | SQL;
  isDue: SQL | undefined;
  batch: number;
};

/** Skips locked rows, so that purges and requests never wait for each other. @returns the number of deleted rows */
export const deleteOldest = async (
  db: Queryable,
  table: PgTable,
  { sortKey: by, isDue: due, batch }: Deletion,
): Promise<number> => {
  const deleted = await db.execute(sql`
    with due as materialized (select ctid from ${table} where ${due} order by ${by} limit ${batch} for update skip locked)
    delete from ${table} where ctid = any (array(select ctid from due))`);
  return deleted.count;
};

/** Returns a function that deletes rows whose time in `column` was at least `days` ago. */
export const deletePassed =
  (column: PgColumn, days = 0) =>
  (db: Queryable, { now, batch }: Batch): Promise<number> =>
    deleteOldest(db, column.table, { sortKey: column, isDue: lte(column, daysBefore(now, days)), batch });

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
