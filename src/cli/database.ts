import { resolve } from "node:path";
import type { Config } from "../config.ts";
import { migrate } from "../db/migrate.ts";

export type OpenDatabase = { url: string; close(): Promise<void> };

/**
 * The database that the configuration names, brought up to date; without `db.url` the embedded one, which is loaded
 * only then.
 * @param role `serve` is alone on its folder; a `command` may work beside it
 */
export const openDatabase = async (config: Config, role: "serve" | "command"): Promise<OpenDatabase> => {
  const database = config.db.url ? { url: config.db.url, close: async () => {} } : await openEmbedded(config, role);
  try {
    await migrate(database.url);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

const openEmbedded = async (config: Config, role: "serve" | "command"): Promise<OpenDatabase> => {
  const embedded = await import("../db/embedded.ts");
  return embedded.openEmbedded({ dataDir: resolve(config.data_dir), role });
};
