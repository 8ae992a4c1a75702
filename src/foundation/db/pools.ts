import { sql } from "drizzle-orm";
import { Unavailable } from "../errors.ts";
import { createLimiter, type LimiterOptions } from "../limiter.ts";
import { type ConnectOptions, connect, type Queryable } from "./client.ts";
import type { PoolUsage } from "./pool.ts";
import { idleInTransactionTimeoutMs, statementTimeoutMs } from "./role-settings.ts";

/** One pool for each kind of work, so that an exhausted pool never delays other work. Sign-ins, writes and the health check use `db`. */
export type Pools = {
  db: Queryable;
  readsDb: Queryable;
  /** Full-text searches and filter options, whose cost a caller can raise. */
  searchesDb: Queryable;
  /** Set only behind a pooler, whose sessions have no timeout for searches. */
  searchTimeoutMs?: number | undefined;
  countersDb: Queryable;
  /** Separate, because export transactions wait for their clients. */
  exportsDb: Queryable;
};

/** Below the timeout of handlers, as is `statementTimeoutMs`, so that a statement does not outlive its request. */
const searchTimeoutMs = 3_000;

/** Long enough for a statement whose client reads slowly. */
const exportTimeoutMs = idleInTransactionTimeoutMs;

export const searchShare = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 5));

export const exportShare = (poolSize: number): number => Math.min(2, searchShare(poolSize));

const countersShare = (poolSize: number): number => Math.min(2, poolSize);

const connectionsOf = (poolSize: number): number =>
  2 * poolSize + searchShare(poolSize) + countersShare(poolSize) + exportShare(poolSize) + 1;

/** Connections of the primary process: emails (5), webhooks (4), limit counters, purges, and the embedded database's own. */
const primaryConnections = 12;

export const neededConnections = (workers: number, { pool_size }: { pool_size: number }): number =>
  workers * connectionsOf(Math.ceil(pool_size / workers)) + primaryConnections;

export const countMaxConnections = async (db: Queryable): Promise<number> => {
  const [row] = await db.execute<{ admitted: number }>(
    sql`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as admitted`,
  );
  return row?.admitted ?? 0;
};

export const connectionShortage = (
  workers: number,
  { pool_size }: { pool_size: number },
  maxConnections: number,
): string | undefined => {
  const needed = neededConnections(workers, { pool_size });
  return needed <= maxConnections
    ? undefined
    : `server.workers: ${workers} with db.pool_size ${pool_size} need ${needed} connections, and the database admits ${maxConnections}; lower one of them`;
};

/** Connections to the database itself behind a pooler: each worker listens for changes. */
export const directConnections = (workers: number): number => workers + primaryConnections;

type PoolOptions = {
  poolSize: number;
} & Pick<ConnectOptions, "pooled" | "onStatement" | "defersNotifications">;

export const openPools = (url: string, { poolSize, defersNotifications = false, ...shared }: PoolOptions) => {
  const open = (name: string, poolSize: number, options: ConnectOptions) => {
    const applicationName = `alliance ${name}`;
    return connect(url, {
      ...shared,
      idleInTransactionTimeoutMs,
      applicationName,
      poolSize,
      ...options,
      fetchesArrayTypes: false,
    });
  };
  const main = open("serve", poolSize, { statementTimeoutMs, defersNotifications, genericPlans: true });
  const reads = open("reads", poolSize, { statementTimeoutMs, genericPlans: true });
  // The pool reserves one connection for statements outside of transactions.
  const searchConnections = searchShare(poolSize) + (shared.pooled ? 1 : 0);
  // No generic plans: the best plan of a search depends on how common its words and filters are.
  const searches = open("searches", searchConnections, { statementTimeoutMs: searchTimeoutMs });
  const counters = open("limits", countersShare(poolSize), {
    statementTimeoutMs,
    isDurable: false,
    genericPlans: true,
  });
  // The reserved connection is never opened, because exports use only transactions.
  const exports = open("exports", exportShare(poolSize) + 1, { statementTimeoutMs: exportTimeoutMs });
  const opened = { main, reads, searches, counters, exports };
  return {
    db: main.db,
    readsDb: reads.db,
    searchesDb: searches.db,
    searchTimeoutMs: shared.pooled ? searchTimeoutMs : undefined,
    countersDb: counters.db,
    exportsDb: exports.db,
    usage: (): Record<string, PoolUsage> =>
      Object.fromEntries(
        Object.entries(opened).flatMap(([kind, { usage }]) => (usage ? [[kind, usage()] as const] : [])),
      ),
    close: async () => {
      await Promise.all(Object.values(opened).map(({ close }) => close()));
    },
  };
};

/** Runs queries on a share of the connections. @throws Unavailable */
export type QueryLimiter = <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>;

/**
 * @param of name of the limited queries, a plural noun for messages, such as "searches"
 * @param statementTimeoutMs set only behind a pooler, whose sessions have no such timeout
 */
export const limitQueries = (
  db: Queryable,
  { of, statementTimeoutMs, ...limits }: LimiterOptions & { of: string; statementTimeoutMs?: number | undefined },
): QueryLimiter => {
  const limiter = createLimiter(
    limits,
    () => new Unavailable(`too many ${of} are running right now; try again shortly`),
  );
  return (work) =>
    limiter(() => {
      if (statementTimeoutMs === undefined) return work(db);
      return db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', ${String(statementTimeoutMs)}, true)`);
        return work(tx);
      });
    });
};
