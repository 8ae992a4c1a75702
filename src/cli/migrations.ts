import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type postgres from "postgres";
import { connect } from "../db/client.ts";
import { keepRoleSettings } from "../db/role-settings.ts";
import { version } from "../package.ts";
import { CommandError } from "./errors.ts";

/** An arbitrary number; every release of the service has to use the same one. */
const migrationLock = 7_261_994_031;

/**
 * Migrates the database. Concurrent runs are safe: the second waits for up to a minute and finds nothing to do.
 * @param keepsRoleSettings whether sessions are lent by a pooler, and have their settings from their role
 * @throws CommandError for a database that a newer release has migrated: this one would misread it
 */
export const applyMigrations = async (url: string, { keepsRoleSettings = false } = {}): Promise<void> => {
  const { db, sql, close } = connect(url, {
    poolSize: 1,
    applicationName: "alliance migrate",
    statementTimeout: 0,
    lockTimeout: 60_000,
  });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    const folder = migrationsFolder();
    await refuseNewer(sql, folder);
    await migrate(db, { migrationsFolder: folder });
    if (keepsRoleSettings) await keepRoleSettings(sql);
  } finally {
    // Closing the connection releases the lock.
    await close();
  }
};

const refuseNewer = async (sql: postgres.Sql, folder: string): Promise<void> => {
  const [history] = await sql<
    { found: boolean }[]
  >`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!history?.found) return;
  // The migrator's own order: a migration runs if it is later than the last one that has run.
  const [last] = await sql<{ time: string | null }[]>`select max(created_at) as time from drizzle.__drizzle_migrations`;
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(folder, "meta/_journal.json"), "utf8"),
  );
  if (Number(last?.time ?? 0) > Math.max(...journal.entries.map(({ when }) => when)))
    throw new CommandError(
      `the database was migrated by a newer release than ${version}; start that release, or restore a backup from before it`,
    );
};

/** `drizzle/` is beside `src/` and `dist/`. */
const migrationsFolder = (): string => {
  const folder = ["../../drizzle", "../../../drizzle"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/meta/_journal.json`));
  if (folder === undefined) throw new Error(`the migrations are missing: no drizzle/ above ${import.meta.dirname}`);
  return folder;
};
