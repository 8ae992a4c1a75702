import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { beforeAbort } from "../abort.ts";
import { type Address, isSameAddress, urlOf } from "./address.ts";
import { type Cluster, clusterFolder, isInstalled, readPassword, type Settings } from "./cluster.ts";
import { EmbeddedDatabaseError, isTemporary, messageOf } from "./errors.ts";
import { createFolder, prepareCluster } from "./install.ts";
import { findPostmaster, findReady } from "./postmaster.ts";
import { startServer, stopServer } from "./server.ts";
import {
  acquireServeLock,
  ensureServiceRole,
  releaseLocks,
  type Session,
  type SessionRole,
  servicePassword,
  serviceRole,
  toDatabaseError,
  trySession,
} from "./session.ts";

export { EmbeddedDatabaseError } from "./errors.ts";

type EmbeddedOptions = {
  dataDir: string;
  role: SessionRole;
  log?: (line: string) => void;
  onWait?: (line: string) => void;
  signal?: AbortSignal;
  settings?: Settings;
};

type EmbeddedDatabase = { url: string; adminUrl: string; close(): Promise<void> };

/** For throw-away clusters: several times faster, but a power failure destroys the data. */
export const throwAwaySettings: Settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const attachTimeoutMs = 300_000;
const pollMs = 50;
const maxStartFailures = 3;

/** Delays between attempts to attach again. They double, because a full disk or a lack of memory may last. */
const retryDelayMs = { first: 100, longest: 2_000 };
const logIntervalMs = 60_000;
const reportIntervalMs = 10_000;

/**
 * Opens the PostgreSQL under `dataDir`: creates and starts it if necessary, and shares it with other programs.
 * @throws {EmbeddedDatabaseError} when it cannot be used, or for a second `serve`
 */
export const openEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const { role, log = () => {}, onWait = () => {}, settings = {} } = options;
  const givenFolder = resolve(options.dataDir);
  const abort = new AbortController();
  const opening = AbortSignal.any([abort.signal, ...(options.signal ? [options.signal] : [])]);
  const wait: Wait = { reason: "its files are being created" };
  const stopReporting = reportWaiting(wait, givenFolder, onWait);
  try {
    await createFolder(givenFolder);
    const cluster = await prepareCluster(await realpath(givenFolder), { log, settings, signal: opening });
    wait.reason = "it is still starting";
    const session = await attach({ cluster, role, closing: opening, wait });
    try {
      await beforeAbort(ensureServiceRole(cluster, session), opening);
    } catch (error) {
      await detach(cluster, session);
      throw isTemporary(error) ? error : toDatabaseError(cluster, error);
    }
    const watch = reattachOnLoss({ cluster, role, closing: abort.signal }, session, onWait);
    let closing: Promise<void> | undefined;
    return {
      url: urlOf(session.address, { user: serviceRole, password: servicePassword(cluster) }),
      adminUrl: urlOf(session.address, { user: "alliance", password: cluster.password }),
      close: () => {
        closing ??= (async () => {
          abort.abort();
          const last = await watch;
          if (last !== undefined) await detach(cluster, last);
        })();
        return closing;
      },
    };
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    throw new EmbeddedDatabaseError(`the embedded database in ${givenFolder} cannot be used: ${messageOf(error)}`);
  } finally {
    stopReporting();
  }
};

type OnWait = (line: string) => void;

type Wait = { reason: string };

const reportWaiting = (wait: Wait, dataDir: string, onWait: OnWait): (() => void) => {
  const report = () => onWait(`waiting for PostgreSQL in ${clusterFolder(dataDir)}: ${wait.reason}`);
  const timer = setInterval(report, reportIntervalMs);
  return () => clearInterval(timer);
};

/**
 * Attaches again when the session ends: PostgreSQL ends all sessions when one of its processes dies. A killed server is
 * restarted at its old address, so that the URL stays valid. Resolves with the last session when the program closes the database.
 */
const reattachOnLoss = async (
  options: Omit<AttachOptions, "wait">,
  first: Session,
  onWait: OnWait,
): Promise<Session | undefined> => {
  const { cluster, closing } = options;
  const closed = new Promise<void>((done) => closing.addEventListener("abort", () => done(), { once: true }));
  let session = first;
  for (;;) {
    await Promise.race([session.ended, closed]);
    if (closing.aborted) return session;
    cluster.log("the connection to PostgreSQL broke; reconnecting");
    await session.sql.end({ timeout: 0 });
    const wait: Wait = { reason: "the connection broke" };
    const stopReporting = reportWaiting(wait, cluster.dataDir, onWait);
    const next = await reattach({ ...options, formerAddress: first.address, wait });
    stopReporting();
    if (next === undefined) return undefined;
    session = next;
    if (!isSameAddress(session.address, first.address))
      cluster.log("PostgreSQL now listens at another address; restart this program");
  }
};

