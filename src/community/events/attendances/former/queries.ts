import { and, inArray, lte, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../foundation/db/client.ts";
import { attendances, eventStates, guestAttendees } from "../../../../foundation/db/participation-tables.ts";
import { deleteOldest } from "../../../../foundation/db/purge.ts";
import { sqlTime } from "../../../../foundation/db/statement.ts";
import { events } from "../../../../foundation/db/tables.ts";

/*
 * Statistics of deleted RSVPs by event and day: the numbers of sent and canceled RSVPs, of attendees and of no-shows. Rows are
 * written in key order, so that two transactions cannot deadlock.
 */

/**
 * Adds deleted RSVPs to the statistics of their events. If the event has not ended, the RSVP counts as canceled.
 * @param deleted rows with `event_id`, `status`, `responded_at`, `checked_in_at`
 */
export const recordStatisticsSql = (deleted: SQL, now: Date | Placeholder): SQL => {
  const time = sql`${sqlTime(now)}::timestamptz`;
  return sql`
    insert into former_attendees (event_id, day, rsvps, canceled, attended, no_shows)
    select event_id, day, sum(rsvps), sum(canceled), sum(attended), sum(no_shows) from (
      select event_id, (responded_at at time zone 'UTC')::date as day, 1 as rsvps, 0 as canceled, 0 as attended, 0 as no_shows
      from ${deleted} sent
      union all
      select event_id, (${time} at time zone 'UTC')::date, 0, 1, 0, 0
      from ${deleted} canceled join events on events.id = event_id where events.ends_at > ${time}
      union all
      select event_id, (events.starts_at at time zone 'UTC')::date, 0, 0,
        (over.checked_in_at is not null)::integer, (over.checked_in_at is null)::integer
      from ${deleted} over join events on events.id = event_id
      where events.ends_at <= ${time} and events.status = 'published' and over.status = 'attending'
    ) counts
    group by event_id, day order by event_id, day
    on conflict (event_id, day) do update set
      rsvps = former_attendees.rsvps + excluded.rsvps, canceled = former_attendees.canceled + excluded.canceled,
      attended = former_attendees.attended + excluded.attended, no_shows = former_attendees.no_shows + excluded.no_shows`;
};

type Past = { eventIds: string[]; now: Date; batch: number };

/** Skips locked rows, which the next run deletes. @param columns the columns that `recordStatisticsSql` reads */
const deletePast =
  (table: typeof attendances | typeof guestAttendees, columns: SQL) =>
  async (db: Queryable, { eventIds, now, batch }: Past): Promise<number> => {
    const [deleted] = await db.execute<{ count: number }>(sql`
      with due as materialized (
        select ctid from ${table} where ${inArray(table.eventId, eventIds)}
        order by ${table.eventId} limit ${batch} for update skip locked),
      gone as (delete from ${table} where ctid = any (array(select ctid from due)) returning ${columns}),
      recorded as (${recordStatisticsSql(sql`gone`, now)})
      select count(*)::integer as count from gone`);
    return deleted?.count ?? 0;
  };

/** The columns of guest attendees that `recordStatisticsSql` reads. */
export const guestStatisticsColumns = sql`event_id, 'attending' as status, created_at as responded_at, checked_in_at`;

/** Deletes RSVPs to past events without changing `attendee_count`. */
export const deleteAttendances = deletePast(attendances, sql`event_id, status, responded_at, checked_in_at`);

/** Deletes guest attendees of past events without changing `attendee_count`. */
export const deleteGuestAttendees = deletePast(guestAttendees, guestStatisticsColumns);

export type StartedEvent = { id: string; startsAt: Date };

export const listEventsBefore = (
  db: Queryable,
  { before, after, limit }: { before: Date; after: StartedEvent | undefined; limit: number },
): Promise<StartedEvent[]> =>
  db
    .select({ id: events.id, startsAt: events.startsAt })
    .from(events)
    .where(
      and(
        // A literal, as in the partial index's condition.
        sql`${events.status} <> 'draft'`,
        lte(events.startsAt, before),
        after &&
          sql`(${events.startsAt}, ${events.id}) > (${after.startsAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(events.startsAt, events.id)
    .limit(limit);

export const deleteEventStates = (
  db: Queryable,
  { eventIds, batch }: { eventIds: string[]; batch: number },
): Promise<number> => {
  const { eventId } = eventStates;
  return deleteOldest(db, eventStates, { sortKey: eventId, isDue: inArray(eventId, eventIds), batch });
};
