import { and, eq, gt, isNotNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { rsvpRequests } from "../../../foundation/db/participation-tables.ts";

/* Places that are held for those who still have to confirm their RSVP by email: see `rsvp-requests/`. */

type Of = { eventId: SQLWrapper | string; now: SQLWrapper | string };

const live = ({ eventId, now }: Of): SQL => sql`
  from rsvp_requests held where held.event_id = ${eventId} and held.held_until > ${now}::timestamptz`;

/** Places of an event that are held for anybody. */
export const heldPlaces = (of: Of): SQL<number> =>
  sql<number>`(select coalesce(sum(held.places), 0)::integer ${live(of)})`;

const isOf = (userId: SQLWrapper | string): SQL =>
  sql`lower(held.email) = (select lower(email) from users where id = ${userId})`;

/** Those that are held for others than the user. */
export const heldForOthers = ({ userId, ...of }: Of & { userId: SQLWrapper | string }): SQL<number> => sql<number>`(
  select coalesce(sum(held.places), 0)::integer ${live(of)} and not ${isOf(userId)})`;

/** Where the user has come in, and with how many places, if some are held for the user. */
export const heldForUser = ({
  userId,
  ...of
}: Of & { userId: SQLWrapper | string }): SQL<Hold | null> => sql<Hold | null>`(
  select json_build_object('places', held.places, 'arrival', held.arrival) ${live(of)} and ${isOf(userId)}
  order by held.arrival limit 1)`;

export type Hold = { places: number; arrival: number };

type OfUser = { eventId: string; userId: string };

/** What the user's address has requested. */
export const isRequestOf = ({ eventId, userId }: OfUser) =>
  and(
    eq(rsvpRequests.eventId, eventId),
    sql`lower(${rsvpRequests.email}) = (select lower(email) from users where id = ${userId})`,
  );

/**
 * Ends the user's requests and their holds. Links that still worked show the user's RSVP from now on. Lock the event first if a
 * place is held.
 */
export const endRequestsOf = async (db: Queryable, { now, ...of }: OfUser & { now: Date }): Promise<void> => {
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
