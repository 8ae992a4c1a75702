import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  BackupError,
  damaged,
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
      ? damaged({ cause: error })
      : error;
  }
}

/** Bytes. The longest line besides rows lists one table's columns. */
const maxLine = 1_048_576;

const betweenRowsAndEnd = `\n${endOfRows}`;

/** Reads lines, rows and files in constant memory. */
const createScanner = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const readMore = async (): Promise<boolean> => {
    const { value, done } = await chunks.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  };

  const take = (length: number): Buffer => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };

  return {
    line: async (): Promise<string> => {
      let end = rest.indexOf("\n");
      while (end < 0) {
        if (rest.length > maxLine || !(await readMore())) throw damaged();
        end = rest.indexOf("\n");
      }
      return take(end + 1).toString("utf8", 0, end);
    },
    /** COPY doubles backslashes, so no row equals the end line. */
    async *rows(): AsyncGenerator<Buffer> {
      while (rest.length < endOfRows.length) if (!(await readMore())) throw damaged();
      if (rest.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) return void take(endOfRows.length);
      for (;;) {
        const end = rest.indexOf(betweenRowsAndEnd);
        if (end >= 0) {
          yield take(end + 1);
          take(endOfRows.length);
          return;
        }
        const length = rest.length - betweenRowsAndEnd.length;
        if (length > 0) yield take(length);
        if (!(await readMore())) throw damaged();
      }
    },
    async *bytes(length: number): AsyncGenerator<Buffer> {
      for (let left = length; left > 0; ) {
        if (rest.length === 0 && !(await readMore())) throw damaged();
        const taken = take(Math.min(left, rest.length));
        left -= taken.length;
        yield taken;
      }
    },
    requireEnd: async (): Promise<void> => {
      if (rest.length > 0 || (await readMore())) throw damaged();
    },
  };
};
