import { pino } from "pino";
import { version } from "../../foundation/package.ts";
import { loadConfig } from "../config/config.ts";
import { isPretty, loggerOf } from "./logger.ts";

/** Writes the first line of the log at once: on a busy machine it takes seconds to load what serves, and longer to open the database. */
export const logStart = async (): Promise<void> => {
  const config = loadConfig();
  const stream = isPretty(config) ? (await loggerOf(config)).stream : pino.destination({ sync: true });
  pino({ level: config.log.level }, stream).info(`starting version ${version}`);
};
