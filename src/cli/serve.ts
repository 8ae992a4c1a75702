import type { FastifyInstance } from "fastify";
import { type AppOptions, createApp } from "../app.ts";
import { type Config, ConfigError, loadConfig } from "../config.ts";
import { connect } from "../db/client.ts";
import { openDatabase } from "./database.ts";
import { nextSignal } from "./signals.ts";

/** Runs the service until SIGINT or SIGTERM; then requests under way are answered and the database is closed. */
export const serve = async (): Promise<void> => {
  const config = loadConfig();
  // Listened for from the start: a database that is just coming up is stopped again, not left behind.
  const signalled = nextSignal();
  const { app, stop } = await start(config);
  app.log.info(`${await signalled}: stopping`);
  await stop();
  process.exit(0);
};

type Service = { app: FastifyInstance; stop(): Promise<void> };

const start = async (config: Config): Promise<Service> => {
  const { base_url: baseUrl, trust_proxy: trustProxy } = config.server;
  const database = await openDatabase(config, "serve");
  const { db, close } = connect(database.url, { poolSize: config.db.pool_size, applicationName: "alliance serve" });
  const closeDatabase = async () => {
    await close();
    await database.close();
  };
  try {
    const app = await createApp({ db, baseUrl, trustProxy, logger: loggerOf(config) });
    await listen(app, config.server);
    const stop = async () => {
      await app.close();
      await closeDatabase();
    };
    return { app, stop };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
};

const listen = async (app: FastifyInstance, { host, port, base_url }: Config["server"]): Promise<void> => {
  try {
    await app.listen({ host, port, listenTextResolver: () => `Community Alliance Service: ${base_url}` });
  } catch (error) {
    await app.close();
    throw error instanceof Error ? new ConfigError(`server.addr: ${error.message}`, { cause: error }) : error;
  }
};

const loggerOf = ({ log: { level, format } }: Config): NonNullable<AppOptions["logger"]> => ({
  level,
  ...((format ?? (process.stdout.isTTY ? "pretty" : "json")) === "pretty" && {
    transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } },
  }),
});
