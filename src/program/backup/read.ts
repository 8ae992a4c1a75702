import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  BackupError,
  damagedBackup,
  endOfRows,
  type FileSection,
  type Header,
  type ObjectSection,
  parseHeader,
  parseLine,
  type Section,
  type Summary,
  unseal,
} from "./format.ts";

export type Backup = {
  header: Header;
  /** Tables, then pictures. Each has to be read before the next; the checksum is verified after the last. */
  sections(): AsyncGenerator<TableOfBackup | FileOfBackup | ObjectSection, Summary>;
};

export type TableOfBackup = Section & { rows: AsyncGenerator<Buffer> };
export type FileOfBackup = FileSection & { content: AsyncGenerator<Buffer> };

/** @throws BackupError */
export const readBackup = async (file: Readable): Promise<Backup> => {
  const scanner = createScanner(unseal(decompress(file)));
  const header = parseHeader(await scanner.line().catch(refuseOther));
  return {
    header,
    async *sections() {
      for (;;) {
        const line = parseLine(await scanner.line());
        if ("table" in line) yield { ...line, rows: scanner.rows() };
        else if ("file" in line) yield { ...line, content: scanner.bytes(line.bytes) };
        else if ("object" in line) yield line;
        else {
          await scanner.requireEnd();
          return line;
        }
      }
    },
  };
};

const refuseOther = (error: unknown): never => {
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

/** The longest line other than a row lists one table's columns. */
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

  const take = (length: number): Buffer => {
    const bytes = buffered.subarray(0, length);
    buffered = buffered.subarray(length);
    return bytes;
  };

  return {
    line: async (): Promise<string> => {
      let end = buffered.indexOf("\n");
      while (end < 0) {
        if (buffered.length > maxLineBytes || !(await readMore())) throw damagedBackup();
        end = buffered.indexOf("\n");
      }
      return take(end + 1).toString("utf8", 0, end);
    },
    /** COPY doubles backslashes, so no row equals the end line. */
    async *rows(): AsyncGenerator<Buffer> {
      while (buffered.length < endOfRows.length) if (!(await readMore())) throw damagedBackup();
      if (buffered.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) return void take(endOfRows.length);
      for (;;) {
        const end = buffered.indexOf(betweenRowsAndEnd);
        if (end >= 0) {
          yield take(end + 1);
          take(endOfRows.length);
          return;
        }
        const length = buffered.length - betweenRowsAndEnd.length;
        if (length > 0) yield take(length);
        if (!(await readMore())) throw damagedBackup();
      }
    },
    async *bytes(length: number): AsyncGenerator<Buffer> {
      for (let remaining = length; remaining > 0; ) {
        if (buffered.length === 0 && !(await readMore())) throw damagedBackup();
        const bytes = take(Math.min(remaining, buffered.length));
        remaining -= bytes.length;
        yield bytes;
      }
    },
    requireEnd: async (): Promise<void> => {
      if (buffered.length > 0 || (await readMore())) throw damagedBackup();
    },
  };
};
