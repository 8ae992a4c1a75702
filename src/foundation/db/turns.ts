import { AsyncResource } from "node:async_hooks";
import { deferred } from "../counts.ts";
import { type InTransaction, inTransaction, type Queryable, type Tx } from "./client.ts";

const maxBatch = 16;

type Turn = {
  isAlone: boolean;
  /** @returns a function that settles the caller, after the commit */
  take(db: Queryable): Promise<() => void>;
  fail(error: unknown): void;
};

const lines = new WeakMap<Queryable, Map<string, Turn[]>>();

/**
 * Runs `work` in a transaction, one after another for each name in this process. Operations that arrive meanwhile share the next
 * transaction, each with its own savepoint: a crowd that locks the same row uses one connection and few commits.
 * @param options.isAlone gives the operation its own transaction, as one that locks another row needs: two batches could lock
 * the same rows in a different order.
 */
export const inTurn = <Context extends InTransaction, Result>(
  name: string,
  context: Context,
  work: (tx: Tx<Context>) => Promise<Result>,
  { isAlone = false } = {},
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const { db, count } = context;
    const take = async (db: Queryable) => {
      const { later, countNow } = deferred(count);
      const [outcome] = await Promise.allSettled([inTransaction({ ...context, db, ...later }, work)]);
      return () => {
        if (outcome.status === "rejected") return reject(outcome.reason);
        countNow();
        resolve(outcome.value);
      };
    };
    // Keeps traces of statements with their request. `AsyncResource.bind` takes 10 microseconds more.
    const origin = new AsyncResource("Turn");
    const turn: Turn = { isAlone, take: (db) => origin.runInAsyncScope(take, undefined, db), fail: reject };
    const ofDatabase = lines.get(db) ?? new Map<string, Turn[]>();
    lines.set(db, ofDatabase);
    const line = ofDatabase.get(name);
    if (line) return void line.push(turn);
    const begun = [turn];
    ofDatabase.set(name, begun);
    void takeTurns(db, begun).finally(() => ofDatabase.delete(name));
  });

const batchSize = ([first, ...others]: readonly Turn[]): number => {
  if (first?.isAlone) return 1;
  const next = others.findIndex(({ isAlone }) => isAlone);
  return Math.min(next < 0 ? others.length + 1 : next + 1, maxBatch);
};

const takeTurns = async (db: Queryable, line: Turn[]): Promise<void> => {
  while (line.length > 0) {
    const turns = line.splice(0, batchSize(line));
    try {
      const outcomes = await takeTogether(db, turns);
      for (const tell of outcomes) tell();
    } catch (error) {
      for (const turn of turns) turn.fail(error);
    }
  }
};

const takeTogether = async (db: Queryable, turns: readonly Turn[]): Promise<(() => void)[]> => {
  const [first, second] = turns;
  if (first && !second) return [await first.take(db)];
  return db.transaction(async (tx) => {
    const outcomes: (() => void)[] = [];
    for (const turn of turns) outcomes.push(await turn.take(tx));
    return outcomes;
  });
};
