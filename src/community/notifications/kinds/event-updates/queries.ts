import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { brandWithContact } from "../../../../foundation/db/branding.ts";
import type { Queryable, Transaction } from "../../../../foundation/db/client.ts";
import { users } from "../../../../foundation/db/identity-tables.ts";
import { attendances, eventStates } from "../../../../foundation/db/participation-tables.ts";
import { type FoundBy, firstRow } from "../../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../../foundation/db/tables.ts";
import { enqueueing } from "../../../../foundation/outbox/queries.ts";
import { announcementTopic, priorities, recipient } from "../../queries.ts";

export type EventState = Omit<typeof eventStates.$inferSelect, "eventId" | "revision">;

export type EventUpdate =
  | { kind: "waitlist_promotion" }
  | { kind: "rsvp_decision"; status: "attending" | "waitlisted" | "declined" }
  | { kind: "rsvp_confirmation"; status: "attending" | "waitlisted" | "pending" | "canceled" }
  | { kind: "event_reminder" }
  | { kind: "event_canceled"; isAttendee: boolean }
  | { kind: "event_changed"; isAttendee: boolean };

/** The event must be locked. */
export const insertEventState = async (
  db: Transaction,
  eventId: string,
  state: EventState & { revision: number },
): Promise<void> => {
  await db.insert(eventStates).values({ ...state, eventId });
};

const concerned: Record<string, SQL> = {
  promotion: sql`(promotion_pending or decision_pending or confirmation_pending)`,
  reminder: sql`status = 'attending'`,
};

const notDeclined = sql`(status <> 'declined' or decision_pending)`;

export const attendeesOf = ({ about, id }: { about: string; id: string }): SQL =>
  sql`select user_id from ${attendances} where event_id = ${id} and ${concerned[about] ?? notDeclined}`;

/** Skips events that another transaction has locked: the next run finds them. */
export const queueReminders = async (
  db: Queryable,
  { leadMs, now }: { leadMs: number; now: Date },
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
    ${enqueueing(entries, sql`from marked`)}`);
  return rows.length;
};

/** Only emails with a calendar entry need the long texts. */
const {
  document: _document,
  description: _description,
  questions: _questions,
  ...eventColumns
} = getTableColumns(events);

const attendanceColumns = {
  status: attendances.status,
  respondedAt: attendances.respondedAt,
  promotionPending: attendances.promotionPending,
  decisionPending: attendances.decisionPending,
  confirmationPending: attendances.confirmationPending,
  guests: attendances.guests,
  answers: attendances.answers,
  checkInCode: attendances.checkInCode,
  calendarSequence: attendances.calendarSequence,
};

/** `attendance` is null without an RSVP; `known` is the state of the event that the user was notified of. */
export const findEventFacts = async (db: Queryable, { eventId, userId }: { eventId: string; userId: string }) => {
  const row = await firstRow(
    db
      .select({
        event: { ...eventColumns, alliance: alliances.slug },
        group: { slug: groups.slug, name: groups.name },
        known: eventStates,
        attendance: attendanceColumns,
        recipient,
        brand: brandWithContact,
      })
      .from(events)
      .innerJoin(users, eq(users.id, userId))
      .innerJoin(groups, eq(groups.id, events.groupId))
      .innerJoin(alliances, eq(alliances.id, events.allianceId))
      .leftJoin(attendances, and(eq(attendances.eventId, events.id), eq(attendances.userId, users.id)))
      .leftJoin(
        eventStates,
        and(
          eq(eventStates.eventId, events.id),
          sql`${eventStates.revision} = (
            select min(revision) from event_states past
            where past.event_id = ${events.id} and past.revision >= ${attendances.notifiedRevision})`,
        ),
      )
      .where(eq(events.id, eventId)),
  );
  if (!row) return undefined;
  const { group, ...rest } = row;
  const known: EventState = row.known ?? row.event;
  return { ...rest, event: { ...row.event, group }, known };
};

export type EventFacts = FoundBy<typeof findEventFacts>;

export const findDescription = async (db: Queryable, eventId: string): Promise<string> => {
  const row = await firstRow(db.select({ description: events.description }).from(events).where(eq(events.id, eventId)));
  return row?.description ?? "";
};

const pendingFlags = {
  waitlist_promotion: attendances.promotionPending,
  rsvp_decision: attendances.decisionPending,
  rsvp_confirmation: attendances.confirmationPending,
};

export type RsvpUpdateKind = keyof typeof pendingFlags;

/** The RSVP when its facts were read. Each RSVP has its own check-in code. */
type SentRsvp = { eventId: string; userId: string } & Pick<
  NonNullable<EventFacts["attendance"]>,
  "status" | "checkInCode" | "calendarSequence"
>;

/** Updates stay pending if the RSVP was changed or replaced while the email was on its way. */
export const markKnown = async (
  db: Queryable,
  { eventId, userId, status, checkInCode, calendarSequence }: SentRsvp,
  { kinds, revision = 0 }: { kinds: readonly RsvpUpdateKind[]; revision?: number },
): Promise<void> => {
  const isChanged = sql`(${attendances.status} <> ${status} or ${attendances.calendarSequence} <> ${calendarSequence})`;
  const isPending = (kind: RsvpUpdateKind) =>
    kinds.includes(kind) ? sql`${pendingFlags[kind]} and ${isChanged}` : sql`${pendingFlags[kind]}`;
  await db
    .update(attendances)
    .set({
      notifiedRevision: sql`greatest(${attendances.notifiedRevision}, ${revision}::integer)`,
      promotionPending: isPending("waitlist_promotion"),
      decisionPending: isPending("rsvp_decision"),
      confirmationPending: isPending("rsvp_confirmation"),
    })
    .where(
      and(
        eq(attendances.eventId, eventId),
        eq(attendances.userId, userId),
        sql`${attendances.checkInCode} is not distinct from ${checkInCode}`,
      ),
    );
};
