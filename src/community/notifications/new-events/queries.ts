import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { attendances, eventNews, memberships, notificationTimes } from "../../../foundation/db/participation-tables.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { enqueueing } from "../../../foundation/outbox/queries.ts";
import { enqueueingOncePerUser, newsPriority, notificationTopic, type UserBatch } from "../entries/queries.ts";
import { isReachable, look, type NotificationKind, type Reader, reader } from "../queries.ts";

/** The time zone of readers who have chosen none. */
export const defaultTimeZone = "UTC";

/** A digest that is due: its week, named by its Monday, and the instant since which it is due. */
export type DueDigest = { week: string; dueAt: Date };

type Published = { groupId: string; eventIds: string[]; publishedBy: string };

/**
 * Keeps of the next members of a group, in their order, that they are to hear of events, and queues an entry for each who
 * is told at once.
 * @returns the last of them; undefined when there were fewer than asked for
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
      insert into ${eventNews} (user_id, event_id, created_at)
      select user_id, events.id, ${time} from reachable
      join ${events} on events.id in ${eventIds}
      order by user_id, events.id
      on conflict do nothing),
    ${enqueueingOncePerUser({ about: "new_events", now, priority: newsPriority }, found)}
    select count(*)::integer as found, (array_agg(user_id order by user_id desc))[1] as last from batch`);
  return batch && batch.found === size ? (batch.last ?? undefined) : undefined;
};

/** Literally as in the index `users_digest_weeks`. */
const digestTimeZone = sql.raw(`coalesce(users.timezone, '${defaultTimeZone}')`);

/** The time zones of users who have chosen the digest. Finds each by a look-up in the index, however many users there are. */
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
 * Queues the next digests of users in time zones where they are due, and records the week in the same statement: whatever
 * becomes of the email, there is no second one. Rows that another process has locked are left to it.
 * @returns how many
 */
