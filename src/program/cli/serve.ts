import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { beforeAbort } from "../../foundation/abort.ts";
import { type Config, loadConfig } from "../config/config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { startBackgroundWork } from "./background.ts";
import { openDatabase, waitReporterOf } from "./database.ts";
import { isPretty } from "./logger.ts";
import type { Service, ServiceOptions } from "./service.ts";
import { exitAfter, nextSignal, openResources, stopTimeoutMs } from "./shutdown.ts";
import { openMetrics, openTracing, serveMetrics } from "./telemetry.ts";

export const serve = async (): Promise<void> => {
  const config = loadConfig();
  // A signal during startup must also stop the embedded database.
  const stopSignal = nextSignal();
  const starting = new AbortController();
  const started = start(config, starting.signal);
  const earlySignal = await Promise.race([started.then(() => undefined), stopSignal]);
  if (earlySignal !== undefined) {
    starting.abort();
    await Promise.race([started.then(({ stop }) => stop()).catch(() => {}), delay(stopTimeoutMs)]);
    exitAfter(earlySignal);
  }
  const { log, announceStop, stop } = await started;
  for (const warning of config.warnings) log.warn(warning);
  if (isPretty(config)) log.info(welcomeMessage(config));
  const signal = await stopSignal;
  log.info(`${signal}: stopping`);
  announceStop();
  await delay(config.server.shutdown_delay * 1_000);
  await Promise.race([stop(), delay(stopTimeoutMs)]);
  exitAfter(signal);
};

const start = async (config: Config, signal: AbortSignal): Promise<Pick<Service, "log" | "announceStop" | "stop">> => {
  const open = await openerOf(config);
  const { workers } = config.server;
  const waits = await waitReporterOf(config, "serve");
  return openResources(async (onStop) => {
    const { url, close } = await openDatabase(config, "serve", signal);
    onStop(close);
    const metrics = await openMetrics(config);
    const tracing = await openTracing(config);
    if (tracing) onStop(tracing.close);
    const opening = beforeAbort(open({ config, url, metrics, tracing }), signal);
    const service = await waits.waitFor(
      workers === 1 ? "the service to be ready" : `${workers} workers to be ready`,
      opening,
    );
    const { log, pools, addresses, announceStop, stop } = service;
    onStop(stop);
    const background = startBackgroundWork({ config, url, pools, log, metrics, tracing });
    // In parallel, so that a slow webhook receiver does not delay requests.
    onStop(async () => void (await Promise.all([service.stopServing(), background.stop()])));
    const { addr } = config.metrics;
    if (metrics && addr !== undefined) onStop((await serveMetrics({ addr, metrics, db: pools.db, service })).close);
    for (const address of addresses) log.info(listeningMessage(config.server.base_url, address));
    return { log, announceStop };
  });
};

type Opener = (
  options: ServiceOptions & { metrics: Metrics | undefined; tracing: Tracing | undefined },
) => Promise<Service>;

/** With workers, the primary process does not load the service. */
const openerOf = async ({ server }: Config): Promise<Opener> =>
  server.workers === 1 ? (await import("./service.ts")).openService : (await import("./workers.ts")).openWorkers;

const listeningMessage = (baseUrl: string, address: string): string =>
  `Community Alliance Service: ${baseUrl}${address === baseUrl ? "" : ` (listening on ${address})`}`;

const welcomeMessage = ({ server, db, data_dir, email }: Config): string => {
  const rows = [
    ["Site", server.base_url],
    ["Reference", `${server.base_url}/docs`],
    db.url === undefined ? ["Data", resolve(data_dir)] : ["Database", withoutUser(db.url)],
    [
      "Email",
      email.smtp.host === undefined ? `files in ${resolve(data_dir, "outbox")}` : `sent through ${email.smtp.host}`,
    ],
    ["First administrator", "register on the site, then: alliance role grant EMAIL alliance_admin"],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  return ["ready", ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)].join("\n");
};

const withoutUser = (url: string): string => url.replace(/^\w+:\/\/(?:[^/?#]*@)?/, "").replace(/[?#].*$/, "");
