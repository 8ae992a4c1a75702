import postgres from "postgres";
import { isConnectTimeout } from "../outage.ts";
import { createSend } from "./prepared.ts";
import { beginGuarded } from "./transaction.ts";

/** A pool of postgres.js, and how much of our work runs on it. */
type Generation = {
  sql: postgres.Sql;
  pending: number;
  /** When a statement last settled, or the first of several began. */
  progressAt: number;
  watched: boolean;
  retired: boolean;
};

type Options = {
  url: string;
  settings: postgres.Options<Record<string, never>>;
  /** Milliseconds after which a server that answers nothing counts as frozen; 0 waits forever. */
  silence: number;
  /** Prepares a pool before its first use. */
  prepare: (sql: postgres.Sql) => void;
};

/** Seconds that the work of a pool may take to end after nobody uses the pool any more. */
const drainSeconds = 5;

export type RenewingClient = { sql: postgres.Sql; close(): Promise<void> };

/**
 * A client of postgres.js that survives what happens to its server. A connection that broke keeps state of its last
 * session: it fails the next statement with the last one's error, or never connects again (github.com/porsager/postgres,
 * issues 1154 and 1208). So the first connection that breaks retires its pool: new work gets a new pool, and the old one
 * ends when its work is done. When the server is frozen, the work fails at once, so that it neither waits nor runs later.
 */
export const createRenewingClient = ({ url, settings, silence, prepare }: Options): RenewingClient => {
  let closed = false;
  const send = createSend();
  const ending = new Set<Promise<void>>();
  const open = (): Generation => {
    const onclose = () => retire(generation);
    const pool = postgres(url, { ...settings, onclose });
    const generation: Generation = { sql: pool, pending: 0, progressAt: 0, watched: false, retired: false };
    prepare(pool);
    return generation;
  };
  let current = open();
  let listener: postgres.Sql | undefined;

  const end = (generation: Generation, timeout: number): void => {
    const ended = generation.sql.end({ timeout }).catch(() => {});
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
    setTimeout(check, Math.max(1, left)).unref();
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
  };

  const settled = (generation: Generation, error?: unknown): void => {
    generation.pending -= 1;
    progressed(generation, error);
    if (generation.retired && generation.pending === 0) end(generation, drainSeconds);
  };

  const unsafe = (...args: Parameters<postgres.Sql["unsafe"]>) => {
    const generation = current;
    began(generation);
    const query = send(generation.sql, args);
    query.then(
      () => settled(generation),
      (error: unknown) => settled(generation, error),
    );
    return query;
  };

  const begin = async <Result>(work: (tx: postgres.TransactionSql) => Promise<Result>): Promise<Result> => {
    const generation = current;
    began(generation);
    try {
      const result = await beginGuarded(generation.sql, work, {
        send,
        onSettled: (error) => progressed(generation, error),
      });
      settled(generation);
      return result;
    } catch (error) {
      settled(generation, error);
      throw error;
    }
  };

  /** Listens on a connection that no pool's end closes: postgres.js listens again by itself. */
  const listening = (): postgres.Sql => {
    listener ??= postgres(url, settings);
    return listener;
  };

  const close = async (): Promise<void> => {
    closed = true;
    await Promise.all([current.sql.end({ timeout: 5 }), listener?.end({ timeout: 0 }), ...ending]);
  };

  const own: Partial<Record<string | symbol, unknown>> = { unsafe, begin, end: close };
  const sql = new Proxy(current.sql, {
    apply: (_target, _self, args) => Reflect.apply(current.sql, undefined, args),
    get: (_target, name) => {
      if (name === "listen") return listening().listen;
      return own[name] ?? Reflect.get(current.sql, name);
    },
  });
  return { sql, close };
};
