import { and, asc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { nameContains } from "../../../foundation/db/matching.ts";
import { attendances, guestAttendees } from "../../../foundation/db/participation-tables.ts";
import { type AttendeeRow, isAttendance, type RsvpChange, rsvpStatement } from "../attendances/queries.ts";

export const markCheckedIn = rsvpStatement<RsvpChange & { checkedInAt: Date }>(
  "rsvp.checked_in",
  (_db, { checkedInAt, ...key }) => sql`
    update attendances set checked_in_at = ${checkedInAt}::timestamptz where ${isAttendance(key)}`,
);

export const unmarkCheckedIn = rsvpStatement<RsvpChange>(
  "rsvp.checked_in",
  (_db, key) => sql`update attendances set checked_in_at = null where ${isAttendance(key)}`,
);

export const findUserByCode = async (
  db: Queryable,
  { eventId, code }: { eventId: string; code: string },
): Promise<string | undefined> => {
  const [row] = await db
    .select({ userId: attendances.userId })
    .from(attendances)
    .where(and(eq(attendances.eventId, eventId), eq(attendances.checkInCode, code)))
    .limit(1);
  return row?.userId;
};

export type CheckInCounts = { attending: number; checkedIn: number };

/** Counts attendees, including guest attendees. */
export const countCheckIns = async (db: Queryable, eventId: string): Promise<CheckInCounts> => {
  const [row] = await db.execute<CheckInCounts>(sql`
    select count(*)::integer as attending, count(checked_in_at)::integer as "checkedIn" from (
      select checked_in_at from attendances where event_id = ${eventId} and status = 'attending'
      union all select checked_in_at from guest_attendees where event_id = ${eventId}) seats`);
  return row ?? { attending: 0, checkedIn: 0 };
};

type PersonAtTheDoor = Pick<AttendeeRow, "id" | "name" | "guests" | "checkedInAt">;

/** Lists attendees and guest attendees by name. */
export const listPeopleToCheckIn = (
  db: Queryable,
  { eventId, words, limit }: { eventId: string; words: string | undefined; limit: number },
): Promise<PersonAtTheDoor[]> => {
  const { id, name, guests, checkedInAt } = guestAttendees;
  const people = unionAll(
    db
      .select({ id: users.id, name: users.name, guests: attendances.guests, checkedInAt: attendances.checkedInAt })
      .from(attendances)
      .innerJoin(users, eq(users.id, attendances.userId))
      .where(
        and(eq(attendances.eventId, eventId), eq(attendances.status, "attending"), nameContains(users.name, words)),
      ),
    db
      .select({ id, name, guests, checkedInAt })
      .from(guestAttendees)
      .where(and(eq(guestAttendees.eventId, eventId), nameContains(name, words))),
  ).as("people");
  return db
    .select()
    .from(people)
    .orderBy(asc(sql`alliance_plain(${people.name})`), people.id)
    .limit(limit);
};
