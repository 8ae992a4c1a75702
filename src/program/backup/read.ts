import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupError, damaged } from "./errors.ts";
import { type Header, parseHeader, parseLine, type Section, type Summary } from "./format.ts";
import { createScanner } from "./scanner.ts";
import { unseal } from "./seal.ts";

export type Backup = {
  header: Header;
  /** The tables in turn; the rows of each have to be read before the next. After the last, all was as it was written. */
  tables(): AsyncGenerator<Section & { rows: AsyncGenerator<Buffer> }, Summary>;
};

/** @throws BackupError if this is none, or of a format that this release does not know */
export const readBackup = async (file: Readable): Promise<Backup> => {
  const scanner = createScanner(unseal(decompress(file)));
  const header = parseHeader(await scanner.line().catch(refuseOther));
  return {
    header,
    async *tables() {
      for (;;) {
        const section = parseLine(await scanner.line());
        if (!("table" in section)) {
          await scanner.requireEnd();
          return section;
        }
        yield { ...section, rows: scanner.rows() };
      }
    },
  };
};

const refuseOther = (error: unknown): never => {
  throw error instanceof BackupError ? new BackupError("this is not a backup of the service", { cause: error }) : error;
};

async function* decompress(file: Readable): AsyncGenerator<Buffer> {
  try {
    // The loop throws what fails.
    yield* pipeline(file, createGunzip({ chunkSize: 65_536 }), () => {});
  } catch (error) {
    // https://zlib.net/manual.html#Constants
    throw error instanceof Error && "code" in error && /^Z_/.test(String(error.code))
      ? damaged({ cause: error })
      : error;
  }
}
