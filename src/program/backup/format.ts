import { createHash, type Hash } from "node:crypto";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { OperatorError } from "../../foundation/errors.ts";
import { pictureFilePattern } from "../../foundation/pictures/pictures.ts";

/*
 * A backup is text, compressed by gzip: a header in JSON; for each table a line of JSON, its rows in COPY's text format, and a
 * line `\.`; for each file of a picture a line of JSON and its bytes or, of a bucket, the line alone; a summary in JSON; and a
 * line with the SHA-256 of all before it. COPY's text is the same in every version of PostgreSQL, and holds a row in a line.
 * The tables themselves come from the migrations. Version 1 had no pictures.
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
      /** True if the pictures are in a bucket. */
      listed: Type.Boolean(),
    }),
  ),
});

export type Header = Static<typeof headerSchema>;
/** Generated columns are left out. */
export type Section = Static<typeof sectionSchema>;
export type FileSection = Static<typeof fileSchema>;
export type ObjectSection = Static<typeof objectSchema>;
export type Summary = Static<typeof summarySchema>;

type Line = Section | FileSection | ObjectSection | Summary;

export const lineOf = (value: Line): string => `${JSON.stringify(value)}\n`;

export const headerLineOf = (header: Omit<Header, "alliance_backup">): string =>
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

const sealOf = (hash: Hash): string => `sha256 ${hash.digest("hex")}\n`;

const sealLength = sealOf(createHash("sha256")).length;

export async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(sealOf(hash));
}

/** @throws BackupError at the end; chunks read before must not be relied on */
export async function* unseal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let tail: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = Buffer.concat([tail, chunk]);
    const length = Math.max(0, all.length - sealLength);
    tail = all.subarray(length);
    if (length === 0) continue;
    const body = all.subarray(0, length);
    hash.update(body);
    yield body;
  }
  if (tail.toString() !== sealOf(hash)) throw damagedBackup();
}
