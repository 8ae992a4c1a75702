import { eq, getTableColumns, type InferSelectModel, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import type { Queryable } from "../../foundation/db/client.ts";
import { isActiveAccount, isUndeliverable, users } from "../../foundation/db/identity-tables.ts";
import { invitationOptOuts, invitations } from "../../foundation/db/invitation-tables.ts";
import { notificationTimes } from "../../foundation/db/participation-tables.ts";
import { firstRow } from "../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../foundation/db/tables.ts";
import type { NotificationKind } from "../../foundation/notification-kinds.ts";
import { enqueueSql } from "../../foundation/outbox/queries.ts";

export type Recipient = Pick<InferSelectModel<typeof users>, keyof typeof userColumns> & { isUndeliverable: boolean };

const { id, name, email, emailVerifiedAt, disabledAt, timezone, language, mutedNotifications } = users;
const userColumns = { id, name, email, emailVerifiedAt, disabledAt, timezone, language, mutedNotifications };
export const recipient = { ...userColumns, isUndeliverable };

export const findRecipient = (db: Queryable, userId: string): Promise<Recipient | undefined> =>
  firstRow(db.select(recipient).from(users).where(eq(users.id, userId)));

/** Whether the invited user may read the invitation's target. public-in-sql.test.ts compares this with the policies. */
export const isAvailable = sql<boolean>`(
  ${invitations.role} is not null or (${groups.active} is not false and ${events.status} is distinct from 'draft'))`;

/** Omits long texts. Only emails with a calendar entry contain the description, which `findDescriptions` reads. */
const {
  document: _document,
  agendaDocument: _agendaDocument,
  description: _description,
  questions: _questions,
  ...eventColumns
} = getTableColumns(events);

/** Selects events with their group and alliance. The caller joins the tables of `extra`. */
export const selectEvents = <Extra extends SelectedFields>(db: Queryable, extra: Extra) =>
  db
    .select({ ...eventColumns, alliance: alliances.slug, group: { slug: groups.slug, name: groups.name }, ...extra })
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId));

/** Whether a user can receive emails of the kind. `mayReceive` checks this again when an email is sent. */
export const isReachable = (kind: NotificationKind): SQL => sql`
  ${isActiveAccount()} and not ${isUndeliverable}
  and not ${sql.raw(`'${kind}'`)} = any (users.muted_notifications)`;

export const muteKind = (
  db: Queryable,
  { userId, kind, now }: { userId: string; kind: NotificationKind; now: Date },
): Promise<unknown> =>
  db
    .update(users)
    .set({ mutedNotifications: sql`array_append(${mutedNotifications}, ${kind})`, updatedAt: now })
    .where(sql`${id} = ${userId} and not ${kind} = any (${mutedNotifications})`);

export const refuseInvitations = (db: Queryable, mailboxId: string, now: Date): Promise<unknown> =>
  db.insert(invitationOptOuts).values({ mailboxId, createdAt: now }).onConflictDoNothing();

/** Finds the time when the user was last sent an email of an hourly kind. */
export const findSentAt = async (
  db: Queryable,
  { userId, kind }: { userId: string; kind: NotificationKind },
): Promise<Date | undefined> => {
  const isKey = sql`${notificationTimes.userId} = ${userId} and ${notificationTimes.kind} = ${kind}`;
  const row = await firstRow(db.select({ sentAt: notificationTimes.notifiedAt }).from(notificationTimes).where(isKey));
  return row?.sentAt;
};

export const markSentAt = (
  db: Queryable,
  { now, ...key }: { userId: string; kind: NotificationKind; now: Date },
): Promise<unknown> =>
  db
    .insert(notificationTimes)
    .values({ ...key, notifiedAt: now })
    .onConflictDoUpdate({ target: [notificationTimes.userId, notificationTimes.kind], set: { notifiedAt: now } });

