import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { replaceFile } from "../../foundation/files.ts";
import {
  bitIndexesOf,
  blockBytes,
  blockIndexOf,
  createHeader,
  passwordsPerBlock,
  sha1,
} from "../../identity/auth/passwords/breached.ts";
import { CommandError } from "./errors.ts";

const maxPasswords = (2 ** 32 / blockBytes) * passwordsPerBlock;

/** A line in the format of Have I Been Pwned: a SHA-1 hash and, optionally, a count. */
const hashLine = /^([0-9a-f]{40})(?::\d+)?$/i;

const newlineByte = 10;

/** Writes the filter for `security.breached_passwords`. @param list file with a password, or its SHA-1, on each line */
export const breachedPasswords = async (list: string, file: string): Promise<void> => {
  const lines = await countLines(list);
  if (lines === 0) throw new CommandError(`${list} is empty`);
  if (lines > maxPasswords) throw new CommandError(`${list} has more than ${maxPasswords} lines`);
  const blocks = Math.ceil(lines / passwordsPerBlock);
  const filter = Buffer.alloc(blocks * blockBytes);
  let passwords = 0;
  for await (const line of createInterface({ input: createReadStream(list), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === "") continue;
    const [, hex] = hashLine.exec(line) ?? [];
    const hash = hex === undefined ? sha1(line) : Buffer.from(hex, "hex");
    const start = blockIndexOf(hash, blocks) * blockBytes;
    for (const bit of bitIndexesOf(hash))
      filter[start + (bit >> 3)] = (filter[start + (bit >> 3)] ?? 0) | (1 << (bit & 7));
    passwords++;
  }
  // A running service continues to read the file that it has opened.
  await replaceFile(file, 0o666, async (handle) => {
    for (const part of [createHeader(passwords), filter]) await handle.write(part);
  });
  console.log(
    `Wrote ${file}: ${passwords} passwords, ${(blocks + 1) * blockBytes} bytes. Restart the service to use it.`,
  );
};

/** Counts all lines, including empty ones. The last line may lack its line break. */
const countLines = async (path: string): Promise<number> => {
  let lines = 0;
  let last = newlineByte;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    for (let index = chunk.indexOf(newlineByte); index !== -1; index = chunk.indexOf(newlineByte, index + 1)) lines++;
    last = chunk.at(-1);
  }
  return last === newlineByte ? lines : lines + 1;
};
