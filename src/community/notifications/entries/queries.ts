import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { enqueueing } from "../../../foundation/outbox/queries.ts";

export const announcementTopic = "announcement";
export const notificationTopic = "notification";
export const eventMessageTopic = "event_message";
export const invitationTopic = "invitation";

/** After everything about accounts. */
export const priority = 2;

export type UserBatch = { after: string | null; size: number; now: Date };

/**
 * Queues a notification for each of the next users, in their order.
 * @param users selects their `user_id`
 * @returns the last of them; undefined when there were fewer than asked for
 */
export const queueForUsers = async (
  db: Queryable,
  { about, id, startsAt, after, size, now }: UserBatch & { about: string; id: string; startsAt: string | null },
  users: SQL,
): Promise<string | undefined> => {
  const payload = sql`jsonb_build_object('about', ${about}::text, 'id', ${id}::text, 'userId', user_id, 'startsAt', ${startsAt}::text)`;
  const entries = { topic: notificationTopic, payload, priority, now: now.toISOString() };
  const [batch] = await db.execute<{ queued: number; last: string | null }>(sql`
    with batch as (
      select user_id from (${users}) found where ${after}::uuid is null or user_id > ${after}::uuid
      order by user_id limit ${size}),
    queued as (${enqueueing(entries, sql`from batch`)})
    select count(*)::integer as queued, (array_agg(user_id order by user_id desc))[1] as last from batch`);
  return batch && batch.queued === size ? (batch.last ?? undefined) : undefined;
};
