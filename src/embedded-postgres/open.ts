import { mkdir, realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import { EmbeddedDatabaseError, hasCode, messageOf } from "./binaries.ts";
import {
  type Cluster,
  findPostmaster,
  isAlive,
  type Postmaster,
  prepareCluster,
  type Settings,
  startServer,
  stopServer,
} from "./cluster.ts";

export { EmbeddedDatabaseError } from "./binaries.ts";

// Any program may start the server, and the last one that leaves stops it. Who is there is known to the server itself: each program
// holds a shared advisory lock on a connection of its own, which ends with the program however it ends.

type Role = "serve" | "command";

export interface EmbeddedOptions {
  dataDir: string;
  role: Role;
  log?: (line: string) => void;
  /** Server settings of this start, beside those in `postgresql.conf`. Without effect on a server that already runs. */
  settings?: Settings;
}

export interface EmbeddedDatabase {
  url: string;
  /** Stops the server unless another program uses it. */
  close(): Promise<void>;
}

/** For clusters that nobody will miss: several times faster at writing, worthless after a power failure. */
export const throwAwaySettings: Settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const attachTimeoutMs = 300_000;
const pollMs = 50;
const maxStartFailures = 3;
/** How long the lock of a `serve` that is dead, or ends just now, may outlive it. */
const serveGraceMs = 5_000;

const lockClass = 0x616c6c69; // "alli"
const usersLock = 1;
const serveLock = 2;

interface Session {
  port: number;
  /** Fulfilled when the connection ends, and the locks with it. */
  ended: Promise<void>;
  sql: postgres.Sql;
}

/**
 * The PostgreSQL under `dataDir`: created when the folder is new, started when it does not run, shared with the programs that use it already.
 * @throws {EmbeddedDatabaseError} when it cannot be had, or a second `serve` asks for it
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const log = options.log ?? (() => {});
  const given = resolve(options.dataDir);
  const abort = new AbortController();
  try {
    await mkdir(given, { recursive: true, mode: 0o755 });
    const cluster = await prepareCluster(await realpath(given), log, options.settings ?? {});
    const session = await attach(cluster, options.role, abort.signal);
    const watch = keepAttached(cluster, options.role, session, abort.signal);
    let closing: Promise<void> | undefined;
    return {
      url: `postgres://alliance:${cluster.password}@127.0.0.1:${session.port}/alliance`,
      close: () => {
        closing ??= (async () => {
          abort.abort();
          const last = await watch;
          if (last !== undefined) await leave(cluster, last);
        })();
        return closing;
      },
    };
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    throw new EmbeddedDatabaseError(`the embedded database in ${given} cannot be used: ${messageOf(error)}`);
  }
}

/**
 * When one of its processes dies, PostgreSQL ends every session, and with it the lock that keeps another program from stopping the server.
 * A killed server is started again, at its old port, so that the address given out stays right. Resolves with the session that is
 * left when the program closes.
 */
async function keepAttached(
  cluster: Cluster,
  role: Role,
  first: Session,
  closing: AbortSignal,
): Promise<Session | undefined> {
  const closed = new Promise<void>((done) => closing.addEventListener("abort", () => done(), { once: true }));
  let session = first;
  for (;;) {
    await Promise.race([session.ended, closed]);
    if (closing.aborted) return session;
    cluster.log("the connection to PostgreSQL broke; attaching again");
    await session.sql.end({ timeout: 0 });
    try {
      session = await attach(cluster, role, closing, first.port);
    } catch (error) {
      if (!closing.aborted)
        cluster.log(`PostgreSQL is out of reach until this program starts again: ${messageOf(error)}`);
      return undefined;
    }
    if (session.port !== first.port) cluster.log("PostgreSQL now listens on another port; start this program again");
  }
}

async function attach(cluster: Cluster, role: Role, closing: AbortSignal, port?: number): Promise<Session> {
  const session = await share(cluster, role, closing, port);
  if (role === "command") return session;
  try {
    await takeServeLock(cluster, session.sql);
    return session;
  } catch (error) {
    await leave(cluster, session);
    throw error;
  }
}

/** A session of a live server that holds the users' lock; starts the server as often as it takes. */
async function share(cluster: Cluster, role: Role, closing: AbortSignal, port?: number): Promise<Session> {
  const deadline = Date.now() + attachTimeoutMs;
  let reason: string | undefined = "it is still starting";
  let failures = 0;
  for (;;) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster === undefined) {
      // What looks final may be the trace of another program that started or stopped the server at the same moment.
      reason = await startServer(cluster, port).catch((error: unknown) => {
        failures += 1;
        if (failures === maxStartFailures) throw error;
        return messageOf(error);
      });
      // It just came up: no need to wait.
      if (reason === undefined) continue;
    } else if (postmaster.ready) {
      const answer = await trySession(cluster, role, postmaster);
      if (typeof answer !== "string") return answer;
      reason = answer;
    }
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(`PostgreSQL in ${cluster.folder} is out of reach: ${reason}`);
    await delay(pollMs, undefined, { signal: closing });
  }
}

