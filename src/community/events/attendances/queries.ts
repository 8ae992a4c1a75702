import { and, asc, eq, inArray, isNull, lte, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { isUndeliverable, users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type Order, orderBy, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { nameContains } from "../../../foundation/db/matching.ts";
import { attendances, guestAttendees, memberships, waitlistBase } from "../../../foundation/db/participation-tables.ts";
import { cursor, firstRow, hasRows, type Params, sqlStatement, statement } from "../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { enqueueConfirmationSql } from "../../notifications/queries.ts";
import { userRefSql, type WebhookEventType, webhookMessageSql } from "../../webhooks/messages/queries.ts";
import { type Hold, heldSeats, heldSeatsForOthers, holdForUser } from "../holds/queries.ts";
import {
  type BriefEventRow,
  type EventRow,
  inPeriod,
  type Period,
  rsvpKey,
  selectBriefEventsWith,
  selectEventsWith,
} from "../queries.ts";
import { recordStatisticsSql } from "./former/queries.ts";

/* Every change of an event's RSVPs locks the event first, so that changes run one at a time. */

export type RsvpKey = { eventId: string; userId: string };

export const isAttendance = ({ eventId, userId }: RsvpKey | Params<RsvpKey>) =>
  and(eq(attendances.eventId, eventId), eq(attendances.userId, userId));

/** Column names are literal, because Drizzle omits the table's name in a query of one table. */
const waitlistPosition = sql<number | null>`case when attendances.status = 'waitlisted' then (
  select count(*)::integer from attendances ahead where ahead.event_id = attendances.event_id
  and ahead.place between ${sql.raw(String(waitlistBase))} and attendances.place
) end`;

export type AttendanceRow = Pick<
  typeof attendances.$inferSelect,
  "status" | "respondedAt" | "guests" | "answers" | "checkedInAt"
> & {
  /** 1 for the RSVP that is promoted next. */
  waitlistPosition: number | null;
};

export type OwnAttendanceRow = AttendanceRow &
  Pick<typeof attendances.$inferSelect, "checkInCode" | "shareEmail" | "registeredBy">;

const { status, respondedAt, guests, answers, checkedInAt, checkInCode, shareEmail, registeredBy } = attendances;
const attendance = { status, respondedAt, guests, checkedInAt, waitlistPosition };

export type Queue = {
  /** The length of the waitlist. */
  waiting: number;
  /** Seats held for other users. */
  held: number;
  /** The seats that are held for the user. */
  hold: Hold | null;
};

/** To change the RSVP, lock the event in an earlier statement: a statement does not see commits after its start. */
export const findAttendance = async (
  db: Queryable,
  key: RsvpKey & { now: Date },
): Promise<Queue & { attendance: OwnAttendanceRow | undefined }> => {
  const [row] = await selectAttendance(db, key);
  const { waiting = 0, held = 0, hold = null } = row ?? {};
  return { attendance: row?.attendance ?? undefined, waiting, held, hold };
};

const waitlistLengthSql = (eventId: SQLWrapper | string): SQL<number> => sql<number>`(
  select count(*)::integer from attendances waiting
  where waiting.event_id = ${eventId} and waiting.place >= ${sql.raw(String(waitlistBase))})`;

const selectAttendance = statement((db, { eventId, userId, now }: Params<RsvpKey & { now: Date }>) => {
  const waiting = waitlistLengthSql(eventId);
  const event = db
    .select({
      id: events.id,
      waiting: waiting.as("waiting"),
      held: heldSeatsForOthers({ eventId, userId, now }).as("held"),
      hold: holdForUser({ eventId, userId, now }).as("hold"),
    })
    .from(events)
    .where(eq(events.id, eventId))
    .as("event");
  return db
    .select({
      waiting: event.waiting,
      held: event.held,
      hold: event.hold,
      attendance: { ...attendance, answers, checkInCode, shareEmail, registeredBy },
    })
    .from(event)
    .leftJoin(attendances, and(eq(attendances.eventId, event.id), eq(attendances.userId, userId)));
});

export const findDemand = async (
  db: Queryable,
  eventId: string,
  now: Date,
): Promise<Pick<Queue, "waiting" | "held">> => {
  const [row] = await db
    .select({ waiting: waitlistLengthSql(eventId), held: heldSeats({ eventId, now: now.toISOString() }) })
    .from(events)
    .where(eq(events.id, eventId));
  return row ?? { waiting: 0, held: 0 };
};

/** Whether the event has guest attendees, or RSVPs that were not declined. */
export const hasRsvps = (db: Queryable, eventId: string): Promise<boolean> =>
  hasRows(
    db.execute(sql`
      select from ${attendances} where ${attendances.eventId} = ${eventId} and ${attendances.status} <> 'declined'
      union all select from ${guestAttendees} where ${guestAttendees.eventId} = ${eventId} limit 1`),
  );

/** Finds a user's membership of the group and RSVP for each event. */
export const findOwnEvents = statement((db, { userId, ids }: Params<{ userId: string; ids: string[] }>) =>
  db
    .select({ id: events.id, joinedAt: memberships.joinedAt, attendance: { status, waitlistPosition } })
    .from(events)
    .leftJoin(memberships, and(eq(memberships.groupId, events.groupId), eq(memberships.userId, userId)))
    .leftJoin(attendances, and(eq(attendances.eventId, events.id), eq(attendances.userId, userId)))
    .where(inArray(events.id, ids)),
);

type WebhookData = {
  allianceId: string;
  /** The RSVP as JSON, without its user. */
  data: string;
  now: Date;
};

/** Queues the webhook message in the statement that changes the RSVP, and also executes `extraSql`. */
const withWebhookMessage = (
  type: WebhookEventType,
  { eventId, userId, allianceId, data, now }: Params<RsvpKey & WebhookData>,
  change: SQLWrapper,
  extraSql?: SQL,
): SQL => {
  const orderKey = rsvpKey(eventId, userId);
  const message = { type, allianceId, subjectId: eventId, orderKey, data, more: userRefSql(userId), now };
  const doneSql = extraSql ? sql`, done as (${extraSql})` : sql``;
  return sql`with queued as (${webhookMessageSql(message)}), changed as (${change.getSQL()})${doneSql}`;
};

const noRows = sql`select 1 where false`;

export type RsvpChange = RsvpKey &
  WebhookData & {
    /** Change of the number of taken seats. */
    seatChange: number;
  };

const seatCountSql = ({ eventId, seatChange }: Params<Pick<RsvpChange, "eventId" | "seatChange">>): SQL => sql`
  update events set attendee_count = attendee_count + ${seatChange}::integer where id = ${eventId}`;

/** Changes an RSVP, queues its webhook message and counts seats in one statement. The event must be locked. */
export const rsvpStatement = <Change extends RsvpChange>(
  type: WebhookEventType,
  change: (db: Queryable, values: Params<Change>) => SQLWrapper,
  extraSql?: (values: Params<Change>) => SQL,
) => {
  const withMessage = (db: Queryable, values: Params<Change>) =>
    withWebhookMessage(type, values, change(db, values), extraSql?.(values));
  const uncounted = sqlStatement((db, values: Params<Change>) => sql`${withMessage(db, values)} ${noRows}`);
  const counted = sqlStatement((db, values: Params<Change>) => sql`${withMessage(db, values)} ${seatCountSql(values)}`);
  return async (db: Queryable, values: Change): Promise<void> => {
    await (values.seatChange === 0 ? uncounted : counted)(db, values);
  };
};

/** Answers are serialized: the driver would send an array as a list of values. */
type SubmittedColumns = { guests: number; answers: string; shareEmail: boolean };

export type RegistrationOrigin = (typeof attendances.$inferSelect)["registeredBy"];

/** Whether to queue an email about this RSVP. RSVPs to a series share one email. */
type ConfirmationOption = { confirms: boolean };

type NewAttendance = RsvpChange &
  SubmittedColumns &
  ConfirmationOption &
  Pick<AttendanceRow, "status" | "respondedAt"> & {
    registeredBy: RegistrationOrigin;
    checkedInAt?: Date | undefined;
    /** The event's revision that the user has seen. */
    notifiedRevision: number;
    /** The `arrival` of the hold that the RSVP uses. By default, the next number of the sequence. */
    arrival?: number | undefined;
  };

/** Increases across all RSVPs, so that the calendar entry of a new RSVP supersedes the canceled entry. */
const nextCalendarSequence = sql<number>`nextval('attendances_arrival_seq')`;

const insertion = (db: Queryable, values: Params<NewAttendance>): SQL => {
  const { allianceId: _, data: __, now: ___, confirms: ____, answers, ...row } = values;
  const computed = { answers: sql`${answers}::jsonb`, calendarSequence: nextCalendarSequence };
  const insert = db.insert(attendances).values({ ...row, ...computed, confirmationPending: true });
  return withWebhookMessage("rsvp.created", values, insert.returning({ checkInCode }), enqueueConfirmationSql(values));
};

const inserted = sql`select check_in_code from changed`;
const uncountedInsertion = sqlStatement<NewAttendance, Pick<OwnAttendanceRow, "checkInCode">>(
  (db, values) => sql`${insertion(db, values)} ${inserted}`,
  ["checkInCode"],
);
const countedInsertion = sqlStatement<NewAttendance, Pick<OwnAttendanceRow, "checkInCode">>(
  (db, values) => sql`${insertion(db, values)} ${seatCountSql(values)} returning (${inserted})`,
  ["checkInCode"],
);

/** @returns the check-in code */
export const insertAttendance = async (db: Queryable, values: NewAttendance): Promise<string | null> =>
  (await firstRow((values.seatChange === 0 ? uncountedInsertion : countedInsertion)(db, values)))?.checkInCode ?? null;

export const updateAttendance = rsvpStatement<RsvpChange & SubmittedColumns>(
  "rsvp.updated",
  (_db, { guests, answers, shareEmail, ...key }) => sql`
    update attendances set guests = ${guests}::integer, answers = ${answers}::jsonb, share_email = ${shareEmail}::boolean
    where ${isAttendance(key)}`,
);

/** Changes an RSVP and queues an email about the change if `confirms` is true. */
export const correctAttendance = rsvpStatement<RsvpChange & SubmittedColumns & ConfirmationOption>(
  "rsvp.updated",
  (_db, { guests, answers, shareEmail, ...key }) => sql`
    update attendances set guests = ${guests}::integer, answers = ${answers}::jsonb, share_email = ${shareEmail}::boolean,
      confirmation_pending = true, calendar_sequence = ${nextCalendarSequence}
    where ${isAttendance(key)}`,
  enqueueConfirmationSql,
);

const calendarCancellation = statement((db, key: Params<RsvpKey>) =>
  db
    .select({ sequence: nextCalendarSequence })
    .from(attendances)
    .where(and(isAttendance(key), eq(attendances.status, "attending"), not(attendances.confirmationPending))),
);

/** Returns the SEQUENCE of the entry that cancels the user's calendar entry; null when no email has delivered one. */
export const findCalendarCancellation = async (db: Queryable, key: RsvpKey): Promise<number | null> =>
  (await firstRow(calendarCancellation(db, key)))?.sequence ?? null;

/** Excludes the event from the user's attendance of the series, if any, so that no other RSVP is sent to the event. */
export const omitFromSeries = (
  db: Queryable,
  { seriesId, userId, eventId }: RsvpKey & { seriesId: string },
): Promise<unknown> =>
  db.execute(sql`
    update series_attendances set omitted_event_ids = array_append(omitted_event_ids, ${eventId}::uuid)
    where series_id = ${seriesId} and user_id = ${userId} and ${eventId}::uuid <> all (omitted_event_ids)`);

type Decision = RsvpChange & { status: AttendanceRow["status"] };

/** Approves an RSVP and moves it behind all other RSVPs. */
export const approveAttendance = rsvpStatement<Decision>(
  "rsvp.approved",
  (_db, { status, ...key }) => sql`
    update attendances set status = ${status}, arrival = nextval('attendances_arrival_seq'), decision_pending = true
    where ${isAttendance(key)}`,
);

/** Gives a seat to an RSVP that has none, and moves it behind all other RSVPs. */
export const seatAttendance = rsvpStatement<RsvpChange & { guests: number; checkedInAt: Date | null }>(
  "rsvp.approved",
  (_db, { guests, checkedInAt, ...key }) => sql`
    update attendances set status = 'attending', guests = ${guests}::integer, checked_in_at = ${checkedInAt}::timestamptz,
      arrival = nextval('attendances_arrival_seq'), decision_pending = true, promotion_pending = false
    where ${isAttendance(key)}`,
);

export const declineAttendance = rsvpStatement<RsvpChange>(
  "rsvp.declined",
  (_db, key) => sql`
    update attendances set status = 'declined', decision_pending = true, promotion_pending = false where ${isAttendance(key)}`,
);

/** Does not promote the waitlist: see `promoteWaiting`. */
export const deleteAttendance = rsvpStatement<RsvpChange>(
  "rsvp.canceled",
  (db, key) => db.delete(attendances).where(isAttendance(key)),
  ({ now, ...key }) => recordStatisticsSql(sql`(select * from attendances where ${isAttendance(key)})`, now),
);

/** Clears a declined RSVP except for its status. */
export const clearAttendance = (db: Transaction, key: RsvpKey): Promise<unknown> =>
  db.update(attendances).set({ guests: 0, answers: [], shareEmail: false }).where(isAttendance(key));

/** Deletes up to `batch` RSVPs of a user to past events, without notifications. Locks the events by id. @returns the number of deleted RSVPs */
export const deletePastAttendances = async (
  db: Transaction,
  { userId, now, batch }: { userId: string; now: Date; batch: number },
): Promise<number> => {
  const [ended] = await db.execute<{ count: number }>(sql`
    with past as materialized (
      select ${events.id} as id from ${events} join ${attendances} on ${attendances.eventId} = ${events.id}
      where ${attendances.userId} = ${userId} and ${events.endsAt} <= ${now.toISOString()}::timestamptz
      order by ${events.id} limit ${batch} for no key update of ${events}),
    gone as (
      delete from ${attendances}
      where ${attendances.userId} = ${userId} and ${attendances.eventId} in (select id from past)
      returning ${attendances.eventId} as event_id, ${attendances.status} as status, ${attendances.guests} as guests,
        ${attendances.respondedAt} as responded_at, ${attendances.checkedInAt} as checked_in_at),
    kept as (${recordStatisticsSql(sql`gone`, now)}),
    counted as (
      update ${events} set attendee_count = attendee_count - 1 - gone.guests
      from gone where ${events.id} = gone.event_id and gone.status = 'attending')
    select count(*)::integer as count from gone`);
  return ended?.count ?? 0;
};

export const countPastAttendances = (db: Queryable, { userId, now }: { userId: string; now: Date }): Promise<number> =>
  db.$count(
    db
      .select({ id: events.id })
      .from(attendances)
      .innerJoin(events, eq(events.id, attendances.eventId))
      .where(and(eq(attendances.userId, userId), lte(events.endsAt, now)))
      .as("past"),
  );

const rsvpedEvent = {
  id: events.id,
  allianceId: events.allianceId,
  alliance: alliances.slug,
  group: { id: groups.id, slug: groups.slug, name: groups.name },
  slug: events.slug,
  name: events.name,
  status: events.status,
  endsAt: events.endsAt,
  capacity: events.capacity,
  attendeeCount: events.attendeeCount,
};

export type RsvpedEvent = Pick<EventRow, keyof typeof rsvpedEvent>;

type RsvpRow = { event: RsvpedEvent; attendance: Pick<AttendanceRow, "status" | "guests">; waiting: number };

export const listRsvps = async (db: Queryable, userId: string): Promise<RsvpRow[]> => {
  const rows = await selectEventsWith(db, {
    ...rsvpedEvent,
    attendance: { status, guests },
    waiting: waitlistLengthSql(attendances.eventId),
  })
    .innerJoin(attendances, eq(attendances.eventId, events.id))
    .where(eq(attendances.userId, userId))
    .orderBy(events.id);
  return rows.map(({ attendance, waiting, ...event }) => ({ event, attendance, waiting }));
};

export type AttendeeRow = AttendanceRow & {
  id: string;
  name: string;
  /** Null unless the user shares it with the organizers. */
  email: string | null;
  isUndeliverable: boolean;
  registeredBy: RegistrationOrigin;
  rank: number;
};

/** Orders RSVPs by `arrival`, with the waitlist last. */
export const attendeeOrder = {
  key: attendances.rank,
  type: "bigint",
  direction: "ascending",
  keyOf: (row) => row.rank,
} satisfies Order<AttendeeRow>;

const sharedEmail = sql<string | null>`case when ${shareEmail} then ${users.email} end`;
const person = { id: users.id, name: users.name, email: sharedEmail, isUndeliverable };
const attendee = { ...person, status, respondedAt, guests, answers, checkedInAt, registeredBy };

type AttendeeList = PageRequest & {
  eventId: string;
  statuses: AttendanceRow["status"][] | undefined;
  q?: string | undefined;
};

export const listAttendees = async (
  db: Queryable,
  { eventId, statuses, q, ...page }: AttendeeList,
): Promise<AttendeeRow[]> => {
  // Waitlisted rows are consecutive unless a search omits some: one count for the page is enough.
  const waitingBefore = sql<number | null>`(
    select count(*)::integer from attendances ahead where ahead.event_id = ${eventId}
    and ahead.place between ${sql.raw(String(waitlistBase))} and ${Number(page.position?.key ?? 0)}::bigint)`;
  const waiting = q === undefined ? waitingBefore : waitlistPosition;
  const attendees = db
    .select({ ...attendee, rank: attendances.rank, waiting })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId));
  const rows = await pageOf(
    attendees,
    [attendeeOrder, attendances.userId],
    page,
    eq(attendances.eventId, eventId),
    statuses && inArray(status, statuses),
    nameContains(users.name, q),
  );
  if (q !== undefined) return rows.map(({ waiting, ...row }) => ({ ...row, waitlistPosition: waiting }));
  let waitlistedOnPage = 0;
  return rows.map(({ waiting, ...row }) => ({
    ...row,
    waitlistPosition: row.status === "waitlisted" ? Number(waiting) + ++waitlistedOnPage : null,
  }));
};

