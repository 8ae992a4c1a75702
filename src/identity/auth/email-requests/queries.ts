import { and, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { emailRequests } from "../../../foundation/db/participation-tables.ts";
import { type Batch, deleteOldest } from "../../../foundation/db/purge.ts";
import { isLinkExpired, isOpen, matchesLink, type RequestLink } from "../../../foundation/db/request-links.ts";
import { firstRow } from "../../../foundation/db/statement.ts";

export type EmailRequest = typeof emailRequests.$inferSelect;

export const insertEmailRequest = (db: Transaction, row: typeof emailRequests.$inferInsert): Promise<unknown> =>
  db.insert(emailRequests).values(row);

/** Finds the request of a valid or recently used link. */
export const findEmailRequest = (db: Queryable, link: RequestLink): Promise<EmailRequest | undefined> =>
  firstRow(db.select().from(emailRequests).where(matchesLink(emailRequests, link)));

export const findOpenEmailRequest = (db: Queryable, { id, now }: { id: string; now: Date }) =>
  firstRow(
    db
      .select()
      .from(emailRequests)
      .where(isOpen(emailRequests, id, now)),
  );

export const deleteSignUpsOf = (db: Transaction, email: string): Promise<unknown> =>
  db.delete(emailRequests).where(and(isSameAddress(emailRequests.email, email), isNull(emailRequests.groupId)));

export const deleteExpiredEmailRequests = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  deleteOldest(db, emailRequests, {
    sortKey: emailRequests.expiresAt,
    isDue: isLinkExpired(emailRequests, now),
    batch,
  });
