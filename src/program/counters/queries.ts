import { type SQL, sql } from "drizzle-orm";
import { heldSeats } from "../../community/events/holds/queries.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { waitlistBase } from "../../foundation/db/participation-tables.ts";

/* Compares stored counts with the rows they count. Writers change both in one transaction, under a lock of the counting row. */

/** Limits the comparison to recent events: retention deletes RSVPs of old events, but leaves the events' counts. `attendancesDays`: 0 means forever. */
export type RecountCutoff = { now: Date; attendancesDays: number };

export type Difference = {
  /** Id of the row with the count or, for counts in `alliance_members`, of the alliance. */
  id: string;
  name: string;
  stored: number;
  counted: number;
};

const timeOf = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

/** Retention deletes RSVPs of the earliest events first, so only the earliest event with RSVPs and later events are compared. Without RSVPs, only events since yesterday are compared. */
const attendees = ({ now, attendancesDays }: RecountCutoff): SQL => sql`
  select id, name, stored, counted from (
    select events.id, alliances.slug || '/' || events.slug as name, attendee_count as stored, coalesce(places, 0) as counted,
      starts_at, min(starts_at) filter (where places is not null) over () as earliest
    from events join alliances on alliances.id = events.alliance_id
    left join (
      select event_id, sum(places) as places from (
        select event_id, case status when 'attending' then 1 + guests else 0 end as places from attendances
        union all select event_id, 1 + guests from guest_attendees
      ) seats group by event_id
    ) counted on counted.event_id = events.id
  ) compared
  where stored <> counted and (starts_at >= earliest or starts_at > ${timeOf(now)} - interval '1 day')
    and (${attendancesDays}::integer = 0 or starts_at > ${timeOf(now)} - ${attendancesDays}::integer * interval '1 day')`;

const groupMembers = sql`
  select groups.id, alliances.slug || '/' || groups.slug as name, groups.member_count as stored, coalesce(members, 0) as counted
  from groups join alliances on alliances.id = groups.alliance_id
  left join (select group_id, count(*) as members from memberships group by group_id) counted on counted.group_id = groups.id
  where groups.member_count <> coalesce(members, 0)`;

const memberGroups = sql`
  select alliances.id, alliances.slug || ' ' || user_id as name, coalesce(kept.group_count, 0) as stored, coalesce(joined, 0) as counted
  from (
    select alliance_id, user_id, count(*) as joined from memberships join groups on groups.id = group_id
    where active group by alliance_id, user_id
  ) counted
  full join (select alliance_id, user_id, group_count from alliance_members) kept using (alliance_id, user_id)
  join alliances on alliances.id = alliance_id
  where joined is distinct from kept.group_count`;

const allianceGroups = sql`
  select alliances.id, slug as name, group_count as stored, coalesce(active, 0) as counted
  from alliances
  left join (select alliance_id, count(*) as active from groups where active group by alliance_id) counted
    on counted.alliance_id = alliances.id
  where group_count <> coalesce(active, 0)`;

const allianceMembers = sql`
  select alliances.id, slug as name, member_count as stored, coalesce(members, 0) as counted
  from alliances
  left join (select alliance_id, count(*) as members from alliance_members group by alliance_id) counted
    on counted.alliance_id = alliances.id
  where member_count <> coalesce(members, 0)`;

/** In the order of recounting: `alliances.member_count` counts rows of `alliance_members`, so it comes later. */
export const counters = [
  "events.attendee_count",
  "groups.member_count",
  "alliance_members.group_count",
  "alliances.group_count",
  "alliances.member_count",
] as const;

export type Counter = (typeof counters)[number];

const differences: Record<Counter, (cutoff: RecountCutoff) => SQL> = {
  "events.attendee_count": attendees,
  "groups.member_count": () => groupMembers,
  "alliance_members.group_count": () => memberGroups,
  "alliances.group_count": () => allianceGroups,
  "alliances.member_count": () => allianceMembers,
};

export const listDifferences = async (
  db: Queryable,
  counter: Counter,
  cutoff: RecountCutoff,
): Promise<Difference[]> => {
  const rows = await db.execute<Difference>(sql`
    select id, name, stored::integer, counted::integer from (${differences[counter](cutoff)}) differing order by name`);
  return [...rows];
};

/** Lists events with enough free seats for the first RSVP on the waitlist. */
export const listPromotable = async (db: Queryable, now: Date): Promise<{ id: string; name: string }[]> => {
  const rows = await db.execute<{ id: string; name: string }>(sql`
    select events.id, alliances.slug || '/' || events.slug as name
    from events join alliances on alliances.id = events.alliance_id, lateral (
      select 1 + guests as places from attendances
      where event_id = events.id and place >= ${sql.raw(String(waitlistBase))} order by place limit 1
    ) head
    where status = 'published' and ends_at > ${timeOf(now)} and (capacity is null or attendee_count + head.places
      + ${heldSeats({ eventId: sql`events.id`, now: timeOf(now) })} <= capacity)
    order by name`);
  return [...rows];
};

/** Requires a lock of the event. */
export const recountAttendees = async (db: Transaction, id: string): Promise<void> => {
  await db.execute(sql`
    update events set attendee_count = places
    from (
      select coalesce(sum(1 + guests), 0) as places from (
        select guests from attendances where event_id = ${id} and status = 'attending'
        union all select guests from guest_attendees where event_id = ${id}
      ) seats
    ) counted
    where id = ${id} and attendee_count <> places`);
};

export const recountGroup = async (db: Transaction, id: string): Promise<void> => {
  await db.execute(sql`
    update groups set member_count = members from (select count(*) as members from memberships where group_id = ${id}) counted
    where id = ${id} and member_count <> members`);
};

/** Locks an alliance's memberships, in the same order as the service, so that deadlocks cannot occur. */
export const lockMemberships = async (db: Transaction, allianceId: string): Promise<void> => {
  await db.execute(sql`
    select count(*) from (select from groups where alliance_id = ${allianceId} order by id for no key update) locked`);
  await db.execute(sql`
    select count(*) from (select from alliance_members where alliance_id = ${allianceId} order by user_id for update) locked`);
  await db.execute(sql`select from alliances where id = ${allianceId} for no key update`);
};

/** Requires `lockMemberships`. */
export const recountAlliance = async (db: Transaction, id: string): Promise<void> => {
  const joined = sql`
    select user_id, count(*) as joined from memberships join groups on groups.id = group_id
    where alliance_id = ${id} and active group by user_id`;
  await db.execute(sql`
    merge into alliance_members kept
    using (
      select coalesce(counted.user_id, old.user_id) as user_id, joined from (${joined}) counted
      full join (select user_id from alliance_members where alliance_id = ${id}) old on old.user_id = counted.user_id
    ) counted on kept.alliance_id = ${id} and kept.user_id = counted.user_id
    when matched and joined is null then delete
    when matched and group_count <> joined then update set group_count = joined
    when matched then do nothing
    when not matched then insert (alliance_id, user_id, group_count) values (${id}, counted.user_id, joined)`);
  await db.execute(sql`
    update alliances set group_count = active, member_count = members
    from (
      select (select count(*) from groups where alliance_id = ${id} and active) as active,
        (select count(*) from alliance_members where alliance_id = ${id}) as members
    ) counted
    where id = ${id} and (group_count, member_count) is distinct from (active, members)`);
};
