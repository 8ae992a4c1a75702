import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type postgres from "postgres";
import { connect } from "../db/client.ts";
import { version } from "../package.ts";
import { CommandError } from "./errors.ts";

/** An arbitrary number; every release of the service has to use the same one. */
const migrationLock = 7_261_994_031;

/**
 * Migrates the database. Concurrent runs are safe: the second waits for up to a minute and finds nothing to do.
 * @param until the time of the last migration to run; without it all run
 * @throws CommandError for a database that a newer release has migrated: this one would misread it
 */
export const applyMigrations = async (url: string, { until }: { until?: number } = {}): Promise<void> => {
  const { db, sql, close } = connect(url, {
    poolSize: 1,
    applicationName: "alliance migrate",
    statementTimeout: 0,
    lockTimeout: 60_000,
  });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await refuseNewer(sql);
    if (until === undefined) await migrate(db, { migrationsFolder: migrationsFolder() });
    else await withMigrationsUntil(until, (folder) => migrate(db, { migrationsFolder: folder }));
  } finally {
    // Closing the connection releases the lock.
    await close();
  }
};

export type Migration = { tag: string; when: number };

const readJournal = async (): Promise<{ entries: Migration[] }> =>
  JSON.parse(await readFile(join(migrationsFolder(), journal), "utf8"));

const journal = "meta/_journal.json";

/** The migrations of this release. */
export const listMigrations = async (): Promise<Migration[]> => (await readJournal()).entries;

/** Drizzle's migrator runs all that a folder has: this one, which is deleted afterwards, has the earlier ones. */
const withMigrationsUntil = async (until: number, work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-migrations-"));
  try {
    const { entries, ...rest } = await readJournal();
    const wanted = entries.filter(({ when }) => when <= until);
    await mkdir(join(folder, "meta"));
    await writeFile(join(folder, journal), JSON.stringify({ ...rest, entries: wanted }));
    for (const { tag } of wanted) await copyFile(join(migrationsFolder(), `${tag}.sql`), join(folder, `${tag}.sql`));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const refuseNewer = async (sql: postgres.Sql): Promise<void> => {
  const [history] = await sql<
    { found: boolean }[]
  >`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!history?.found) return;
  // The migrator's own order: a migration runs if it is later than the last one that has run.
  const [last] = await sql<{ time: string | null }[]>`select max(created_at) as time from drizzle.__drizzle_migrations`;
  if (Number(last?.time ?? 0) > Math.max(...(await listMigrations()).map(({ when }) => when)))
    throw new CommandError(
      `the database was migrated by a newer release than ${version}; start that release, or restore a backup from before it`,
    );
};

/** `drizzle/` is beside `src/` and `dist/`. */
const migrationsFolder = (): string => {
  const folder = ["../../drizzle", "../../../drizzle"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(join(path, journal)));
  if (folder === undefined) throw new Error(`the migrations are missing: no drizzle/ above ${import.meta.dirname}`);
  return folder;
};
