import { createHash, type Hash } from "node:crypto";
import { damaged } from "./errors.ts";

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
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = Buffer.concat([held, chunk]);
    const length = Math.max(0, all.length - sealLength);
    held = all.subarray(length);
    if (length === 0) continue;
    const body = all.subarray(0, length);
    hash.update(body);
    yield body;
  }
  if (held.toString() !== sealOf(hash)) throw damaged();
}
