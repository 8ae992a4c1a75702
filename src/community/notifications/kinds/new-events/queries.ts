import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { brand } from "../../../../foundation/db/branding.ts";
import type { Queryable } from "../../../../foundation/db/client.ts";
import { users } from "../../../../foundation/db/identity-tables.ts";
import { attendances, eventNotifications, memberships } from "../../../../foundation/db/participation-tables.ts";
import { type FoundBy, firstRow, type Selected } from "../../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../../foundation/db/tables.ts";
import { enqueueing } from "../../../../foundation/outbox/queries.ts";
import {
  enqueueingOncePerUser,
  isReachable,
  notificationTopic,
  payloadFor,
  priorities,
  type Recipient,
  recipient,
  type UserBatch,
} from "../../queries.ts";

/** For users without a time zone. */
export const defaultTimeZone = "UTC";

/** `week` is its Monday. */
export type DueDigest = { week: string; dueAt: Date };

type Published = { groupId: string; eventIds: string[]; publishedBy: string };

/**
 * Records the events as news for the next members, and queues an entry for each member who is notified at once.
 * @returns the last of them; undefined when the batch is not full
 */
export const queueForMembers = async (
  db: Queryable,
  { groupId, eventIds, publishedBy, after, size, now }: UserBatch & Published,
): Promise<string | undefined> => {
  const time = sql`${now.toISOString()}::timestamptz`;
  const found = sql`select user_id from reachable where digest_since is null`;
  const [batch] = await db.execute<{ found: number; last: string | null }>(sql`
    with batch as (
      select user_id from ${memberships}
      where group_id = ${groupId} and (${after}::uuid is null or user_id > ${after}::uuid)
      order by user_id limit ${size}),
    reachable as (
      select user_id, digest_since from batch join ${users} on users.id = user_id
      where user_id <> ${publishedBy} and ${isReachable("new_events")}),
    news as (
      insert into ${eventNotifications} (user_id, event_id, created_at)
      select user_id, events.id, ${time} from reachable
      join ${events} on events.id in ${eventIds}
      order by user_id, events.id
      on conflict do nothing),
    ${enqueueingOncePerUser({ about: "new_events", now, priority: priorities.newEvents }, found)}
    select count(*)::integer as found, (array_agg(user_id order by user_id desc))[1] as last from batch`);
  return batch && batch.found === size ? (batch.last ?? undefined) : undefined;
};

/** Literally as in the index `users_digest_weeks`. */
const digestTimeZone = sql.raw(`coalesce(users.timezone, '${defaultTimeZone}')`);

/** A loose index scan: one look-up per time zone. */
export const listDigestTimeZones = async (db: Queryable): Promise<string[]> => {
  const first = (where: SQL) => sql`(
    select ${digestTimeZone} from ${users} where digest_since is not null and ${where} order by 1 limit 1)`;
  const rows = await db.execute<{ zone: string }>(sql`
    with recursive zones as (
      select ${first(sql`true`)} as zone
      union all
      select ${first(sql`${digestTimeZone} > zones.zone`)} from zones where zones.zone is not null)
    select zone from zones where zone is not null`);
  return rows.map(({ zone }) => zone);
};

type DueDigests = { due: (DueDigest & { timeZone: string })[]; size: number; now: Date };

/**
 * Records the week in the same statement, so no second digest is queued. Skips rows that another process has locked.
 * @returns how many
 */
