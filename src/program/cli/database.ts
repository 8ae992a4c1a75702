import { resolve } from "node:path";
import { pino } from "pino";
import { beforeAbort } from "../../foundation/abort.ts";
import { type ConnectOptions, type Database, withConnection } from "../../foundation/db/client.ts";
import { isStatementPoolingError, statementPoolingHint, tryTransaction } from "../../foundation/db/pooling.ts";
import { hasRoleSettings } from "../../foundation/db/role-settings.ts";
import { reasonOf } from "../../foundation/outage.ts";
import { type Config, loadConfig, withSetting } from "../config/config.ts";
import { CommandError } from "./errors.ts";
import { createLoggerOptions } from "./logger.ts";
import { applyMigrations } from "./migrations.ts";
import { createWaitReporter, type WaitReporter } from "./output.ts";
import { exitCodeOf, nextSignal, stopTimeoutMs } from "./shutdown.ts";

type OpenDatabase = {
  /** The URL of the database itself, not of a pooler: LISTEN and long locks need a session. */
  url: string;
  close(): Promise<void>;
};

type Role = "serve" | "command";

/** @param signal aborts opening */
type Open = (config: Config, role: Role, signal: AbortSignal) => Promise<OpenDatabase>;

/** Opens the database without migrating it. Loads the module of the embedded database only without `db.url`. */
export const openUnmigrated: Open = async (config, role, signal) => {
  const { db, data_dir } = config;
  const url = db.listen_url ?? db.url;
  if (url !== undefined) return { url, close: async () => {} };
  const embedded = await import("../../foundation/embedded-postgres/open.ts");
  const { report } = await waitReporterOf(config, role);
  const log = role === "serve" && { log: report };
  return embedded.openEmbedded({ dataDir: resolve(data_dir), role, onWait: report, signal, ...log });
};

/** Opens and migrates the database. A data folder has at most one `serve`; commands may run alongside it. @throws ConfigError */
export const openDatabase: Open = async (config, role, signal) => {
  const waits = await waitReporterOf(config, role);
  const database = await openUnmigrated(config, role, signal);
  try {
    await beforeAbort(migrateAndCheck(config, database, waits), signal);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

export const waitReporterOf = async (config: Config, role: Role): Promise<WaitReporter> => {
  if (role === "command") return createWaitReporter((line) => console.error(line));
  const { level, stream } = await createLoggerOptions(config);
  const log = pino({ level }, stream);
  return createWaitReporter((line) => log.info(line));
};

const migrateAndCheck = async ({ db, data_dir }: Config, { url }: OpenDatabase, waits: WaitReporter): Promise<void> => {
  const { url: poolerUrl, listen_url: listenUrl } = db;
  const { report } = waits;
  const awaitReply = (work: Promise<void>) => waits.waitFor("db.url to respond", work);
  if (poolerUrl === undefined) return explainDamage(resolve(data_dir), () => applyMigrations(url, { report }));
  if (listenUrl === undefined)
    return withSetting("db.url", async () => {
      await applyMigrations(url, { report });
      await awaitReply(requireTransactions(poolerUrl));
    });
  await withSetting("db.listen_url", () => applyMigrations(listenUrl, { appliesRoleSettings: true, report }));
  await withSetting("db.url", async () => {
    await awaitReply(requireTransactions(poolerUrl));
    await awaitReply(requireRoleSettings(poolerUrl));
  });
};

/** Runs work on the embedded database, and adds the remedy to errors caused by damaged data. */
const explainDamage = async (dataDir: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const { isDamage, remedyOfDamage } = await import("../../foundation/embedded-postgres/errors.ts");
    throw isDamage(error) ? new CommandError(`${reasonOf(error)}${remedyOfDamage(dataDir)}`) : error;
  }
};

const requireTransactions = async (url: string): Promise<void> => {
  try {
    await tryTransaction(url);
  } catch (error) {
    throw isStatementPoolingError(error) ? new CommandError(`the pooler ${statementPoolingHint}`) : error;
  }
};

const requireRoleSettings = (url: string): Promise<void> =>
  withConnection(url, { fetchesArrayTypes: false, pooled: true }, async ({ sql }) => {
    if (await hasRoleSettings(sql)) return;
    throw new CommandError(
      "a session of the pooler lacks the settings of its role; use the role of db.listen_url, and make the pooler reopen its sessions (PgBouncer: RECONNECT)",
    );
  });

export const withDatabase = async (
  config: Config,
  work: (url: string) => Promise<void>,
  open: Open = openDatabase,
): Promise<void> => {
  const stopping = new AbortController();
  const stopSignal = nextSignal();
  void stopSignal.then((name) => {
    stopping.abort();
    setTimeout(() => process.exit(exitCodeOf(name)), stopTimeoutMs).unref();
  });
  try {
    const database = await open(config, "command", stopping.signal);
    try {
      await beforeAbort(work(database.url), stopping.signal);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (stopping.signal.aborted) process.exit(exitCodeOf(await stopSignal));
    throw error;
  }
};

export const runOnDatabase = (
  command: string,
  work: (database: Database, config: Config) => Promise<void>,
  options: ConnectOptions = {},
): Promise<void> => {
  const config = loadConfig();
  const connectOptions = { applicationName: `alliance ${command}`, ...options };
  return withDatabase(config, (url) => withConnection(url, connectOptions, (database) => work(database, config)));
};

/** Opening the database migrates it. */
export const migrate = (): Promise<void> =>
  withDatabase(loadConfig(), async () => console.log("The database has every migration of this release."));
