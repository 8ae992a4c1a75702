import { setTimeout as delay } from "node:timers/promises";
import { isStatementPoolingError, statementPoolingHint } from "../../foundation/db/pooling.ts";
import { directConnections, neededConnections } from "../../foundation/db/pools.ts";
import type { NotRunning } from "../../foundation/embedded-postgres/open.ts";
import { reasonOf } from "../../foundation/outage.ts";
import type { Config } from "../config/config.ts";
import { providerSettingsOf } from "../config/resources.ts";
import { checkConfiguration, checkMachine, checkStorage, readMaxFiles } from "./configuration.ts";
import { checkCounters } from "./counters.ts";
import { checkClock, checkDatabase, checkPooler } from "./database.ts";
import { createReporter, type Finding } from "./finding.ts";
import { checkMail } from "./mail.ts";
import { checkProviders } from "./providers.ts";
import { hasMigrations, readDatabase } from "./queries.ts";

export type DoctorOptions = {
  config: Config;
  /** The database itself, not a pooler. */
  database: { url: string } | NotRunning;
  migrations: readonly number[];
  clock: () => Date;
};

/** Runs all checks in parallel. Changes nothing. */
export const examine = async ({ config, database, migrations, clock }: DoctorOptions): Promise<Finding[]> => {
  const { url, listen_url: direct } = config.db;
  const attendancesDays = config.retention.attendances_days;
  const checks: Record<string, () => Promise<Finding | Finding[]>> = {
    configuration: async () => checkConfiguration(config),
    machine: async () => checkMachine(await readMaxFiles(), config.server),
    database: () => examineDatabase(config, database, clock),
    counters: async () =>
      "url" in database && (await hasMigrations(database.url, migrations))
        ? checkCounters(database.url, { attendancesDays })
        : [],
    pooler: async () => (url !== undefined && direct !== undefined ? checkPooler({ url, direct }) : []),
    mail: () => checkMail(config),
    storage: () => checkStorage(config),
    providers: () => checkProviders(providerSettingsOf(config), config.server.base_url),
  };
  const findings = await Promise.all(Object.entries(checks).map(([subject, check]) => withDeadline(subject, check)));
  return findings.flat();
};

const examineDatabase = async (
  { server: { workers }, db }: Config,
  database: DoctorOptions["database"],
  clock: () => Date,
): Promise<Finding[]> => {
  const report = createReporter("database");
  if ("state" in database)
    return [
      database.state === "absent"
        ? report.ok("there is none yet; the first start creates it")
        : report.warning("the embedded one is not running, and was not checked; run this again while the service runs"),
    ];
  const isPooled = db.listen_url !== undefined;
  try {
    const facts = await readDatabase(database.url);
    const connections = isPooled ? directConnections(workers) : neededConnections(workers, db);
    return [...checkDatabase(facts, { connections, isPooled }), checkClock(facts, clock())];
  } catch (error) {
    return [report.problem(faultOf(error, db))];
  }
};

const faultOf = (error: unknown, { url, listen_url }: Config["db"]): string => {
  if (isStatementPoolingError(error)) return `it is a pooler that ${statementPoolingHint}`;
  const reason = reasonOf(error);
  const setting = listen_url === undefined ? "db.url" : "db.listen_url";
  const remedy = reason.includes("unsupported startup parameter")
    ? "a pooler is there: set db.listen_url to the database itself"
    : url === undefined
      ? "see postgres.log in data_dir"
      : `correct ${setting}, or start it`;
  return `it cannot be used: ${reason}; ${remedy}`;
};

/** Timeout of each check. Late checks end when the program exits. */
const timeoutMs = 15_000;

const withDeadline = async (subject: string, check: () => Promise<Finding | Finding[]>): Promise<Finding[]> => {
  const report = createReporter(subject);
  const lateFinding = report.problem(`no response within ${timeoutMs / 1000} seconds`);
  try {
    return [await Promise.race([check(), delay(timeoutMs, lateFinding, { ref: false })])].flat();
  } catch (error) {
    return [report.problem(reasonOf(error))];
  }
};