type StatusCount = { status: AttendanceRow["status"]; count: number };

/** Counts attendees by status, including guest attendees. Omits statuses without an RSVP. */
export const countAttendees = async (db: Queryable, eventId: string): Promise<StatusCount[]> => [
  ...(await db.execute<StatusCount>(sql`
    select status, count(*)::integer as count from (
      select status from attendances where event_id = ${eventId}
      union all select 'attending' from guest_attendees where event_id = ${eventId}) people
    group by status`)),
];

export type QueuedAttendee = Omit<AttendeeRow, "rank"> & Pick<Queue, "waiting" | "held">;

/** To change the RSVPs, lock the event in an earlier statement. */
export const findAttendees = (
  db: Queryable,
  { eventId, userIds, now }: { eventId: string; userIds: string[]; now: Date },
): Promise<QueuedAttendee[]> =>
  db
    .select({
      ...{ ...attendee, ...attendance },
      waiting: waitlistLengthSql(attendances.eventId),
      held: heldSeats({ eventId, now: now.toISOString() }),
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(and(eq(attendances.eventId, eventId), inArray(attendances.userId, userIds)));

/** To change the RSVP, lock the event in an earlier statement. */
export const findAttendee = async (
  db: Queryable,
  { eventId, userId, now }: RsvpKey & { now: Date },
): Promise<QueuedAttendee | undefined> => (await findAttendees(db, { eventId, userIds: [userId], now }))[0];

/** Returns an enabled user who is a member of the group or has an RSVP to one of the group's events. */
export const findKnownPerson = (
  db: Queryable,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<{ id: string; name: string } | undefined> =>
  firstRow(
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.disabledAt), isKnownTo(groupId))),
  );

