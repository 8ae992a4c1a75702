import { randomBytes } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file atomically: it appears under its name once its content is on the disk. */
export const replaceFile = async (
  path: string,
  mode: number,
  write: (handle: FileHandle, draft: string) => Promise<void>,
): Promise<void> => {
  const draft = `${path}.${randomBytes(6).toString("hex")}.part`;
  try {
    const handle = await open(draft, "wx", mode);
    try {
      await write(handle, draft);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

export const syncFolder = async (folder: string): Promise<void> => {
  // Windows cannot open folders.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
