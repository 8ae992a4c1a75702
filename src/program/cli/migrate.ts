import { loadConfig } from "../config/config.ts";
import { withDatabase } from "./database.ts";

/** Opening the database migrates it. */
export const migrate = (): Promise<void> =>
  withDatabase(loadConfig(), async () => console.log("The database has every migration of this release."));