/** Serializes entries about the same subject until the transaction ends. @returns false if another worker holds the lock */
export const tryLock = async (db: Queryable, name: string): Promise<boolean> => {
  const [row] = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`notification ${name}`}, 0)) as locked`,
  );
  return row?.locked ?? false;
};

export const notificationTopic = "notification";
export const announcementTopic = "announcement";

/** Account emails are more urgent; new events have many recipients and come last. */
export const priorities = { fanOut: 1, notification: 2, newEvents: 3 };

export const payloadFor = (about: SQL, id: SQL, startsAt: SQL = sql`null`): SQL =>
  sql`jsonb_build_object('about', ${about}, 'id', ${id}, 'userId', user_id, 'startsAt', ${startsAt})`;

/** A batch of a fan-out: up to `size` users, in order of their ids, after the user with the id `after`. */
export type UserBatch = {
  after: string | null;
  size: number;
  now: Date;
};

/**
 * Queues entries for a batch of users. @param users SQL that selects the `user_id` of all recipients
 * @returns the id of the batch's last user; undefined when no users are left
 */
export const queueForUsers = async (
  db: Queryable,
  { about, id, startsAt = null, after, size, now }: UserBatch & { about: string; id: string; startsAt?: string | null },
  users: SQL,
): Promise<string | undefined> => {
  const payload = payloadFor(sql`${about}::text`, sql`${id}::text`, sql`${startsAt}::text`);
  const entries = { topic: notificationTopic, payload, priority: priorities.notification, now: now.toISOString() };
  const [batch] = await db.execute<{ queued: number; last: string | null }>(sql`
    with batch as (
      select user_id from (${users}) found where ${after}::uuid is null or user_id > ${after}::uuid
      order by user_id limit ${size}),
    queued as (${enqueueSql(entries, sql`from batch`)})
    select count(*)::integer as queued, (array_agg(user_id order by user_id desc))[1] as last from batch`);
  return batch && batch.queued === size ? (batch.last ?? undefined) : undefined;
};

type Value = SQLWrapper | string;

/** Queues a confirmation, if `confirms`, in the statement that adds the RSVP. Polling suffices: no worker is woken. */
export const enqueueConfirmationSql = (rsvp: { eventId: Value; userId: Value; now: Value; confirms: Value }): SQL => {
  const payload = sql`jsonb_build_object(
    'about', 'rsvp', 'id', ${rsvp.eventId}::text, 'userId', ${rsvp.userId}::text, 'startsAt', null)`;
  const topic = sql.raw(`'${notificationTopic}'`);
  const entry = { topic, payload, priority: sql.raw(String(priorities.notification)), now: rsvp.now, quiet: true };
  return enqueueSql(entry, sql`where ${rsvp.confirms}::boolean`);
};

type QueueOptions = { about: string; now: Date; priority?: number };

/**
 * Queues a notification for each user without a waiting one. Ignores locked entries, which a worker is sending.
 * Locks waiting entries, so that their worker sees what this transaction writes, and resets their age, so that they are
 * retried for as long as new entries. So use it only when there is something new to send.
 * A periodic task must record in the same statement that it has queued the notification, so as not to repeat it.
 * @param users SQL that selects the `user_id` of the recipients
 */
export const enqueueOncePerUserSql = (
  { about, now, priority = priorities.notification }: QueueOptions,
  users: SQL,
): SQL => {
  const payload = payloadFor(sql`${about}::text`, sql`user_id`);
  const time = now.toISOString();
  const entries = { topic: notificationTopic, mergeKey: sql`key`, payload, priority, now: time };
  // The topic is a subquery: if the planner knew its value while statistics say that the outbox is nearly empty,
  // it could scan a partial index from end to end.
  return sql`
    recipients as (select user_id, ${about}::text || ' ' || user_id as key from (${users}) found),
    waiting as (
      update outbox set created_at = ${time}::timestamptz
      where id = any (array(
        select entry.id from recipients cross join lateral (
          select id from outbox
          where topic = (select ${notificationTopic}) and merge_key = recipients.key for update skip locked) entry))
      returning merge_key),
    queued as (${enqueueSql(entries, sql`from recipients where key not in (select merge_key from waiting)`)})`;
};

export const queueOncePerUser = (db: Queryable, options: QueueOptions, users: SQL): Promise<unknown> =>
  db.execute(sql`with ${enqueueOncePerUserSql(options, users)} select`);
