import { and, eq, inArray, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { users } from "../../db/identity-tables.ts";
import { after, byTime, type Order, orderBy, type Position } from "../../db/keyset.ts";
import { attendances, eventStates, firstWaiting, memberships } from "../../db/participation-tables.ts";
import { deleteOldest } from "../../db/purge.ts";
import { cursor, type Places, sqlStatement, statement } from "../../db/statement.ts";
import { events } from "../../db/tables.ts";
import { naming, queueing, type WebhookEventType } from "../../webhooks/messages/queries.ts";
import { type EventRow, inPeriod, type Period, rsvpKey, selectEventsWith } from "../queries.ts";

/*
 * Every change of an event's attendances locks the event first, so that concurrent RSVPs run one at a time.
 */

type Key = { eventId: string; userId: string };

const isAttendance = ({ eventId, userId }: Places<Key>) =>
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

const attendance = { status: attendances.status, respondedAt: attendances.respondedAt, waitlistPosition };

/** A user's RSVP, and how many wait for the event. For a change, lock the event first, in a statement of its own. */
export const findAttendance = async (
  db: Queryable,
  key: Key,
): Promise<{ attendance: AttendanceRow | undefined; waiting: number }> => {
  const [row] = await attendanceOf(db, key);
  return { attendance: row?.attendance ?? undefined, waiting: row?.waiting ?? 0 };
};

const attendanceOf = statement((db, { eventId, userId }: Places<Key>) => {
  const waiting = sql<number>`(
    select count(*)::integer from attendances waiting
    where waiting.event_id = ${eventId} and waiting.place >= ${sql.raw(String(firstWaiting))})`;
  const event = db
    .select({ id: events.id, waiting: waiting.as("waiting") })
    .from(events)
    .where(eq(events.id, eventId))
    .as("event");
  return db
    .select({ waiting: event.waiting, attendance })
    .from(event)
    .leftJoin(attendances, and(eq(attendances.eventId, event.id), eq(attendances.userId, userId)));
});

const ownEvents = statement((db, { userId, ids }: Places<{ userId: string; ids: string[] }>) =>
  db
    .select({
      id: events.id,
      joinedAt: memberships.joinedAt,
      attendance: { status: attendances.status, waitlistPosition },
    })
    .from(events)
    .leftJoin(memberships, and(eq(memberships.groupId, events.groupId), eq(memberships.userId, userId)))
    .leftJoin(attendances, and(eq(attendances.eventId, events.id), eq(attendances.userId, userId)))
    .where(inArray(events.id, ids)),
);

/** A user's RSVPs to these events, and whether the user is a member of their groups. */
export const findOwnEvents = (db: Queryable, userId: string, ids: string[]) => ownEvents(db, { userId, ids });

/** What webhooks are told. */
type News = {
  allianceId: string;
  /** The RSVP as JSON, apart from whose it is. */
  data: string;
  now: Date;
};

/** Queues what webhooks are told in the statement that changes the RSVP. */
const toldOf = (
  type: WebhookEventType,
  { eventId, userId, allianceId, data, now }: Places<Key & News>,
  change: SQLWrapper,
): SQL => {
  const orderKey = rsvpKey(eventId, userId);
  const message = { type, allianceId, subjectId: eventId, orderKey, data, more: naming(userId), now };
  return sql`with queued as (${queueing(message)}), changed as (${change.getSQL()})`;
};

/** Counts in the same statement: the attendees of an event are one more, or one fewer. */
const counted = ({ eventId }: Places<Pick<Key, "eventId">>, attendees: 1 | -1): SQL => sql`
  update events set attendee_count = attendee_count + ${sql.raw(String(attendees))} where id = ${eventId}`;

const nothing = sql`select 1 where false`;

type NewAttendance = Key &
  Pick<AttendanceRow, "status" | "respondedAt"> & {
    /** Of the event that the user has RSVPed to. */
    knownRevision: number;
  };

const insertion = (db: Queryable, { allianceId: _, data: __, now: ___, ...row }: Places<NewAttendance & News>) =>
  db.insert(attendances).values(row);
const insertWaiting = sqlStatement(
  (db, row: Places<NewAttendance & News>) => sql`${toldOf("rsvp.created", row, insertion(db, row))} ${nothing}`,
);
const insertAttending = sqlStatement(
  (db, row: Places<NewAttendance & News>) => sql`${toldOf("rsvp.created", row, insertion(db, row))} ${counted(row, 1)}`,
);

/** The event has to be locked. */
export const insertAttendance = async (db: Queryable, row: NewAttendance & News): Promise<void> => {
  await (row.status === "attending" ? insertAttending : insertWaiting)(db, row);
};

const deletion = (db: Queryable, key: Places<Key>) => db.delete(attendances).where(isAttendance(key));
const deleteWaiting = sqlStatement(
  (db, key: Places<Key & News>) => sql`${toldOf("rsvp.canceled", key, deletion(db, key))} ${nothing}`,
);
const deleteAttending = sqlStatement(
  (db, key: Places<Key & News>) => sql`${toldOf("rsvp.canceled", key, deletion(db, key))} ${counted(key, -1)}`,
);

/** The event has to be locked. Does not promote anybody from the waitlist: see `promoteWaiting`. */
export const deleteAttendance = async (
  db: Queryable,
  { status, ...key }: Key & News & Pick<AttendanceRow, "status">,
): Promise<void> => {
  await (status === "attending" ? deleteAttending : deleteWaiting)(db, key);
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

const rsvps = cursor("rsvps", (db, { eventId }: Places<{ eventId: string }>) =>
  db
    .select({ id: users.id, name: users.name, status: attendances.status, respondedAt: attendances.respondedAt })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(eq(attendances.eventId, eventId))
    .orderBy(...orderBy(attendeeOrder, attendances.userId)),
);

/** All of an event's attendees and its waitlist, some at a time; within a transaction. */
export const eachAttendee = async function* (tx: Queryable, eventId: string, size: number) {
  let waiting = 0;
  for await (const rows of rsvps(tx, { eventId }, size))
    yield rows.map((row) => ({ ...row, waitlistPosition: row.status === "waitlisted" ? ++waiting : null }));
};

export type AttendedEventRow = { id: string; event: EventRow; attendance: AttendanceRow };

export const attendedEventOrder = byTime<AttendedEventRow>(events.startsAt, "ascending", (row) => row.event.startsAt);

type AttendedPage = Period & { userId: string; position: Position | undefined; limit: number };

const attendedPage = statement((db, { userId, position, limit, ...period }: Places<AttendedPage>) =>
  selectEventsWith(db, { attendance })
    .innerJoin(attendances, eq(attendances.eventId, events.id))
    .where(and(eq(attendances.userId, userId), inPeriod(period), after(attendedEventOrder, events.id, position)))
    .orderBy(...orderBy(attendedEventOrder, events.id))
    .limit(limit),
);

/** A page of the events that a user attends or is waitlisted for, the soonest first. */
export const listAttendedEvents = async (db: Queryable, page: AttendedPage): Promise<AttendedEventRow[]> => {
  const rows = await attendedPage(db, page);
  return rows.map(({ attendance, ...event }) => ({ id: event.id, event, attendance }));
};

export type Began = { id: string; startsAt: Date };

/** Events that began before a time, the earliest first, after another one of the same list. */
export const listEventsBefore = (
  db: Queryable,
  { before, after, limit }: { before: Date; after: Began | undefined; limit: number },
): Promise<Began[]> =>
  db
    .select({ id: events.id, startsAt: events.startsAt })
    .from(events)
    .where(
      and(
        // Literally as in the index.
        sql`${events.status} <> 'draft'`,
        lte(events.startsAt, before),
        after &&
          sql`(${events.startsAt}, ${events.id}) > (${after.startsAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(events.startsAt, events.id)
    .limit(limit);

type Whose = { eventIds: string[]; batch: number };

/** Deletes the RSVPs to events; their `attendee_count` stays. */
export const deleteAttendances = (db: Queryable, { eventIds, batch }: Whose): Promise<number> => {
  const { eventId } = attendances;
  return deleteOldest(db, attendances, { by: eventId, due: inArray(eventId, eventIds), batch });
};

/** Deletes what attendees might have been told of changes. */
export const deleteEventStates = (db: Queryable, { eventIds, batch }: Whose): Promise<number> => {
  const { eventId } = eventStates;
  return deleteOldest(db, eventStates, { by: eventId, due: inArray(eventId, eventIds), batch });
};
