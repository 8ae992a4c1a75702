import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Cluster, Settings } from "./cluster.ts";
import { EmbeddedDatabaseError, messageOf } from "./errors.ts";
import { createFolder, prepareCluster } from "./install.ts";
import { findPostmaster } from "./postmaster.ts";
import { startServer, stopServer } from "./server.ts";
import { type Role, releaseLocks, type Session, takeServeLock, trySession } from "./session.ts";

export { EmbeddedDatabaseError } from "./errors.ts";

export type EmbeddedOptions = {
  dataDir: string;
  role: Role;
  log?: (line: string) => void;
  /** Server settings of this start, beside those in `postgresql.conf`. Without effect on a server that already runs. */
  settings?: Settings;
};

export type EmbeddedDatabase = {
  url: string;
  /** Stops the server unless another program uses it. */
  close(): Promise<void>;
};

/** For clusters that nobody will miss: several times faster at writing, worthless after a power failure. */
export const throwAwaySettings: Settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const attachTimeoutMs = 300_000;
const pollMs = 50;
const maxStartFailures = 3;

/**
 * The PostgreSQL under `dataDir`: created when the folder is new, started when it does not run, shared with the
 * programs that use it already.
 * @throws {EmbeddedDatabaseError} when it cannot be had, or a second `serve` asks for it
 */
export const openEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const log = options.log ?? (() => {});
  const given = resolve(options.dataDir);
  const abort = new AbortController();
  try {
    await createFolder(given);
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
};

/**
 * When one of its processes dies, PostgreSQL ends every session, and with it the lock that keeps another program from
 * stopping the server. A killed server is started again, at its old port, so that the address given out stays right.
 * Resolves with the session that is left when the program closes.
 */
const keepAttached = async (
  cluster: Cluster,
  role: Role,
  first: Session,
  closing: AbortSignal,
): Promise<Session | undefined> => {
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
};

const attach = async (cluster: Cluster, role: Role, closing: AbortSignal, port?: number): Promise<Session> => {
  const session = await share(cluster, role, closing, port);
  if (role === "command") return session;
  try {
    await takeServeLock(cluster, session);
    return session;
  } catch (error) {
    await leave(cluster, session);
    throw error;
  }
};

/** A session of a live server that holds the users' lock; starts the server as often as it takes. */
const share = async (cluster: Cluster, role: Role, closing: AbortSignal, port?: number): Promise<Session> => {
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
      const outcome = await trySession(cluster, role, postmaster);
      if (typeof outcome !== "string") return outcome;
      reason = outcome;
    }
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(`PostgreSQL in ${cluster.folder} is out of reach: ${reason}`);
    await delay(pollMs, undefined, { signal: closing });
  }
};

const leave = async (cluster: Cluster, session: Session): Promise<void> => {
  try {
    if (await releaseLocks(cluster, session)) await stopServer(cluster);
  } finally {
    await session.sql.end({ timeout: 0 });
  }
};
