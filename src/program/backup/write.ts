import { randomBytes } from "node:crypto";
import { createWriteStream, rmSync } from "node:fs";
import { access, link, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { getTableName } from "drizzle-orm";
import type postgres from "postgres";
import { findLastMigration } from "../../foundation/db/migration-history.ts";
import { uploads } from "../../foundation/db/upload-tables.ts";
import { syncFolder } from "../../foundation/files.ts";
import { version } from "../../foundation/package.ts";
import { pictureFilePattern, pictureSizes, uploadNameOf } from "../../foundation/pictures/pictures.ts";
import { type ListedFile, type Storage, StorageFailure } from "../../foundation/storage/storage.ts";
import { listSequences, listTables, openSession, quoteAll, sqlName, type Table } from "./catalog.ts";
import { appendChecksum, BackupError, endOfRows, headerLine, jsonLine, type Summary } from "./format.ts";

export type BackupOptions = {
  url: string;
  createdAt: Date;
  onProgress: (done: number, total: number, label: string) => void;
  storage?: Storage | undefined;
};

export type BackupSummary = Summary & {
  /** Time of the last migration. A release needs this migration to restore the backup. */
  migration: number;
};

const lineBreakByte = 10;

export const writeBackup = async (destination: Writable, options: BackupOptions): Promise<BackupSummary> => {
  const sql = openSession(options.url, { applicationName: "alliance backup", lockTimeoutMs: 60_000 });
  try {
    const written: BackupSummary = { rows: {}, sequences: {}, migration: 0 };
    await pipeline(appendChecksum(generateBackup(sql, written, options)), createGzip(), destination);
    return written;
  } finally {
    await sql.end({ timeout: 0 });
  }
};

/** Yields the backup and fills in `written`. */
async function* generateBackup(
  sql: postgres.Sql,
  written: BackupSummary,
  { createdAt, onProgress, storage }: BackupOptions,
): AsyncGenerator<Buffer> {
  const migration = await beginSnapshot(sql);
  written.migration = migration;
  const tables = await listTables(sql);
  const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  const { version: postgresql = "" } = server ?? {};
  yield Buffer.from(headerLine({ service: version, migration, postgresql, created_at: createdAt.toISOString() }));
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const { name, columns } of tables) {
    yield Buffer.from(jsonLine({ table: name, columns }));
    let rows = 0;
    const copy = await openCopy(sql, name, columns);
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
  if (storage) written.pictures = yield* generatePictures(sql, { storage, tables, onProgress });
  written.sequences = await listSequences(sql);
  const { migration: _, ...summary } = written;
  yield Buffer.from(jsonLine(summary));
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
    await sql.unsafe(`lock table ${tables.map(({ name }) => sqlName(name)).join(", ")} in access share mode`);
  const migration = await findLastMigration(sql);
  if (migration === undefined) throw new BackupError("the database is empty: there is nothing to back up");
  return migration;
};

const openCopy = (sql: postgres.Sql, name: string, columns: string[]) =>
  sql.unsafe(`copy (select ${quoteAll(columns)} from ${sqlName(name)}) to stdout`).readable();

const countLines = (chunk: Buffer): number => {
  let lines = 0;
  for (let end = chunk.indexOf(lineBreakByte); end >= 0; end = chunk.indexOf(lineBreakByte, end + 1)) lines += 1;
  return lines;
};

type PictureOptions = {
  storage: Storage;
  tables: readonly Table[];
  onProgress: (done: number, total: number, label: string) => void;
};

/** Yields the files of the snapshot's uploads, or their descriptions if they are in a bucket. Reads files after rows, so that all files of a row exist unless deleted since. */
async function* generatePictures(
  sql: postgres.Sql,
  { storage, tables, onProgress }: PictureOptions,
): AsyncGenerator<Buffer, NonNullable<Summary["pictures"]>> {
  // Databases of earlier releases have no table of uploads.
  const hasUploads = tables.some(({ name }) => name === getTableName(uploads));
  const [row] = hasUploads ? await sql<{ count: number }[]>`select count(*)::int as count from uploads` : [];
  const expected = (row?.count ?? 0) * pictureSizes.length;
  let count = 0;
  if (expected > 0)
    for await (const files of storage.list())
      for (const file of await filesOfUploads(sql, files)) {
        count += yield* storage.isBucket ? generateObject(file) : generateFile(storage, file);
        onProgress(Math.min(count, expected), expected, "pictures");
      }
  return { count, missing: Math.max(0, expected - count), listed: storage.isBucket };
}

const picturePattern = new RegExp(pictureFilePattern);

const filesOfUploads = async (sql: postgres.Sql, files: readonly ListedFile[]): Promise<ListedFile[]> => {
  const pictures = files.filter(({ name }) => picturePattern.test(name));
  const names = [...new Set(pictures.map(({ name }) => uploadNameOf(name)))];
  const rows = await sql<{ name: string }[]>`
    select name from uploads where name in (select json_array_elements_text(${JSON.stringify(names)}::json))`;
  const uploadNames = new Set(rows.map(({ name }) => name));
  return pictures.filter(({ name }) => uploadNames.has(uploadNameOf(name)));
};

function* generateObject({ name, bytes, digest }: ListedFile): Generator<Buffer, 1> {
  yield Buffer.from(jsonLine({ object: name, bytes, ...(digest !== undefined && { digest }) }));
  return 1;
}

async function* generateFile(storage: Storage, { name }: ListedFile): AsyncGenerator<Buffer, 0 | 1> {
  const file = await storage.get(name);
  if (!file) return 0;
  yield Buffer.from(jsonLine({ file: name, bytes: file.bytes }));
  let bytesRead = 0;
  for await (const chunk of file.content) {
    bytesRead += chunk.length;
    yield chunk;
  }
  if (bytesRead !== file.bytes) throw new StorageFailure(`${storage.label}: ${name} was changed while it was read`);
  return 1;
}

/** Writes a file that only its owner can read (0600), under a temporary name until it is complete. Failures and signals, except `kill -9`, leave no file. */
export const writeNewFile = async <Result>(
  path: string,
  write: (destination: Writable) => Promise<Result>,
): Promise<Result> => {
  await requireAbsent(path);
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}`);
  const removeDraft = () => rmSync(draft, { force: true });
  process.once("exit", removeDraft);
  try {
    const result = await write(createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
    await publish(draft, path);
    await syncFolder(dirname(path));
    return result;
  } finally {
    await rm(draft, { force: true });
    process.off("exit", removeDraft);
  }
};

const requireAbsent = async (path: string): Promise<void> => {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) throw fileExists(path);
};

const fileExists = (path: string) => new BackupError(`${path} exists; choose another name`);

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** Creates a hard link, which never overwrites. On file systems without links, renames the file. */
const publish = async (draft: string, path: string): Promise<void> => {
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw fileExists(path);
    if (!["EPERM", "ENOTSUP", "ENOSYS", "EMLINK"].includes(String(codeOf(error)))) throw error;
    await requireAbsent(path);
    await rename(draft, path);
  }
};
