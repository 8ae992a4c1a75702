import { resolve } from "node:path";
import { type Config, ConfigError, loadConfig } from "../config/config.ts";
import { type DoctorOptions, examine } from "../doctor/doctor.ts";
import { type Finding, reportOf } from "../doctor/finding.ts";
import { inWords } from "./errors.ts";
import { listMigrations } from "./migration-files.ts";

/** Prints a line for each finding, and exits with 1 if there is a problem. */
export const doctor = async ({ json = false }: { json?: boolean }): Promise<void> => {
  const findings = (await findAll()).map((finding) => ({ ...finding, message: inWords(finding.message) }));
  if (json) console.log(JSON.stringify(findings, null, 2));
  else for (const { level, subject, message } of findings) console.log(`${level.padEnd(8)} ${subject}: ${message}`);
  // What did not respond in time may still be waited for.
  process.exit(findings.some(({ level }) => level === "problem") ? 1 : 0);
};

const findAll = async (): Promise<Finding[]> => {
  try {
    const config = loadConfig();
    const migrations = (await listMigrations()).map(({ when }) => when);
    return await examine({ config, database: await databaseOf(config), migrations, clock: () => new Date() });
  } catch (error) {
    if (error instanceof ConfigError) return [reportOf("configuration").problem(error.message)];
    throw error;
  }
};

/** The embedded database is looked at where it runs, and not started. */
const databaseOf = async ({ db, data_dir }: Config): Promise<DoctorOptions["database"]> => {
  const given = db.listen_url ?? db.url;
  if (given !== undefined) return { url: given };
  const { inspectEmbedded } = await import("../../foundation/embedded-postgres/inspect.ts");
  return inspectEmbedded(resolve(data_dir));
};
