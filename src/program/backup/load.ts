import postgres from "postgres";
import { copyLines, withConnection } from "../../foundation/db/client.ts";
import { findLastMigration } from "../../foundation/db/migration-history.ts";
import { listDefinitions, listTables, openSession, quoteAll, quoteName, sqlName, type Table } from "./catalog.ts";
import { type Backup, BackupError, type BackupTable, damagedBackup, type Section, type Summary } from "./format.ts";
import type { PictureReceiver, ReceivedPictures } from "./receive-pictures.ts";

export type LoadOptions = { url: string; onProgress: (label: string) => void; pictures: PictureReceiver };
export type LoadSummary = Summary & { received: ReceivedPictures };

const remedy = "restore into a database or a data_dir that was just created";

export const requireEmpty = (url: string, backup: Backup): Promise<void> =>
  withConnection(url, { applicationName: "alliance restore", fetchesArrayTypes: false }, async ({ sql }) => {
    const tables = await listTables(sql);
    const migration = await findLastMigration(sql);
    if (migration === undefined && tables.length > 0)
      throw new BackupError(`the database has tables of another application, such as "${tables[0]?.name}"; ${remedy}`);
    await requireNoRows(sql, tables);
    if ((migration ?? 0) > backup.header.migration)
      throw new BackupError(`the database has been migrated further than the backup; ${remedy}`);
  });

const requireNoRows = async (sql: postgres.Sql, tables: readonly Table[]): Promise<void> => {
  for (const { name } of tables) {
    const [row] = await sql.unsafe(`select from ${sqlName(name)} limit 1`);
    if (row) throw new BackupError(`the database is not empty: "${name}" has rows; ${remedy}`);
  }
};

/** Loads all tables in one transaction, in which triggers, foreign keys and indexes are disabled. The role must own the tables; it need not be a superuser. */
export const loadBackup = async (backup: Backup, { url, onProgress, pictures }: LoadOptions): Promise<LoadSummary> => {
  const sql = openSession(url, { applicationName: "alliance restore", lockTimeoutMs: 10_000 });
  try {
    await sql`begin`;
    const tables = await lockEmptyTables(sql);
    const definitions = await listDefinitions(sql);
    for (const { drop } of definitions.toReversed()) await sql.unsafe(drop);
    for (const { name } of tables) await sql.unsafe(`alter table ${sqlName(name)} disable trigger user`);
    const summary = await copySections(sql, tables, backup, { onProgress, pictures });
    onProgress("indexes");
    for (const { create } of definitions) await sql.unsafe(create);
    for (const { name } of tables) await sql.unsafe(`alter table ${sqlName(name)} enable trigger user`);
    await requireRowCounts(sql, summary);
    for (const [name, value] of Object.entries(summary.sequences))
      await sql`select setval(${`public.${quoteName(name)}`}::regclass, ${value}::bigint)`;
    const received = await pictures.finish();
    await sql`commit`;
    // The first queries need statistics and a visibility map.
    onProgress("statistics");
    await sql.unsafe(`vacuum (analyze) ${tables.map(({ name }) => sqlName(name)).join(", ")}`);
    return { ...summary, received };
  } catch (error) {
    throw toBackupError(error);
  } finally {
    await sql.end({ timeout: 0 });
  }
};

/** PostgreSQL's details may quote a row; its message does not. */
const toBackupError = (error: unknown): unknown => {
  if (!(error instanceof postgres.PostgresError)) return error;
  // https://www.postgresql.org/docs/18/errcodes-appendix.html: data exceptions and violated constraints
  const reason = /^2[23]/.test(error.code) ? ` (${error.message})` : "";
  if (reason === "" && error.code !== transactionFailed) return error;
  return new BackupError(`the backup does not fit the tables${reason}; nothing was restored`, { cause: error });
};

const transactionFailed = "25P02";

/** Locks the tables before checking them, so that no rows are added after the check. */
const lockEmptyTables = async (sql: postgres.Sql): Promise<Table[]> => {
  const tables = await listTables(sql);
  const names = tables.map(({ name }) => sqlName(name)).join(", ");
  await sql.unsafe(`lock table ${names} in access exclusive mode`);
  await requireNoRows(sql, tables);
  const [service] = await sql`
    select from pg_stat_activity
     where datname = current_database() and application_name like 'alliance serve%' limit 1`;
  if (service) throw new BackupError("the service runs on the database; stop it first");
  return tables;
};

const copySections = async (
  sql: postgres.Sql,
  tables: readonly Table[],
  backup: Backup,
  { onProgress, pictures }: Pick<LoadOptions, "onProgress" | "pictures">,
): Promise<Summary> => {
  const missing = new Map(tables.map((table) => [table.name, table]));
  const sections = backup.readSections();
  for (let files = 0; ; ) {
    const { value, done } = await sections.next();
    if (done) {
      const [missingTable] = missing.keys();
      if (missingTable !== undefined)
        throw new BackupError(`the backup lacks the table "${missingTable}"; nothing was restored`);
      if ((value.pictures?.count ?? 0) !== files) throw damagedBackup();
      return value;
    }
    if ("table" in value) {
      requireSameColumns(missing.get(value.table), value);
      missing.delete(value.table);
      onProgress(value.table);
      await copyRows(sql, value);
      continue;
    }
    onProgress("pictures");
    files += 1;
    if ("file" in value) await pictures.receiveFile(value);
    else await pictures.compareObject(value);
  }
};

const copyRows = (sql: postgres.Sql, { table, columns, rows }: BackupTable): Promise<void> =>
  copyLines(sql, `${sqlName(table)} (${quoteAll(columns)})`, rows);

const requireSameColumns = (table: Table | undefined, { table: name, columns }: Section): void => {
  if (!table || [...table.columns].sort().join() !== [...columns].sort().join())
    throw new BackupError(`the backup's table "${name}" does not match its release; nothing was restored`);
};

const requireRowCounts = async (sql: postgres.Sql, { rows }: Summary): Promise<void> => {
  for (const [name, expected] of Object.entries(rows)) {
    const [row] = await sql.unsafe<{ count: string }[]>(`select count(*) from ${sqlName(name)}`);
    if (Number(row?.count) !== expected) throw damagedBackup();
  }
};
