import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { connect } from "../db/client.ts";
import { migrateQueue } from "../mail/queue.ts";

/** An arbitrary number; every release of the service has to use the same one. */
const migrationLock = 7_261_994_031;

/** Migrates the database. Concurrent runs are safe: the second waits for up to a minute and finds nothing to do. */
export const applyMigrations = async (url: string): Promise<void> => {
  const { db, sql, close } = connect(url, {
    poolSize: 1,
    applicationName: "alliance migrate",
    statementTimeout: 0,
    lockTimeout: 60_000,
  });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await migrateQueue(sql);
  } finally {
    // Closing the connection releases the lock.
    await close();
  }
};

/** `drizzle/` is beside `src/` and `dist/`. */
const migrationsFolder = (): string => {
  const folder = ["../../drizzle", "../../../drizzle"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/meta/_journal.json`));
  if (folder === undefined) throw new Error(`the migrations are missing: no drizzle/ above ${import.meta.dirname}`);
  return folder;
};
