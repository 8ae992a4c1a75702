import { pipeline } from "node:stream/promises";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { type Count, deferCounts } from "../counts.ts";
import { Unavailable } from "../errors.ts";
import { outcomeUnknownCode } from "../outage.ts";
import { createPool, type Pool } from "./pool.ts";
import { createSend, type OnStatement } from "./prepared.ts";
import { wordSimilarityThreshold } from "./role-settings.ts";

export type Queryable = PgDatabase<PostgresJsQueryResultHKT>;

/** An open transaction: the parameter of functions that write, lock, or read several times as of one moment. */
export type Transaction = Parameters<Parameters<Queryable["transaction"]>[0]>[0];

/** A context inside a transaction, as `inTransaction` passes it on. */
export type Tx<Context extends { readonly db: Queryable }> = Context & { readonly db: Transaction };

export type Database = {
  db: PostgresJsDatabase;
  /** Reads times as strings and writes JSON as text, because Drizzle converts both. */
  sql: postgres.Sql;
  usage?: Pool["usage"];
  close(): Promise<void>;
};

export type ConnectOptions = {
  poolSize?: number;
  applicationName?: string;
  /** 0 disables the timeout. So does 0 for `lockTimeoutMs`. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  /** By default, the server's setting. */
  idleInTransactionTimeoutMs?: number;
  /**
   * Whether a new connection asks for the types of arrays (default); Drizzle needs none. postgres.js 3.4.9 does not await that
   * query: losing the connection before its result ends the process.
   */
  fetchesArrayTypes?: boolean;
  onStatement?: OnStatement | undefined;
  /** Whether a commit waits for the disk (default). If not, a crash may lose the last half second of commits. */
  isDurable?: boolean;
  /** Whether transactions store their notifications for later: see `announcement`. Not with `onClose`. */
  defersNotifications?: boolean;
  /**
   * Whether the URL is a pooler's, which assigns a session to each transaction: settings come from the role (`role-settings.ts`),
   * `isDurable` has no effect, and nothing is prepared. With a pooler that does not support prepared statements, postgres.js 3.4.9
   * would find `commit` unprepared, which aborts the transaction, commit once more, and report success.
   */
  pooled?: boolean;
  /**
   * Called when a connection has ended. With this callback, the pool is not renewed and connections do not end by age, so that a
   * caller may begin and commit a transaction by its own statements on a pool of one.
   */
  onClose?: () => void;
  prepares?: boolean;
  /**
   * Whether prepared statements are planned once, for all values: planning a list takes longer than reading it. The plan is
   * not renewed while a table grows, so sequential scans are avoided. Not for statements whose best plan depends on their values.
   */
  genericPlans?: boolean;
  /** Called with the payload of each notification. Requires `onClose`. */
  onNotify?: (payload: string) => void;
};

/** Maximum delay after a statement's timeout until the server reports the cancellation. */
const cancellationGraceMs = 1_000;
const defaultStatementTimeoutMs = 30_000;

/** With these settings, the server drops an unreachable client, and releases its locks. */
const keepaliveSettings = {
  tcp_keepalives_idle: "10",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "4",
  tcp_user_timeout: "30s",
};

const parametersOf = (options: ConnectOptions) => {
  // All pools have the same name: a pooler sets it again whenever a session's next client has a different one.
  if (options.pooled) return { application_name: "alliance" };
  return {
    application_name: options.applicationName ?? "alliance",
    TimeZone: "UTC",
    statement_timeout: options.statementTimeoutMs ?? defaultStatementTimeoutMs,
    lock_timeout: options.lockTimeoutMs ?? 0,
    ...(options.idleInTransactionTimeoutMs !== undefined && {
      idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs,
    }),
    ...(options.isDurable === false && { synchronous_commit: "off" }),
    // Without `jit: off`, the server would compile unavoidable sequential scans, whose cost it now overestimates.
    ...(options.genericPlans && { plan_cache_mode: "force_generic_plan", enable_seqscan: "off", jit: "off" }),
    ...keepaliveSettings,
    "pg_trgm.word_similarity_threshold": wordSimilarityThreshold,
  };
};

const timestamptzType = "1184";

/** `Date` parses PostgreSQL's `0001-06-01 00:00:00+00` as a day of 2001, but the form of RFC 3339 correctly. */
const toParseableTime = (text: string): string =>
  text.startsWith("00") ? text.replace(" ", "T").replace(/\+00$/, "Z") : text;

/** Wraps the client in Drizzle, and sets our parser of timestamps, which Drizzle replaces. */
const useDrizzle = (sql: postgres.Sql): PostgresJsDatabase => {
  const db = drizzle(sql);
  Object.assign(sql.options.parsers, { [timestamptzType]: toParseableTime });
  return db;
};

