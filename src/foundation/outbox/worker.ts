import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { beforeAbort, waitFor } from "../abort.ts";
import { connect, type Queryable } from "../db/client.ts";
import { openSessions } from "../db/session.ts";
import { messageOf } from "../outage.ts";
import {
  deleteRow,
  findNextDue,
  idlePollMs,
  listDueAfter,
  lockDue,
  lockRow,
  lookUpInIndexOrder,
  outboxChannel,
  type Row,
  updateRow,
} from "./queries.ts";
import { nextAttempt } from "./rules.ts";

export type OutboxJob = Pick<Row, "id" | "payload" | "attempts" | "createdAt">;

/** The row is done (undefined), postponed without a failure, or continues with another payload. */
export type Outcome = { postponedTo: Date } | { continuesWith: unknown } | undefined;

/**
 * Processes a row while its lock is held. An error postpones the row.
 * @param signal aborts when the lock is lost: another worker may process the row then
 * @param tx commits with the outcome
 * @throws Undeliverable when no later attempt can succeed
 */
export type JobHandler = (job: OutboxJob, signal: AbortSignal, tx: Queryable) => Promise<Outcome>;

export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
  readonly record: ((tx: Queryable) => Promise<void>) | undefined;

  constructor(message: string, record?: (tx: Queryable) => Promise<void>) {
    super(message);
    this.record = record;
  }
}

export type Worker = { stop(): Promise<void> };

type WorkerOptions = {
  url: string;
  handlers: Readonly<Record<string, JobHandler>>;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  clock: () => Date;
  concurrency?: number;
  traceWork?: TraceWork | undefined;
};

const attemptTimeoutMs = 60_000;
const busyPollMs = 1_000;
/** The maximum number of rows that one look-up finds, and how long its result is used. */
const maxBatchSize = 20;
const maxBatchAgeMs = 1_000;
const outagePauseMs = 1_000;
const warningIntervalMs = 10_000;
const stopTimeoutMs = 4_000;

/**
 * Processes outbox rows until stopped, `concurrency` at a time, highest priority first. A row stays locked by the transaction
 * that will delete it, so a crash releases it at once. Delivery is at least once: a crash after the handler succeeded but
 * before the commit repeats at most one row per connection. Any number of workers may share a database.
 * One look-up finds several rows, which are then locked by id: each look-up also reads past the rows deleted since the last vacuum.
 */
export const startWorker = ({
  url,
  handlers,
  log,
  clock,
  concurrency = 4,
  traceWork = untraced,
}: WorkerOptions): Worker => {
  const topics = Object.keys(handlers);
  const connections = Array.from({ length: concurrency }, () => openConnection(url));
  const idle = [...connections];
  const running = new Set<Promise<void>>();
  const outage = watchOutages(log);
  const batch = createBatch(topics, clock);
  let timer: NodeJS.Timeout | undefined;
  let shouldWakeAgain = false;
  let isStopped = false;

  const wakeForNew = () => {
    batch.discard();
    wake();
  };

  const wake = () => {
    if (isStopped) return;
    const connection = idle.pop();
    shouldWakeAgain = !connection;
    if (!connection) return;
    const run = drain(connection).finally(() => {
      running.delete(run);
      idle.push(connection);
      if (shouldWakeAgain) wake();
    });
    running.add(run);
  };

  const wakeIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, milliseconds);
  };

  const drain = async (connection: OutboxConnection): Promise<void> => {
    try {
      let next: Date | "now" | undefined = "now";
      while (next === "now" && !isStopped) next = await connection.transaction(workOnce);
      outage.recordSuccess();
      if (next === "now") return;
      const waitMs = next ? next.getTime() - clock().getTime() : idlePollMs;
      // If the next row is already due, another worker holds it, and that worker's crash would free it.
      wakeIn(waitMs <= 0 ? busyPollMs : Math.min(waitMs, idlePollMs));
    } catch (error) {
      if (isStopped) return;
      outage.recordFailure(error);
      shouldWakeAgain = false;
      wakeIn(outagePauseMs);
    }
  };

  /** @returns "now" when there may be another row, otherwise when the next one is due */
  const workOnce = async (tx: Queryable, lost: AbortSignal): Promise<Date | "now" | undefined> => {
    const row = await batch.lockNext(tx, lost);
    if (!row) return findNextDue(tx, topics);
    wake();
    await tx.execute(sql`savepoint attempt`);
    const { isFailed, settle } = await attempt(tx, row, lost);
    lost.throwIfAborted();
    if (isFailed) await tx.execute(sql`rollback to savepoint attempt`);
    // A deletion within the savepoint would make the row's xmax a multixact: index scans would visit the row until the next vacuum.
    await tx.execute(sql`release savepoint attempt`);
    await settle();
    return "now";
  };

  /** `settle` deletes or updates the row once the savepoint has ended. */
  const attempt = async (
    tx: Queryable,
    row: Row,
    lost: AbortSignal,
  ): Promise<{ isFailed: boolean; settle: () => Promise<void> }> => {
    const { id, topic, attempts, createdAt } = row;
    const deadline = new AbortController();
    const timeout = setTimeout(() => deadline.abort(new Error("it took too long")), attemptTimeoutMs);
    const abort = () => deadline.abort(lost.reason);
    lost.addEventListener("abort", abort, { once: true });
    if (lost.aborted) abort();
    try {
      const work = async () => handlers[topic]?.(row, deadline.signal, tx);
      const outcome = await traceWork(traceOf(row), () => beforeAbort(work(), deadline.signal));
      const settle = () => {
        if (!outcome) return deleteRow(tx, id);
        // Entries with the same key no longer merge with one whose work has begun.
        if ("continuesWith" in outcome) return updateRow(tx, id, { payload: outcome.continuesWith, mergeKey: null });
        return updateRow(tx, id, { nextAttemptAt: outcome.postponedTo });
      };
      return { isFailed: false, settle };
    } catch (error) {
      const failures = attempts + 1;
      const now = clock();
      const next = error instanceof Undeliverable ? undefined : nextAttempt({ failures, since: createdAt, now });
      const settle = async () => {
        // A warning, not an error: anyone who registers an address at a rejecting server could cause it.
        const line = { [topic]: id, attempts: failures, err: messageOf(error) };
        log.warn(line, `${topic} failed; ${next ? "retrying" : "giving up"}`);
        if (next) return updateRow(tx, id, { attempts: failures, nextAttemptAt: next });
        if (error instanceof Undeliverable) await error.record?.(tx);
        await deleteRow(tx, id);
      };
      return { isFailed: true, settle };
    } finally {
      clearTimeout(timeout);
      lost.removeEventListener("abort", abort);
    }
  };

  const listener = connect(url, { poolSize: 1, fetchesArrayTypes: false, applicationName: "alliance outbox listener" });
  // The driver listens again after a lost connection, and then wakes the worker.
  listener.sql.listen(outboxChannel, wakeForNew, wakeForNew).catch(() => {});
  wake();

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await waitFor(Promise.all(running), stopTimeoutMs);
      await Promise.all([...connections.map((connection) => connection.close()), listener.close()]);
    },
  };
};

