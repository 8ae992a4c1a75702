import type { Queryable } from "../../foundation/db/client.ts";
import { queueReminders } from "./kinds/event-updates/queries.ts";
import { reminderLead } from "./kinds/event-updates/rules.ts";
import { listDigestTimeZones, queueDigests } from "./kinds/new-events/queries.ts";
import { dueDigest } from "./kinds/new-events/schedule.ts";

export const queueDueReminders = (db: Queryable, now: Date): Promise<number> =>
  queueReminders(db, { leadMs: reminderLead, now });

const digestBatch = 500;

/** In batches with a transaction each. */
export const queueDueDigests = async (db: Queryable, now: Date, size = digestBatch): Promise<void> => {
  const due = (await listDigestTimeZones(db)).flatMap((timeZone) => {
    const digest = dueDigest(now, timeZone);
    return digest ? [{ timeZone, ...digest }] : [];
  });
  if (due.length === 0) return;
  let queued = size;
  while (queued === size) queued = await queueDigests(db, { due, size, now });
};
