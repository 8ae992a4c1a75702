import { type ConnectOptions, connect, type Queryable } from "./client.ts";

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
  /** For rate limits. */
  countersDb: Queryable;
  /** For exports, whose transactions wait for their clients. */
  exportsDb: Queryable;
};

/**
 * Milliseconds after which the database cancels a statement of each kind: within `handlerTimeout`, so that a statement
 * does not outlive its request.
 */
const timeouts = { main: 8_000, reads: 8_000, searches: 3_000 };

/**
 * Milliseconds, longer than an export waits for its client: a pool takes a server for frozen when nothing has moved for
 * the time of a statement.
 */
const exportTimeout = 20_000;

/** How many searches may run at once with a pool of this size. */
export const searchShare = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 5));

/** How many exports may run at once with a pool of this size. */
export const exportShare = (poolSize: number): number => Math.min(2, searchShare(poolSize));

const countersShare = (poolSize: number): number => Math.min(2, poolSize);

/** How many connections a process opens at most; one of them tells of changes. */
export const connectionsOf = (poolSize: number): number =>
  2 * poolSize + searchShare(poolSize) + countersShare(poolSize) + exportShare(poolSize) + 1;

/** Connections of the first process: emails (5), webhooks (4), their counter, what has expired, and the embedded database's own. */
const ownConnections = 12;

/** How many connections the service opens at most. */
export const neededConnections = (workers: number, poolSize: number): number =>
  workers * connectionsOf(Math.ceil(poolSize / workers)) + ownConnections;

/** @param poolSize connections for writes, and again for public reads; searches have a fifth as many */
export const openPools = (url: string, poolSize: number): Pools & { close(): Promise<void> } => {
  const open = (options: ConnectOptions) => connect(url, { ...options, arrays: false });
  const main = open({ poolSize, applicationName: "alliance serve", statementTimeout: timeouts.main });
  const reads = open({ poolSize, applicationName: "alliance reads", statementTimeout: timeouts.reads });
  const searches = open({
    poolSize: searchShare(poolSize),
    applicationName: "alliance searches",
    statementTimeout: timeouts.searches,
  });
  const counters = open({
    poolSize: countersShare(poolSize),
    applicationName: "alliance limits",
    statementTimeout: timeouts.main,
    durable: false,
  });
  const exports = open({
    // A pool keeps one for statements outside of transactions, and there are none: it is never opened.
    poolSize: exportShare(poolSize) + 1,
    applicationName: "alliance exports",
    statementTimeout: exportTimeout,
    idleInTransactionTimeout: exportTimeout,
  });
  return {
    db: main.db,
    readsDb: reads.db,
    searchesDb: searches.db,
    countersDb: counters.db,
    exportsDb: exports.db,
    close: async () => {
      await Promise.all([main, reads, searches, counters, exports].map(({ close }) => close()));
    },
  };
};
