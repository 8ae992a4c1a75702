import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import {
  idempotencyKeys,
  identities,
  mailTokens,
  oauthFlows,
  passwords,
  rateLimits,
  users,
} from "../db/identity-tables.ts";

export type Account = {
  id: string;
  email: string;
  name: string;
  verified: boolean;
  disabled: boolean;
  /** `null` for users who sign in only through providers. */
  passwordHash: string | null;
};

const accountFields = {
  id: users.id,
  email: users.email,
  name: users.name,
  verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  disabled: sql<boolean>`${users.disabledAt} is not null`,
  passwordHash: passwords.hash,
};

/** Addresses are compared without regard to case. */
export const findAccountByEmail = async (db: Queryable, email: string): Promise<Account | undefined> => {
  const [row] = await db
    .select(accountFields)
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
};

export const findAccount = async (db: Queryable, id: string): Promise<Account | undefined> => {
  const [row] = await db
    .select(accountFields)
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.id, id));
  return row;
};

/** Locks the user's row, so that changes to the user's sign-in methods run one after another. */
export const lockUser = async (db: Queryable, id: string): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
};

export type NewUser = { id: string; email: string; name: string; verified: boolean; now: Date };

/** @returns false when the address is taken */
export const insertUser = async (db: Queryable, { id, email, name, verified, now }: NewUser): Promise<boolean> => {
  const inserted = await db
    .insert(users)
    .values({ id, email, name, emailVerifiedAt: verified ? now : null, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return inserted.length > 0;
};

export const setPassword = async (db: Queryable, userId: string, hash: string, now: Date): Promise<void> => {
  await db
    .insert(passwords)
    .values({ userId, hash, updatedAt: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, updatedAt: now } });
};

/** Replaces the hash that was just verified, unless the password was changed meanwhile. */
export const replaceHash = async (
  db: Queryable,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> => {
  await db
    .update(passwords)
    .set({ hash: to })
    .where(and(eq(passwords.userId, userId), eq(passwords.hash, from)));
};

export const deletePassword = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(passwords).where(eq(passwords.userId, userId));
};

export const setVerified = async (db: Queryable, userId: string, now: Date): Promise<void> => {
  await db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
};

export const setUserDisabled = async (db: Queryable, userId: string, disabledAt: Date | null): Promise<void> => {
  await db.update(users).set({ disabledAt }).where(eq(users.id, userId));
};

export type SignInMethod = "github" | "google" | "linkedin" | "password";

/** In the order of the contract's enumeration. */
export const listSignInMethods = async (db: Queryable, userId: string): Promise<SignInMethod[]> => {
  const linked = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.provider));
  const password = await db.select({ one: sql`1` }).from(passwords).where(eq(passwords.userId, userId));
  return [...linked.map(({ provider }) => provider), ...(password.length ? (["password"] as const) : [])];
};

export type MailPurpose = (typeof mailTokens.$inferSelect)["purpose"];

/** Replaces the user's older link of the same purpose. */
export const putMailToken = async (db: Queryable, row: typeof mailTokens.$inferInsert): Promise<void> => {
  await db
    .insert(mailTokens)
    .values(row)
    .onConflictDoUpdate({
      target: [mailTokens.userId, mailTokens.purpose],
      set: { secretHash: row.secretHash, expiresAt: row.expiresAt },
    });
};

type MailToken = { secretHash: string; purpose: MailPurpose; now: Date };

const isValid = ({ secretHash, purpose, now }: MailToken) =>
  and(
    eq(mailTokens.secretHash, secretHash),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, now),
    sql`exists (select from ${users} where ${users.id} = ${mailTokens.userId} and ${users.disabledAt} is null)`,
  );

/** @returns the id of the link's user, without consuming the link */
export const findMailToken = async (db: Queryable, token: MailToken): Promise<string | undefined> => {
  const [row] = await db.select({ userId: mailTokens.userId }).from(mailTokens).where(isValid(token));
  return row?.userId;
};

/** Consumes the link: only one of several concurrent requests gets the user's id. */
export const consumeMailToken = async (db: Queryable, token: MailToken): Promise<string | undefined> => {
  const [row] = await db.delete(mailTokens).where(isValid(token)).returning({ userId: mailTokens.userId });
  return row?.userId;
};

export const deleteMailTokensOf = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(mailTokens).where(eq(mailTokens.userId, userId));
};

/** Deletes flows that would link a provider to the user, even if someone else started them. */
export const deleteFlowsOf = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(oauthFlows).where(eq(oauthFlows.userId, userId));
};

/** Deletes what has expired: links, flows, counters and idempotency keys. */
export const deleteExpired = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(mailTokens).where(lte(mailTokens.expiresAt, now));
  await db.delete(oauthFlows).where(lte(oauthFlows.expiresAt, now));
  await db.delete(rateLimits).where(lte(rateLimits.expire, now));
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - 86_400_000)));
};
