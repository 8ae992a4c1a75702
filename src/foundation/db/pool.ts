import pLimit from "p-limit";
import postgres from "postgres";
import { isConnectionLost, isConnectTimeout, isTransactionAborted } from "../outage.ts";
import { createSend, type SendOptions, type SendStatement } from "./prepared.ts";

type Client = SingleClient & { load: number };

/** The clients that were opened together, and are replaced together. */
type Generation = {
  clients: readonly Client[];
  pending: number;
  progressAt: number;
  isWatched: boolean;
  isRetired: boolean;
};

type Options = SendOptions & {
  url: string;
  settings: postgres.Options<Record<string, never>> & { max: number };
  /** After a longer silence, the server counts as frozen; 0 disables the check. */
  maxSilenceMs: number;
  beginText: string;
  setUp: (sql: postgres.Sql) => void;
};

const drainSeconds = 5;

/** Exceeds the load of any number of statements, because a client in a transaction sends nothing else. */
const loadOfTransaction = 1_000_000;

/** `waiting` counts queued statements and transactions. */
export type PoolUsage = { size: number; busy: number; waiting: number };

export type Pool = { sql: postgres.Sql; usage(): PoolUsage; close(): Promise<void> };

/**
 * A pool over postgres.js that replaces broken connections.
 *
 * Each connection has a separate client: a client with several connections (3.4.9, `src/queue.js`) becomes slower with every
 * statement, three times slower after 240,000.
 *
 * A broken connection fails the next statement with the last session's error, or never connects again
 * (github.com/porsager/postgres, issues 1154 and 1208). So the first broken connection retires its generation: all clients of the
 * pool are replaced for new work, and closed when their work has ended. When the server is frozen, their work fails at once.
 */
export const createPool = ({ url, settings, maxSilenceMs, prepares, beginText, onStatement, setUp }: Options): Pool => {
  let isClosed = false;
  const send = createSend({ prepares, onStatement });
  // One connection is left for statements, so that none waits for a transaction.
  const transactionLimiter = pLimit(Math.max(1, settings.max - 1));
  const closings = new Set<Promise<unknown>>();
  const open = (): Generation => {
    const clients = Array.from({ length: settings.max }, (): Client => {
      const onclose = () => {
        client.onEnd();
        retire(generation);
      };
      const sql = postgres(url, { ...settings, max: 1, onclose });
      setUp(sql);
      const client: Client = { sql, load: 0, isOpen: false, onEnd: () => {} };
      return client;
    });
    const generation: Generation = { clients, pending: 0, progressAt: 0, isWatched: false, isRetired: false };
    return generation;
  };
  let current = open();
  let listener: postgres.Sql | undefined;

  const closeClients = (generation: Generation, timeout: number): void => {
    const closed = Promise.all(generation.clients.map(({ sql }) => sql.end({ timeout }).catch(() => {})));
    closings.add(closed);
    void closed.then(() => closings.delete(closed));
  };

  const retire = (generation: Generation): void => {
    if (isClosed || generation.isRetired) return;
    generation.isRetired = true;
    if (generation === current) current = open();
    if (generation.pending === 0) closeClients(generation, drainSeconds);
  };

  const abandon = (generation: Generation): void => {
    retire(generation);
    closeClients(generation, 0);
  };

  const watch = (generation: Generation): void => {
    if (maxSilenceMs === 0 || generation.isWatched) return;
    generation.isWatched = true;
    const check = () => {
      generation.isWatched = false;
      if (generation.pending === 0) return;
      if (performance.now() - generation.progressAt >= maxSilenceMs) abandon(generation);
      else watch(generation);
    };
    const remainingMs = generation.progressAt + maxSilenceMs - performance.now();
    // After a freeze of this process, the responses may have arrived: they are read before `setImmediate`.
    setTimeout(() => setImmediate(check), Math.max(1, remainingMs)).unref();
  };

  const recordStart = (generation: Generation): void => {
    generation.pending += 1;
    if (generation.pending > 1) return;
    generation.progressAt = performance.now();
    watch(generation);
  };

  const recordProgress = (generation: Generation, error?: unknown): void => {
    generation.progressAt = performance.now();
    if (isConnectTimeout(error)) abandon(generation);
    // The connection closes a moment later; a statement sent before that would fail with the last session's error.
    else if (isConnectionLost(error)) retire(generation);
  };

  const recordEnd = (generation: Generation, error?: unknown): void => {
    generation.pending -= 1;
    recordProgress(generation, error);
    if (generation.isRetired && generation.pending === 0) closeClients(generation, drainSeconds);
  };

  type OnSettled = (error?: unknown) => void;

  const runOnClient = <Running extends Promise<unknown>>(
    load: number,
    run: (client: Client, onSettled: OnSettled) => Running,
  ): Running => {
    const generation = current;
    const client = leastLoaded(generation.clients);
    client.load += load;
    recordStart(generation);
    const running = run(client, (error) => recordProgress(generation, error));
    const done: OnSettled = (error) => {
      client.load -= load;
      recordEnd(generation, error);
    };
    running.then(() => done(), done);
    return running;
  };

  const unsafe = (...args: Parameters<postgres.Sql["unsafe"]>) => runOnClient(1, ({ sql }) => send(sql, args));

  const begin = <Result>(run: (tx: postgres.Sql) => Promise<Result>): Promise<Result> =>
    transactionLimiter(() =>
      runOnClient(loadOfTransaction, (client, onSettled) => transact(client, run, { send, onSettled, beginText })),
    );

  /** This client is not replaced with a generation: postgres.js reconnects and listens again by itself. */
  const openListener = (): postgres.Sql => {
    listener ??= postgres(url, { ...settings, max: 1 });
    return listener;
  };

  const usage = (): PoolUsage => {
    const loads = current.clients.map(({ load }) => load).filter((load) => load > 0);
    const queued = loads.map((load) => Math.max(0, (load % loadOfTransaction) - (load < loadOfTransaction ? 1 : 0)));
    const waiting = transactionLimiter.pendingCount + queued.reduce((sum, count) => sum + count, 0);
    return { size: settings.max, busy: loads.length, waiting };
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    await Promise.all([
      ...current.clients.map(({ sql }) => sql.end({ timeout: 5 })),
      listener?.end({ timeout: 0 }),
      ...closings,
    ]);
  };

  const overrides: Partial<Record<string | symbol, unknown>> = { unsafe, begin, end: close };
  const sql = new Proxy(leastLoaded(current.clients).sql, {
    apply: (_target, _self, args) => Reflect.apply(leastLoaded(current.clients).sql, undefined, args),
    get: (_target, name) => {
      if (name === "listen") return openListener().listen;
      return overrides[name] ?? Reflect.get(leastLoaded(current.clients).sql, name);
    },
  });
  return { sql, usage, close };
};

