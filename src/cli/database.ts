import { resolve } from "node:path";
import { type Config, ConfigError } from "../config.ts";
import { applyMigrations } from "./migrations.ts";
import { exitCodeOf, nextSignal } from "./signals.ts";

export type OpenDatabase = { url: string; close(): Promise<void> };

type Role = "serve" | "command";
type Open = (config: Config, role: Role) => Promise<OpenDatabase>;

/** Opens the configured database. Without `db.url` it is the embedded one, which is imported only then. */
export const openUnmigrated: Open = async (config, role) => {
  if (config.db.url) return { url: config.db.url, close: async () => {} };
  const embedded = await import("../embedded-postgres/open.ts");
  return embedded.openEmbedded({ dataDir: resolve(config.data_dir), role });
};

/**
 * Opens the configured database and migrates it.
 * @param role a data folder has at most one `serve`; a `command` may run beside it
 * @throws ConfigError when `db.url` cannot be used
 */
export const openDatabase: Open = async (config, role) => {
  const database = await openUnmigrated(config, role);
  try {
    await applyMigrations(database.url);
    return database;
  } catch (error) {
    await database.close();
    throw config.db.url ? new ConfigError(`db.url: ${reasonOf(error)}`, { cause: error }) : error;
  }
};

/** The database's or system's message: Drizzle wraps it in the statement, Node in an error per address of a host. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
};

/** Runs a command's work on the database. On a signal, closes the database and ends the program. */
export const withDatabase = async (
  config: Config,
  work: (url: string) => Promise<void>,
  open: Open = openDatabase,
): Promise<void> => {
  const signalled = nextSignal();
  const database = await open(config, "command");
  try {
    const signal = await Promise.race([work(database.url), signalled]);
    if (signal === undefined) return;
    await database.close();
    process.exit(exitCodeOf(signal));
  } finally {
    await database.close();
  }
};