const reattach = async (options: AttachOptions): Promise<Session | undefined> => {
  const { cluster, closing, wait } = options;
  let delayMs = retryDelayMs.first;
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await attach(options);
    } catch (error) {
      if (closing.aborted) return undefined;
      wait.reason = messageOf(error);
      if (performance.now() - reportedAt > logIntervalMs) {
        reportedAt = performance.now();
        cluster.log(`PostgreSQL is not available; trying again: ${messageOf(error)}`);
      }
    }
    await delay(delayMs, undefined, { signal: closing }).catch(() => {});
    delayMs = Math.min(2 * delayMs, retryDelayMs.longest);
  }
};

type AttachOptions = {
  cluster: Cluster;
  role: SessionRole;
  /** Aborts when this program closes the database. */
  closing: AbortSignal;
  /** The address of a killed server, to be reused. */
  formerAddress?: Address;
  wait: Wait;
};

const attach = async (options: AttachOptions): Promise<Session> => {
  const { cluster, role, closing } = options;
  const session = await openSession(options);
  if (role === "command") return session;
  try {
    await beforeAbort(acquireServeLock(cluster, session), closing);
    return session;
  } catch (error) {
    // Detaches only on the connection that has the users' lock: on a new one, `detach` would find no other users and stop the server.
    if (error instanceof EmbeddedDatabaseError || error === closing.reason) await detach(cluster, session);
    else await session.sql.end({ timeout: 0 });
    throw error;
  }
};

type Attempt = { isStarter: boolean };

/** Opens a session that holds the users' lock. Starts the server if necessary, and stops it again after a failure. */
const openSession = async (options: AttachOptions): Promise<Session> => {
  const { cluster, closing } = options;
  const attempt: Attempt = { isStarter: false };
  let isSettled = false;
  const stopStarted = async (): Promise<void> => {
    if (attempt.isStarter) await stopServer(cluster).catch((error: unknown) => cluster.log(messageOf(error)));
  };
  // Does not wait for the start, because recovery may take minutes. Repeats the stop, because the server may be about to start.
  const stopRepeatedly = async (): Promise<void> => {
    while (!isSettled) {
      await stopStarted();
      await delay(pollMs);
    }
  };
  let stopping: Promise<void> | undefined;
  const onAbort = () => {
    stopping = stopRepeatedly();
  };
  closing.addEventListener("abort", onAbort, { once: true });
  try {
    return await waitForSession(options, attempt);
  } catch (error) {
    await stopStarted();
    throw error;
  } finally {
    isSettled = true;
    closing.removeEventListener("abort", onAbort);
    await stopping;
  }
};

const waitForSession = async (
  { cluster, role, closing, formerAddress, wait }: AttachOptions,
  attempt: Attempt,
): Promise<Session> => {
  const deadline = Date.now() + attachTimeoutMs;
  let failures = 0;
  for (;;) {
    closing.throwIfAborted();
    const postmaster = await findPostmaster(cluster);
    if (postmaster === undefined) {
      attempt.isStarter = true;
      // Another program may be starting or stopping the server right now.
      const reason = await startServer(cluster, formerAddress).catch((error: unknown) => {
        failures += 1;
        if (failures === maxStartFailures) throw error;
        return messageOf(error);
      });
      if (reason === undefined) continue;
      attempt.isStarter = false;
      wait.reason = reason;
    } else if (postmaster.isReady) {
      wait.reason = "the server does not respond";
      const outcome = await trySession(cluster, role, postmaster, closing);
      if (typeof outcome !== "string") return outcome;
      wait.reason = outcome;
    }
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(`PostgreSQL in ${cluster.folder} is not available: ${wait.reason}`);
    await delay(pollMs, undefined, { signal: closing });
  }
};

const detach = async (cluster: Cluster, session: Session): Promise<void> => {
  try {
    if (await releaseLocks(cluster, session)) await stopServer(cluster);
  } finally {
    await session.sql.end({ timeout: 0 });
  }
};

export type NotRunning = { state: "absent" | "stopped" };

/** Finds the running server's URL without starting it or keeping it running. */
export const inspectEmbedded = async (givenFolder: string): Promise<NotRunning | { url: string }> => {
  const dataDir = await realpath(givenFolder).catch(() => undefined);
  if (dataDir === undefined || !(await isInstalled(clusterFolder(dataDir)))) return { state: "absent" };
  const postmaster = await findReady(clusterFolder(dataDir));
  if (!postmaster) return { state: "stopped" };
  const password = servicePassword({ password: await readPassword(dataDir) });
  return { url: urlOf(postmaster, { user: serviceRole, password }) };
};
