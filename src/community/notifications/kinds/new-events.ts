import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { brand } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { attendances, eventNotifications, memberships } from "../../../foundation/db/participation-tables.ts";
import { firstRow, type ResultOf, type SelectedRow } from "../../../foundation/db/statement.ts";
import { events, groups } from "../../../foundation/db/tables.ts";
import type { Translator } from "../../../foundation/languages/texts.ts";
import { eventFacts, eventLines } from "../../../web/mail/event-lines.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { type Content, defineKind, type MailContext } from "../kind.ts";
import {
  enqueueOncePerUserSql,
  findSentAt,
  isReachable,
  priorities,
  type Recipient,
  recipient,
  selectEvents,
  type UserBatch,
} from "../queries.ts";
import { defaultTimeZone, latestDigest } from "./digests.ts";

type Publication = { groupId: string; eventIds: string[]; publishedBy: string };

/**
 * Records the events as new for the next batch of members, and queues an entry for each member without a weekly digest.
 * @returns the id of the batch's last member; undefined when no members are left
 */
export const queueForMembers = async (
  db: Queryable,
  { groupId, eventIds, publishedBy, after, size, now }: UserBatch & Publication,
): Promise<string | undefined> => {
  const time = sql`${now.toISOString()}::timestamptz`;
  const recipients = sql`select user_id from reachable where digest_since is null`;
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
    ${enqueueOncePerUserSql({ about: "new_events", now, priority: priorities.newEvents }, recipients)}
    select count(*)::integer as found, (array_agg(user_id order by user_id desc))[1] as last from batch`);
  return batch && batch.found === size ? (batch.last ?? undefined) : undefined;
};

export const findMember = (db: Queryable, userId: string) =>
  firstRow(
    db
      .select({ recipient, digestSince: users.digestSince, city: users.city, countryCode: users.countryCode })
      .from(users)
      .where(eq(users.id, userId)),
  );

type Member = ResultOf<typeof findMember>;

const selectListed = (db: Queryable) => selectEvents(db, { brand });

type ListedEvent = SelectedRow<typeof selectListed>;

const isMember = (userId: string) => sql`exists (
  select from ${memberships} where memberships.group_id = ${events.groupId} and memberships.user_id = ${userId})`;

/** Upcoming listed events without an RSVP of the user, who already knows the events that they replied to. */
const isUpcomingWithoutRsvp = (userId: string, now: Date) =>
  and(
    // A literal, so that prepared statements can use the partial indexes.
    sql`${events.status} = 'published' and ${events.visibility} <> 'unlisted'`,
    eq(groups.active, true),
    sql`${events.startsAt} > ${now.toISOString()}::timestamptz`,
    sql`not exists (select from ${attendances} where attendances.event_id = ${events.id} and attendances.user_id = ${userId})`,
  );

const soonestFirst = [asc(events.startsAt), asc(events.id)];

const listNewEvents = (db: Queryable, userId: string, now: Date): Promise<ListedEvent[]> =>
  selectListed(db)
    .innerJoin(
      eventNotifications,
      and(
        eq(eventNotifications.eventId, events.id),
        eq(eventNotifications.userId, userId),
        isNull(eventNotifications.notifiedAt),
      ),
    )
    .where(and(isUpcomingWithoutRsvp(userId, now), isMember(userId)))
    .orderBy(...soonestFirst);

const digestHorizonMs = 14 * 86_400_000;

const isInCityOf = ({ city, countryCode }: Member): SQL => sql`
  alliance_plain(${events.venueCity}) = alliance_plain(${city})
  and (${countryCode}::text is null or ${events.venueCountryCode} = ${countryCode})`;

export const listDigestEvents = async (db: Queryable, member: Member, { now, limit }: { now: Date; limit: number }) => {
  const { id: userId } = member.recipient;
  const newEvents = await listNewEvents(db, userId, now);
  const until = new Date(now.getTime() + digestHorizonMs);
  const newIds = newEvents.map(({ id }) => id);
  const listSoon = (where: SQL) =>
    selectListed(db)
      .where(
        and(
          isUpcomingWithoutRsvp(userId, now),
          sql`${events.startsAt} < ${until.toISOString()}::timestamptz`,
          newIds.length > 0 ? notInArray(events.id, newIds) : undefined,
          where,
        ),
      )
      .orderBy(...soonestFirst)
      .limit(limit);
  const upcoming = await listSoon(isMember(userId));
  const near =
    member.city === null
      ? []
      : await listSoon(sql`${isInCityOf(member)} and ${events.visibility} = 'public' and not ${isMember(userId)}`);
  return { newEvents, upcoming, near };
};

const markNewEventsSent = async (
  db: Queryable,
  { recipient, newEvents }: { recipient: Recipient; newEvents: ListedEvent[] },
  now: Date,
): Promise<void> => {
  const ids = newEvents.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .update(eventNotifications)
    .set({ notifiedAt: now })
    .where(and(eq(eventNotifications.userId, recipient.id), inArray(eventNotifications.eventId, ids)));
};

const maxEventsPerSection = 20;

const toEventList = (context: MailContext, { timezone }: Recipient, events: ListedEvent[]) =>
  events.slice(0, maxEventsPerSection).map((event) => {
    const { when, where } = eventLines(context, event, { readerTimezone: timezone });
    return {
      label: event.name,
      lines: [...when, ...where, event.group.name],
      link: context.baseUrl + eventPath(event),
    };
  });

const moreEventsText = ({ t }: Translator, { length }: ListedEvent[]): string[] =>
  length > maxEventsPerSection ? [t("mail.new_events.more", { count: length - maxEventsPerSection })] : [];

type NewEvents = { recipient: Recipient; first: ListedEvent; newEvents: ListedEvent[] };

const newEventsContent = ({ recipient, first, newEvents }: NewEvents, context: MailContext): Content => {
  const { t, baseUrl } = context;
  const reason = t("mail.new_events.reason");
  if (newEvents.length > 1)
    return {
      subject: t("mail.new_events.subject", { count: newEvents.length }),
      paragraphs: [t("mail.new_events.text"), ...moreEventsText(context, newEvents)],
      facts: toEventList(context, recipient, newEvents),
      button: { label: t("mail.see_events"), link: `${baseUrl}/events` },
      reason,
    };
  return {
    subject: t("mail.new_events.subject_one", { event: first.name }),
    paragraphs: [t("mail.new_events.text_one", { event: first.name, group: first.group.name })],
    facts: [
      ...eventFacts(context, first, { readerTimezone: recipient.timezone }),
      { label: t("mail.event.group"), lines: [first.group.name] },
    ],
    button: { label: t("mail.see_event"), link: baseUrl + eventPath(first) },
    reason,
  };
};

export const newEventsKinds = {
  new_events: defineKind({
    kind: "new_events",
    isHourly: true,
    find: async (tx, { userId, now }) => {
      const member = await findMember(tx, userId);
      if (!member || member.digestSince !== null) return undefined;
      const newEvents = await listNewEvents(tx, userId, now);
      const [first] = newEvents;
      if (!first) return undefined;
      const isOneAlliance = newEvents.every(({ alliance }) => alliance === first.alliance);
      return { recipient: member.recipient, brand: isOneAlliance ? first.brand : null, first, newEvents };
    },
    content: newEventsContent,
    markSent: markNewEventsSent,
  }),
  digest: defineKind({
    kind: "new_events",
    isHourly: true,
    find: async (tx, { userId, now }) => {
      const member = await findMember(tx, userId);
      if (!member || member.digestSince === null) return undefined;
      const { recipient, city } = member;
      // A process of the previous release may have queued the digest too.
      const sentAt = await findSentAt(tx, { userId, kind: "new_events" });
      if (sentAt && sentAt >= latestDigest(now, recipient.timezone ?? defaultTimeZone).dueAt) return undefined;
      const { newEvents, upcoming, near } = await listDigestEvents(tx, member, { now, limit: maxEventsPerSection });
      return newEvents.length + upcoming.length + near.length === 0
        ? undefined
        : { recipient, city, newEvents, upcoming, near };
    },
    content: ({ recipient, city, newEvents, upcoming, near }, context) => {
      const { t, baseUrl } = context;
      return {
        subject: t("mail.digest.subject"),
        paragraphs: [t("mail.digest.text"), ...moreEventsText(context, newEvents)],
        sections: [
          { title: t("mail.digest.new"), facts: toEventList(context, recipient, newEvents) },
          { title: t("mail.digest.coming"), facts: toEventList(context, recipient, upcoming) },
          { title: t("mail.digest.near", { city: city ?? "" }), facts: toEventList(context, recipient, near) },
        ],
        button: { label: t("mail.see_events"), link: `${baseUrl}/events` },
        reason: t("mail.digest.reason"),
      };
    },
    markSent: (tx, data, now) => markNewEventsSent(tx, data, now),
  }),
};
