import { resolve } from "node:path";
import { withConnection } from "../../foundation/db/client.ts";
import { type Config, ConfigError, loadConfig } from "../config/config.ts";
import { recount } from "../counters/recount.ts";
import { reportRecount } from "../doctor/counters.ts";
import { type DoctorOptions, examine } from "../doctor/doctor.ts";
import { createReporter, type Finding } from "../doctor/finding.ts";
import { hasMigrations } from "../doctor/queries.ts";
import { openUnmigrated, withDatabase } from "./database.ts";
import { CommandError, readableMessage } from "./errors.ts";
import { listMigrations } from "./migration-files.ts";

type DoctorCommand = { json?: boolean; recount?: boolean };

export const doctor = async ({ json = false, recount = false }: DoctorCommand): Promise<void> => {
  const findings = (await findAll(recount)).map((finding) => ({
    ...finding,
    message: readableMessage(finding.message),
  }));
  if (json) console.log(JSON.stringify(findings, null, 2));
  else for (const { level, subject, message } of findings) console.log(`${level.padEnd(8)} ${subject}: ${message}`);
  // Checks that timed out may still be pending.
  process.exit(findings.some(({ level }) => level === "problem") ? 1 : 0);
};

const findAll = async (shouldRecount: boolean): Promise<Finding[]> => {
  try {
    const config = loadConfig();
    const migrations = (await listMigrations()).map(({ when }) => when);
    const corrections = shouldRecount ? await recountAll(config, migrations) : [];
    const findings = await examine({ config, database: await databaseOf(config), migrations, clock: () => new Date() });
    return [...corrections, ...findings];
  } catch (error) {
    if (error instanceof ConfigError) return [createReporter("configuration").problem(error.message)];
    throw error;
  }
};

/** Has no time limit, and starts the embedded database if needed. */
const recountAll = async (config: Config, migrations: readonly number[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  await withDatabase(
    config,
    async (url) => {
      if (!(await hasMigrations(url, migrations)))
        throw new CommandError('migrations are missing, and may change counts; run "alliance migrate" first');
      const settings = {
        applicationName: "alliance recount",
        statementTimeoutMs: 0,
        lockTimeoutMs: 60_000,
        arrays: false,
      };
      const retention = { now: new Date(), attendancesDays: config.retention.attendances_days };
      findings.push(...reportRecount(await withConnection(url, settings, ({ db }) => recount(db, retention))));
    },
    openUnmigrated,
  );
  return findings;
};

/** Does not start the embedded database. */
const databaseOf = async ({ db, data_dir }: Config): Promise<DoctorOptions["database"]> => {
  const url = db.listen_url ?? db.url;
  if (url !== undefined) return { url };
  const { inspectEmbedded } = await import("../../foundation/embedded-postgres/open.ts");
  return inspectEmbedded(resolve(data_dir));
};
