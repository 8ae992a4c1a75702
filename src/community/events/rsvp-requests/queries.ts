import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { attendances, rsvpRequests } from "../../../foundation/db/participation-tables.ts";
import { type Batch, deleteOldest } from "../../../foundation/db/purge.ts";
import {
  isLinkExpired,
  isOpen,
  matchesLink,
  type RequestLink,
  showsResult,
} from "../../../foundation/db/request-links.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { isRequestOfUser } from "../holds/queries.ts";

export type RsvpRequest = typeof rsvpRequests.$inferSelect;

export const insertRequest = async (
  db: Transaction,
  row: Omit<RsvpRequest, "arrival" | "confirmedAt">,
): Promise<void> => {
  const arrival = row.places > 0 ? sql`nextval('attendances_arrival_seq')` : null;
  await db.insert(rsvpRequests).values({ ...row, arrival });
};

const isOfAddress = (eventId: string, email: string) =>
  and(eq(rsvpRequests.eventId, eventId), isSameAddress(rsvpRequests.email, email));

/** Whether the address has an open request that got a hold, or a recently confirmed request. If so, a new request gets no hold. */
export const hasUsedHold = async (
  db: Queryable,
  { eventId, email, now }: { eventId: string; email: string; now: Date },
): Promise<boolean> => {
  const isUnexpired = or(gt(rsvpRequests.expiresAt, now), gt(rsvpRequests.heldUntil, now));
  const blocksHold = or(and(isUnexpired, isNotNull(rsvpRequests.arrival)), showsResult(rsvpRequests, now));
  return (await db.$count(rsvpRequests, and(isOfAddress(eventId, email), blocksHold))) > 0;
};

/** Finds the request of a link that still works or was used recently. */
export const findRequest = (db: Queryable, link: RequestLink): Promise<RsvpRequest | undefined> =>
  firstRow(db.select().from(rsvpRequests).where(matchesLink(rsvpRequests, link)));

export const findStatusByAddress = async (
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

export const findOpenRequest = (db: Queryable, id: string, now: Date): Promise<RsvpRequest | undefined> =>
  firstRow(
    db
      .select()
      .from(rsvpRequests)
      .where(isOpen(rsvpRequests, id, now)),
  );

export const findUserRequest = (db: Queryable, key: { eventId: string; userId: string }) =>
  firstRow(db.select().from(rsvpRequests).where(isRequestOfUser(key)).orderBy(desc(rsvpRequests.createdAt)).limit(1));

export const listEventsWithExpiredHolds = async (db: Queryable, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ eventId: rsvpRequests.eventId })
    .from(rsvpRequests)
    .where(lte(rsvpRequests.heldUntil, now))
    .limit(limit);
  return rows.map(({ eventId }) => eventId);
};

/** The event must be locked. */
export const releaseExpiredHolds = (db: Transaction, eventId: string, now: Date): Promise<unknown> =>
  db
    .update(rsvpRequests)
    .set({ places: 0, heldUntil: null })
    .where(and(eq(rsvpRequests.eventId, eventId), lte(rsvpRequests.heldUntil, now)));

/** Skips requests that still hold seats: `releaseExpiredHolds` ends the holds first, so that the waitlist gets the seats. */
export const deleteExpiredRequests = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  deleteOldest(db, rsvpRequests, {
    sortKey: rsvpRequests.expiresAt,
    isDue: and(isNull(rsvpRequests.heldUntil), isLinkExpired(rsvpRequests, now)),
    batch,
  });
