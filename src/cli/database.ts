import { resolve } from "node:path";
import { type Config, ConfigError } from "../config.ts";
import { applyMigrations } from "./migrations.ts";
import { exitCodeOf, nextSignal } from "./signals.ts";

export type OpenDatabase = { url: string; close(): Promise<void> };

/**
 * The database that the configuration names, brought up to date; without `db.url` the embedded one, which is loaded
 * only then.
 * @param role `serve` is alone on its folder; a `command` may work beside it
 * @throws ConfigError when `db.url` cannot be used
 */
export const openDatabase = (config: Config, role: "serve" | "command"): Promise<OpenDatabase> =>
  config.db.url ? openGiven(config.db.url) : openEmbedded(config, role);

const openGiven = async (url: string): Promise<OpenDatabase> => {
  try {
    await applyMigrations(url);
  } catch (error) {
    throw new ConfigError(`db.url: ${reasonOf(error)}`, { cause: error });
  }
  return { url, close: async () => {} };
};

const openEmbedded = async (config: Config, role: "serve" | "command"): Promise<OpenDatabase> => {
  const embedded = await import("../embedded-postgres/open.ts");
  const database = await embedded.openEmbedded({ dataDir: resolve(config.data_dir), role });
  try {
    await applyMigrations(database.url);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** What the database or the system said: drizzle wraps it in the statement, Node in one error for each address of a name. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
};

/** Does a command's work with the database. A signal ends the program, but not before the database is closed. */
export const withDatabase = async (config: Config, work: (url: string) => Promise<void>): Promise<void> => {
  const signalled = nextSignal();
  const database = await openDatabase(config, "command");
  try {
    const signal = await Promise.race([work(database.url), signalled]);
    if (signal === undefined) return;
    await database.close();
    process.exit(exitCodeOf(signal));
  } finally {
    await database.close();
  }
};
