import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";

export type CommunityScope = { groupId: string } | { allianceId: string };
export type StatisticsScope = CommunityScope | { eventId: string };

/** First and last day, in UTC. */
type Days = { from: string; to: string };

/** Compares the column without an expression, so that its index can be used. */
const isInScope = (groupId: SQL, scope: CommunityScope): SQL =>
  "groupId" in scope
    ? sql`${groupId} = ${scope.groupId}::uuid`
    : sql`${groupId} in (select id from groups where alliance_id = ${scope.allianceId}::uuid)`;

const isEvent = (scope: StatisticsScope): SQL =>
  "eventId" in scope ? sql`events.id = ${scope.eventId}::uuid` : isInScope(sql`events.group_id`, scope);

const rangeStart = ({ from }: Days): SQL => sql`(${from}::date at time zone 'UTC')`;
const rangeEnd = ({ to }: Days): SQL => sql`((${to}::date + 1) at time zone 'UTC')`;

export type MemberDay = { day: string; joined: number; departed: number };

/** Changes before the range are summed up on the day before the range. */
export const listMemberDays = async (db: Queryable, scope: CommunityScope, days: Days): Promise<MemberDay[]> => [
  ...(await db.execute<MemberDay>(sql`
    select day::text as day, sum(joined)::integer as joined, sum(departed)::integer as departed from (
      select greatest((joined_at at time zone 'UTC')::date, ${days.from}::date - 1) as day, count(*) as joined, 0 as departed
      from memberships where ${isInScope(sql`group_id`, scope)} and joined_at < ${rangeEnd(days)} group by 1
      union all
      select greatest(day, ${days.from}::date - 1), joined, departed
      from former_members where ${isInScope(sql`group_id`, scope)} and day <= ${days.to}::date
    ) numbers group by 1`)),
];

export type RsvpDay = { day: string; rsvps: number; canceled: number };

export const listRsvpDays = async (db: Queryable, scope: StatisticsScope, days: Days): Promise<RsvpDay[]> => [
  ...(await db.execute<RsvpDay>(sql`
    select day::text as day, sum(rsvps)::integer as rsvps, sum(canceled)::integer as canceled from (
      select (responded_at at time zone 'UTC')::date as day, count(*) as rsvps, 0 as canceled
      from events join (
        select event_id, responded_at from attendances
        union all select event_id, created_at from guest_attendees
      ) sent on sent.event_id = events.id
      -- Nothing is added later than a day after the end.
      where ${isEvent(scope)} and events.ends_at >= ${rangeStart(days)} - interval '1 day'
        and responded_at >= ${rangeStart(days)} and responded_at < ${rangeEnd(days)}
      group by 1
      union all
      select day, rsvps, canceled from events join former_attendees on former_attendees.event_id = events.id
      where ${isEvent(scope)} and day between ${days.from}::date and ${days.to}::date
    ) numbers group by 1`)),
];

type AttendanceDay = { day: string; attended: number; no_shows: number };

/** Counts by the day of the event's start. No-shows count only for past events with at least one check-in. */
export const listAttendanceDays = async (
  db: Queryable,
  scope: StatisticsScope,
  { now, ...days }: Days & { now: Date },
): Promise<AttendanceDay[]> => [
  ...(await db.execute<AttendanceDay>(sql`
    select (starts_at at time zone 'UTC')::date::text as day, sum(attended)::integer as attended,
      sum(case when attended > 0 and ends_at <= ${now.toISOString()}::timestamptz then no_shows else 0 end)::integer as no_shows
    from (
      select events.starts_at, events.ends_at, coalesce(present.attended, 0) + coalesce(former.attended, 0) as attended,
        coalesce(present.no_shows, 0) + coalesce(former.no_shows, 0) as no_shows
      from events
      left join lateral (
        select count(checked_in_at) as attended, count(*) - count(checked_in_at) as no_shows
        from (
          select checked_in_at from attendances where event_id = events.id and status = 'attending'
          union all select checked_in_at from guest_attendees where event_id = events.id
        ) seats
      ) present on true
      left join lateral (
        select sum(attended) as attended, sum(no_shows) as no_shows from former_attendees where event_id = events.id
      ) former on true
      where ${isEvent(scope)} and events.status = 'published'
        and events.starts_at >= ${rangeStart(days)} and events.starts_at < ${rangeEnd(days)}
    ) numbers group by 1`)),
];

type SeatCounts = { places: number; taken: number };

export const countSeats = async (db: Queryable, scope: CommunityScope, days: Days): Promise<SeatCounts> => {
  const [row] = await db.execute<SeatCounts>(sql`
    select coalesce(sum(capacity), 0)::integer as places, coalesce(sum(attendee_count), 0)::integer as taken
    from events
    where ${isEvent(scope)} and status = 'published' and capacity is not null
      and starts_at >= ${rangeStart(days)} and starts_at < ${rangeEnd(days)}`);
  return row ?? { places: 0, taken: 0 };
};

export type SourceDay = { day: string; source: string | null; views: number; rsvps: number };

export const listSourceDays = async (db: Queryable, scope: StatisticsScope, days: Days): Promise<SourceDay[]> => {
  const isPage = "eventId" in scope ? sql`page_id = ${scope.eventId}::uuid` : isInScope(sql`group_id`, scope);
  return [
    ...(await db.execute<SourceDay>(sql`
      select day::text as day, nullif(source, '') as source, sum(views)::integer as views, sum(rsvps)::integer as rsvps
      from page_visits where ${isPage} and day between ${days.from}::date and ${days.to}::date
      group by day, source`)),
  ];
};
