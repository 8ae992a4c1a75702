import { createHash, type Hash } from "node:crypto";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { OperatorError } from "../../foundation/errors.ts";
import { pictureFilePattern } from "../../foundation/pictures/pictures.ts";

/*
 * A backup is compressed by gzip: a header in JSON; for each table, a line of JSON, its rows in COPY's text format and a line
 * `\.`; for each file of a picture, a line of JSON and, unless it is in a bucket, its bytes; a summary in JSON; and a line with
 * the SHA-256 of everything before it. COPY's text format has a line per row, and is the same in every version of PostgreSQL.
 * The tables are not described: `restore` creates them by migrations. Version 1 of the format had no pictures.
 */

const formatVersion = 2;

export const endOfRows = "\\.\n";

const headerSchema = Type.Object({
  alliance_backup: Type.Integer(),
  /** The release that wrote the backup. */
  service: Type.String(),
  /** Time of the last migration, as in `drizzle/meta/_journal.json`. */
  migration: Type.Integer(),
  postgresql: Type.String(),
  created_at: Type.String(),
});

const sectionSchema = Type.Object({ table: Type.String(), columns: Type.Array(Type.String()) });

const fileName = Type.String({ pattern: pictureFilePattern });
const bytes = Type.Integer({ minimum: 0 });
const fileSchema = Type.Object({ file: fileName, bytes });
const objectSchema = Type.Object({ object: fileName, bytes, digest: Type.Optional(Type.String()) });

const summarySchema = Type.Object({
  rows: Type.Record(Type.String(), Type.Integer()),
  /** Last values; text, as they may be beyond 2^53. */
  sequences: Type.Record(Type.String(), Type.String({ pattern: "^\\d+$" })),
  pictures: Type.Optional(
    Type.Object({
      count: Type.Integer(),
      missing: Type.Integer(),
      /** True if the pictures are in a bucket, which the backup only lists. */
      listed: Type.Boolean(),
    }),
  ),
});

export type Header = Static<typeof headerSchema>;
/** Omits generated columns. */
export type Section = Static<typeof sectionSchema>;
export type FileSection = Static<typeof fileSchema>;
export type ObjectSection = Static<typeof objectSchema>;
export type Summary = Static<typeof summarySchema>;

type Line = Section | FileSection | ObjectSection | Summary;

export const jsonLine = (value: Line): string => `${JSON.stringify(value)}\n`;

export const headerLine = (header: Omit<Header, "alliance_backup">): string =>
  `${JSON.stringify({ alliance_backup: formatVersion, ...header })}\n`;

export const parseHeader = (line: string): Header => {
  const header = parse(line);
  const version: unknown = Object(header).alliance_backup;
  if (typeof version === "number" && version > formatVersion)
    throw new BackupError("a newer release wrote the backup; restore it with that release or a later one");
  return requireSchema(headerSchema, header);
};

export const parseLine = (line: string): Line => {
  const value = parse(line);
  for (const schema of [sectionSchema, fileSchema, objectSchema]) if (Value.Check(schema, value)) return value;
  return requireSchema(summarySchema, value);
};

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw damagedBackup({ cause: error });
  }
};

const requireSchema = <Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> => {
  if (!Value.Check(schema, value)) throw damagedBackup();
  return value;
};

export class BackupError extends OperatorError {}

export const damagedBackup = (options?: ErrorOptions): BackupError =>
  new BackupError("the backup is damaged or incomplete; nothing was restored", options);

const checksumLine = (hash: Hash): string => `sha256 ${hash.digest("hex")}\n`;

const checksumLineLength = checksumLine(createHash("sha256")).length;

export async function* appendChecksum(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(checksumLine(hash));
}

/** Verifies and removes the checksum. @throws BackupError at the end, so chunks read before are not verified */
export async function* verifyChecksum(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let tail: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = Buffer.concat([tail, chunk]);
    const length = Math.max(0, all.length - checksumLineLength);
    tail = all.subarray(length);
    if (length === 0) continue;
    const body = all.subarray(0, length);
    hash.update(body);
    yield body;
  }
  if (tail.toString() !== checksumLine(hash)) throw damagedBackup();
}

export type Backup = {
  header: Header;
  /** Yields tables, then pictures. Each must be read before the next; the checksum is verified after the last. */
  readSections(): AsyncGenerator<BackupTable | BackupFile | ObjectSection, Summary>;
};

export type BackupTable = Section & { rows: AsyncGenerator<Buffer> };
export type BackupFile = FileSection & { content: AsyncGenerator<Buffer> };

/** @throws BackupError */
export const readBackup = async (file: Readable): Promise<Backup> => {
  const scanner = createScanner(verifyChecksum(decompress(file)));
  const header = parseHeader(await scanner.readLine().catch(rejectOtherFile));
  return {
    header,
    async *readSections() {
      for (;;) {
        const line = parseLine(await scanner.readLine());
        if ("table" in line) yield { ...line, rows: scanner.readRows() };
        else if ("file" in line) yield { ...line, content: scanner.readBytes(line.bytes) };
        else if ("object" in line) yield line;
        else {
          await scanner.requireEnd();
          return line;
        }
      }
    },
  };
};

const rejectOtherFile = (error: unknown): never => {
  throw error instanceof BackupError ? new BackupError("this is not a backup of the service", { cause: error }) : error;
};

async function* decompress(file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* pipeline(file, createGunzip({ chunkSize: 65_536 }), () => {});
  } catch (error) {
    // https://zlib.net/manual.html#Constants
    throw error instanceof Error && "code" in error && /^Z_/.test(String(error.code))
      ? damagedBackup({ cause: error })
      : error;
  }
}

/** Maximum length of lines other than rows. The longest such line lists one table's columns. */
const maxLineBytes = 1_048_576;

const betweenRowsAndEnd = `\n${endOfRows}`;

/** Reads lines, rows and files in constant memory. */
const createScanner = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);

  const readMore = async (): Promise<boolean> => {
    const { value, done } = await chunks.next();
    if (done) return false;
    buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value]);
    return true;
  };

  const consume = (length: number): Buffer => {
    const bytes = buffered.subarray(0, length);
    buffered = buffered.subarray(length);
    return bytes;
  };

  return {
    readLine: async (): Promise<string> => {
      let end = buffered.indexOf("\n");
      while (end < 0) {
        if (buffered.length > maxLineBytes || !(await readMore())) throw damagedBackup();
        end = buffered.indexOf("\n");
      }
      return consume(end + 1).toString("utf8", 0, end);
    },
    /** COPY doubles backslashes, so no row equals the end line. */
    async *readRows(): AsyncGenerator<Buffer> {
      while (buffered.length < endOfRows.length) if (!(await readMore())) throw damagedBackup();
      if (buffered.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) return void consume(endOfRows.length);
      for (;;) {
        const end = buffered.indexOf(betweenRowsAndEnd);
        if (end >= 0) {
          yield consume(end + 1);
          consume(endOfRows.length);
          return;
        }
        const length = buffered.length - betweenRowsAndEnd.length;
        if (length > 0) yield consume(length);
        if (!(await readMore())) throw damagedBackup();
      }
    },
    async *readBytes(length: number): AsyncGenerator<Buffer> {
      for (let remaining = length; remaining > 0; ) {
        if (buffered.length === 0 && !(await readMore())) throw damagedBackup();
        const bytes = consume(Math.min(remaining, buffered.length));
        remaining -= bytes.length;
        yield bytes;
      }
    },
    requireEnd: async (): Promise<void> => {
      if (buffered.length > 0 || (await readMore())) throw damagedBackup();
    },
  };
};