const isKnownTo = (groupId: string): SQL => sql`(
  exists (select from ${memberships} where ${memberships.userId} = ${users.id} and ${memberships.groupId} = ${groupId})
  or exists (
    select from ${attendances} join ${events} on ${events.id} = ${attendances.eventId}
    where ${attendances.userId} = ${users.id} and ${events.groupId} = ${groupId}))`;

type KnownPeople = { event: { id: string; groupId: string }; words: string; limit: number };

/** Searches the members and earlier attendees of the event's group who do not attend the event, by name. */
export const listKnownPeople = (
  db: Queryable,
  { event: { id, groupId }, words, limit }: KnownPeople,
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        nameContains(users.name, words),
        isNull(users.disabledAt),
        // Unlike `isKnownTo`, starts from the group's members and attendees, which are fewer than all users.
        sql`${users.id} in (
          select ${memberships.userId} from ${memberships} where ${memberships.groupId} = ${groupId}
          union select ${attendances.userId} from ${attendances}
            join ${events} on ${events.id} = ${attendances.eventId} where ${events.groupId} = ${groupId}
          except select ${attendances.userId} from ${attendances}
            where ${attendances.eventId} = ${id} and ${status} = 'attending')`,
      ),
    )
    .orderBy(sql`alliance_plain(${users.name})`, users.id)
    .limit(limit);

