import { AsyncResource } from "node:async_hooks";
import { deferCounts } from "../counts.ts";
import { type InTransaction, inTransaction, type Queryable, type Tx } from "./client.ts";

const maxBatchSize = 16;

type QueuedOperation = {
  isAlone: boolean;
  /** @returns a function that settles the caller's promise, to be called after the commit */
  run(db: Queryable): Promise<() => void>;
  fail(error: unknown): void;
};

const queues = new WeakMap<Queryable, Map<string, QueuedOperation[]>>();

/**
 * Runs `work` in a transaction. In this process, transactions of one name run one after another. Operations that arrive during a
 * transaction share the next one, each with its own savepoint: many requests that lock the same row use one connection and few commits.
 * @param options.isAlone gives the operation its own transaction. Required if it locks other rows too: two batches could lock the
 * same rows in a different order.
 */
export const inBatch = <Context extends InTransaction, Result>(
  name: string,
  context: Context,
  work: (tx: Tx<Context>) => Promise<Result>,
  { isAlone = false } = {},
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const { db, count } = context;
    const run = async (db: Queryable) => {
      const { deferred, countNow } = deferCounts(count);
      const [outcome] = await Promise.allSettled([inTransaction({ ...context, db, ...deferred }, work)]);
      return () => {
        if (outcome.status === "rejected") return reject(outcome.reason);
        countNow();
        resolve(outcome.value);
      };
    };
    // Attributes statements to the trace of their request. `AsyncResource.bind` would take 10 microseconds more.
    const origin = new AsyncResource("Batch");
    const operation: QueuedOperation = {
      isAlone,
      run: (db) => origin.runInAsyncScope(run, undefined, db),
      fail: reject,
    };
    const databaseQueues = queues.get(db) ?? new Map<string, QueuedOperation[]>();
    queues.set(db, databaseQueues);
    const queue = databaseQueues.get(name);
    if (queue) return void queue.push(operation);
    const newQueue = [operation];
    databaseQueues.set(name, newQueue);
    void runBatches(db, newQueue).finally(() => databaseQueues.delete(name));
  });

const batchSize = ([first, ...others]: readonly QueuedOperation[]): number => {
  if (first?.isAlone) return 1;
  const next = others.findIndex(({ isAlone }) => isAlone);
  return Math.min(next < 0 ? others.length + 1 : next + 1, maxBatchSize);
};

const runBatches = async (db: Queryable, queue: QueuedOperation[]): Promise<void> => {
  while (queue.length > 0) {
    const batch = queue.splice(0, batchSize(queue));
    try {
      const settlers = await runBatch(db, batch);
      for (const settle of settlers) settle();
    } catch (error) {
      for (const operation of batch) operation.fail(error);
    }
  }
};

const runBatch = async (db: Queryable, batch: readonly QueuedOperation[]): Promise<(() => void)[]> => {
  const [first, second] = batch;
  if (first && !second) return [await first.run(db)];
  return db.transaction(async (tx) => {
    const settlers: (() => void)[] = [];
    for (const operation of batch) settlers.push(await operation.run(tx));
    return settlers;
  });
};
