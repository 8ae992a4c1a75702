import { randomBytes } from "node:crypto";
import { createWriteStream, rmSync } from "node:fs";
import { access, link, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { syncFolder } from "../../foundation/sync-folder.ts";
import { BackupError } from "./errors.ts";

/** Writes a new, private file (0600) and names it when it is complete and synced. Failures and signals leave nothing, `kill -9` a dot file. */
export const writeNewFile = async <Result>(path: string, write: (to: Writable) => Promise<Result>): Promise<Result> => {
  await requireFree(path);
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}`);
  const removeDraft = () => rmSync(draft, { force: true });
  process.once("exit", removeDraft);
  try {
    const result = await write(createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
    await giveName(draft, path);
    await syncFolder(dirname(path));
    return result;
  } finally {
    await rm(draft, { force: true });
    process.off("exit", removeDraft);
  }
};

const requireFree = async (path: string): Promise<void> => {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) throw existing(path);
};

const existing = (path: string) => new BackupError(`${path} exists; choose another name`);

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** Links, which never overwrites. Renames on file systems without links. */
const giveName = async (draft: string, path: string): Promise<void> => {
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw existing(path);
    if (!["EPERM", "ENOTSUP", "ENOSYS", "EMLINK"].includes(String(codeOf(error)))) throw error;
    await requireFree(path);
    await rename(draft, path);
  }
};
