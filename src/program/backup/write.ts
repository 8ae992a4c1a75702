import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type postgres from "postgres";
import { connect } from "../../foundation/db/client.ts";
import { findLastMigration } from "../../foundation/db/migration-history.ts";
import { version } from "../../foundation/package.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { listOf, listSequences, listTables, tableOf } from "./catalog.ts";
import { BackupError } from "./errors.ts";
import { endOfRows, headerLineOf, lineOf, type Summary } from "./format.ts";
import { picturesOf } from "./pictures.ts";
import { seal } from "./seal.ts";

export type BackupOptions = {
  url: string;
  createdAt: Date;
  onProgress: (done: number, total: number, label: string) => void;
  storage?: Storage | undefined;
};

export type Written = Summary & {
  /** Time of the last migration, which a release needs to restore the backup. */
  migration: number;
};

const lineBreak = 10;

export const writeBackup = async (to: Writable, options: BackupOptions): Promise<Written> => {
  const { sql } = connect(options.url, {
    poolSize: 1,
    applicationName: "alliance backup",
    statementTimeout: 0,
    idleInTransactionTimeout: 0,
    lockTimeout: 60_000,
    arrays: false,
    // Losing the only connection fails the running statement.
    onClose: () => {},
  });
  try {
    const written: Written = { rows: {}, sequences: {}, migration: 0 };
    await pipeline(seal(contentOf(sql, written, options)), createGzip(), to);
    return written;
  } finally {
    await sql.end({ timeout: 0 });
  }
};

/** @param written is filled */
async function* contentOf(
  sql: postgres.Sql,
  written: Written,
  { createdAt, onProgress, storage }: BackupOptions,
): AsyncGenerator<Buffer> {
  const migration = await beginSnapshot(sql);
  written.migration = migration;
  const tables = await listTables(sql);
  const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  const { version: postgresql = "" } = server ?? {};
  yield Buffer.from(headerLineOf({ service: version, migration, postgresql, created_at: createdAt.toISOString() }));
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const { name, columns } of tables) {
    yield Buffer.from(lineOf({ table: name, columns }));
    let rows = 0;
    const copy = await copyOf(sql, name, columns);
    for await (const chunk of copy) {
      rows += countLines(chunk);
      onProgress(Math.min(done + rows, total), total, name);
      yield chunk;
    }
    // postgres.js 3.4.9 leaves the connection paused if the stream was full at the end of the rows.
    copy._read(0);
    yield Buffer.from(endOfRows);
    written.rows[name] = rows;
    done += rows;
  }
  if (storage) written.pictures = yield* picturesOf(sql, { storage, tables, onProgress });
  written.sequences = await listSequences(sql);
  const { migration: _, ...summary } = written;
  yield Buffer.from(lineOf(summary));
  await sql`commit`;
}

/** Locks out migrations before the first query takes the snapshot. @returns the time of the last migration */
const beginSnapshot = async (sql: postgres.Sql): Promise<number> => {
  const tables = await listTables(sql);
  await sql`begin isolation level repeatable read read only`;
  // As pg_dump does: the text of a value must not depend on settings of the role or the database.
  await sql`set local datestyle to 'ISO, YMD'`;
  await sql`set local intervalstyle to 'postgres'`;
  await sql`set local extra_float_digits to 3`;
  await sql`set local bytea_output to 'hex'`;
  await sql`set local row_security to off`;
  if (tables.length > 0)
    await sql.unsafe(`lock table ${tables.map(({ name }) => tableOf(name)).join(", ")} in access share mode`);
  const migration = await findLastMigration(sql);
  if (migration === undefined) throw new BackupError("the database is empty: there is nothing to back up");
  return migration;
};

const copyOf = (sql: postgres.Sql, name: string, columns: string[]) =>
  sql.unsafe(`copy (select ${listOf(columns)} from ${tableOf(name)}) to stdout`).readable();

const countLines = (chunk: Buffer): number => {
  let lines = 0;
  for (let at = chunk.indexOf(lineBreak); at >= 0; at = chunk.indexOf(lineBreak, at + 1)) lines += 1;
  return lines;
};
