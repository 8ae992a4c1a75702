import { open } from "node:fs/promises";

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
