import type postgres from "postgres";
import type { Migration } from "./migration-files.ts";

/* Each mode can be interrupted at any point and completed by a second run. */

type Run = {
  lockTimeout: number;
  onRows: (rows: number) => void;
};

export const runMigration = async (sql: postgres.Sql, migration: Migration, run: Run): Promise<void> => {
  await prepareHistory(sql, migration);
  if (migration.mode === "transaction") {
    await sql.begin(async (tx) => {
      for (const statement of migration.statements) await tx.unsafe(statement);
      await record(tx, migration);
    });
    return;
  }
  for (const statement of migration.statements) {
    if (migration.mode === "batches") await runBatches(sql, statement, run);
    else await runOutside(sql, statement, run);
  }
  await record(sql, migration);
};

/** Drizzle's table and, after a contracting migration, `serves_from`: the migration that a release must have. */
const prepareHistory = async (sql: postgres.Sql, { servesFrom }: Migration): Promise<void> => {
  const [row] = await sql<{ table: boolean; column: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as table, exists (
      select from pg_attribute where attrelid = to_regclass('drizzle.__drizzle_migrations') and attname = 'serves_from'
    ) as column`;
  if (!row?.table) {
    await sql.unsafe("create schema if not exists drizzle");
    await sql.unsafe(
      "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
    );
  }
  if (servesFrom !== undefined && !row?.column)
    await sql.unsafe("alter table drizzle.__drizzle_migrations add column if not exists serves_from bigint");
};

const record = async (db: postgres.ISql, { hash, time, servesFrom }: Migration): Promise<void> => {
  const values = { hash, created_at: time, ...(servesFrom !== undefined && { serves_from: servesFrom }) };
  const places = Object.keys(values).map((_, index) => `$${index + 1}`);
  await db.unsafe(
    `insert into drizzle.__drizzle_migrations (${Object.keys(values)}) values (${places})`,
    Object.values(values),
  );
};

const runBatches = async (sql: postgres.Sql, statement: string, { onRows }: Run): Promise<void> => {
  for (;;) {
    const { count } = await sql.unsafe(statement);
    if (count === 0) return;
    onRows(count);
  }
};

/** `… concurrently` waits for running transactions without blocking reads and writes, so it needs no lock timeout. */
const runOutside = async (sql: postgres.Sql, statement: string, { lockTimeout }: Run): Promise<void> => {
  const index = indexOf(statement);
  if (index !== undefined && (await isBuilt(sql, index))) return;
  await sql.unsafe("set lock_timeout = 0");
  try {
    await sql.unsafe(statement);
  } catch (error) {
    // A unique index that failed to build still rejects rows.
    if (index !== undefined) await isBuilt(sql, index).catch(() => {});
    throw error;
  } finally {
    await sql.unsafe(`set lock_timeout = ${lockTimeout}`).catch(() => {});
  }
};

const indexOf = (statement: string): string | undefined =>
  /^(?:\s|--.*\n)*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?([a-z0-9_]+)"?\s/i.exec(
    statement,
  )?.[1];

/** Drops the invalid index that an interrupted build leaves. */
const isBuilt = async (sql: postgres.Sql, index: string): Promise<boolean> => {
  const [row] = await sql<{ valid: boolean }[]>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident(${index}))`;
  if (row?.valid === false) await sql.unsafe(`drop index concurrently if exists "${index}"`);
  return row?.valid ?? false;
};
