import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { announcement, connect, type Database } from "../../foundation/db/client.ts";
import { withTimeout } from "../../foundation/timeouts.ts";

/** The payload of the triggers of the migration `public_changes`. */
export type CommittedChange = {
  topic: string;
  alliance: string | null;
  id: string;
  /** When the row next changes without a write, in epoch milliseconds: an event begins or ends, or a job expires. */
  nextChangeAt: number | null;
};

export type Follower = {
  /** Called in the order of the commits; `null` when anything may have changed. */
  onChange(change: CommittedChange | null): void;
  /** From now on the process receives every change. @param nextChangeAt time of the next change without a write */
  onStart(nextChangeAt: number | null): void;
  /** `onChange` has been called for all changes committed before the request to catch up. */
  onCaughtUp(): void;
  onLost(): void;
};

export type Changes = {
  readonly opened: Promise<void>;
  /** Resolves when the follower has received every committed change, or lost the connection. */
  caughtUp(): Promise<void>;
  /** Must be called when the time that `onStart` received has passed, or the clock was set back. */
  restart(): void;
  close(): Promise<void>;
};

const openTimeoutMs = 10_000;
const reconnectDelayMs = 1_000;

/**
 * Interval at which an idle process sends pending notifications. This covers a process that died between a commit and its
 * notification, so that responses are outdated for at most 100 ms. It also checks the connection.
 */
const sendIntervalMs = 50;

/** After a longer silence, this process may have been frozen and have missed changes. */
export const maxSilenceMs = 3_000;

type Options = {
  url: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  follower: Follower;
  /** Timeout of sending notifications, because a connection that hangs reports no error. */
  timeoutMs?: number;
};

export const followCommittedChanges = ({ url, clock, log, follower, timeoutMs = 1_000 }: Options): Changes => {
  const ownChannel = `announced_${randomBytes(8).toString("hex")}`;
  let isClosed = false;
  let isLive = false;
  let hasFailed = false;
  let connection: Database | undefined;
  let timer: NodeJS.Timeout | undefined;
  let markOpened = (): void => {};
  const opened = new Promise<void>((resolve) => {
    markOpened = resolve;
  });

  const disconnect = (failedConnection: Database | undefined, error?: unknown): void => {
    if (connection !== failedConnection || isClosed) return;
    if (!hasFailed)
      log.warn(
        { err: error },
        "the connection that reports changes is lost; responses are not cached until it is restored",
      );
    hasFailed = true;
    isLive = false;
    connection = undefined;
    follower.onLost();
    void failedConnection?.close().catch(() => {});
    clearTimeout(timer);
    timer = setTimeout(open, reconnectDelayMs);
    timer.unref();
  };

  const startFollowing = async (current: Database): Promise<void> => {
    const [row] = await withTimeout(
      current.sql.unsafe<{ until: number | null }[]>(nextChangeSql, [clock().toISOString()]),
      openTimeoutMs,
    );
    if (connection !== current) return;
    isLive = true;
    hasFailed = false;
    follower.onStart(row?.until ?? null);
    watch();
  };

  const open = (): void => {
    const onNotify = (payload: string): void => {
      if (payload !== "") follower.onChange(readChange(payload));
    };
    const current = connect(url, {
      poolSize: 1,
      fetchesArrayTypes: false,
      applicationName: "alliance changes",
      isDurable: false,
      prepares: true,
      genericPlans: true,
      onClose: () => disconnect(current),
      onNotify,
    });
    connection = current;
    const start = async () => {
      await withTimeout(current.sql.unsafe(`listen public_changes; listen ${ownChannel}`), openTimeoutMs);
      await startFollowing(current);
    };
    void start()
      .catch((error: unknown) => disconnect(current, error))
      .finally(markOpened);
  };

  const watch = (): void => {
    clearTimeout(timer);
    const check = async () => {
      await (running ?? sendPending(null));
      if (isLive) watch();
    };
    timer = setTimeout(() => void check(), sendIntervalMs);
    timer.unref();
  };

  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  /** Sends all pending notifications. When the statement ends, this connection has received them: the follower has caught up. */
  const sendPending = async (channel: string | null): Promise<void> => {
    const current = connection;
    if (!isLive || !current) return;
    try {
      await withTimeout(current.sql.unsafe(announcement, [channel]), timeoutMs);
      if (connection === current && isLive) follower.onCaughtUp();
    } catch (error) {
      disconnect(current, error);
    }
  };

  /** A running statement may precede the caller's commit, so all callers that arrive during it wait for the next one. */
  const caughtUp = (): Promise<void> => {
    if (!running) {
      running = sendPending(ownChannel).finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return caughtUp();
    });
    return next;
  };

  open();
  return {
    opened,
    caughtUp,
    restart: () => {
      const current = connection;
      if (!isLive || !current) return;
      isLive = false;
      follower.onLost();
      startFollowing(current).catch((error: unknown) => disconnect(current, error));
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await connection?.close();
    },
  };
};

const nextChangeSql = `
  select floor(extract(epoch from least(
    (select min(starts_at) from events where status <> 'draft' and starts_at > $1::timestamptz),
    (select min(ends_at) from events where status <> 'draft' and ends_at > $1::timestamptz),
    (select min(expires_at) from jobs where status = 'published' and expires_at > $1::timestamptz))) * 1000)::float8
    as until`;

const readChange = (payload: string): CommittedChange | null => {
  const [topic = "", alliance = "*", id = "", until] = payload.split(" ");
  if (topic === "everything") return null;
  return {
    topic,
    alliance: alliance === "*" ? null : alliance,
    id,
    nextChangeAt: until === undefined ? null : Number(until),
  };
};