const leastLoaded = (clients: readonly Client[]): Client => {
  let least = clients[0];
  for (const client of clients) {
    if (client.load === 0) return client;
    if (least && client.load < least.load) least = client;
  }
  if (!least) throw new Error("a pool has at least one connection");
  return least;
};

type SingleClient = { sql: postgres.Sql; isOpen: boolean; onEnd: () => void };

type Work<Result> = (tx: postgres.Sql) => Promise<Result>;

const sessionLost = () =>
  Object.assign(new Error("the transaction's connection was lost"), { code: "CONNECTION_CLOSED" });

/**
 * Runs work in a transaction. BEGIN is sent with the first statement; `sql.begin` would wait for its response.
 *
 * Once the connection is lost, nothing more is sent, and the connection is not released: postgres.js 3.4.9 would send the rest
 * to a socket that is null, which ends the process, or into another transaction (github.com/porsager/postgres, issues 1208 and
 * 1216).
 */
const transact = <Result>(
  client: SingleClient,
  work: Work<Result>,
  { send, onSettled, beginText }: { send: SendStatement; onSettled: (error?: unknown) => void; beginText: string },
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let isLost = false;
    let failure: unknown;

    /** Closes the client, because closing the pool would wait for the reserved connection, which is never released. */
    const failTransaction = (error: unknown): void => {
      isLost = true;
      reject(error);
      client.sql.end({ timeout: 0 }).catch(() => {});
    };
    client.onEnd = () => failTransaction(sessionLost());

    const observed = <Query extends Promise<unknown>>(query: Query): Query => {
      query.then(
        () => onSettled(),
        (error: unknown) => {
          failure ??= error;
          isLost ||= isConnectionLost(error);
          onSettled(error);
        },
      );
      return query;
    };

    const run = async (): Promise<Result> => {
      // Opens the connection: in 3.4.9, `reserve` never resolves on a closed one, unless array types are then queried.
      if (!client.isOpen) await observed(client.sql.unsafe("select"));
      client.isOpen = true;
      const session = await client.sql.reserve();
      const sendPlain = session.unsafe;

      /** Sends BEGIN, COMMIT or ROLLBACK. After a failure, the session is in an unknown state, so it is closed. */
      const control = (text: string) => {
        const query = observed(sendPlain(text));
        query.catch(failTransaction);
        return query;
      };

      let depth = 0;

      const unsafe = (...args: Parameters<postgres.Sql["unsafe"]>) => {
        if (isLost) throw sessionLost();
        return observed(send({ unsafe: sendPlain }, args));
      };

      const savepoint = async <Inner>(work: Work<Inner>): Promise<Inner> => {
        if (isLost) throw sessionLost();
        const name = `s${++depth}`;
        // Sent together with the next statement, which fails if the savepoint fails.
        observed(sendPlain(`savepoint ${name}`)).catch(() => {});
        try {
          return await work(tx);
        } catch (error) {
          if (!isLost) await observed(sendPlain(`rollback to ${name}`));
          failure = undefined;
          throw error;
        } finally {
          depth--;
        }
      };

      const tx = Object.assign(session, { unsafe, savepoint });
      void control(beginText);
      const [result] = await Promise.allSettled([work(tx)]);
      if (isLost) throw result.status === "rejected" ? result.reason : sessionLost();
      const { command } = await control(result.status === "fulfilled" ? "commit" : "rollback");
      session.release();
      // PostgreSQL responds to a commit after an error with a rollback.
      if (result.status === "rejected") throw (isTransactionAborted(result.reason) && failure) || result.reason;
      if (command === "ROLLBACK") throw failure ?? new Error("the transaction was rolled back");
      return result.value;
    };

    run().then(resolve, reject);
  });
