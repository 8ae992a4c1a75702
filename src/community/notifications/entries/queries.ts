import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { enqueueing } from "../../../foundation/outbox/queries.ts";

export const announcementTopic = "announcement";
export const notificationTopic = "notification";
export const eventMessageTopic = "event_message";
export const groupMessageTopic = "group_message";
export const eventNewsTopic = "event_news";
export const invitationTopic = "invitation";

/** After everything about accounts. */
export const priority = 2;
/** After what concerns those who come: a group may have many members. */
export const newsPriority = 3;

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

type Term = SQLWrapper | string;

/**
 * SQL that queues the confirmation of an RSVP, within the statement that adds it. It wakes no worker: commits that notify wait for each
 * other, and workers look for due entries every few seconds.
 */
export const queueingConfirmation = (rsvp: { eventId: Term; userId: Term; now: Term }): SQL => {
  const payload = sql`jsonb_build_object(
    'about', 'rsvp', 'id', ${rsvp.eventId}::text, 'userId', ${rsvp.userId}::text, 'startsAt', null)`;
  const topic = sql.raw(`'${notificationTopic}'`);
  return enqueueing({ topic, payload, priority: sql.raw(String(priority)), now: rsvp.now, quiet: true });
};

type Once = { about: string; now: Date; priority?: number };

/**
 * SQL that adds a notification for each found user without a waiting one. An entry that a worker has locked does not count,
 * because the worker has already read what to send. Waiting entries stay locked, so that the worker that sends them sees what
 * this transaction has written, and their attempts end as late as those of new entries: use it for new causes only. A timer has
 * to record in the same statement that it has queued.
 * @param found selects the `user_id` of users
 */
export const enqueueingOncePerUser = ({ about, now, priority: of = priority }: Once, found: SQL): SQL => {
  const payload = sql`jsonb_build_object('about', ${about}::text, 'id', user_id, 'userId', user_id, 'startsAt', null)`;
  const time = now.toISOString();
  const entries = { topic: notificationTopic, mergeKey: sql`key`, payload, priority: of, now: time };
  // The look-up's topic is a subquery. If the planner knew its value, it could read any partial index from end to end: while the
  // statistics say that the outbox is nearly empty, that looks as cheap as a look-up by the key.
  return sql`
    readers as (select user_id, ${about}::text || ' ' || user_id as key from (${found}) found),
    waiting as (
      update outbox set created_at = ${time}::timestamptz
      where id = any (array(
        select entry.id from readers cross join lateral (
          select id from outbox
          where topic = (select ${notificationTopic}) and merge_key = readers.key for update skip locked) entry))
      returning merge_key),
    queued as (${enqueueing(entries, sql`from readers where key not in (select merge_key from waiting)`)})`;
};

export const queueOncePerUser = async (db: Queryable, once: Once, found: SQL): Promise<void> => {
  await db.execute(sql`with ${enqueueingOncePerUser(once, found)} select`);
};
