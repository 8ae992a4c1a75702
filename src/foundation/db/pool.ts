import pLimit from "p-limit";
import postgres from "postgres";
import { isConnectionLost, isConnectTimeout } from "../outage.ts";
import { createSend, type SendOptions } from "./prepared.ts";
import { type SingleClient, transact } from "./transaction.ts";

type Client = SingleClient & {
  load: number;
};

type Generation = {
  clients: readonly Client[];
  pending: number;
  progressAt: number;
  watched: boolean;
  retired: boolean;
};

type Options = SendOptions & {
  url: string;
  settings: postgres.Options<Record<string, never>> & { max: number };
  /** Milliseconds after which a silent server counts as frozen; 0 waits forever. */
  silence: number;
  beginText: string;
  setUp: (sql: postgres.Sql) => void;
};

const drainSeconds = 5;

/** More than any number of statements: a client in a transaction sends nothing else. */
const loadOfTransaction = 1_000_000;

/** `waiting`: statements behind others, and transactions. */
export type PoolUsage = { size: number; busy: number; waiting: number };

export type Pool = { sql: postgres.Sql; usage(): PoolUsage; close(): Promise<void> };

/**
 * A pool over postgres.js that replaces broken connections.
 *
 * Each connection has a client of its own: a client with several connections (3.4.9, `src/queue.js`) gets slower with every
 * statement, three times after 240,000.
 *
 * A broken connection fails the next statement with the last session's error, or never connects again
 * (github.com/porsager/postgres, issues 1154 and 1208). So the first broken connection retires its generation: new work gets a
 * new one, and the old one ends with its work. When the server is frozen, the work fails at once, and never runs later.
 */
export const createPool = ({ url, settings, silence, prepares, beginText, onStatement, setUp }: Options): Pool => {
  let closed = false;
  const send = createSend({ prepares, onStatement });
  // One connection is left for statements, so that none waits for a transaction.
  const transactions = pLimit(Math.max(1, settings.max - 1));
  const ending = new Set<Promise<unknown>>();
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
    const generation: Generation = { clients, pending: 0, progressAt: 0, watched: false, retired: false };
    return generation;
  };
  let current = open();
  let listener: postgres.Sql | undefined;

  const end = (generation: Generation, timeout: number): void => {
    const ended = Promise.all(generation.clients.map(({ sql }) => sql.end({ timeout }).catch(() => {})));
    ending.add(ended);
    void ended.then(() => ending.delete(ended));
  };

  const retire = (generation: Generation): void => {
    if (closed || generation.retired) return;
    generation.retired = true;
    if (generation === current) current = open();
    if (generation.pending === 0) end(generation, drainSeconds);
  };

  const abandon = (generation: Generation): void => {
    retire(generation);
    end(generation, 0);
  };

  const watch = (generation: Generation): void => {
    if (silence === 0 || generation.watched) return;
    generation.watched = true;
    const check = () => {
      generation.watched = false;
      if (generation.pending === 0) return;
      if (performance.now() - generation.progressAt >= silence) abandon(generation);
      else watch(generation);
    };
    const left = generation.progressAt + silence - performance.now();
    // After a freeze of this process, the responses may have arrived: they are read before `setImmediate`.
    setTimeout(() => setImmediate(check), Math.max(1, left)).unref();
  };

  const began = (generation: Generation): void => {
    generation.pending += 1;
    if (generation.pending > 1) return;
    generation.progressAt = performance.now();
    watch(generation);
  };

  const progressed = (generation: Generation, error?: unknown): void => {
    generation.progressAt = performance.now();
    if (isConnectTimeout(error)) abandon(generation);
    // The connection closes a moment later; a statement before would fail with the last session's error.
    else if (isConnectionLost(error)) retire(generation);
  };

  const settled = (generation: Generation, error?: unknown): void => {
    generation.pending -= 1;
    progressed(generation, error);
    if (generation.retired && generation.pending === 0) end(generation, drainSeconds);
  };

  type OnSettled = (error?: unknown) => void;

  const work = <Running extends Promise<unknown>>(
    load: number,
    run: (client: Client, onSettled: OnSettled) => Running,
  ): Running => {
    const generation = current;
    const client = idlest(generation.clients);
    client.load += load;
    began(generation);
    const running = run(client, (error) => progressed(generation, error));
    const done: OnSettled = (error) => {
      client.load -= load;
      settled(generation, error);
    };
    running.then(() => done(), done);
    return running;
  };

  const unsafe = (...args: Parameters<postgres.Sql["unsafe"]>) => work(1, ({ sql }) => send(sql, args));

  const begin = <Result>(run: (tx: postgres.Sql) => Promise<Result>): Promise<Result> =>
    transactions(() =>
      work(loadOfTransaction, (client, onSettled) => transact(client, run, { send, onSettled, beginText })),
    );

  /** Not closed with a generation: postgres.js listens again by itself. */
  const listening = (): postgres.Sql => {
    listener ??= postgres(url, { ...settings, max: 1 });
    return listener;
  };

  const usage = (): PoolUsage => {
    const loads = current.clients.map(({ load }) => load).filter((load) => load > 0);
    const behind = loads.map((load) => Math.max(0, (load % loadOfTransaction) - (load < loadOfTransaction ? 1 : 0)));
    const waiting = transactions.pendingCount + behind.reduce((sum, count) => sum + count, 0);
    return { size: settings.max, busy: loads.length, waiting };
  };

  const close = async (): Promise<void> => {
    closed = true;
    await Promise.all([
      ...current.clients.map(({ sql }) => sql.end({ timeout: 5 })),
      listener?.end({ timeout: 0 }),
      ...ending,
    ]);
  };

  const own: Partial<Record<string | symbol, unknown>> = { unsafe, begin, end: close };
  const sql = new Proxy(idlest(current.clients).sql, {
    apply: (_target, _self, args) => Reflect.apply(idlest(current.clients).sql, undefined, args),
    get: (_target, name) => {
      if (name === "listen") return listening().listen;
      return own[name] ?? Reflect.get(idlest(current.clients).sql, name);
    },
  });
  return { sql, usage, close };
};

const idlest = (clients: readonly Client[]): Client => {
  let least = clients[0];
  for (const client of clients) {
    if (client.load === 0) return client;
    if (least && client.load < least.load) least = client;
  }
  if (!least) throw new Error("a pool has at least one connection");
  return least;
};
