import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { EmbeddedDatabaseError, hasCode, ownedByAnother } from "./errors.ts";

export type Settings = Readonly<Record<string, string | number>> & { readonly fsync?: "on" | "off" };

export type Cluster = {
  binaries: Binaries;
  dataDir: string;
  folder: string;
  log: (line: string) => void;
  password: string;
  settings: Settings;
};

export const clusterFolder = (dataDir: string): string => join(dataDir, "postgres");

export const passwordFile = (dataDir: string): string => join(dataDir, "postgres.password");

export const isInstalled = async (folder: string): Promise<boolean> => {
  try {
    return (await stat(join(folder, "PG_VERSION"))).isFile();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    if (hasCode(error, "EACCES")) throw ownedByAnother(folder);
    throw error;
  }
};

export const readPassword = async (dataDir: string): Promise<string> => {
  const file = passwordFile(dataDir);
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "EACCES")) throw ownedByAnother(file);
    if (!hasCode(error, "ENOENT")) throw error;
    throw new EmbeddedDatabaseError(
      `${file} is missing: it holds the password of the database in that folder; restore it from a backup`,
    );
  }
};

export const serverArguments = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => {
    // pg_ctl passes its options to a shell.
    if (!/^[a-z_.]+=[\w./@%+-]*$/i.test(`${name}=${value}`))
      throw new EmbeddedDatabaseError(`unsupported setting ${name}=${value}`);
    return ["-c", `${name}=${value}`];
  });
