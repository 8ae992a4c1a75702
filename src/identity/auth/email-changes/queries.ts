import { and, eq, gt, gte, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { formerEmails, pendingEmails, users } from "../../../foundation/db/identity-tables.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { foldAddress } from "../../../foundation/email-address.ts";

/**
 * Locks addresses until the end of the transaction, whether or not anybody has them. Whoever gives an address to an account
 * holds its lock, and that of the address which the account gives up; lock them before the row of a user.
 */
export const lockEmails = async (db: Queryable, ...emails: string[]): Promise<void> => {
  // In one order, so that two of them cannot wait for each other.
  for (const email of [...new Set(emails.map(foldAddress))].sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alliance email ${email}`}, 0))`);
};

export type PendingEmail = Pick<typeof pendingEmails.$inferSelect, "email" | "expiresAt">;

/** Replaces the user's older request. */
export const putPendingEmail = async (db: Queryable, row: typeof pendingEmails.$inferInsert): Promise<void> => {
  const { userId: target, ...set } = row;
  await db
    .insert(pendingEmails)
    .values({ userId: target, ...set })
    .onConflictDoUpdate({ target: pendingEmails.userId, set });
};

type Link = { secretHash: string; now: Date };

const isPending = ({ secretHash, userId, now }: Link & { userId: string }) =>
  and(eq(pendingEmails.secretHash, secretHash), eq(pendingEmails.userId, userId), gt(pendingEmails.expiresAt, now));

/** @returns the address that the user's link confirms, without consuming the link */
export const findPendingEmail = async (db: Queryable, link: Link & { userId: string }): Promise<string | undefined> =>
  (await db.select({ email: pendingEmails.email }).from(pendingEmails).where(isPending(link)))[0]?.email;

/** Consumes the link: only one of several concurrent requests gets the address. */
export const consumePendingEmail = async (db: Queryable, link: Link & { userId: string }) =>
  (await db.delete(pendingEmails).where(isPending(link)).returning({ email: pendingEmails.email }))[0]?.email;

/** @returns whether there was one */
export const deletePendingEmail = async (db: Queryable, userId: string): Promise<boolean> => {
  const { count } = await db.delete(pendingEmails).where(eq(pendingEmails.userId, userId));
  return count > 0;
};

type FormerEmail = Omit<typeof formerEmails.$inferSelect, "secretHash"> & Pick<typeof users.$inferSelect, "language">;

const formerEmail = {
  id: formerEmails.id,
  userId: formerEmails.userId,
  email: formerEmails.email,
  expiresAt: formerEmails.expiresAt,
  createdAt: formerEmails.createdAt,
  language: users.language,
};

/** The user who had the address until lately, and may have it again. */
export const findFormerOwner = async (db: Queryable, { email, now }: { email: string; now: Date }) => {
  const [row] = await db
    .select(formerEmail)
    .from(formerEmails)
    .innerJoin(users, eq(users.id, formerEmails.userId))
    .where(and(isSameAddress(formerEmails.email, email), gt(formerEmails.expiresAt, now)));
  return row;
};

/** What the link puts back, unless its user is disabled. */
export const findFormerEmail = async (db: Queryable, { secretHash, now }: Link): Promise<FormerEmail | undefined> => {
  const [row] = await db
    .select(formerEmail)
    .from(formerEmails)
    .innerJoin(users, eq(users.id, formerEmails.userId))
    .where(and(eq(formerEmails.secretHash, secretHash), gt(formerEmails.expiresAt, now), isNull(users.disabledAt)));
  return row;
};

/**
 * Keeps an address that the user gives up. Those of before are kept for as long: who had the account first can undo what
 * whoever had it later can.
 */
export const insertFormerEmail = async (db: Queryable, row: typeof formerEmails.$inferInsert): Promise<void> => {
  const { userId, expiresAt, createdAt } = row;
  await db
    .update(formerEmails)
    .set({ expiresAt })
    .where(and(eq(formerEmails.userId, userId), gt(formerEmails.expiresAt, createdAt)));
  await db.insert(formerEmails).values(row);
};

/**
 * Gives up the claims of the address that is put back, and of those that the user had after it.
 * @returns whether the first was still there
 */
export const deleteFormerEmailsFrom = async (db: Queryable, { id, userId }: Pick<FormerEmail, "id" | "userId">) => {
  const deleted = await db
    .delete(formerEmails)
    .where(and(eq(formerEmails.userId, userId), gte(formerEmails.id, id)))
    .returning({ id: formerEmails.id });
  return deleted.some((row) => row.id === id);
};

/** Gives the user an address that the user has proved to own. */
export const setEmail = async (db: Queryable, { userId, email, now }: { userId: string; email: string; now: Date }) => {
  await db
    .update(users)
    .set({ email, emailVerifiedAt: now, ownerProvenAt: now, mailRejectedAt: [], updatedAt: now })
    .where(eq(users.id, userId));
};
