import { and, eq, gt, isNotNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "../../../foundation/db/client.ts";
import { rsvpRequests } from "../../../foundation/db/participation-tables.ts";

/* Seats held for RSVPs that are not yet confirmed by email: see `rsvp-requests/`. */

type Of = { eventId: SQLWrapper | string; now: SQLWrapper | string };

const live = ({ eventId, now }: Of): SQL => sql`
  from rsvp_requests held where held.event_id = ${eventId} and held.held_until > ${now}::timestamptz`;

export const heldPlaces = (of: Of): SQL<number> =>
  sql<number>`(select coalesce(sum(held.places), 0)::integer ${live(of)})`;

const isOf = (userId: SQLWrapper | string): SQL =>
  sql`lower(held.email) = (select lower(email) from users where id = ${userId})`;

export const heldForOthers = ({ userId, ...of }: Of & { userId: SQLWrapper | string }): SQL<number> => sql<number>`(
  select coalesce(sum(held.places), 0)::integer ${live(of)} and not ${isOf(userId)})`;

export const heldForUser = ({
  userId,
  ...of
}: Of & { userId: SQLWrapper | string }): SQL<Hold | null> => sql<Hold | null>`(
  select json_build_object('places', held.places, 'arrival', held.arrival) ${live(of)} and ${isOf(userId)}
  order by held.arrival limit 1)`;

export type Hold = { places: number; arrival: number };

type OfUser = { eventId: string; userId: string };

export const isRequestOf = ({ eventId, userId }: OfUser) =>
  and(
    eq(rsvpRequests.eventId, eventId),
    sql`lower(${rsvpRequests.email}) = (select lower(email) from users where id = ${userId})`,
  );

/** Ends the user's requests and holds; their links then show the RSVP. Lock the event first if a seat is held. */
export const endRequestsOf = async (db: Transaction, { now, ...of }: OfUser & { now: Date }): Promise<void> => {
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
    .where(and(isRequestOf(of), or(gt(expiresAt, now), isNotNull(rsvpRequests.heldUntil))));
};
