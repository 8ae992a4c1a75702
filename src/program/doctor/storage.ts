import type { Config } from "../config/config.ts";
import { openStorage } from "../config/storage.ts";
import { type Finding, reportOf } from "./finding.ts";

const report = reportOf("storage");

/** Asks where pictures are kept, and keeps none. */
export const checkStorage = async (config: Config): Promise<Finding[]> => {
  const storage = openStorage(config);
  try {
    await storage.check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy =
      config.storage.url === undefined ? "let the service write there" : "correct storage.url, or start it";
    return [report.problem(`pictures cannot be kept: ${reason}; ${remedy}`)];
  }
  const isOfOneMachine = config.storage.url === undefined && config.db.url !== undefined;
  const several = isOfOneMachine ? "; several machines need storage.url, or this folder in common" : "";
  return [report.ok(`pictures are in ${storage.place}${several}`)];
};
