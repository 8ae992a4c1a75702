import { AsyncResource } from "node:async_hooks";
import { deferred } from "../counts.ts";
import { type InTransaction, inTransaction, type Last, type Queryable } from "./client.ts";

/** Works that one transaction does, so that nobody waits for long for the works of others. */
const mostTogether = 16;

type Turn = {
  /** @returns what tells the outcome, once that is committed */
  take(db: Queryable): Promise<() => void>;
  fail(error: unknown): void;
};

/** Those who wait, of each database by what they wait for. */
const lines = new WeakMap<Queryable, Map<string, Turn[]>>();

/**
 * Runs `work` in a transaction, as `inTransaction` does, after what has begun under the same name in this process. What comes
 * meanwhile shares the next transaction, each work with a savepoint of its own: a crowd that wants to lock the same row takes one
 * connection and few commits, and leaves the others to those who want something else.
 */
export const inTurn = <Context extends InTransaction, Result>(
  name: string,
  context: Context,
  work: (context: Context, last: Last) => Promise<Result>,
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
    // What its statements are traced as is what has asked for them. `AsyncResource.bind` takes 10 microseconds more.
    const origin = new AsyncResource("Turn");
    const turn: Turn = { take: (db) => origin.runInAsyncScope(take, undefined, db), fail: reject };
    const ofDatabase = lines.get(db) ?? new Map<string, Turn[]>();
    lines.set(db, ofDatabase);
    const line = ofDatabase.get(name);
    if (line) return void line.push(turn);
    const begun = [turn];
    ofDatabase.set(name, begun);
    void takeTurns(db, begun).finally(() => ofDatabase.delete(name));
  });

const takeTurns = async (db: Queryable, line: Turn[]): Promise<void> => {
  while (line.length > 0) {
    const turns = line.splice(0, mostTogether);
    try {
      const outcomes = await takeTogether(db, turns);
      for (const tell of outcomes) tell();
    } catch (error) {
      for (const turn of turns) turn.fail(error);
    }
  }
};

/** A work that is alone begins and ends the transaction with its own statements. */
const takeTogether = async (db: Queryable, turns: readonly Turn[]): Promise<(() => void)[]> => {
  const [first, second] = turns;
  if (first && !second) return [await first.take(db)];
  return db.transaction(async (tx) => {
    const outcomes: (() => void)[] = [];
    for (const turn of turns) outcomes.push(await turn.take(tx));
    return outcomes;
  });
};
