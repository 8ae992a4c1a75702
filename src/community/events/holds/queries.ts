import { and, eq, gt, isNotNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "../../../foundation/db/client.ts";
import { rsvpRequests } from "../../../foundation/db/participation-tables.ts";

/* Seats held for RSVPs that are not yet confirmed by email: see `rsvp-requests/`. */

type HoldFilter = { eventId: SQLWrapper | string; now: SQLWrapper | string };
type UserHoldFilter = HoldFilter & { userId: SQLWrapper | string };

const activeHoldsSql = ({ eventId, now }: HoldFilter): SQL => sql`
  from rsvp_requests held where held.event_id = ${eventId} and held.held_until > ${now}::timestamptz`;

export const heldSeats = (filter: HoldFilter): SQL<number> =>
  sql<number>`(select coalesce(sum(held.places), 0)::integer ${activeHoldsSql(filter)})`;

const isHoldOfUser = (userId: SQLWrapper | string): SQL =>
  sql`lower(held.email) = (select lower(email) from users where id = ${userId})`;

export const heldSeatsForOthers = ({ userId, ...filter }: UserHoldFilter): SQL<number> => sql<number>`(
  select coalesce(sum(held.places), 0)::integer ${activeHoldsSql(filter)} and not ${isHoldOfUser(userId)})`;

export const holdForUser = ({ userId, ...filter }: UserHoldFilter): SQL<Hold | null> => sql<Hold | null>`(
  select json_build_object('seats', held.places, 'arrival', held.arrival) ${activeHoldsSql(filter)} and ${isHoldOfUser(userId)}
  order by held.arrival limit 1)`;

/** `arrival` is a sequence number that orders the RSVPs to an event. */
export type Hold = { seats: number; arrival: number };

type RequestKey = { eventId: string; userId: string };

export const isRequestOfUser = ({ eventId, userId }: RequestKey) =>
  and(
    eq(rsvpRequests.eventId, eventId),
    sql`lower(${rsvpRequests.email}) = (select lower(email) from users where id = ${userId})`,
  );

/** Closes the user's requests and ends their holds. Their links then show the RSVP's status. Lock the event first if a seat is held. */
export const closeRequests = async (db: Transaction, { now, ...key }: RequestKey & { now: Date }): Promise<void> => {
  const time = sql`${now.toISOString()}::timestamptz`;
  const { expiresAt, confirmedAt } = rsvpRequests;
  await db
    .update(rsvpRequests)
    .set({
      places: 0,
      heldUntil: null,
      expiresAt: sql`least(${expiresAt}, ${time})`,
      confirmedAt: sql`case when ${expiresAt} > ${time} then ${time} else ${confirmedAt} end`,
    })
    .where(and(isRequestOfUser(key), or(gt(expiresAt, now), isNotNull(rsvpRequests.heldUntil))));
};
