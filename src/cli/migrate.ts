import { loadConfig } from "../config.ts";
import { withDatabase } from "./database.ts";

/** Opening the database brings it up to date. */
export const migrate = (): Promise<void> => withDatabase(loadConfig(), async () => {});
