import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { roles } from "../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import {
  identities,
  isUndeliverable,
  mailTokens,
  oauthFlows,
  passwords,
  users,
} from "../../foundation/db/identity-tables.ts";
import { isSameAddress } from "../../foundation/db/matching.ts";
import { attendances, memberships } from "../../foundation/db/participation-tables.ts";
import { type Batch, daysBefore, deleteOldest } from "../../foundation/db/purge.ts";
import { secondFactorOfUser } from "../../foundation/db/second-factor-tables.ts";
import { type Places, statement } from "../../foundation/db/statement.ts";
import { jobs } from "../../foundation/db/tables.ts";
import { findFormerOwner, lockEmails } from "./email-changes/queries.ts";

export type Account = {
  id: string;
  email: string;
  name: string;
  language: (typeof users.$inferSelect)["language"];
  verified: boolean;
  /** Whether whoever set up the account has proved to own the address. */
  proven: boolean;
  disabled: boolean;
  /** Whether optional emails are not sent, because the mail server of the address rejects them. */
  undeliverable: boolean;
  /** `null` for users who sign in without a password. */
  passwordHash: string | null;
  /** Whether a second factor is asked for after the password. */
  secondFactor: boolean;
};

const accountFields = {
  id: users.id,
  email: users.email,
  name: users.name,
  language: users.language,
  verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  proven: sql<boolean>`${users.ownerProvenAt} is not null`,
  disabled: sql<boolean>`${users.disabledAt} is not null`,
  undeliverable: isUndeliverable,
  passwordHash: passwords.hash,
  secondFactor: secondFactorOfUser,
};

/** Addresses are compared without regard to case. */
export const findAccountByEmail = async (db: Queryable, email: string): Promise<Account | undefined> => {
  const [row] = await db
    .select(accountFields)
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(isSameAddress(users.email, email));
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

/**
 * Locks the user's row, so that changes to the user's sign-in methods run one after another. Rows that refer to the user
 * can still be inserted meanwhile.
 */
export const lockUser = async (db: Queryable, id: string): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
};

type NewUser = {
  id: string;
  email: string;
  name: string;
  verified: boolean;
  language: (typeof users.$inferSelect)["language"];
  now: Date;
};

/**
 * @param user `verified` also says that whoever creates the account owns the address
 * @returns false when the address is taken, or kept for somebody who had it until lately
 */
export const insertUser = async (db: Queryable, { verified, now, ...user }: NewUser): Promise<boolean> => {
  const { email } = user;
  await lockEmails(db, email);
  if (await findFormerOwner(db, { email, now })) return false;
  const { count } = await db
    .insert(users)
    .values({ ...user, ...verification(verified ? now : null), createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return count > 0;
};

const verification = (at: Date | null) => ({ emailVerifiedAt: at, ownerProvenAt: at });

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
    .set({ emailVerifiedAt: now, mailRejectedAt: [], updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
};

/** Sends optional emails again: the user has signed in, or has read an email. Writes only for an undeliverable address. */
export const resumeMail = async (
  db: Queryable,
  { id, undeliverable }: Pick<Account, "id" | "undeliverable">,
): Promise<void> => {
  if (undeliverable) await db.update(users).set({ mailRejectedAt: [] }).where(eq(users.id, id));
};

/** Whoever set up the account has proved to own the address, which is thereby verified. */
export const setProven = async (db: Queryable, userId: string, now: Date): Promise<void> => {
  await setVerified(db, userId, now);
  await db
    .update(users)
    .set({ ownerProvenAt: now })
    .where(and(eq(users.id, userId), isNull(users.ownerProvenAt)));
};

/** Clears everything that a user enters in the profile. */
export const clearProfile = async (
  db: Queryable,
  { userId, name, now }: { userId: string; name: string; now: Date },
): Promise<void> => {
  const texts = { bio: null, title: null, company: null, city: null };
  const settings = { countryCode: null, timezone: null, language: null };
  const consents = { showAsOrganizer: false, showAsAttendee: false };
  const addresses = { photoUrl: null, websiteUrl: null, links: [] };
  await db
    .update(users)
    .set({
      name,
      ...texts,
      ...settings,
      ...consents,
      ...addresses,
      interests: [],
      mutedNotifications: [],
      updatedAt: now,
    })
    .where(eq(users.id, userId));
};

export const setUserDisabled = async (db: Queryable, userId: string, disabledAt: Date | null): Promise<void> => {
  await db.update(users).set({ disabledAt }).where(eq(users.id, userId));
};

export type SignInMethod = "github" | "google" | "linkedin" | "password" | "passkey";

/** Of a row of `users`, in the order of the contract's enumeration. */
export const signInMethodsOfUser = sql<SignInMethod[]>`(
  select coalesce(json_agg(method.name order by method.place, method.name), '[]') from (
    select 1 as place, provider as name from identities where user_id = users.id
    union all select 2, 'password' from passwords where user_id = users.id
    union all select 3, 'passkey' where exists (select from passkeys where user_id = users.id)
  ) method)`;

const signInMethods = statement((db, { userId }: Places<{ userId: string }>) =>
  db.select({ methods: signInMethodsOfUser }).from(users).where(eq(users.id, userId)),
);

export const listSignInMethods = async (db: Queryable, userId: string): Promise<SignInMethod[]> => {
  const [row] = await signInMethods(db, { userId });
  return row?.methods ?? [];
};

type MailPurpose = (typeof mailTokens.$inferSelect)["purpose"];

/** Replaces the user's older link of the same purpose. */
export const putMailToken = async (db: Queryable, row: typeof mailTokens.$inferInsert): Promise<void> => {
  await db
    .insert(mailTokens)
    .values(row)
    .onConflictDoUpdate({
      target: [mailTokens.userId, mailTokens.purpose],
      set: { secretHash: row.secretHash, next: row.next ?? null, expiresAt: row.expiresAt, usedAt: null },
    });
};

type MailToken = { secretHash: string; purpose: MailPurpose; now: Date };

const isLive = ({ secretHash, purpose, now }: MailToken) =>
  and(
    eq(mailTokens.secretHash, secretHash),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, now),
    sql`exists (select from ${users} where ${users.id} = ${mailTokens.userId} and ${users.disabledAt} is null)`,
  );

const isValid = (token: MailToken) => and(isLive(token), isNull(mailTokens.usedAt));

/** @returns the id of the link's user, without consuming the link */
export const findMailToken = async (db: Queryable, token: MailToken): Promise<string | undefined> =>
  (await db.select({ userId: mailTokens.userId }).from(mailTokens).where(isValid(token)))[0]?.userId;

/** Consumes the link like `consumeMailToken`, but keeps it until it expires, so that `isUsedLink` knows it. */
export const markMailTokenUsed = async (db: Queryable, token: MailToken): Promise<string | undefined> => {
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: token.now })
    .where(isValid(token))
    .returning({ userId: mailTokens.userId });
  return row?.userId;
};

