import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { rejectionOf, waitFor } from "../abort.ts";
import { connect, type Queryable } from "../db/client.ts";
import { messageOf } from "../outage.ts";
import { channel } from "./enqueue.ts";
import { type OutboxLane, openLane } from "./lane.ts";
import { deleteRow, findNextDue, idlePoll, lockDue, type Row, updateRow } from "./queries.ts";
import { nextAttempt } from "./rules.ts";
import { type Traced, type TraceWork, untraced } from "./trace.ts";

export type OutboxJob = Pick<Row, "id" | "payload" | "attempts" | "createdAt">;

/** What becomes of a row: it is done, it waits, which is no failure, or there is more to do, with another payload. */
export type Outcome = { postponedTo: Date } | { continuesWith: unknown } | undefined;

/**
 * Does the work of one row, whose lock is held meanwhile. When it throws, the row is tried again later.
 * @param signal aborts when the lock is lost, because from then on another worker may do the same work
 * @param tx the transaction that ends with the outcome: what the work writes there is committed with it, or not at all
 * @throws Undeliverable when no later attempt can succeed
 */
export type JobHandler = (job: OutboxJob, signal: AbortSignal, tx: Queryable) => Promise<Outcome>;

export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
  /** Writes what follows from it, in the transaction that deletes the row. */
  readonly record: ((tx: Queryable) => Promise<void>) | undefined;

  constructor(message: string, record?: (tx: Queryable) => Promise<void>) {
    super(message);
    this.record = record;
  }
}

export type Worker = { stop(): Promise<void> };

type WorkerOptions = {
  /** URL of the database. */
  url: string;
  handlers: Readonly<Record<string, JobHandler>>;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  clock: () => Date;
  /** How many rows are worked on at once. */
  laneCount?: number;
  traceWork?: TraceWork | undefined;
};

/** Milliseconds. */
const longestAttempt = 60_000;
const busyPoll = 1_000;
const outagePause = 1_000;
const warningInterval = 10_000;
const stopPatience = 4_000;

/**
 * Works through the outbox until it is stopped, several rows at a time, the urgent first. A row is locked by the
 * transaction that deletes it when its work is done: a crash frees it at once, and only one that falls between the end
 * of the work and the commit has it done twice. Any number of workers may share a database.
 */
export const startWorker = ({
  url,
  handlers,
  log,
  clock,
  laneCount = 4,
  traceWork = untraced,
}: WorkerOptions): Worker => {
  const topics = Object.keys(handlers);
  const lanes = Array.from({ length: laneCount }, () => openLane(url));
  const idle = [...lanes];
  const running = new Set<Promise<void>>();
  const outage = watchOutages(log);
  let timer: NodeJS.Timeout | undefined;
  let wokenMeanwhile = false;
  let stopped = false;

  const wake = () => {
    if (stopped) return;
    const lane = idle.pop();
    wokenMeanwhile = !lane;
    if (!lane) return;
    const run = drain(lane).finally(() => {
      running.delete(run);
      idle.push(lane);
      if (wokenMeanwhile) wake();
    });
    running.add(run);
  };

  const wakeIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(wake, milliseconds);
  };

  const drain = async (lane: OutboxLane): Promise<void> => {
    try {
      let next: Date | "now" | undefined = "now";
      while (next === "now" && !stopped) next = await lane.transaction(workOnce);
      outage.ended();
      if (next === "now") return;
      const wait = next ? next.getTime() - clock().getTime() : idlePoll;
      // Due, yet not taken: another worker holds the row, and its crash would free it.
      wakeIn(wait <= 0 ? busyPoll : Math.min(wait, idlePoll));
    } catch (error) {
      if (stopped) return;
      outage.noticed(error);
      wokenMeanwhile = false;
      wakeIn(outagePause);
    }
  };

  /** @returns "now" when there may be another row, otherwise when the next one is due */
  const workOnce = async (tx: Queryable, cut: AbortSignal): Promise<Date | "now" | undefined> => {
    const row = await lockDue(tx, topics, clock());
    if (!row) return findNextDue(tx, topics);
    wake();
    await tx.execute(sql`savepoint attempt`);
    const settle = await attempt(tx, row, cut);
    cut.throwIfAborted();
    await settle();
    return "now";
  };

  /** @returns what becomes of the row */
  const attempt = async (tx: Queryable, row: Row, cut: AbortSignal): Promise<() => Promise<void>> => {
    const { id, topic, attempts, createdAt } = row;
    const deadline = new AbortController();
    const timeout = setTimeout(() => deadline.abort(new Error("it took too long")), longestAttempt);
    const abort = () => deadline.abort(cut.reason);
    cut.addEventListener("abort", abort, { once: true });
    if (cut.aborted) abort();
    try {
      // A handler that does not heed the signal may not keep the lane.
      const outcome = await traceWork(tracedAs(row), async () =>
        Promise.race([handlers[topic]?.(row, deadline.signal, tx), rejectionOf(deadline.signal)]),
      );
      if (!outcome) return () => deleteRow(tx, id);
      // What has begun is not extended any more.
      if ("continuesWith" in outcome)
        return () => updateRow(tx, id, { payload: outcome.continuesWith, mergeKey: null });
      return () => updateRow(tx, id, { nextAttemptAt: outcome.postponedTo });
    } catch (error) {
      const failures = attempts + 1;
      const now = clock();
      const next = error instanceof Undeliverable ? undefined : nextAttempt({ failures, since: createdAt, now });
      return async () => {
        await tx.execute(sql`rollback to savepoint attempt`);
        // A warning in either case: error lines are for faults of the service, and these the other side caused. Whoever
        // registers an address at a server that refuses email could write them.
        const line = { [topic]: id, attempts: failures, err: messageOf(error) };
        log.warn(line, `${topic} not sent; ${next ? "trying again" : "given up"}`);
        if (next) return updateRow(tx, id, { attempts: failures, nextAttemptAt: next });
        if (error instanceof Undeliverable) await error.record?.(tx);
        await deleteRow(tx, id);
      };
    } finally {
      clearTimeout(timeout);
      cut.removeEventListener("abort", abort);
    }
  };

  const listener = connect(url, { poolSize: 1, arrays: false, applicationName: "alliance outbox" });
  // The driver listens again after each lost connection and then calls `wake`, for what was missed. Meanwhile rows are
  // found by polling.
  listener.sql.listen(channel, wake, wake).catch(() => {});
  wake();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await waitFor(Promise.all(running), stopPatience);
      await Promise.all([...lanes.map((lane) => lane.close()), listener.close()]);
    },
  };
};

const tracedAs = ({ id, topic, attempts }: Row): Traced<Outcome> => ({
  name: `outbox ${topic}`,
  attributes: { "alliance.entry.id": id, "alliance.attempt": attempts + 1 },
  describe: (outcome) => ({ "alliance.outcome": wordOf(outcome) }),
});

const wordOf = (outcome: Outcome): string => {
  if (!outcome) return "done";
  return "postponedTo" in outcome ? "postponed" : "continues";
};

/** One warning for an outage, however many connections it cuts. */
const watchOutages = (log: WorkerOptions["log"]) => {
  let down = false;
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    noticed: (error: unknown) => {
      if (!down && performance.now() - warnedAt > warningInterval) {
        warnedAt = performance.now();
        log.warn({ err: messageOf(error) }, "the outbox has lost the database; trying again every second");
      }
      down = true;
    },
    ended: () => {
      if (down) log.info("the outbox has the database again");
      down = false;
    },
  };
};
