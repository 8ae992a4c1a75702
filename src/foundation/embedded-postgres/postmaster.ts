import { randomBytes } from "node:crypto";
import { link, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Address } from "./address.ts";
import type { Cluster } from "./cluster.ts";
import { hasCode } from "./errors.ts";

export type Postmaster = Address & { pid: number; isReady: boolean };

/** Longer than PostgreSQL takes from creating its pid file to writing it. */
const emptyPidFileGraceMs = 2_000;

export const findPostmaster = async ({ folder }: Cluster): Promise<Postmaster | undefined> => {
  const file = join(folder, "postmaster.pid");
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (!hasCode(error, "ENOENT")) throw error;
  });
  if (text === undefined) return undefined;
  const postmaster = parsePostmaster(text);
  if (postmaster.pid > 0) {
    if (!isAlive(postmaster.pid)) return undefined;
    if (await mayBePostgres(postmaster.pid)) return postmaster;
  } else {
    const stats = await stat(file).catch(() => undefined);
    if (stats === undefined || Date.now() - stats.mtimeMs < emptyPidFileGraceMs) return postmaster;
  }
  // This file would keep PostgreSQL from starting: it is empty after a power failure, or its process id now belongs to another
  // program (as usual in a restarted container). The interlock on shared memory still prevents a second server.
  await removeStale(file, text);
  return undefined;
};

// https://www.postgresql.org/docs/18/storage-file-layout.html
const parsePostmaster = (text: string): Postmaster => {
  const lines = text.split("\n");
  const address = { port: Number(lines[3]), socketFolder: lines[4]?.trim() || null };
  return { pid: Number(lines[0]), ...address, isReady: lines[7]?.trim() === "ready" };
};

/** Finds a server that accepts connections. Unlike `findPostmaster`, never removes a stale file. */
export const findReady = async (folder: string): Promise<Postmaster | undefined> => {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const found = parsePostmaster(text);
  return found.isReady && isAlive(found.pid) && (await mayBePostgres(found.pid)) ? found : undefined;
};

/** Works across user namespaces, which share process ids. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
};

const mayBePostgres = async (pid: number): Promise<boolean> => {
  try {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8");
    return basename(commandLine.split("\0")[0] ?? "").startsWith("postgres");
  } catch {
    return true;
  }
};

/** Removes the file unless it has changed: another program may have started the server. */
const removeStale = async (file: string, staleText: string): Promise<void> => {
  const movedFile = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    await rename(file, movedFile);
    if ((await readFile(movedFile, "utf8")) !== staleText) await link(movedFile, file);
    await rm(movedFile);
  } catch (error) {
    if (!hasCode(error, "ENOENT", "EEXIST")) throw error;
  }
};
