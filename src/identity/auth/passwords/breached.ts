import { open } from "node:fs/promises";
import { bitsOf, blockBytes, blockOf, readHeader, sha1 } from "./filter-format.ts";

export type BreachedPasswords = {
  readonly count: number;
  /** Whether the password is in the list; for a few that are not, too. */
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
        const block = await readBlock(1 + blockOf(hash, blocks));
        return bitsOf(hash).every((bit) => (block.readUInt8(bit >> 3) & (1 << (bit & 7))) !== 0);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
};