/** Whether the link was used, and the address of its user is verified. */
export const isUsedLink = async (db: Queryable, token: MailToken): Promise<boolean> => {
  const used = await db
    .select({ userId: mailTokens.userId })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(isLive(token), isNotNull(mailTokens.usedAt), isNotNull(users.emailVerifiedAt)));
  return used.length > 0;
};

type UsedLink = { userId: string; next: string | null };

/** Consumes the link: only one of several concurrent requests gets it. */
export const consumeMailToken = async (db: Queryable, token: MailToken): Promise<UsedLink | undefined> => {
  const [row] = await db
    .delete(mailTokens)
    .where(isValid(token))
    .returning({ userId: mailTokens.userId, next: mailTokens.next });
  return row;
};

export const deleteMailTokensOf = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(mailTokens).where(eq(mailTokens.userId, userId));
};

/** Deletes flows that would link a provider to the user, even if someone else started them. */
export const deleteFlowsOf = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(oauthFlows).where(eq(oauthFlows.userId, userId));
};

const verificationDays = 30;

/**
 * Deletes accounts whose address nobody has verified in time, so that whoever registered somebody else's address does
 * not hold it forever. Accounts that an operator gave a role or disabled stay, and those that posted jobs, take part in
 * anything or have a valid link in their mailbox: a cascade would leave `member_count` and `attendee_count` behind. An account that is being changed at this moment is locked and stays.
 * @returns how many were deleted, at most `batch`
 */
export const deleteUnverifiedUsers = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  deleteOldest(db, users, {
    by: users.createdAt,
    due: and(
      isNull(users.emailVerifiedAt),
      isNull(users.disabledAt),
      lte(users.createdAt, daysBefore(now, verificationDays)),
      sql`not exists (select from ${roles} where ${roles.userId} = ${users.id})`,
      sql`not exists (select from ${identities} where ${identities.userId} = ${users.id})`,
      // Using a link locks it before its user: together with the cascade of this deletion that would be a deadlock.
      sql`not exists (select from ${mailTokens} where ${mailTokens.userId} = ${users.id} and ${gt(mailTokens.expiresAt, now)})`,
      sql`not exists (select from ${jobs} where ${jobs.postedBy} = ${users.id})`,
      sql`not exists (select from ${memberships} where ${memberships.userId} = ${users.id})`,
      sql`not exists (select from ${attendances} where ${attendances.userId} = ${users.id})`,
    ),
    batch,
  });
