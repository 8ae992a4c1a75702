import { sql } from "drizzle-orm";
import { type ConnectOptions, connect, type Queryable } from "./client.ts";
import type { PoolUsage } from "./pool.ts";
import { idleInTransactionTimeout, statementTimeout } from "./role-settings.ts";

/**
 * One pool for each kind of work: a pool that is exhausted by one kind never delays another. Sign-ins, writes and the
 * health check have `db`.
 */
export type Pools = {
  db: Queryable;
  /** For public reads. */
  readsDb: Queryable;
  /** For full-text searches and filter options, whose cost a caller can raise. */
  searchesDb: Queryable;
  /** Milliseconds that a statement of those may take, where their sessions are not set to that. */
  searchTimeout?: number | undefined;
  /** For rate limits. */
  countersDb: Queryable;
  /** For exports, whose transactions wait for their clients. */
  exportsDb: Queryable;
};

/**
 * Milliseconds after which the database cancels a statement of each kind: within `handlerTimeout`, so that a statement
 * does not outlive its request.
 */
const timeouts = { main: statementTimeout, reads: statementTimeout, searches: 3_000 };

/** A pool takes a server for frozen when nothing has moved for the time of a statement: exports wait for their clients. */
const exportTimeout = idleInTransactionTimeout;

/** How many searches may run at once with a pool of this size. */
export const searchShare = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 5));

/** How many exports may run at once with a pool of this size. */
export const exportShare = (poolSize: number): number => Math.min(2, searchShare(poolSize));

const countersShare = (poolSize: number): number => Math.min(2, poolSize);

/** Maximum number of connections that a process opens. One of them listens for changes. */
const connectionsOf = (poolSize: number): number =>
  2 * poolSize + searchShare(poolSize) + countersShare(poolSize) + exportShare(poolSize) + 1;

/**
 * Connections of the first process: emails (5), webhooks (4), their counter, what has expired, and the embedded database's
 * own.
 */
const ownConnections = 12;

/** Maximum number of connections that the service opens. */
export const neededConnections = (workers: number, { pool_size }: { pool_size: number }): number =>
  workers * connectionsOf(Math.ceil(pool_size / workers)) + ownConnections;

/** How many connections of an ordinary role the database admits, to all of its clients together. */
export const countAdmitted = async (db: Queryable): Promise<number> => {
  const [row] = await db.execute<{ admitted: number }>(
    sql`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as admitted`,
  );
  return row?.admitted ?? 0;
};

/** @returns what is wrong where a process and its workers need more connections than the database admits */
export const connectionShortage = (
  workers: number,
  db: { pool_size: number },
  admitted: number,
): string | undefined => {
  const needed = neededConnections(workers, db);
  return needed <= admitted
    ? undefined
    : `server.workers: ${workers} with db.pool_size ${db.pool_size} need ${needed} connections, and the database admits ${admitted}; lower one of them`;
};

/** How many of these lead to the database itself where requests come through a pooler: each worker hears of changes. */
export const directConnections = (workers: number): number => workers + ownConnections;

type PoolOptions = {
  /** Connections for writes, and again for public reads; searches have a fifth as many. */
  poolSize: number;
} & Pick<ConnectOptions, "pooled" | "onStatement" | "defersNotifications">;

export const openPools = (url: string, { poolSize, defersNotifications = false, ...shared }: PoolOptions) => {
  const open = (options: ConnectOptions) =>
    connect(url, { ...shared, idleInTransactionTimeout, ...options, arrays: false });
  const main = open({
    poolSize,
    applicationName: "alliance serve",
    statementTimeout: timeouts.main,
    defersNotifications,
    genericPlans: true,
  });
  const reads = open({
    poolSize,
    applicationName: "alliance reads",
    statementTimeout: timeouts.reads,
    genericPlans: true,
  });
  // Without generic plans: the best plan of a search depends on how common its words and filters are.
  const searches = open({
    // A pool keeps one for statements outside of transactions.
    poolSize: searchShare(poolSize) + (shared.pooled ? 1 : 0),
    applicationName: "alliance searches",
    statementTimeout: timeouts.searches,
  });
  const counters = open({
    poolSize: countersShare(poolSize),
    applicationName: "alliance limits",
    statementTimeout: timeouts.main,
    durable: false,
    genericPlans: true,
  });
  const exports = open({
    // The one for statements outside of transactions is never opened: there are none.
    poolSize: exportShare(poolSize) + 1,
    applicationName: "alliance exports",
    statementTimeout: exportTimeout,
  });
  const opened = { main, reads, searches, counters, exports };
  return {
    db: main.db,
    readsDb: reads.db,
    searchesDb: searches.db,
    searchTimeout: shared.pooled ? timeouts.searches : undefined,
    countersDb: counters.db,
    exportsDb: exports.db,
    /** By what the pools are for. */
    usage: (): Record<string, PoolUsage> =>
      Object.fromEntries(
        Object.entries(opened).flatMap(([kind, { usage }]) => (usage ? [[kind, usage()] as const] : [])),
      ),
    close: async () => {
      await Promise.all(Object.values(opened).map(({ close }) => close()));
    },
  };
};