const rsvps = cursor("rsvps", (db, { eventId }: Params<{ eventId: string }>) =>
  db
    .select(attendee)
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(eq(attendances.eventId, eventId))
    .orderBy(...orderBy(attendeeOrder, attendances.userId)),
);

/** Reads all RSVPs to an event in batches. */
export const eachAttendee = async function* (tx: Transaction, eventId: string, size: number) {
  let waiting = 0;
  for await (const rows of rsvps(tx, { eventId }, size))
    yield rows.map((row) => ({ ...row, waitlistPosition: row.status === "waitlisted" ? ++waiting : null }));
};

const rsvpsOfGroup = cursor("rsvps_of_group", (db, { groupId }: Params<{ groupId: string }>) =>
  db
    .select({ ...attendee, event: { id: events.id, slug: events.slug, name: events.name } })
    .from(attendances)
    .innerJoin(events, eq(events.id, attendances.eventId))
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(eq(events.groupId, groupId))
    .orderBy(events.startsAt, events.id, ...orderBy(attendeeOrder, attendances.userId)),
);

/** Reads all RSVPs to the events of a group in batches, event by event. */
export const eachAttendeeOfGroup = async function* (tx: Transaction, groupId: string, size: number) {
  let [eventId, waiting] = ["", 0];
  for await (const rows of rsvpsOfGroup(tx, { groupId }, size))
    yield rows.map((row) => {
      if (row.event.id !== eventId) [eventId, waiting] = [row.event.id, 0];
      return { ...row, waitlistPosition: row.status === "waitlisted" ? ++waiting : null };
    });
};