/** Connects lazily: an unreachable server causes an error at the first query. */
export const connect = (givenUrl: string, options: ConnectOptions = {}): Database => {
  const { url, socketFolder } = readUrl(givenUrl);
  const { statementTimeoutMs = defaultStatementTimeoutMs, onClose, onNotify } = options;
  const settings = {
    ...(socketFolder !== undefined && { host: socketFolder }),
    max: options.poolSize ?? 10,
    connect_timeout: 5,
    backoff: (failures: number) => Math.min(0.05 * 2 ** failures, 1),
    fetch_types: options.fetchesArrayTypes ?? true,
    prepare: !options.pooled,
    onnotice: refuseUnreplicated,
    connection: parametersOf(options),
  };
  if (onClose) {
    // The driver's `listen` would open another connection. Its types lack `onnotify`.
    const listening = onNotify && { onnotify: (_channel: string, payload: string) => onNotify(payload) };
    const sql = postgres(url, { ...settings, ...listening, onclose: onClose, max_lifetime: null });
    if (options.prepares) {
      const send = createSend({ prepares: true });
      const client = { unsafe: sql.unsafe };
      Object.assign(sql, { unsafe: (...args: Parameters<postgres.Sql["unsafe"]>) => send(client, args) });
    }
    return { db: useDrizzle(sql), sql, close: () => sql.end({ timeout: 5 }) };
  }
  const maxSilenceMs = statementTimeoutMs && statementTimeoutMs + cancellationGraceMs;
  const { sql, usage, close } = createPool({
    url,
    settings,
    maxSilenceMs,
    prepares: !options.pooled,
    beginText: options.defersNotifications ? beginDeferring : "begin",
    onStatement: options.onStatement,
    setUp: useDrizzle,
  });
  return { db: useDrizzle(sql), sql, usage, close };
};

export const withConnection = async <Result>(
  url: string,
  options: ConnectOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const database = connect(url, { poolSize: 1, ...options });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/**
 * A commit whose wait for a synchronous standby is canceled may be lost with this server. PostgreSQL only warns, and reports
 * success. The warning is part of the response to the commit; throwing here rejects only the commit.
 */
const refuseUnreplicated = ({ routine, message }: postgres.Notice): void => {
  if (routine === "SyncRepWaitForLSN") throw Object.assign(new Error(message), { code: outcomeUnknownCode });
};

/** libpq's URL format for a Unix socket, `postgres://user@localhost/database?host=/folder`, which the driver does not support. */
const readUrl = (url: string): { url: string; socketFolder?: string } => {
  const [start = "", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  const host = parameters.get("host");
  if (!host?.startsWith("/")) return { url };
  parameters.delete("host");
  return { url: parameters.size ? `${start}?${parameters}` : start, socketFolder: host };
};

export type InTransaction = { readonly db: Queryable; readonly isTimedOut?: () => boolean; readonly count?: Count };

/** Runs `work` in a transaction and counts after the commit. A request that has already timed out changes nothing. */
export const inTransaction = async <Context extends InTransaction, Result>(
  context: Context,
  work: (tx: Tx<Context>) => Promise<Result>,
): Promise<Result> => {
  const { db, count } = context;
  const { deferred, countNow } = deferCounts(count);
  const result = await db.transaction(async (tx) => {
    requireOpen(context);
    const result = await work({ ...context, db: tx, ...deferred });
    requireOpen(context);
    return result;
  });
  countNow();
  return result;
};

const requireOpen = ({ isTimedOut }: { readonly isTimedOut?: () => boolean }): void => {
  if (isTimedOut?.()) throw new Unavailable("the request took too long; try again shortly", { code: "timeout" });
};

/*
 * A transaction that calls NOTIFY holds a lock of the whole database while its commit is flushed, so such transactions commit one
 * after another. The service's transactions therefore only store notifications, by the SQL function `alliance_notify`,
 * and `announcement` sends those of many transactions after their commits, in one transaction that does not wait for the disk. Any process
 * sends the rows of a process that died. Release 0.1.0, commands and operators notify when they commit.
 */

const beginDeferring = "begin; set local alliance.notify = 'deferred'";

/**
 * Sends and deletes the stored notifications, and notifies the channel in the parameter unless it is null. A connection that
 * listens to that channel has received all notifications of committed transactions when the statement ends: PostgreSQL
 * delivers them in the order of their commits.
 */
export const announcement = `
  with taken as (delete from pending_notifications where id > 0 returning channel, payload)
  select pg_notify(channel, payload) from (
    select distinct channel, payload from taken
    union all select $1::text, '' where $1::text is not null
  ) notifications`;

/** Writes lines of COPY's text format. @param target the table with its columns, as SQL */
export const copyLines = async (
  sql: Pick<postgres.Sql, "unsafe">,
  target: string,
  lines: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<void> => {
  const destination = await sql.unsafe(`copy ${target} from stdin`).writable();
  try {
    await pipeline(lines, destination, { end: false });
    await new Promise<void>((resolve, reject) => {
      destination.write("", (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    destination.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  destination.end();
  // postgres.js 3.4.9 never ends the stream if PostgreSQL rejects the last rows; the next statement then fails too.
  await sql.unsafe("select 1");
};
