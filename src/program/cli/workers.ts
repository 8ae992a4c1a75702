import cluster from "node:cluster";
import { extname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { connect } from "../../foundation/db/client.ts";
import { connectionShortage } from "../../foundation/db/pools.ts";
import { ConfigError } from "../config/config.ts";
import type { Measurements } from "../metrics/metrics.ts";
import { CommandError } from "./errors.ts";
import { type Logger, loggerOf } from "./logger.ts";
import { openInTurn } from "./open-in-turn.ts";
import type { Service, ServiceOptions } from "./service.ts";
import { createTally } from "./tally.ts";

/*
 * The primary process accepts connections and hands them to the workers in turn. It holds what exists once: the database and
 * the background tasks.
 */

export type ToWorker = { setup: ServiceOptions } | { measure: number } | { announceStop: true } | { stop: true };

/** `ready`: what was sent before is lost. */
export type FromWorker =
  | { ready: true }
  | { addresses: readonly string[] }
  | { request: number; measurements: Measurements }
  | { failure: Failure };

/** An error that crosses processes. */
type Failure = { name: string; message: string; stack?: string | undefined; code?: string | undefined };

type Run = {
  pid: number | undefined;
  /** Resolves with the addresses when it listens. */
  served: Promise<readonly string[]>;
  /** Resolves with how it ended. */
  ended: Promise<string>;
  announceStop(): void;
  /** Resolves when it has told its measurements, or is late. */
  measure(): Promise<void>;
  /** Lets it finish what runs. */
  stop(): void;
  kill(): void;
};

/** Milliseconds. A worker that ends sooner has not got over what ended the one before. */
const recovered = 10_000;
const pauses = { first: 200, longest: 30_000 };

/** Milliseconds in which a worker has to measure itself. */
const measurePatience = 2_000;

/** Starts the workers, and replaces those that end. */
export const openWorkers = ({ config, url }: ServiceOptions): Promise<Service> =>
  openInTurn(async (onStop) => {
    const { level, stream } = await loggerOf(config);
    const log = pino({ level }, stream);
    const pool = { poolSize: 1, arrays: false };
    const main = connect(url, { ...pool, applicationName: "alliance serve" });
    onStop(main.close);
    const counters = connect(url, { ...pool, applicationName: "alliance limits", durable: false });
    onStop(counters.close);
    // A pooler shares its own out.
    if (config.db.listen_url === undefined) await requireConnections(main.sql, config);
    const workers = startWorkers({ config, url }, log);
    onStop(workers.stop);
    const { served, announceStop, measureWorkers } = workers;
    const pools = { db: main.db, countersDb: counters.db };
    return { log, pools, addresses: await served, announceStop, measureWorkers, stopServing: workers.stop };
  });

const requireConnections = async (
  sql: ReturnType<typeof connect>["sql"],
  { server: { workers }, db }: ServiceOptions["config"],
): Promise<void> => {
  const [row] = await sql.unsafe<{ admitted: number }[]>(
    "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as admitted",
  );
  const shortage = row && connectionShortage(workers, db, row.admitted);
  if (shortage) throw new ConfigError(shortage);
};

const startWorkers = (setup: ServiceOptions, log: Logger) => {
  cluster.setupPrimary({ exec: join(import.meta.dirname, `worker${extname(import.meta.filename)}`), args: [] });
  const running = new Set<Run>();
  const stopping = new AbortController();
  const { signal } = stopping;

  const tally = createTally<Run>();

  const run = (): Run => {
    const one = startWorker(setup, (measurements) => running.has(one) && tally.keep(one, measurements));
    running.add(one);
    void one.ended.then(() => {
      running.delete(one);
      tally.end(one);
    });
    return one;
  };

  /** Waits for the end of a worker, and runs another one. */
  const keep = async (first: Run): Promise<void> => {
    let pause = 0;
    for (let current = first; ; current = run()) {
      const began = performance.now();
      const reason = await current.ended;
      if (signal.aborted) return;
      const wasShort = performance.now() - began < recovered;
      pause = wasShort ? Math.min(Math.max(2 * pause, pauses.first), pauses.longest) : 0;
      log.error({ worker: current.pid, reason, pause }, "a worker has ended; another one takes its place");
      await delay(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
    }
  };

  const killAll = () => {
    for (const one of running) one.kill();
  };
  // A second signal, or a worker that cannot stop in time.
  process.once("exit", killAll);
  const first = Array.from({ length: setup.config.server.workers }, run);
  const served = Promise.all(first.map((one) => one.served)).then(([addresses = []]) => addresses);
  // Until all serve, the first failure ends the start.
  const kept = served.then(
    () => Promise.all(first.map(keep)),
    () => {
      killAll();
      return Promise.all(first.map(({ ended }) => ended));
    },
  );
  return {
    served,
    measureWorkers: async () => {
      await Promise.all([...running].map((one) => one.measure()));
      return tally.all();
    },
    announceStop: () => {
      // No other one takes the place of a worker that ends now: it would say that it is ready.
      stopping.abort();
      for (const one of running) one.announceStop();
    },
    stop: async () => {
      stopping.abort();
      for (const one of running) one.stop();
      await kept;
    },
  };
};

const startWorker = (setup: ServiceOptions, onMeasured: (measurements: Measurements) => void): Run => {
  const worker = cluster.fork();
  const send = (message: ToWorker) => worker.send(message, () => {});
  const kill = () => void worker.process.kill("SIGKILL");
  let hasJoined = false;
  const asked = new Map<number, () => void>();
  let requests = 0;
  let isServing = false;
  let failure: Failure | undefined;
  const ended = new Promise<string>((resolve) => {
    worker.once("exit", (code, signal) => resolve(failure?.message ?? signal ?? `exit code ${code}`));
    // It could not be started.
    worker.once("error", (error) => {
      kill();
      resolve(error.message);
    });
  });
  const served = new Promise<readonly string[]>((resolve, reject) => {
    worker.on("message", (message: FromWorker) => {
      if ("ready" in message) {
        send({ setup });
        hasJoined = true;
      } else if ("measurements" in message) {
        onMeasured(message.measurements);
        asked.get(message.request)?.();
      } else if ("addresses" in message) {
        isServing = true;
        resolve(message.addresses);
      } else {
        failure = message.failure;
        reject(Object.assign(new Error(), failure));
      }
    });
    void ended.then((how) => {
      reject(new CommandError(`a worker ended before it served: ${how}`));
    });
  });
  // Of a worker that replaces another, the end alone counts.
  served.catch(() => {});
  const measure = async (): Promise<void> => {
    if (!isServing) return;
    const request = ++requests;
    const measured = new Promise<void>((resolve) => asked.set(request, resolve));
    send({ measure: request });
    const late = delay(measurePatience, undefined, { ref: false });
    await Promise.race([measured, late, ended]);
    asked.delete(request);
  };
  // One that is starting says from its first response on that it is not ready; before it has joined, messages are lost.
  const announceStop = () => void (hasJoined ? send({ announceStop: true }) : kill());
  // One that does not serve yet has nothing to finish.
  const stop = () => void (isServing ? send({ stop: true }) : kill());
  return { pid: worker.process.pid, served, ended, announceStop, measure, stop, kill };
};