export type AttendedEventRow = {
  id: string;
  event: BriefEventRow;
  attendance: Omit<OwnAttendanceRow, "answers" | "shareEmail" | "registeredBy">;
};

export const attendedEventOrder = byTime<AttendedEventRow>(events.startsAt, "ascending", (row) => row.event.startsAt);

type AttendedPage = PageRequest & Period & { userId: string };

const attendedPage = statement((db, { userId, position, limit, ...period }: Params<AttendedPage>) =>
  pageOf(
    selectBriefEventsWith(db, { attendance: { ...attendance, checkInCode } }).innerJoin(
      attendances,
      eq(attendances.eventId, events.id),
    ),
    [attendedEventOrder, events.id],
    { position, limit },
    eq(attendances.userId, userId),
    sql`${status} <> 'declined'`,
    inPeriod(period),
  ),
);

/** Lists a page of the events to which a user has an RSVP that was not declined, soonest first. */
export const listAttendedEvents = async (db: Queryable, page: AttendedPage): Promise<AttendedEventRow[]> => {
  const rows = await attendedPage(db, page);
  return rows.map(({ attendance, ...event }) => ({ id: event.id, event, attendance }));
};

/** Bounds the search at events where few attendees agree to be shown. */
const maxScanned = 500;

const maxPreviews = 8;

/** Lists the earliest attendees who agree to be shown publicly. */
export const listAttendeePreviews = statement((db, { eventId }: Params<{ eventId: string }>) => {
  const first = db
    .select({ userId: attendances.userId, rank: attendances.rank })
    .from(attendances)
    .where(and(eq(attendances.eventId, eventId), eq(attendances.status, "attending")))
    .orderBy(asc(attendances.rank))
    .limit(maxScanned)
    .as("first");
  return db
    .select({ name: users.name, photoUrl: users.photoUrl })
    .from(first)
    .innerJoin(users, eq(users.id, first.userId))
    .where(and(users.showAsAttendee, isNull(users.disabledAt)))
    .orderBy(asc(first.rank))
    .limit(maxPreviews);
});
