import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { isSameAddress, nameContains } from "../../../foundation/db/matching.ts";
import { guestAttendees } from "../../../foundation/db/participation-tables.ts";
import type { Batch } from "../../../foundation/db/purge.ts";
import { cursor, firstRow, hasRows, type Params } from "../../../foundation/db/statement.ts";
import { events } from "../../../foundation/db/tables.ts";
import { guestStatisticsColumns, recordStatisticsSql } from "../attendances/former/queries.ts";

/* Guest attendees have no account. Every change of their seats locks the event first, as changes of RSVPs do. */

const { language: _language, secretHash: _secretHash, ...columns } = getTableColumns(guestAttendees);

type Row = typeof guestAttendees.$inferSelect;

export type GuestAttendeeRow = Pick<Row, keyof typeof columns>;

export const guestAttendeeOrder = byTime<GuestAttendeeRow>(
  guestAttendees.createdAt,
  "ascending",
  (row) => row.createdAt,
);

export const listGuestAttendees = (
  db: Queryable,
  { eventId, q, ...page }: PageRequest & { eventId: string; q?: string | undefined },
): Promise<GuestAttendeeRow[]> =>
  pageOf(
    db.select(columns).from(guestAttendees),
    [guestAttendeeOrder, guestAttendees.id],
    page,
    eq(guestAttendees.eventId, eventId),
    nameContains(guestAttendees.name, q),
  );

/** Reads all guest attendees of an event in batches. */
export const eachGuestAttendee = cursor("guest_attendees", (db, { eventId }: Params<{ eventId: string }>) =>
  db
    .select(columns)
    .from(guestAttendees)
    .where(eq(guestAttendees.eventId, eventId))
    .orderBy(guestAttendees.createdAt, guestAttendees.id),
);

/** Reads all guest attendees of a group's events in batches, event by event. */
export const eachGuestAttendeeOfGroup = cursor("guests_of_group", (db, { groupId }: Params<{ groupId: string }>) =>
  db
    .select({ ...columns, event: { id: events.id, slug: events.slug, name: events.name } })
    .from(guestAttendees)
    .innerJoin(events, eq(events.id, guestAttendees.eventId))
    .where(eq(events.groupId, groupId))
    .orderBy(events.startsAt, events.id, guestAttendees.createdAt, guestAttendees.id),
);

export const findGuestAttendee = (
  db: Queryable,
  { eventId, id }: { eventId: string; id: string },
): Promise<GuestAttendeeRow | undefined> =>
  firstRow(
    db
      .select(columns)
      .from(guestAttendees)
      .where(and(eq(guestAttendees.id, id), eq(guestAttendees.eventId, eventId))),
  );

/** Finds the guest attendee whose link has this secret. */
export const findLinkedGuestAttendee = (db: Queryable, secretHash: string): Promise<GuestAttendeeRow | undefined> =>
  firstRow(db.select(columns).from(guestAttendees).where(eq(guestAttendees.secretHash, secretHash)));

export const hasGuestWithAddress = (db: Queryable, { eventId, email }: { eventId: string; email: string }) =>
  hasRows(
    db
      .select({ id: guestAttendees.id })
      .from(guestAttendees)
      .where(and(eq(guestAttendees.eventId, eventId), isSameAddress(guestAttendees.email, email))),
  );

const addToSeatCount = (db: Transaction, eventId: string, seats: number): Promise<unknown> =>
  db.execute(sql`update events set attendee_count = attendee_count + ${seats}::integer where id = ${eventId}`);

/** The event must be locked. */
export const insertGuestAttendee = async (db: Transaction, row: Row): Promise<void> => {
  await db.insert(guestAttendees).values(row);
  await addToSeatCount(db, row.eventId, 1 + row.guests);
};

/** The event must be locked. @param seatChange change of the number of taken seats */
export const updateGuestAttendee = async (
  db: Transaction,
  { id, eventId }: Pick<Row, "id" | "eventId">,
  changes: Partial<Omit<Row, "id" | "eventId" | "createdAt">>,
  seatChange: number,
): Promise<void> => {
  await db.update(guestAttendees).set(changes).where(eq(guestAttendees.id, id));
  if (seatChange !== 0) await addToSeatCount(db, eventId, seatChange);
};

/** Deletes a guest attendee, whose event must be locked. @param canceledAt omitted if an RSVP replaces the guest attendee */
export const deleteGuestAttendee = async (
  db: Transaction,
  { id, eventId, guests }: GuestAttendeeRow,
  canceledAt?: Date,
): Promise<void> => {
  const isDeleted = eq(guestAttendees.id, id);
  const deletedRow = sql`(select ${guestStatisticsColumns} from ${guestAttendees} where ${isDeleted})`;
  if (canceledAt) await db.execute(recordStatisticsSql(deletedRow, canceledAt));
  await db.delete(guestAttendees).where(isDeleted);
  await addToSeatCount(db, eventId, -1 - guests);
};

/** Deletes the email address of a deleted account from guest attendees. Their seats and names remain. */
export const deleteGuestAddress = (db: Transaction, email: string): Promise<unknown> =>
  db.update(guestAttendees).set({ email: null, secretHash: null }).where(isSameAddress(guestAttendees.email, email));

/** Counted from the end of the event. */
const addressRetentionDays = 30;

/** Deletes the email addresses of guest attendees of past events. The condition on `lower(email)` can use an index. */
export const deleteOldAddresses = async (db: Queryable, { now, batch }: Batch): Promise<number> => {
  const updated = await db.execute(sql`
    update guest_attendees set email = null, secret_hash = null where id = any(array(
      select guest_attendees.id from guest_attendees join events on events.id = event_id
      where lower(email) is not null and ends_at < ${now.toISOString()}::timestamptz - ${addressRetentionDays}::integer * interval '1 day'
      limit ${batch}))
    returning id`);
  return updated.length;
};
