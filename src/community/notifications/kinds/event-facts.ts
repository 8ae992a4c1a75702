import { and, eq, getTableColumns, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { attendances, eventStates } from "../../../foundation/db/participation-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { events, groups } from "../../../foundation/db/tables.ts";
import { enqueueSql } from "../../../foundation/outbox/queries.ts";
import { announcementTopic, priorities, recipient, selectEvents } from "../queries.ts";

export type EventState = Omit<typeof eventStates.$inferSelect, "eventId" | "revision">;

/** The transaction must hold the lock of the event's row. */
export const insertEventState = (db: Transaction, state: typeof eventStates.$inferInsert): PromiseLike<unknown> =>
  db.insert(eventStates).values(state);

const recipientConditions: Record<string, SQL> = {
  promotion: sql`(promotion_pending or decision_pending or confirmation_pending)`,
  reminder: sql`status = 'attending'`,
};

const isNotDeclined = sql`(status <> 'declined' or decision_pending)`;

export const selectRecipients = ({ about, id }: { about: string; id: string }): SQL =>
  sql`select user_id from ${attendances} where event_id = ${id} and ${recipientConditions[about] ?? isNotDeclined}`;

export const reminderLeadMs = 86_400_000;

/** Skips events that another transaction has locked: the next run finds them. */
export const queueReminders = async (
  db: Queryable,
  { now, leadMs = reminderLeadMs }: { now: Date; leadMs?: number },
): Promise<number> => {
  const time = sql`${now.toISOString()}::timestamptz`;
  const until = new Date(now.getTime() + leadMs);
  const payload = sql`jsonb_build_object('about', 'reminder', 'eventId', id,
    'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'after', null)`;
  const entries = { topic: announcementTopic, payload, priority: priorities.notification, now: now.toISOString() };
  const rows = await db.execute(sql`
    with due as (
      select id from ${events}
      where status = 'published' and starts_at > ${time} and starts_at <= ${until.toISOString()}::timestamptz
        and reminded_for is distinct from starts_at
        and exists (select from ${groups} where groups.id = events.group_id and active)
      order by id
      for no key update skip locked),
    marked as (
      update ${events} set reminded_for = starts_at from due where events.id = due.id
      returning events.id, starts_at)
    ${enqueueSql(entries, sql`from marked`)}`);
  return rows.length;
};

const { eventId: _eventId, userId: _userId, ...attendanceColumns } = getTableColumns(attendances);

const selectMailData = (db: Queryable, userId: string) => {
  const isNotifiedState = sql`${eventStates.revision} = (
    select min(revision) from event_states past
    where past.event_id = ${events.id} and past.revision >= ${attendances.notifiedRevision})`;
  const extra = { notifiedState: eventStates, attendance: attendanceColumns, recipient, brand: brandWithContact };
  return selectEvents(db, extra)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(attendances, and(eq(attendances.eventId, events.id), eq(attendances.userId, users.id)))
    .leftJoin(eventStates, and(eq(eventStates.eventId, events.id), isNotifiedState));
};

const toMailData = ({
  notifiedState,
  attendance,
  recipient,
  brand,
  ...event
}: Awaited<ReturnType<typeof selectMailData>>[number]) => {
  const state: EventState = notifiedState ?? event;
  return { event, notifiedState: state, attendance, recipient, brand };
};

/** `attendance` is null without an RSVP; `notifiedState` is the state of the event that the user was notified of. */
export type EventMailData = ReturnType<typeof toMailData>;

export const findEventMailData = async (
  db: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<EventMailData | undefined> => {
  const row = await firstRow(selectMailData(db, userId).where(eq(events.id, eventId)));
  return row && toMailData(row);
};

/** Lists unconfirmed RSVPs to a series, soonest first, without pending decisions and promotions: their emails also confirm. */
export const listUnconfirmedRsvps = async (
  db: Queryable,
  { seriesId, userId, now }: { seriesId: string; userId: string; now: Date },
): Promise<EventMailData[]> => {
  const rows = await selectMailData(db, userId)
    .where(
      and(
        eq(events.seriesId, seriesId),
        eq(events.status, "published"),
        gt(events.endsAt, now),
        ne(attendances.status, "declined"),
        sql`confirmation_pending and not decision_pending and not promotion_pending`,
      ),
    )
    .orderBy(events.startsAt, events.id);
  return rows.map(toMailData);
};

/** Lists canceled RSVPs, soonest first. Excludes events to which the user has replied again. */
export const listCanceledRsvps = async (
  db: Queryable,
  { eventIds, userId, now }: { eventIds: string[]; userId: string; now: Date },
): Promise<EventMailData[]> => {
  const rows = await selectMailData(db, userId)
    .where(and(inArray(events.id, eventIds), gt(events.endsAt, now), isNull(attendances.userId)))
    .orderBy(events.startsAt, events.id);
  return rows.map(toMailData);
};

const pendingFlags = {
  waitlist_promotion: "promotionPending",
  rsvp_decision: "decisionPending",
  rsvp_confirmation: "confirmationPending",
} as const;

export type RsvpUpdateKind = keyof typeof pendingFlags;

/** The RSVP as it was when the email's data was read. An RSVP that replaces it has another check-in code. */
type RsvpSnapshot = { eventId: string; userId: string } & Pick<
  NonNullable<EventMailData["attendance"]>,
  "status" | "checkInCode" | "calendarSequence"
>;

/** Marks updates as sent. They stay pending if the RSVP was changed or replaced while the email was being sent. */
export const markNotified = async (
  db: Queryable,
  { eventId, userId, status, checkInCode, calendarSequence }: RsvpSnapshot,
  { kinds, revision = 0 }: { kinds: readonly RsvpUpdateKind[]; revision?: number },
): Promise<void> => {
  const isChanged = sql`(${attendances.status} <> ${status} or ${attendances.calendarSequence} <> ${calendarSequence})`;
  const flags = kinds.map((kind) => pendingFlags[kind]);
  await db
    .update(attendances)
    .set({
      notifiedRevision: sql`greatest(${attendances.notifiedRevision}, ${revision}::integer)`,
      ...Object.fromEntries(flags.map((flag) => [flag, sql`${attendances[flag]} and ${isChanged}`])),
    })
    .where(
      and(
        eq(attendances.eventId, eventId),
        eq(attendances.userId, userId),
        sql`${attendances.checkInCode} is not distinct from ${checkInCode}`,
      ),
    );
};

const timeAndPlaceFields = [
  "startsAt",
  "endsAt",
  "kind",
  "venueName",
  "venueAddress",
  "venueCity",
  "venueCountryCode",
] as const;

/** Whether the time or place differs. A changed meeting URL counts only for attendees, because others cannot see it. */
export const hasMoved = (from: EventState, to: EventState, isAttendee: boolean): boolean =>
  timeAndPlaceFields.some((field) => from[field]?.valueOf() !== to[field]?.valueOf()) ||
  (isAttendee && from.meetingUrl !== to.meetingUrl);

export const isRepublished = (from: Pick<EventState, "status">, to: Pick<EventState, "status">): boolean =>
  from.status === "canceled" && to.status === "published";

export const changeForAttendees = (from: EventState, to: EventState): "cancellation" | "change" | undefined => {
  if (from.status === "draft") return undefined;
  if (from.status === "published" && to.status === "canceled") return "cancellation";
  return isRepublished(from, to) || hasMoved(from, to, true) ? "change" : undefined;
};

/** Suppresses the reminder if an event moves to less than a day from now: the email about the change has the time. */
export const withoutLateReminder = (
  { startsAt: before }: { startsAt: Date },
  { startsAt }: { startsAt?: Date },
  now: Date,
): { remindedFor?: Date } => {
  const isMoved = startsAt !== undefined && startsAt.getTime() !== before.getTime();
  return isMoved && startsAt.getTime() - now.getTime() <= reminderLeadMs ? { remindedFor: startsAt } : {};
};
