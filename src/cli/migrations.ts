import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { connect } from "../db/client.ts";
import { migrateQueue } from "../mail/queue.ts";

/** Any number does, as long as every release of the service uses the same one. */
const migrationLock = 7_261_994_031;

/** Brings the database up to date. Two at once are safe: the second waits, at most a minute, and finds nothing to do. */
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
    // The lock is the session's: it ends with the connection.
    await close();
  }
};

/** `drizzle/` lies beside `src/`, and beside `dist/` once built. */
const migrationsFolder = (): string => {
  const folder = ["../../drizzle", "../../../drizzle"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/meta/_journal.json`));
  if (folder === undefined) throw new Error(`the migrations are missing: no drizzle/ above ${import.meta.dirname}`);
  return folder;
};
