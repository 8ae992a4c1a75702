import { and, desc, eq, gt, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { attendances, rsvpRequests } from "../../../foundation/db/participation-tables.ts";
import { type Batch, deleteOldest } from "../../../foundation/db/purge.ts";
import { isRequestOf } from "../holds/queries.ts";

export type RsvpRequest = typeof rsvpRequests.$inferSelect;

export const insertRequest = async (
  db: Queryable,
  row: Omit<RsvpRequest, "arrival" | "confirmedAt">,
): Promise<void> => {
  const arrival = row.places > 0 ? sql`nextval('attendances_arrival_seq')` : null;
  await db.insert(rsvpRequests).values({ ...row, arrival });
};

const isOfAddress = (eventId: string, email: string) =>
  and(eq(rsvpRequests.eventId, eventId), isSameAddress(rsvpRequests.email, email));

/** Minutes for which a used link shows what became of the RSVP. */
const shownMinutes = 60;

const isShown = (now: Date): SQL => gt(rsvpRequests.confirmedAt, new Date(now.getTime() - shownMinutes * 60_000));

/**
 * Whether an address has had a place held at the event, by a request that is open or still holds it, or has confirmed a request
 * lately. A new request then holds no second place.
 */
export const hasHeld = async (
  db: Queryable,
  { eventId, email, now }: { eventId: string; email: string; now: Date },
): Promise<boolean> => {
  const isOpen = or(gt(rsvpRequests.expiresAt, now), gt(rsvpRequests.heldUntil, now));
  const counts = or(and(isOpen, isNotNull(rsvpRequests.arrival)), isShown(now));
  return (await db.$count(rsvpRequests, and(isOfAddress(eventId, email), counts))) > 0;
};

type Link = { secretHash: string; now: Date };

const isLive = ({ secretHash, now }: Link) =>
  and(eq(rsvpRequests.secretHash, secretHash), gt(rsvpRequests.expiresAt, now));

/** The request of a link that works, or was used lately. */
export const findRequest = async (db: Queryable, link: Link): Promise<RsvpRequest | undefined> => {
  const { secretHash, now } = link;
  const [row] = await db
    .select()
    .from(rsvpRequests)
    .where(or(isLive(link), and(eq(rsvpRequests.secretHash, secretHash), isShown(now))));
  return row;
};

/** The status of the RSVP that the owner of an email address has at an event. */
export const findStatusOfAddress = async (
  db: Queryable,
  { eventId, email }: Pick<RsvpRequest, "eventId" | "email">,
): Promise<(typeof attendances.$inferSelect)["status"] | undefined> => {
  const [row] = await db
    .select({ status: attendances.status })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(and(eq(attendances.eventId, eventId), isSameAddress(users.email, email)));
  return row?.status;
};

/** Consumes the link: only one of several concurrent requests gets it. The place stays held. */
export const takeRequest = async (db: Queryable, link: Link): Promise<boolean> => {
  const taken = await db
    .update(rsvpRequests)
    .set({ expiresAt: link.now, confirmedAt: link.now })
    .where(isLive(link))
    .returning({ id: rsvpRequests.id });
  return taken.length > 0;
};

/** Puts another link in place of the one that was sent. */
export const replaceLink = async (
  db: Queryable,
  { id, secretHash, expiresAt, now }: Pick<RsvpRequest, "id" | "secretHash" | "expiresAt"> & { now: Date },
): Promise<boolean> => {
  const replaced = await db
    .update(rsvpRequests)
    .set({ secretHash, expiresAt })
    .where(and(eq(rsvpRequests.id, id), gt(rsvpRequests.expiresAt, now)))
    .returning({ id: rsvpRequests.id });
  return replaced.length > 0;
};

export const findLiveRequest = async (db: Queryable, id: string, now: Date): Promise<RsvpRequest | undefined> => {
  const [row] = await db
    .select()
    .from(rsvpRequests)
    .where(and(eq(rsvpRequests.id, id), gt(rsvpRequests.expiresAt, now)));
  return row;
};

/** What the user's address has asked for last, and did not get. */
export const findRequestOf = async (
  db: Queryable,
  of: { eventId: string; userId: string },
): Promise<RsvpRequest | undefined> => {
  const [row] = await db
    .select()
    .from(rsvpRequests)
    .where(isRequestOf(of))
    .orderBy(desc(rsvpRequests.createdAt))
    .limit(1);
  return row;
};

/** Events with places whose time is over. */
export const listEventsToRelease = async (db: Queryable, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ eventId: rsvpRequests.eventId })
    .from(rsvpRequests)
    .where(lte(rsvpRequests.heldUntil, now))
    .limit(limit);
  return rows.map(({ eventId }) => eventId);
};

/** The event has to be locked. */
export const releaseHolds = async (db: Queryable, eventId: string, now: Date): Promise<void> => {
  await db
    .update(rsvpRequests)
    .set({ places: 0, heldUntil: null })
    .where(and(eq(rsvpRequests.eventId, eventId), lte(rsvpRequests.heldUntil, now)));
};

/** Requests that still hold a place are released first, so that the waitlist gets it. */
export const deleteExpiredRequests = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  deleteOldest(db, rsvpRequests, {
    by: rsvpRequests.expiresAt,
    due: and(
      lte(rsvpRequests.expiresAt, now),
      isNull(rsvpRequests.heldUntil),
      or(isNull(rsvpRequests.confirmedAt), not(isShown(now))),
    ),
    batch,
  });