/** The reason to try again, if not the session. */
async function trySession(cluster: Cluster, role: Role, { port }: Postmaster): Promise<Session | string> {
  let markEnded = () => {};
  const ended = new Promise<void>((done) => {
    markEnded = done;
  });
  const sql = postgres({
    host: "127.0.0.1",
    port,
    user: "alliance",
    password: cluster.password,
    database: "alliance",
    connection: { application_name: `alliance ${role} ${process.pid}` },
    connect_timeout: 5,
    fetch_types: false,
    // The locks live as long as this one connection.
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    onclose: () => markEnded(),
    onnotice: () => {},
    ssl: false,
  });
  try {
    const [row] = await sql<{ folder: string; shared: boolean }[]>`
      select current_setting('data_directory') as folder,
             pg_try_advisory_lock_shared(${lockClass}, ${usersLock}) as shared`;
    if (row?.shared === true && row.folder === cluster.folder) return { port, ended, sql };
    if (row?.folder !== cluster.folder) {
      throw new EmbeddedDatabaseError(
        `${cluster.folder}/postmaster.pid is that of the server of ${row?.folder}: was the folder copied or moved while in use? Stop that server first`,
      );
    }
    await sql.end({ timeout: 0 });
    return "another program is stopping it";
  } catch (error) {
    await sql.end({ timeout: 0 });
    if (error instanceof EmbeddedDatabaseError) throw error;
    if (!hasCode(error, "28P01")) return messageOf(error);
    throw new EmbeddedDatabaseError(
      `${cluster.dataDir}/postgres.password is not the password of the database beside it`,
    );
  }
}

async function takeServeLock(cluster: Cluster, sql: postgres.Sql): Promise<void> {
  const graceEnd = Date.now() + serveGraceMs;
  for (;;) {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${lockClass}, ${serveLock}) as taken`;
    if (row?.taken === true) return;
    const [holder] = await sql<{ application_name: string }[]>`
      select application_name
        from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and classid = ${lockClass} and objid = ${serveLock} and granted`;
    const pid = Number(/\d+$/.exec(holder?.application_name ?? "")?.[0]);
    // The lock of a killed program lasts until the server sees its connection closed.
    if ((pid > 0 && isAlive(pid)) || Date.now() > graceEnd) {
      throw new EmbeddedDatabaseError(`another "alliance serve" is running on ${cluster.dataDir} (pid ${pid})`);
    }
    await delay(pollMs);
  }
}

/** Of two programs that leave at once, the one that finds the other gone stops the server: hence the release before the attempt. */
async function leave(cluster: Cluster, { sql }: Session): Promise<void> {
  let alone = false;
  try {
    await sql`select pg_advisory_unlock_all()`;
    const [row] = await sql<{ alone: boolean }[]>`select pg_try_advisory_lock(${lockClass}, ${usersLock}) as alone`;
    alone = row?.alone === true;
  } catch (error) {
    cluster.log(`the connection to PostgreSQL had ended before: ${messageOf(error)}`);
  }
  try {
    if (alone) await stopServer(cluster);
  } finally {
    await sql.end({ timeout: 0 });
  }
}
