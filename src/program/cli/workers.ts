import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { extname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { AggregatorRegistry } from "prom-client";
import { connectionShortage, countMaxConnections, openPools } from "../../foundation/db/pools.ts";
import { ConfigError } from "../config/config.ts";
import type { Measurements } from "../metrics/metrics.ts";
import { CommandError } from "./errors.ts";
import { createLoggerOptions, type Logger } from "./logger.ts";
import type { Service, ServiceOptions } from "./service.ts";
import { openResources } from "./shutdown.ts";

/* The primary process distributes connections and runs the background tasks. */

export type Command = "measure" | "announceStop" | "stop";

/** A worker reports when it is ready to receive `ServiceOptions`: messages sent to it before would be lost. */
export type FromWorker =
  | { isReady: true }
  | { addresses: readonly string[] }
  | { measurements: Measurements }
  | { failure: NodeJS.ErrnoException };

/** Delay before a worker is replaced, so that workers that fail at their start do not occupy all cores. */
const restartDelayMs = 1_000;
const measureTimeoutMs = 2_000;

export const openWorkers = ({ config, url }: ServiceOptions): Promise<Service> =>
  openResources(async (onStop) => {
    const { level, stream } = await createLoggerOptions(config);
    const log = pino({ level }, stream);
    const { close, ...pools } = openPools(url, { poolSize: 1 });
    onStop(close);
    const shortage = connectionShortage(config.server.workers, config.db, await countMaxConnections(pools.db));
    // Behind a pooler, the pooler limits the connections to the database.
    if (shortage && config.db.listen_url === undefined) throw new ConfigError(shortage);
    const { served, announceStop, measureWorkers, stop } = startWorkers({ config, url }, log);
    onStop(stop);
    return { log, pools, addresses: await served, announceStop, measureWorkers, stopServing: stop };
  });

const startWorkers = (setup: ServiceOptions, log: Logger) => {
  cluster.setupPrimary({ exec: join(import.meta.dirname, `worker${extname(import.meta.filename)}`), args: [] });
  const running = new Set<Worker>();
  const serving = new Set<Worker>();
  const aggregator = createAggregator<Worker>();
  const stopping = new AbortController();

  const fork = () => {
    const worker = cluster.fork();
    running.add(worker);
    let failure: Error | undefined;
    const ended = new Promise<Error>((resolve) => {
      worker.once("exit", (code, name) => resolve(failure ?? new CommandError(`a worker ended: ${name ?? code}`)));
      worker.once("error", resolve);
    }).finally(() => {
      for (const workers of [running, serving]) workers.delete(worker);
      aggregator.end(worker);
    });
    const served = new Promise<readonly string[]>((resolve) => {
      worker.on("message", (message: FromWorker) => {
        if ("isReady" in message) send(worker, setup);
        else if ("measurements" in message) aggregator.record(worker, message.measurements);
        else if ("failure" in message) failure = Object.assign(new Error(), message.failure);
        else resolve(message.addresses);
      });
    });
    void served.then(() => serving.add(worker));
    return { pid: worker.process.pid, served, ended };
  };

  const supervise = async (first: ReturnType<typeof fork>): Promise<void> => {
    for (let worker = first; ; worker = fork()) {
      const { message: reason } = await worker.ended;
      if (stopping.signal.aborted) return;
      log.error({ worker: worker.pid, reason }, "a worker has ended; starting another one");
      await delay(restartDelayMs, undefined, stopping).catch(() => {});
      if (stopping.signal.aborted) return;
    }
  };

  const sendAll = (command: Command): void => {
    stopping.abort();
    for (const worker of running) serving.has(worker) ? send(worker, command) : kill(worker);
  };
  // Workers still run at the exit after a second signal or a timeout.
  process.once("exit", () => running.forEach(kill));
  const firstWorkers = Array.from({ length: setup.config.server.workers }, fork);
  const served = Promise.all(
    firstWorkers.map(({ served, ended }) => Promise.race([served, ended.then((error) => Promise.reject(error))])),
  );
  const ended = served.then(
    () => Promise.all(firstWorkers.map(supervise)),
    () => Promise.all(firstWorkers.map((worker) => worker.ended)),
  );
  return {
    served: served.then(([addresses = []]) => addresses),
    announceStop: () => sendAll("announceStop"),
    measureWorkers: async () => {
      await Promise.all([...serving].map(measure));
      return aggregator.all();
    },
    stop: async () => {
      sendAll("stop");
      await ended;
    },
  };
};

const measure = async (worker: Worker): Promise<void> => {
  const measured = once(worker, "message", { signal: AbortSignal.timeout(measureTimeoutMs) });
  send(worker, "measure");
  await measured.catch(() => {});
};

const send = (worker: Worker, message: ServiceOptions | Command): void => void worker.send(message, () => {});

const kill = (worker: Worker): void => void worker.process.kill("SIGKILL");

/** Prometheus interprets a falling sum as a restart. So workers that respond late, and ended workers, count with their last measurements. */
export const createAggregator = <Worker>() => {
  const latest = new Map<Worker, Measurements>();
  let ended: Promise<Measurements> = Promise.resolve([]);
  return {
    record: (worker: Worker, measurements: Measurements): void => void latest.set(worker, measurements),
    /** Adds the worker's counters to the sum of ended workers, and drops its gauges. */
    end: (worker: Worker): void => {
      const counted = (latest.get(worker) ?? []).filter(({ type }) => String(type) !== "gauge");
      latest.delete(worker);
      ended = ended.then((before) => AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON());
    },
    all: async (): Promise<Measurements[]> => [...latest.values(), await ended],
  };
};
