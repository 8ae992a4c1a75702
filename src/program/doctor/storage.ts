import type { Config } from "../config/config.ts";
import { openStorage } from "../config/resources.ts";
import { type Finding, reportOf } from "./finding.ts";

const report = reportOf("storage");

export const checkStorage = async (config: Config): Promise<Finding> => {
  const storage = openStorage(config);
  const isFolder = config.storage.url === undefined;
  try {
    await storage.check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = isFolder ? "let the service write there" : "correct storage.url, or start it";
    return report.problem(`pictures cannot be kept: ${reason}; ${remedy}`);
  }
  const several =
    isFolder && config.db.url !== undefined ? "; several machines need storage.url, or this folder in common" : "";
  return report.ok(`pictures are in ${storage.place}${several}`);
};
