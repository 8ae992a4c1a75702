import { and, eq, gte, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { users } from "../../db/identity-tables.ts";
import { after, byTime, type Order, orderBy, type Position } from "../../db/keyset.ts";
import { attendances, firstWaiting } from "../../db/participation-tables.ts";
import { events } from "../../db/tables.ts";
import { addToAttendeeCount, type EventRow, inPeriod, type Period, selectEventsWith } from "../queries.ts";

/*
 * Every change of an event's attendances locks the event first, so that concurrent RSVPs run one at a time.
 */

type Key = { eventId: string; userId: string };

const isAttendance = ({ eventId, userId }: Key) =>
  and(eq(attendances.eventId, eventId), eq(attendances.userId, userId));

/** Column names are written out: Drizzle omits the table's name in a query of one table. */
const waitlistPosition = sql<number | null>`case when attendances.status = 'waitlisted' then (
  select count(*)::integer from attendances ahead where ahead.event_id = attendances.event_id
  and ahead.place between ${sql.raw(String(firstWaiting))} and attendances.place
) end`;

export type AttendanceRow = {
  status: "attending" | "waitlisted";
  respondedAt: Date;
  /** 1 is next to be promoted; `null` for attendees. */
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
    .where(and(eq(attendances.eventId, eventId), gte(attendances.rank, firstWaiting)));
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

/** The event has to be locked. Does not promote anybody from the waitlist: see `promoteWaiting`. */
export const deleteAttendance = async (
  db: Queryable,
  { status, ...key }: Key & Pick<AttendanceRow, "status">,
): Promise<void> => {
  await db.delete(attendances).where(isAttendance(key));
  if (status === "attending") await addToAttendeeCount(db, key.eventId, -1);
};

export type AttendeeRow = AttendanceRow & { id: string; name: string; rank: number };

/** Attendees, then the waitlist, each in order of arrival. */
export const attendeeOrder = {
  key: attendances.rank,
  type: "bigint",
  direction: "ascending",
  keyOf: (row) => row.rank,
} satisfies Order<AttendeeRow>;

/** A page of an event's attendees and its waitlist. */
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
      rank: attendances.rank,
      // Waitlisted rows are consecutive: one count for the page is enough.
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

export const attendedEventOrder = byTime<AttendedEventRow>(events.startsAt, "ascending", (row) => row.event.startsAt);

/** A page of the events that a user attends or is waitlisted for, the soonest first. */
export const listAttendedEvents = async (
  db: Queryable,
  { userId, position, limit, ...period }: Period & { userId: string; position: Position | undefined; limit: number },
): Promise<AttendedEventRow[]> => {
  const attendance = { status: attendances.status, respondedAt: attendances.respondedAt, waitlistPosition };
  const rows = await selectEventsWith(db, { attendance })
    .innerJoin(attendances, eq(attendances.eventId, events.id))
    .where(and(eq(attendances.userId, userId), inPeriod(period), after(attendedEventOrder, events.id, position)))
    .orderBy(...orderBy(attendedEventOrder, events.id))
    .limit(limit);
  return rows.map(({ attendance, ...event }) => ({ id: event.id, event, attendance }));
};
