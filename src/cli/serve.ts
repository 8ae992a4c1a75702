import type { FastifyInstance } from "fastify";
import { type AppOptions, createApp } from "../app.ts";
import { providerSettingsOf } from "../auth/oauth/settings.ts";
import { deleteExpired } from "../auth/queries.ts";
import { deleteExpiredSessions } from "../auth/sessions/queries.ts";
import { type Config, ConfigError, loadConfig } from "../config.ts";
import { connect, type Queryable } from "../db/client.ts";
import { startDelivery } from "../mail/delivery.ts";
import { mailSettingsOf } from "../mail/settings.ts";
import { openTransport } from "../mail/transport.ts";
import { openDatabase } from "./database.ts";
import { isPretty, loggerOf } from "./logger.ts";
import { nextSignal } from "./signals.ts";
import { welcomeOf } from "./welcome.ts";

/** Runs the service until SIGINT or SIGTERM, then finishes pending requests and closes the database. */
export const serve = async (): Promise<void> => {
  const config = loadConfig();
  // Listens from the start, so that a signal during startup also stops the embedded database.
  const signalled = nextSignal();
  const { app, stop } = await start(config);
  for (const warning of config.warnings) app.log.warn(warning);
  if (isPretty(config)) app.log.info(welcomeOf(config));
  app.log.info(`${await signalled}: stopping`);
  await stop();
  process.exit(0);
};

type Service = { app: FastifyInstance; stop(): Promise<void> };

const start = async (config: Config): Promise<Service> => {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    const database = await openDatabase(config, "serve");
    opened.push(database.close);
    const { db, close } = connect(database.url, { poolSize: config.db.pool_size, applicationName: "alliance serve" });
    opened.push(close);
    const counters = connect(database.url, { poolSize: 2, applicationName: "alliance limits", durable: false });
    opened.push(counters.close);
    const app = await createApp({
      ...appOptionsOf(config),
      logger: await loggerOf(config),
      db,
      countersDb: counters.db,
    });
    opened.push(() => app.close());
    const transport = openTransport(mailSettingsOf(config));
    const delivery = await startDelivery({ url: database.url, transport, log: app.log });
    opened.push(delivery.stop);
    opened.push(purgeHourly(db, app, config));
    await listen(app, config.server);
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const appOptionsOf = (config: Config): Omit<AppOptions, "db" | "countersDb" | "logger"> => ({
  baseUrl: config.server.base_url,
  trustProxy: config.server.trust_proxy,
  secureCookies: config.server.cookie.secure,
  sessionLifetime: sessionLifeOf(config),
  providers: providerSettingsOf(config),
  limits: config.limits,
});

const sessionLifeOf = ({ session }: Config) => ({ idleDays: 7, absoluteDays: session.absolute_days });

/** Expired rows have no effect, so hourly is often enough. */
const purgeHourly = (db: Queryable, { log }: FastifyInstance, config: Config): (() => Promise<void>) => {
  const purge = async () => {
    const now = new Date();
    try {
      await deleteExpired(db, now);
      await deleteExpiredSessions(db, now, sessionLifeOf(config));
    } catch (error) {
      log.warn({ err: error }, "could not delete expired rows; trying again in an hour");
    }
  };
  let running = purge();
  const timer = setInterval(() => {
    running = purge();
  }, 3_600_000);
  return async () => {
    clearInterval(timer);
    await running;
  };
};

const listen = async (app: FastifyInstance, { host, port, base_url }: Config["server"]): Promise<void> => {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => listening(base_url, address) });
  } catch (error) {
    await app.close();
    throw error instanceof Error ? new ConfigError(`server.addr: ${error.message}`, { cause: error }) : error;
  }
};

/** Fastify logs this for each address that it listens on. */
const listening = (baseUrl: string, address: string): string =>
  `Community Alliance Service: ${baseUrl}${address === baseUrl ? "" : ` (listening on ${address})`}`;
