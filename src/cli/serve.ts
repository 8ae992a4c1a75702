import { type AppOptions, createApp } from "../app.ts";
import { type Config, loadConfig } from "../config.ts";
import { connect } from "../db/client.ts";
import { openDatabase } from "./database.ts";

/** Runs the service until SIGINT or SIGTERM; then requests under way are answered and the database is closed. */
export const serve = async (): Promise<void> => {
  const config = loadConfig();
  const { base_url: baseUrl, host, port, trust_proxy: trustProxy } = config.server;
  const database = await openDatabase(config, "serve");
  const { db, close } = connect(database.url, { poolSize: config.db.pool_size, applicationName: "alliance serve" });
  const app = await createApp({ db, baseUrl, trustProxy, logger: loggerOf(config) });
  const stop = async () => {
    await app.close();
    await close();
    await database.close();
  };
  try {
    await app.listen({ host, port, listenTextResolver: () => `Community Alliance Service: ${baseUrl}` });
  } catch (error) {
    await stop();
    throw error;
  }
  onSignal(async (signal) => {
    app.log.info(`${signal}: stopping`);
    await stop();
  });
};

/** One signal stops in order; a second one of an impatient operator ends at once. */
const onSignal = (stop: (signal: NodeJS.Signals) => Promise<void>): void => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
};

const loggerOf = ({ log: { level, format } }: Config): NonNullable<AppOptions["logger"]> => ({
  level,
  ...((format ?? (process.stdout.isTTY ? "pretty" : "json")) === "pretty" && {
    transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } },
  }),
});
