import { setTimeout as delay } from "node:timers/promises";
import { connectionShortage, directConnections, neededConnections } from "../../foundation/db/pools.ts";
import type { NotRunning } from "../../foundation/embedded-postgres/inspect.ts";
import type { Config } from "../config/config.ts";
import { providerSettingsOf } from "../config/providers.ts";
import { checkClock } from "./clock.ts";
import { checkConfiguration } from "./configuration.ts";
import { checkCounters } from "./counters.ts";
import { checkDatabase } from "./database.ts";
import { type Finding, reasonOf, reportOf } from "./finding.ts";
import { checkMachine, readMachine } from "./machine.ts";
import { checkMail } from "./mail.ts";
import { checkPasswords } from "./passwords.ts";
import { checkPooler } from "./pooler.ts";
import { checkProviders } from "./providers.ts";
import { hasMigrations, readDatabase } from "./queries.ts";
import { checkReplicas } from "./replicas.ts";
import { checkStorage } from "./storage.ts";
import { unusable } from "./unusable.ts";

export type DoctorOptions = {
  config: Config;
  /** Of the database itself, and not of a pooler; or the embedded one, which does not run. */
  database: { url: string } | NotRunning;
  migrations: readonly number[];
  clock: () => Date;
};

/** Checks all subjects at once. Nothing is changed, and none waits for another that does not respond. */
export const examine = async ({ config, database, migrations, clock }: DoctorOptions): Promise<Finding[]> => {
  const findings = await Promise.all([
    bounded("configuration", () => checkConfiguration(config)),
    bounded("machine", async () => checkMachine(await readMachine(config), config)),
    bounded("database", () => examineDatabase(config, database, migrations, clock)),
    bounded("counters", () => examineCounters(config, database, migrations)),
    bounded("pooler", () => examinePooler(config)),
    bounded("replicas", () => examineReplicas(config, database)),
    bounded("mail", () => checkMail(config)),
    bounded("passwords", () => checkPasswords(config.security.breached_passwords)),
    bounded("storage", () => checkStorage(config)),
    bounded("providers", () => checkProviders(providerSettingsOf(config), config.server.base_url)),
  ]);
  return findings.flat();
};

const examineDatabase = async (
  { server: { workers }, db }: Config,
  database: DoctorOptions["database"],
  migrations: readonly number[],
  clock: () => Date,
): Promise<Finding[]> => {
  const report = reportOf("database");
  if ("state" in database) return checkStopped(database, { server: { workers }, db });
  const isPooled = db.listen_url !== undefined;
  const setting = isPooled ? "db.listen_url" : "db.url";
  try {
    const facts = await readDatabase(database.url);
    const here = clock();
    const connections = isPooled ? directConnections(workers) : neededConnections(workers, db);
    return [...checkDatabase(facts, { migrations, connections, isPooled, setting }), checkClock(facts, here)];
  } catch (error) {
    const remedies = {
      server: db.url ? `correct ${setting}, or start it` : "see postgres.log in data_dir",
      pooler: isPooled ? "name the database itself" : "set db.listen_url to the database itself",
    };
    return [report.problem(unusable("it", error, remedies))];
  }
};

/** What needs no connection. */
const checkStopped = (
  { state, admitted }: NotRunning,
  { server: { workers }, db }: { server: Pick<Config["server"], "workers">; db: Config["db"] },
): Finding[] => {
  const report = reportOf("database");
  const shortage = connectionShortage(workers, db, admitted);
  if (shortage !== undefined) return [report.problem(shortage)];
  return state === "absent"
    ? [report.ok("there is none yet; the first start creates it")]
    : [report.warning("the embedded one is not running, and was not checked; run this again while the service runs")];
};

/** Where migrations are missing, columns may be; those are told of by another check. */
const examineCounters = async (
  { retention }: Config,
  database: DoctorOptions["database"],
  migrations: readonly number[],
): Promise<Finding[]> => {
  if ("state" in database || !(await hasMigrations(database.url, migrations))) return [];
  return checkCounters(database.url, { attendancesDays: retention.attendances_days });
};

const examinePooler = async ({ db: { url, listen_url: direct } }: Config): Promise<Finding[]> =>
  url !== undefined && direct !== undefined ? checkPooler({ url, direct }) : [];

const examineReplicas = async ({ db }: Config, database: DoctorOptions["database"]): Promise<Finding[]> =>
  "url" in database ? checkReplicas({ primary: database.url, urls: db.read_urls, maxLag: db.max_replica_lag }) : [];

/** Milliseconds for each subject. What is late is not ended: the program ends then. */
const patience = 15_000;

const bounded = async (subject: string, work: () => Promise<Finding[]>): Promise<Finding[]> => {
  const report = reportOf(subject);
  const over = new AbortController();
  const late = delay(patience, [report.problem(`no response within ${patience / 1000} seconds`)], {
    signal: over.signal,
    ref: false,
  });
  late.catch(() => {});
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    return [report.problem(reasonOf(error))];
  } finally {
    over.abort();
  }
};
