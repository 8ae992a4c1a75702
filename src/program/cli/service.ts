import type { Server } from "node:net";
import { availableParallelism } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { exportShare, openPools, type Pools, searchShare } from "../../foundation/db/pools.ts";
import { createPasswordHasher } from "../../identity/auth/passwords/hashing.ts";
import { defaultCapacity } from "../../server/http/connections.ts";
import { type Config, withSetting } from "../config/config.ts";
import { openPasswordFilter, openStorage, providerSettingsOf, readLogo } from "../config/resources.ts";
import type { Measurements, Metrics } from "../metrics/metrics.ts";
import { createApp } from "../service/app.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { sessionLifetimeOf } from "./background.ts";
import { tuneHeapForServing } from "./heap.ts";
import { createLoggerOptions, type Logger } from "./logger.ts";
import { lastMigration } from "./migration-files.ts";
import { openResources } from "./shutdown.ts";

export type Service = {
  log: Logger;
  pools: Pick<Pools, "db" | "countersDb">;
  addresses: readonly string[];
  /** Makes the readiness check fail, while requests are still served. */
  announceStop(): void;
  measureWorkers(): Promise<Measurements[]>;
  /** Finishes pending requests; the pools stay open until `stop`. */
  stopServing(): Promise<void>;
  stop(): Promise<void>;
};

export type ServiceOptions = {
  config: Config;
  /** The URL of the database itself, not of a pooler. */
  url: string;
};

type Telemetry = { metrics?: Metrics | undefined; tracing?: Tracing | undefined };

/** Serves requests in the only process or in a worker. Workers share the configured capacity evenly. */
export const openService = ({ config, url, metrics, tracing }: ServiceOptions & Telemetry): Promise<Service> =>
  openResources(async (onStop) => {
    const { server, db, security, limits, outbound } = config;
    const { logo: _logo, ...branding } = config.site;
    const perWorker = (total: number): number => Math.ceil(total / server.workers);
    const poolSize = perWorker(db.pool_size);
    const { close, usage, ...pools } = openPools(poolerOf(db) ?? url, {
      poolSize,
      pooled: poolerOf(db) !== undefined,
      // The listener of the response cache sends NOTIFY for many transactions. Without a cache, each transaction sends its own.
      defersNotifications: server.response_cache_bytes > 0,
      onStatement: tracing?.onStatement,
    });
    metrics?.watchPools(usage);
    onStop(close);
    const breachedPasswords = await openPasswordFilter(config);
    onStop(async () => breachedPasswords?.close());
    const stopping = new AbortController();
    const app = await createApp({
      db: pools.db,
      pools,
      searchesAtOnce: searchShare(poolSize),
      exportsAtOnce: exportShare(poolSize),
      baseUrl: server.base_url,
      site: { name: server.name, contact: server.contact, ...branding },
      logo: await readLogo(config),
      securityContact: security.contact,
      secondFactorForAdmins: security.second_factor_for_admins,
      trustProxy: server.trust_proxy,
      capacity: {
        connections: perWorker(server.max_connections),
        connectionsPerClient: perWorker(defaultCapacity.connectionsPerClient),
        requestsInProgress: perWorker(server.max_requests_in_progress),
      },
      logger: await createLoggerOptions(config),
      secureCookies: server.cookie.secure,
      sessionLifetime: sessionLifetimeOf(config),
      providers: providerSettingsOf(config),
      limits,
      cache: { url, maxBytes: server.response_cache_bytes },
      passwords: createPasswordHasher(Math.max(1, Math.floor((availableParallelism() - 1) / server.workers))),
      breachedPasswords,
      storage: openStorage(config),
      maxBytesPerUser: config.storage.max_bytes_per_user,
      allowsPrivateAddresses: outbound.allow_private_addresses,
      lastMigration: await lastMigration(),
      stopping: stopping.signal,
      metrics,
      tracing,
    });
    tuneHeapForServing();
    const announceStop = () => stopping.abort();
    const stopServing = async () => {
      announceStop();
      await drain(app.server);
      await app.close();
    };
    onStop(stopServing);
    const addresses = await withSetting("server.addr", () => listen(app, server));
    return { log: app.log, pools, addresses, announceStop, measureWorkers: async () => [], stopServing };
  });

/** Time for open connections to close with their last response. */
const drainTimeoutMs = 500;

/** Waits for connections to close. Idle connections are closed afterwards; clients may retry a request sent at that moment. */
const drain = async (server: Server): Promise<void> => {
  const deadline = performance.now() + drainTimeoutMs;
  while (performance.now() < deadline && (await countConnections(server)) > 0) await delay(20);
};

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** If `db.listen_url` is set, `db.url` is the URL of a connection pooler. */
const poolerOf = (db: Config["db"]): string | undefined => (db.listen_url === undefined ? undefined : db.url);

/** Returns the addresses instead of logging them, which Fastify would do in each worker. */
const listen = async (app: FastifyInstance, { host, port, max_connections: backlog }: Config["server"]) => {
  const addresses: string[] = [];
  const collect = (address: string): string => {
    addresses.push(address);
    return address;
  };
  const { level } = app.log;
  try {
    await app.ready();
    app.log.level = "silent";
    // A burst beyond Node's default of 511 would be retried by TCP only after 1, 3 and 7 seconds.
    await app.listen({ host, port, backlog, listenTextResolver: collect });
    return addresses;
  } finally {
    app.log.level = level;
  }
};
