import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupError, damaged } from "./errors.ts";
import {
  type FileSection,
  type Header,
  type ObjectSection,
  parseHeader,
  parseLine,
  type Section,
  type Summary,
} from "./format.ts";
import { createScanner } from "./scanner.ts";
import { unseal } from "./seal.ts";

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