export const queueDigests = async (db: Queryable, { due, size, now }: DueDigests): Promise<number> => {
  const zones = sql.join(
    due.map(
      ({ timeZone, week, dueAt }) => sql`(${timeZone}::text, ${week}::date, ${dueAt.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  );
  const payload = payloadFor(sql`'digest'`, sql`user_id`);
  const entries = { topic: notificationTopic, payload, priority: priorities.newEvents, now: now.toISOString() };
  const [batch] = await db.execute<{ queued: number }>(sql`
    with due (zone, week, due_at) as (values ${zones}),
    batch as (
      select id, week from due join ${users} on ${digestTimeZone} = zone
      where digest_since < due_at and (digest_week is null or digest_week < week) and ${isReachable("new_events")}
      limit ${size} for no key update of users skip locked),
    queued as (
      update ${users} set digest_week = batch.week from batch where users.id = batch.id returning users.id as user_id),
    entries as (${enqueueing(entries, sql`from queued`)})
    select count(*)::integer as queued from queued`);
  return batch?.queued ?? 0;
};

export const findMember = (db: Queryable, userId: string) =>
  firstRow(
    db
      .select({ recipient, digestSince: users.digestSince, city: users.city, countryCode: users.countryCode })
      .from(users)
      .where(eq(users.id, userId)),
  );

type Member = FoundBy<typeof findMember>;

const selectEvents = (db: Queryable) =>
  db
    .select({
      id: events.id,
      slug: events.slug,
      name: events.name,
      kind: events.kind,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      timezone: events.timezone,
      venueName: events.venueName,
      venueAddress: events.venueAddress,
      venueCity: events.venueCity,
      venueCountryCode: events.venueCountryCode,
      alliance: alliances.slug,
      brand,
      group: { slug: groups.slug, name: groups.name },
    })
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId));

export type ListedEvent = Selected<typeof selectEvents>;

const isMember = (userId: string) => sql`exists (
  select from ${memberships} where memberships.group_id = ${events.groupId} and memberships.user_id = ${userId})`;

/** Without an RSVP of the user, who would know the event already. */
const isAhead = (userId: string, now: Date) =>
  and(
    // A literal, so that prepared statements can use the partial indexes.
    sql`${events.status} = 'published'`,
    eq(groups.active, true),
    sql`${events.startsAt} > ${now.toISOString()}::timestamptz`,
    sql`not exists (select from ${attendances} where attendances.event_id = ${events.id} and attendances.user_id = ${userId})`,
  );

const soonest = [asc(events.startsAt), asc(events.id)];

export const listNewEvents = (db: Queryable, userId: string, now: Date): Promise<ListedEvent[]> =>
  selectEvents(db)
    .innerJoin(
      eventNotifications,
      and(
        eq(eventNotifications.eventId, events.id),
        eq(eventNotifications.userId, userId),
        isNull(eventNotifications.notifiedAt),
      ),
    )
    .where(and(isAhead(userId, now), isMember(userId)))
    .orderBy(...soonest);

const digestHorizonMs = 14 * 86_400_000;

const isIn = ({ city, countryCode }: Member): SQL => sql`
  alliance_plain(${events.venueCity}) = alliance_plain(${city})
  and (${countryCode}::text is null or ${events.venueCountryCode} = ${countryCode})`;

export const listDigestEvents = async (db: Queryable, member: Member, { now, limit }: { now: Date; limit: number }) => {
  const { id: userId } = member.recipient;
  const news = await listNewEvents(db, userId, now);
  const until = new Date(now.getTime() + digestHorizonMs);
  const known = news.map(({ id }) => id);
  const listSoon = (where: SQL) =>
    selectEvents(db)
      .where(
        and(
          isAhead(userId, now),
          sql`${events.startsAt} < ${until.toISOString()}::timestamptz`,
          known.length > 0 ? notInArray(events.id, known) : undefined,
          where,
        ),
      )
      .orderBy(...soonest)
      .limit(limit);
  const coming = await listSoon(isMember(userId));
  const near = member.city === null ? [] : await listSoon(sql`${isIn(member)} and not ${isMember(userId)}`);
  return { news, coming, near };
};

export const markNewEventsSent = async (
  db: Queryable,
  { recipient, news }: { recipient: Recipient; news: ListedEvent[] },
  now: Date,
): Promise<void> => {
  const ids = news.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .update(eventNotifications)
    .set({ notifiedAt: now })
    .where(and(eq(eventNotifications.userId, recipient.id), inArray(eventNotifications.eventId, ids)));
};
