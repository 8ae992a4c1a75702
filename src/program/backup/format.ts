import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { pictureFilePattern } from "../../foundation/pictures/pictures.ts";
import { BackupError, damaged } from "./errors.ts";

/*
 * A backup is text, compressed by gzip: a header in JSON; for each table a line of JSON, its rows in COPY's text format, and a
 * line `\.`; for each file of a picture a line of JSON and its bytes or, of a bucket, the line alone; a summary in JSON; and a
 * line with the SHA-256 of all before it. COPY's text is the same in every version of PostgreSQL, and holds a row in a line.
 * The tables themselves come from the migrations. Version 1 had no pictures.
 */

/** Raised with each change after which an older release would misread a backup. */
const formatVersion = 2;

/** The line after the rows of a table. */
export const endOfRows = "\\.\n";

const headerSchema = Type.Object({
  alliance_backup: Type.Integer(),
  /** The release that wrote it; a newer one may have migrated the database. */
  service: Type.String(),
  /** The time of the last migration that the database had, as `drizzle/meta/_journal.json` has it. */
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
  /** Of each table. */
  rows: Type.Record(Type.String(), Type.Integer()),
  /** The last value of each sequence that has been used; text, as it may be beyond 2^53. */
  sequences: Type.Record(Type.String(), Type.String({ pattern: "^\\d+$" })),
  /** Left out of a backup without pictures. */
  pictures: Type.Optional(
    Type.Object({
      count: Type.Integer(),
      /** Of those that the tables know. */
      missing: Type.Integer(),
      /** Whether they are listed only, being in a bucket. */
      listed: Type.Boolean(),
    }),
  ),
});

export type Header = Static<typeof headerSchema>;
/** A table whose rows follow. Generated columns are left out: PostgreSQL computes them again. */
export type Section = Static<typeof sectionSchema>;
/** A picture's file whose bytes follow. */
export type FileSection = Static<typeof fileSchema>;
/** A picture's file in a bucket, as the bucket describes it. */
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
  return checked(headerSchema, header);
};

/** The line before the rows of a table, of a file, or the summary after the last. */
export const parseLine = (line: string): Line => {
  const value = parse(line);
  for (const schema of [sectionSchema, fileSchema, objectSchema]) if (Value.Check(schema, value)) return value;
  return checked(summarySchema, value);
};

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw damaged({ cause: error });
  }
};

const checked = <Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> => {
  if (!Value.Check(schema, value)) throw damaged();
  return value;
};
