import { v7 as uuid } from "uuid";
import type { Queryable } from "../db/client.ts";
import { insertRow, lockWaiting, updateRow } from "./queries.ts";

export const channel = "outbox";

type OutboxEntry = {
  topic: string;
  payload: unknown;
  /** 0 is the most urgent. */
  priority: number;
  delay?: number;
  /** Extends a waiting entry of the same topic and key, if there is one. */
  merge?: { key: string; extend(waiting: unknown): unknown };
};

export const enqueue = async (
  tx: Queryable,
  { topic, payload, priority, delay = 0, merge }: OutboxEntry,
  now: Date,
): Promise<void> => {
  const waiting = merge && (await lockWaiting(tx, topic, merge.key));
  // It stays due when it was, so that a stream of events cannot postpone it for good.
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