const createBatch = (topics: string[], clock: () => Date) => {
  let ids: string[] = [];
  let foundAt = 0;
  /** Keeps a look-up that began before a discard from filling the batch. */
  let discardCount = 0;
  let lookingUp: Promise<void> | undefined;

  const discard = () => {
    ids = [];
    discardCount += 1;
  };

  const lookUp = async (tx: Queryable): Promise<Row | undefined> => {
    const earlierDiscards = discardCount;
    const now = clock();
    const first = await lockDue(tx, topics, now);
    if (!first) return undefined;
    const others = await listDueAfter(tx, topics, { last: first, limit: maxBatchSize - 1, now });
    if (discardCount === earlierDiscards) ids = others;
    foundAt = performance.now();
    return first;
  };

  return {
    discard,
    lockNext: async (tx: Queryable, lost: AbortSignal): Promise<Row | undefined> => {
      if (performance.now() - foundAt > maxBatchAgeMs) ids = [];
      for (;;) {
        for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
          const row = await lockRow(tx, id, clock());
          if (row) return row;
        }
        if (!lookingUp) break;
        await lookingUp;
        lost.throwIfAborted();
      }
      // The driver may leave a statement of a lost connection unsettled, and other connections wait for this look-up.
      const row = beforeAbort(
        lookUpInIndexOrder(tx, () => lookUp(tx)),
        lost,
      );
      const onEnd = () => {
        lookingUp = undefined;
      };
      lookingUp = row.then(onEnd, onEnd);
      return row;
    },
  };
};

const traceOf = ({ id, topic, attempts }: Row): TracedWork<Outcome> => ({
  name: `outbox ${topic}`,
  attributes: { "alliance.entry.id": id, "alliance.attempt": attempts + 1 },
  describe: (outcome) => ({ "alliance.outcome": outcomeName(outcome) }),
});

const outcomeName = (outcome: Outcome): string => {
  if (!outcome) return "done";
  return "postponedTo" in outcome ? "postponed" : "continues";
};

const watchOutages = (log: WorkerOptions["log"]) => {
  let isDown = false;
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    recordFailure: (error: unknown) => {
      if (!isDown && performance.now() - warnedAt > warningIntervalMs) {
        warnedAt = performance.now();
        log.warn({ err: messageOf(error) }, "the outbox has no database connection; retrying every second");
      }
      isDown = true;
    },
    recordSuccess: () => {
      if (isDown) log.info("the outbox is connected to the database again");
      isDown = false;
    },
  };
};

type Attributes = Readonly<Record<string, string | number>>;

/** Background work. Traces contain no personal data and no user content. */
export type TracedWork<Result> = {
  name: string;
  attributes: Attributes;
  describe: (result: Result) => Attributes;
};

/** Runs work as a separate trace, which is linked to the trace of the enclosing work, if any. */
export type TraceWork = <Result>(traced: TracedWork<Result>, work: () => Promise<Result>) => Promise<Result>;

export const untraced: TraceWork = (_traced, work) => work();

type OutboxConnection = ReturnType<typeof openConnection>;

/**
 * Does not use `sql.begin`: postgres.js 3.4.9 sends the rollback of a lost connection to a socket that is null, which ends the
 * process. Instead, the connection is closed after any failure.
 */
export const openConnection = (url: string) => {
  const settings = {
    applicationName: "alliance outbox",
    idleInTransactionTimeoutMs: 90_000,
    prepares: true,
    genericPlans: true,
  };
  const sessions = openSessions(url, settings);
  return {
    /** @param work gets a signal that aborts when the connection, and with it every lock, is lost or closed */
    transaction: async <Result>(work: (tx: Queryable, lost: AbortSignal) => Promise<Result>): Promise<Result> => {
      const session = await sessions.current();
      const { db, lost } = session;
      const run = async () => {
        await db.execute(sql`begin`);
        const result = await work(db, lost);
        // A statement now would run outside of the lost transaction.
        lost.throwIfAborted();
        await db.execute(sql`commit`);
        return result;
      };
      try {
        return await beforeAbort(run(), lost);
      } catch (error) {
        sessions.discard(session, error);
        throw error;
      }
    },
    close: sessions.close,
  };
};
