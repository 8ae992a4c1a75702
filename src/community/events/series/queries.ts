import { and, eq, gt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import type { SeriesAnswer } from "../../../foundation/db/columns.ts";
import { isActiveAccount, users } from "../../../foundation/db/identity-tables.ts";
import { seriesAttendances } from "../../../foundation/db/participation-tables.ts";
import { type Batch, daysBefore } from "../../../foundation/db/purge.ts";
import { hasRows } from "../../../foundation/db/statement.ts";
import { events } from "../../../foundation/db/tables.ts";
import { type EventRow, type EventToRsvp, selectEvents, selectEventsToRsvp, selectEventsToRsvpBy } from "../queries.ts";

/** Locks the events of a series in the order of their ids, to prevent deadlocks. @returns the number of events */
export const lockAndCountSeries = async (db: Transaction, seriesId: string): Promise<number> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.seriesId, seriesId))
    .orderBy(events.id)
    .for("no key update");
  return rows.length;
};

export const listFollowing = (
  db: Queryable,
  { seriesId, startsAt, now }: { seriesId: string; startsAt: Date; now: Date },
): Promise<EventRow[]> =>
  selectEvents(db)
    .where(
      and(
        eq(events.seriesId, seriesId),
        gt(events.startsAt, startsAt),
        ne(events.status, "canceled"),
        gt(events.endsAt, now),
      ),
    )
    .orderBy(events.startsAt, events.id);

/** Returns the columns that a copy shares with its event, without identifying and derived columns. */
export const copiedColumns = ({
  id: _id,
  slug: _slug,
  sortName: _sortName,
  agendaItemCount: _agendaItemCount,
  linksAnnouncedAt: _linksAnnouncedAt,
  attendeeCount: _attendeeCount,
  heldCount: _heldCount,
  revision: _revision,
  status: _status,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  alliance: _alliance,
  group: _group,
  groupActive: _groupActive,
  hosts: _hosts,
  distance: _distance,
  changedAt: _changedAt,
  ...copied
}: EventRow) => copied;

type Following = Pick<EventRow, "id" | "seriesId" | "startsAt"> & { now: Date };

const isFollowing = ({ id, seriesId, startsAt, now }: Following): SQL | undefined =>
  or(
    eq(events.id, id),
    and(
      seriesId === null ? sql`false` : eq(events.seriesId, seriesId),
      sql`(${events.startsAt}, ${events.id}) > (${startsAt.toISOString()}::timestamptz, ${id}::uuid)`,
      ne(events.status, "draft"),
      gt(events.endsAt, now),
    ),
  );

/** Lists an event and the following events of its series that have not ended, soonest first. Omits drafts. */
export const listEventsToAttend = (
  db: Queryable,
  { userId, limit, ...event }: Following & { userId: string; limit: number },
) => selectEventsToRsvpBy(db, userId).where(isFollowing(event)).orderBy(events.startsAt, events.id).limit(limit);

/** Locks all events that `listEventsToAttend` would list. Call it after `lockSeries` to include events that were added concurrently. */
export const lockEventsToAttend = async (db: Transaction, event: Following): Promise<EventToRsvp[]> => {
  const rows = await selectEventsToRsvp(db)
    .where(isFollowing(event))
    .orderBy(events.id)
    .for("no key update", { of: events });
  return rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
};

type SeriesKey = { seriesId: string; userId: string };

type Inputs = { guests?: number | undefined; answers?: SeriesAnswer[] | undefined };

/** Records that a user attends a series from the event `first` on, and omits its earlier events. Undefined inputs stay unchanged. */
export const putSeriesAttendance = async (
  db: Transaction,
  { first, guests, answers, now, ...key }: SeriesKey & Inputs & { first: Pick<EventRow, "id" | "startsAt">; now: Date },
): Promise<void> => {
  const { seriesId, userId } = seriesAttendances;
  const isEarlier = sql`(starts_at, id) < (${first.startsAt.toISOString()}::timestamptz, ${first.id}::uuid)`;
  const earlier = sql`array(
    select id from events where series_id = ${key.seriesId}::uuid and status <> 'draft' and ${isEarlier})`;
  const stillOmitted = sql`array(
    select id from events where id = any (series_attendances.omitted_event_ids) and ${isEarlier})`;
  await db
    .insert(seriesAttendances)
    .values({ ...key, guests: guests ?? 0, answers: answers ?? [], omittedEventIds: earlier, createdAt: now })
    .onConflictDoUpdate({
      target: [seriesId, userId],
      set: { omittedEventIds: stillOmitted, ...(guests !== undefined && { guests }), ...(answers && { answers }) },
    });
};

const hasKey = ({ seriesId, userId }: SeriesKey): SQL | undefined =>
  and(eq(seriesAttendances.seriesId, seriesId), eq(seriesAttendances.userId, userId));

type SeriesEvent = { eventId: string };

const isIncluded = ({ eventId }: SeriesEvent): SQL =>
  sql`${eventId}::uuid <> all (${seriesAttendances.omittedEventIds})`;

/** Whether the user attends the whole series, including the event `eventId` if it is given. */
export const attendsSeries = (db: Queryable, { eventId, ...key }: SeriesKey & Partial<SeriesEvent>): Promise<boolean> =>
  hasRows(
    db
      .select({ userId: seriesAttendances.userId })
      .from(seriesAttendances)
      .where(and(hasKey(key), eventId === undefined ? undefined : isIncluded({ eventId }))),
  );

/** @returns whether the user attended the whole series */
export const deleteSeriesAttendance = (db: Transaction, key: SeriesKey): Promise<boolean> =>
  hasRows(db.delete(seriesAttendances).where(hasKey(key)).returning({ userId: seriesAttendances.userId }));

export type SeriesAttendee = Pick<typeof seriesAttendances.$inferSelect, "userId" | "arrival" | "guests" | "answers">;

type AttendeeBatch = { seriesId: string; eventId: string; afterArrival: number; limit: number };

/** Lists the next users, ordered by `arrival`, who attend the whole series and neither have an RSVP to the event nor canceled it. */
export const listSeriesAttendees = (
  db: Queryable,
  { seriesId, eventId, afterArrival, limit }: AttendeeBatch,
): Promise<SeriesAttendee[]> => {
  const { userId, arrival, guests, answers } = seriesAttendances;
  return db
    .select({ userId, arrival, guests, answers })
    .from(seriesAttendances)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(seriesAttendances.seriesId, seriesId),
        gt(arrival, afterArrival),
        isIncluded({ eventId }),
        isActiveAccount(),
        sql`not exists (
          select from attendances where attendances.event_id = ${eventId} and attendances.user_id = ${userId})`,
      ),
    )
    .orderBy(arrival)
    .limit(limit);
};

/** Deletes attendances of series whose last event started at least `days` days ago. */
export const deletePastSeriesAttendances = async (
  db: Queryable,
  { now, batch, days }: Batch & { days: number },
): Promise<number> => {
  const { seriesId, userId } = seriesAttendances;
  const since = daysBefore(now, days);
  const deleted = await db
    .delete(seriesAttendances)
    .where(
      sql`(${seriesId}, ${userId}) in (
        select past.series_id, past.user_id from series_attendances past where not exists (
          select from events where events.series_id = past.series_id and events.starts_at > ${since.toISOString()}::timestamptz)
        order by past.series_id, past.user_id limit ${batch})`,
    )
    .returning({ userId });
  return deleted.length;
};
