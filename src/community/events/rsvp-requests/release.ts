import type { Queryable } from "../../../foundation/db/client.ts";
import { promote } from "../attendances/promote.ts";
import { lockEvent } from "../queries.ts";
import { listEventsWithExpiredHolds, releaseExpiredHolds } from "./queries.ts";

const batchSize = 100;

export const releaseDueHolds = async (db: Queryable, now: Date, signal?: AbortSignal): Promise<void> => {
  let dueEventIds: string[];
  do {
    dueEventIds = await listEventsWithExpiredHolds(db, now, batchSize);
    for (const id of dueEventIds) if (!signal?.aborted) await release(db, id, now);
  } while (dueEventIds.length === batchSize && !signal?.aborted);
};

const release = (db: Queryable, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const event = await lockEvent(tx, { id });
    if (!event) return;
    await releaseExpiredHolds(tx, id, now);
    await promote({ db: tx, now }, event);
  });
