import { and, eq, getTableColumns, gt, gte, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { formerEmails, pendingEmails, users } from "../../../foundation/db/identity-tables.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { firstRow, hasChanged } from "../../../foundation/db/statement.ts";
import { foldAddress } from "../../../foundation/email-address.ts";

/** Locks addresses, with or without an account, until the transaction ends. Lock them before the row of a user. */
export const lockEmails = async (db: Transaction, ...emails: string[]): Promise<void> => {
  // Sorted, so that concurrent transactions cannot deadlock.
  for (const email of [...new Set(emails.map(foldAddress))].sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alliance email ${email}`}, 0))`);
};

export type PendingEmail = Pick<typeof pendingEmails.$inferSelect, "email" | "expiresAt">;

export const putPendingEmail = async (db: Transaction, row: typeof pendingEmails.$inferInsert): Promise<void> => {
  const { userId: _userId, ...set } = row;
  await db.insert(pendingEmails).values(row).onConflictDoUpdate({ target: pendingEmails.userId, set });
};

type Link = { secretHash: string; now: Date };

const isPending = ({ secretHash, userId, now }: Link & { userId: string }) =>
  and(eq(pendingEmails.secretHash, secretHash), eq(pendingEmails.userId, userId), gt(pendingEmails.expiresAt, now));

export const findPendingEmail = async (db: Queryable, link: Link & { userId: string }): Promise<string | undefined> =>
  (await db.select({ email: pendingEmails.email }).from(pendingEmails).where(isPending(link)))[0]?.email;

/** Consumes the link: only one of several concurrent requests gets the address. */
export const consumePendingEmail = async (db: Transaction, link: Link & { userId: string }) =>
  (await db.delete(pendingEmails).where(isPending(link)).returning({ email: pendingEmails.email }))[0]?.email;

export const deletePendingEmail = (db: Transaction, userId: string): Promise<boolean> =>
  hasChanged(db.delete(pendingEmails).where(eq(pendingEmails.userId, userId)));

const { secretHash: _secretHash, ...formerEmail } = getTableColumns(formerEmails);

const findFormer = (db: Queryable, condition: SQL | undefined) =>
  firstRow(
    db
      .select({ ...formerEmail, language: users.language })
      .from(formerEmails)
      .innerJoin(users, eq(users.id, formerEmails.userId))
      .where(condition),
  );

/** Finds the former owner of an address, while the change can be undone. */
export const findFormerOwner = (db: Queryable, { email, now }: { email: string; now: Date }) =>
  findFormer(db, and(isSameAddress(formerEmails.email, email), gt(formerEmails.expiresAt, now)));

/** Finds the former address that a link restores, unless its user is disabled. */
export const findFormerEmail = (db: Queryable, { secretHash, now }: Link) =>
  findFormer(
    db,
    and(eq(formerEmails.secretHash, secretHash), gt(formerEmails.expiresAt, now), isNull(users.disabledAt)),
  );

/** Reserves a former address, and extends the user's earlier reservations, so that the original owner can undo changes for as long as later owners can. */
export const insertFormerEmail = async (db: Transaction, row: typeof formerEmails.$inferInsert): Promise<void> => {
  const { userId, expiresAt, createdAt } = row;
  await db
    .update(formerEmails)
    .set({ expiresAt })
    .where(and(eq(formerEmails.userId, userId), gt(formerEmails.expiresAt, createdAt)));
  await db.insert(formerEmails).values(row);
};

/** Deletes a reservation and the user's later reservations. @returns whether the reservation still existed */
export const deleteFormerEmailsFrom = async (db: Transaction, { id, userId }: { id: number; userId: string }) => {
  const deleted = await db
    .delete(formerEmails)
    .where(and(eq(formerEmails.userId, userId), gte(formerEmails.id, id)))
    .returning({ id: formerEmails.id });
  return deleted.some((row) => row.id === id);
};

export const setEmail = async (
  db: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
) => {
  await db
    .update(users)
    .set({ email, emailVerifiedAt: now, ownerProvenAt: now, mailRejectedAt: [], updatedAt: now })
    .where(eq(users.id, userId));
};
