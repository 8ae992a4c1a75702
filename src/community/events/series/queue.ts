import { sql } from "drizzle-orm";
import type { Transaction } from "../../../foundation/db/client.ts";
import { isInteger, isText, payloadReader } from "../../../foundation/outbox/payload.ts";
import { enqueueSql } from "../../../foundation/outbox/queries.ts";

export const additionsTopic = "series_additions";

/** `after` is the `arrival` of the last row of `series_attendances` in the previous batch. */
export const readAdditions = payloadReader("additions to an event of a series", { eventId: isText, after: isInteger });

/** Queues RSVPs to a newly published event for the people who attend its whole series, if there are any. */
export const queueAdditions = async (
  db: Transaction,
  { id, seriesId }: { id: string; seriesId: string | null },
  now: Date,
): Promise<void> => {
  if (seriesId === null) return;
  const payload = sql`jsonb_build_object('eventId', ${id}::text, 'after', 0)`;
  const entry = { topic: additionsTopic, payload, priority: 2, now: now.toISOString() };
  await db.execute(
    enqueueSql(entry, sql`where exists (select from series_attendances where series_id = ${seriesId}::uuid)`),
  );
};
