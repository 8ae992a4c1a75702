import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

/*
 * A blocked Bloom filter (Putze, Sanders and Singler, "Cache-, Hash- and Space-Efficient Bloom Filters", 2007) in a file: a
 * password's bits are all in one block of 64 bytes, so that a look-up is one small read, without loading the file.
 * The first block is a header.
 */

export const blockBytes = 64;

/** With 16 bits for each password and 7 of them set, about 1 in 1,000 passwords outside of the list seems to be in it. */
export const passwordsPerBlock = (blockBytes * 8) / 16;

const bitsPerPassword = 7;

const format = /^breached-passwords 1 (\d{1,12})\n\0*$/;

export const createHeader = (passwords: number): Buffer => {
  const header = Buffer.alloc(blockBytes);
  header.write(`breached-passwords 1 ${passwords}\n`);
  return header;
};

export const readHeader = (header: Buffer): number | undefined => {
  const [, passwords] = format.exec(header.toString("latin1")) ?? [];
  return passwords === undefined ? undefined : Number(passwords);
};

/** The hash by which Have I Been Pwned lists passwords. */
export const sha1 = (password: string): Buffer => createHash("sha1").update(password).digest();

export const blockIndexOf = (hash: Buffer, blocks: number): number => hash.readUIntBE(0, 6) % blocks;

export const bitIndexesOf = (hash: Buffer): number[] =>
  Array.from({ length: bitsPerPassword }, (_, index) => hash.readUInt16BE(6 + 2 * index) % (blockBytes * 8));

export type BreachedPasswords = {
  readonly count: number;
  /** Whether the password is in the list, with a few false positives. */
  has(password: string): Promise<boolean>;
  close(): Promise<void>;
};

/** Opens a filter that "alliance breached-passwords" wrote. @throws Error for another file */
export const openBreachedPasswords = async (path: string): Promise<BreachedPasswords> => {
  const file = await open(path);
  const readBlock = async (index: number): Promise<Buffer> => {
    const block = Buffer.alloc(blockBytes);
    await file.read(block, 0, blockBytes, index * blockBytes);
    return block;
  };
  try {
    const { size } = await file.stat();
    const count = size >= 2 * blockBytes ? readHeader(await readBlock(0)) : undefined;
    if (count === undefined || size % blockBytes !== 0)
      throw new Error(`${path} is not a filter that "alliance breached-passwords" wrote`);
    const blocks = size / blockBytes - 1;
    return {
      count,
      has: async (password) => {
        const hash = sha1(password);
        const block = await readBlock(1 + blockIndexOf(hash, blocks));
        return bitIndexesOf(hash).every((bit) => (block.readUInt8(bit >> 3) & (1 << (bit & 7))) !== 0);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
};