export const queueDigests = async (db: Queryable, { due, size, now }: DueDigests): Promise<number> => {
  const zones = sql.join(
    due.map(
      ({ timeZone, week, dueAt }) => sql`(${timeZone}::text, ${week}::date, ${dueAt.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  );
  const payload = sql`jsonb_build_object('about', 'digest', 'id', user_id, 'userId', user_id, 'startsAt', null)`;
  const entries = { topic: notificationTopic, payload, priority: newsPriority, now: now.toISOString() };
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

const listed = {
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
  look,
  group: { slug: groups.slug, name: groups.name },
};

const selectEvents = (db: Queryable) =>
  db
    .select(listed)
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId));

export type ListedEvent = Awaited<ReturnType<typeof selectEvents>>[number];

const isMember = (userId: string) => sql`exists (
  select from ${memberships} where memberships.group_id = ${events.groupId} and memberships.user_id = ${userId})`;

/** Public, still to begin, and without an RSVP of the user, who knows of it otherwise. */
const isAhead = (userId: string, now: Date) =>
  and(
    // A literal: as a parameter, a prepared statement could not use the indexes of events that are not drafts.
    sql`${events.status} = 'published'`,
    eq(groups.active, true),
    sql`${events.startsAt} > ${now.toISOString()}::timestamptz`,
    sql`not exists (select from ${attendances} where attendances.event_id = ${events.id} and attendances.user_id = ${userId})`,
  );

const soonest = [asc(events.startsAt), asc(events.id)];

/** Events of which a member is still to hear, whatever was true when they were published. */
const listNews = (db: Queryable, { userId, now }: { userId: string; now: Date }): Promise<ListedEvent[]> =>
  selectEvents(db)
    .innerJoin(eventNews, and(eq(eventNews.eventId, events.id), eq(eventNews.userId, userId), isNull(eventNews.toldAt)))
    .where(and(isAhead(userId, now), isMember(userId)))
    .orderBy(...soonest);

type Upcoming = { userId: string; now: Date; until: Date; but: string[]; limit: number };

/** What begins soon, and meets a condition. */
const listUpcoming = (
  db: Queryable,
  where: SQL,
  { userId, now, until, but, limit }: Upcoming,
): Promise<ListedEvent[]> =>
  selectEvents(db)
    .where(
      and(
        isAhead(userId, now),
        sql`${events.startsAt} < ${until.toISOString()}::timestamptz`,
        but.length > 0 ? notInArray(events.id, but) : undefined,
        where,
      ),
    )
    .orderBy(...soonest)
    .limit(limit);

export type NewsTruth = {
  reader: Reader;
  /** Whether the reader has chosen to be told once a week. */
  isWeekly: boolean;
  /** Of which the reader is still to hear. */
  news: ListedEvent[];
};

type Place = { city: string | null; countryCode: string | null };

const findMember = async (db: Queryable, userId: string) => {
  const [row] = await db
    .select({ reader, digestSince: users.digestSince, city: users.city, countryCode: users.countryCode })
    .from(users)
    .where(eq(users.id, userId));
  return row;
};

/** What a member is told at once; undefined when the user is gone. */
export const findNewsTruth = async (db: Queryable, userId: string, now: Date): Promise<NewsTruth | undefined> => {
  const member = await findMember(db, userId);
  if (!member) return undefined;
  const { reader, digestSince } = member;
  return { reader, isWeekly: digestSince !== null, news: await listNews(db, { userId, now }) };
};

export type DigestTruth = NewsTruth & {
  /** When the reader was last told of new events. */
  toldAt: Date | undefined;
  /** Events of the reader's groups that begin soon, of which the reader has heard. */
  coming: ListedEvent[];
  /** Events of other groups that begin soon where the reader lives. */
  near: ListedEvent[];
  city: string | null;
};

const isIn = ({ city, countryCode }: Place): SQL | undefined =>
  city === null
    ? undefined
    : sql`alliance_plain(${events.venueCity}) = alliance_plain(${city})
        and (${countryCode}::text is null or ${events.venueCountryCode} = ${countryCode})`;

/** What a digest says; undefined when the user is gone. */
export const findDigestTruth = async (
  db: Queryable,
  userId: string,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<DigestTruth | undefined> => {
  const member = await findMember(db, userId);
  if (!member) return undefined;
  const { reader, digestSince, ...place } = member;
  const news = await listNews(db, { userId, now });
  const which = { userId, now, until, but: news.map(({ id }) => id), limit };
  const coming = await listUpcoming(db, isMember(userId), which);
  const there = isIn(place);
  const near = there ? await listUpcoming(db, sql`${there} and not ${isMember(userId)}`, which) : [];
  const toldAt = await findTimeTold(db, userId, "new_events");
  return { reader, isWeekly: digestSince !== null, news, coming, near, city: place.city, toldAt };
};

/** Keeps that a member has heard of events. */
export const markNewsTold = async (
  db: Queryable,
  { userId, eventIds, now }: { userId: string; eventIds: string[]; now: Date },
): Promise<void> => {
  if (eventIds.length === 0) return;
  await db
    .update(eventNews)
    .set({ toldAt: now })
    .where(and(eq(eventNews.userId, userId), inArray(eventNews.eventId, eventIds)));
};

/** When a user last got an email of a kind that comes once an hour at most. */
export const findTimeTold = async (
  db: Queryable,
  userId: string,
  kind: NotificationKind,
): Promise<Date | undefined> => {
  const [row] = await db
    .select({ toldAt: notificationTimes.toldAt })
    .from(notificationTimes)
    .where(and(eq(notificationTimes.userId, userId), eq(notificationTimes.kind, kind)));
  return row?.toldAt;
};

export const markTimeTold = async (
  db: Queryable,
  { userId, kind, now }: { userId: string; kind: NotificationKind; now: Date },
): Promise<void> => {
  const { userId: user, kind: kindOf } = notificationTimes;
  await db
    .insert(notificationTimes)
    .values({ userId, kind, toldAt: now })
    .onConflictDoUpdate({ target: [user, kindOf], set: { toldAt: now } });
};
