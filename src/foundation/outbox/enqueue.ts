import { v7 as uuid } from "uuid";
import type { Queryable } from "../db/client.ts";
import { insertRow, lockWaiting, updateRow } from "./queries.ts";

/** PostgreSQL's notifications on this channel wake the workers. */
export const channel = "outbox";

export type OutboxEntry = {
  topic: string;
  /** JSON. */
  payload: unknown;
  /** 0 is the most urgent. */
  priority: number;
  /** Milliseconds before the first attempt. */
  delay?: number;
  /** Extends a waiting entry of the topic with the same key, if there is one, instead of adding another. */
  merge?: { key: string; extend(waiting: unknown): unknown };
};

/** Adds an entry in the transaction that causes it, so that both are committed, or neither. */
export const enqueue = async (
  tx: Queryable,
  { topic, payload, priority, delay = 0, merge }: OutboxEntry,
  now: Date,
): Promise<void> => {
  const waiting = merge && (await lockWaiting(tx, topic, merge.key));
  // It stays due when it was, so that a stream of events cannot put it off for good; it is given up as late as a new one.
  if (waiting) return updateRow(tx, waiting.id, { payload: merge.extend(waiting.payload), createdAt: now });
  await insertRow(tx, {
    id: uuid(),
    topic,
    mergeKey: merge?.key,
    payload: JSON.stringify(payload),
    priority,
    nextAttemptAt: new Date(now.getTime() + delay),
    createdAt: now,
  });
};
