import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { users } from "../../db/identity-tables.ts";
import { after, type Order, orderBy, type Position } from "../../db/keyset.ts";
import { attendances, firstWaiting } from "../../db/participation-tables.ts";
import { alliances, events, groups } from "../../db/tables.ts";
import { type EventRow, eventFields, inPeriod, type Period } from "../queries.ts";

/*
 * Whatever changes an event's places locks the event first: answers at once take turns, in the order of arrival.
 */

type Key = { eventId: string; userId: string };

const isAttendance = ({ eventId, userId }: Key) =>
  and(eq(attendances.eventId, eventId), eq(attendances.userId, userId));

/** Drizzle leaves the table's name out of columns where it is the only one: here the names are written out. */
const waitlistPosition = sql<number | null>`case when attendances.status = 'waitlisted' then (
  select count(*)::integer from attendances ahead where ahead.event_id = attendances.event_id
  and ahead.place between ${sql.raw(String(firstWaiting))} and attendances.place
) end`;

export type AttendanceRow = {
  status: "attending" | "waitlisted";
  respondedAt: Date;
  /** 1 is the next to get a place; `null` for who has one. */
  waitlistPosition: number | null;
};

export const findAttendance = async (db: Queryable, key: Key): Promise<AttendanceRow | undefined> => {
  const [row] = await db
    .select({ status: attendances.status, respondedAt: attendances.respondedAt, waitlistPosition })
    .from(attendances)
    .where(isAttendance(key));
  return row;
};

/** The event has to be locked. */
export const countWaiting = async (db: Queryable, eventId: string): Promise<number> => {
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::integer` })
    .from(attendances)
    .where(and(eq(attendances.eventId, eventId), gte(attendances.place, firstWaiting)));
  return row?.waiting ?? 0;
};

/** The event has to be locked. */
export const insertAttendance = async (
  db: Queryable,
  attendance: Key & Pick<AttendanceRow, "status" | "respondedAt">,
): Promise<void> => {
  await db.insert(attendances).values(attendance);
  if (attendance.status === "attending") await addToAttendeeCount(db, attendance.eventId, 1);
};

/** The event has to be locked; the place is free until `promoteWaiting` gives it away. */
export const deleteAttendance = async (
  db: Queryable,
  { status, ...key }: Key & Pick<AttendanceRow, "status">,
): Promise<void> => {
  await db.delete(attendances).where(isAttendance(key));
  if (status === "attending") await addToAttendeeCount(db, key.eventId, -1);
};

const addToAttendeeCount = async (db: Queryable, eventId: string, attendees: number): Promise<void> => {
  await db
    .update(events)
    .set({ attendeeCount: sql`${events.attendeeCount} + ${attendees}` })
    .where(eq(events.id, eventId));
};

/** Gives free places to the head of the waitlist. The event has to be locked; `attendeeCount` is as it is now. */
export const promoteWaiting = async (
  db: Queryable,
  { id, capacity, attendeeCount }: Pick<EventRow, "id" | "capacity" | "attendeeCount">,
): Promise<void> => {
  const free = capacity === null ? null : capacity - attendeeCount;
  if (free !== null && free <= 0) return;
  const head: SQL = sql`
    select user_id from attendances where event_id = ${id} and place >= ${sql.raw(String(firstWaiting))}
    order by place limit ${free}`;
  const promoted = await db
    .update(attendances)
    .set({ status: "attending" })
    .where(and(eq(attendances.eventId, id), sql`${attendances.userId} in (${head})`))
    .returning({ userId: attendances.userId });
  if (promoted.length > 0) await addToAttendeeCount(db, id, promoted.length);
};

export type AttendeeRow = AttendanceRow & { id: string; name: string; place: number };

/** Who attends, then who waits, each in order of arrival. */
export const attendeeOrder = {
  key: attendances.place,
  type: "bigint",
  direction: "ascending",
  keyOf: (row) => row.place,
} satisfies Order<AttendeeRow>;

/** A page of who comes to an event. */
export const listAttendees = async (
  db: Queryable,
  { eventId, position, limit }: { eventId: string; position: Position | undefined; limit: number },
): Promise<AttendeeRow[]> => {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      status: attendances.status,
      respondedAt: attendances.respondedAt,
      place: attendances.place,
      // Those who wait follow each other: one count for the page, not one for each row.
      waitingBefore: sql<number>`(
        select count(*)::integer from attendances ahead where ahead.event_id = ${eventId}
        and ahead.place between ${sql.raw(String(firstWaiting))} and ${Number(position?.key ?? 0)}::bigint)`,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(and(eq(attendances.eventId, eventId), after(attendeeOrder, attendances.userId, position)))
    .orderBy(...orderBy(attendeeOrder, attendances.userId))
    .limit(limit);
  let waiting = 0;
  return rows.map(({ waitingBefore, ...row }) => ({
    ...row,
    waitlistPosition: row.status === "waitlisted" ? waitingBefore + ++waiting : null,
  }));
};

export type AttendedEventRow = { id: string; event: EventRow; attendance: AttendanceRow };

export const attendedEventOrder = {
  key: events.startsAt,
  type: "timestamptz",
  direction: "ascending",
  keyOf: (row) => row.event.startsAt,
} satisfies Order<AttendedEventRow>;

/** A page of the events that a user attends or waits for, the soonest first. */
export const listAttendedEvents = async (
  db: Queryable,
  { userId, position, limit, ...period }: Period & { userId: string; position: Position | undefined; limit: number },
): Promise<AttendedEventRow[]> => {
  const rows = await db
    .select({
      ...eventFields,
      attendance: { status: attendances.status, respondedAt: attendances.respondedAt, waitlistPosition },
    })
    .from(attendances)
    .innerJoin(events, eq(events.id, attendances.eventId))
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .where(and(eq(attendances.userId, userId), inPeriod(period), after(attendedEventOrder, events.id, position)))
    .orderBy(...orderBy(attendedEventOrder, events.id))
    .limit(limit);
  return rows.map(({ attendance, ...event }) => ({ id: event.id, event, attendance }));
};
