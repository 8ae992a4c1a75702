import type { Queryable } from "../../foundation/db/client.ts";
import { type Config, ConfigError, splitAddress } from "../config/config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Service } from "./service.ts";

/** Nothing is loaded or measured unless `metrics.addr` is set. */
export const metricsOf = async ({ metrics }: Config): Promise<Metrics | undefined> =>
  metrics.addr === undefined ? undefined : (await import("../metrics/metrics.ts")).createMetrics();

type Options = {
  addr: string;
  metrics: Metrics;
  db: Queryable;
  service: Pick<Service, "log" | "measureWorkers">;
};

/** Serves the metrics of this process and its workers. */
export const serveMetrics = async ({ addr, metrics, db, service }: Options): Promise<{ close(): Promise<void> }> => {
  const { createBacklogReader } = await import("../metrics/backlog.ts");
  const { listenForScrapes } = await import("../metrics/listener.ts");
  metrics.watchBacklog(createBacklogReader(db));
  const measure = async () =>
    Promise.all([metrics.measure(), service.measureWorkers()]).then(([own, others]) => [own, ...others]);
  const onError = (error: unknown) => service.log.warn({ err: error }, "a scrape of the metrics failed");
  try {
    return await listenForScrapes({ ...splitAddress(addr), measure, onError });
  } catch (error) {
    throw error instanceof Error ? new ConfigError(`metrics.addr: ${error.message}`, { cause: error }) : error;
  }
};
