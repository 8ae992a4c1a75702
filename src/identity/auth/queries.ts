import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { roles } from "../../foundation/db/administration-tables.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { identities, isUndeliverable, mailTokens, passwords, users } from "../../foundation/db/identity-tables.ts";
import { isSameAddress } from "../../foundation/db/matching.ts";
import { attendances, memberships } from "../../foundation/db/participation-tables.ts";
import { type Batch, daysBefore, deleteOldest } from "../../foundation/db/purge.ts";
import { userHasSecondFactor } from "../../foundation/db/second-factor-tables.ts";
import { firstRow, type Params, type SelectedRow, statement } from "../../foundation/db/statement.ts";
import { jobs } from "../../foundation/db/tables.ts";
import { findFormerOwner, lockEmails } from "./email-changes/queries.ts";
import { deleteSecondFactorsOf } from "./second-factor/queries.ts";

const accountFields = {
  id: users.id,
  email: users.email,
  name: users.name,
  language: users.language,
  verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  /** Whether the creator of the account has proved that they own the address. */
  proven: sql<boolean>`${users.ownerProvenAt} is not null`,
  disabled: sql<boolean>`${users.disabledAt} is not null`,
  /** Whether optional emails are not sent, because the mail server of the address rejects them. */
  undeliverable: isUndeliverable,
  passwordHash: passwords.hash,
  secondFactor: userHasSecondFactor,
};

const selectAccounts = (db: Queryable) =>
  db.select(accountFields).from(users).leftJoin(passwords, eq(passwords.userId, users.id));

export type Account = SelectedRow<typeof selectAccounts>;

export const findAccountByEmail = (db: Queryable, email: string) =>
  firstRow(selectAccounts(db).where(isSameAddress(users.email, email)));

export const findAccount = (db: Queryable, id: string) => firstRow(selectAccounts(db).where(eq(users.id, id)));

/** Serializes changes of the user's sign-in methods. Rows that refer to the user can still be inserted. */
export const lockUser = (db: Transaction, id: string): Promise<unknown> =>
  db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");

type NewUser = {
  id: string;
  email: string;
  name: string;
  verified: boolean;
  language: (typeof users.$inferSelect)["language"];
  now: Date;
};

/** `verified` means that the creator owns the address. @returns false if the address is taken, or reserved for a former owner */
export const insertUser = async (db: Transaction, { verified, now, ...user }: NewUser): Promise<boolean> => {
  const { email } = user;
  await lockEmails(db, email);
  if (await findFormerOwner(db, { email, now })) return false;
  const { count } = await db
    .insert(users)
    .values({ ...user, ...verificationTimes(verified ? now : null), createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return count > 0;
};

const verificationTimes = (at: Date | null) => ({ emailVerifiedAt: at, ownerProvenAt: at });

export const setPassword = (db: Transaction, userId: string, hash: string, now: Date): Promise<unknown> =>
  db
    .insert(passwords)
    .values({ userId, hash, updatedAt: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, updatedAt: now } });

/** Replaces the hash that was just verified, unless the password has changed since. */
export const replaceHash = async (
  db: Queryable,
  { userId, oldHash, newHash }: { userId: string; oldHash: string; newHash: string },
): Promise<void> => {
  await db
    .update(passwords)
    .set({ hash: newHash })
    .where(and(eq(passwords.userId, userId), eq(passwords.hash, oldHash)));
};

/** Deletes the password, the linked providers and the second factors. */
export const deleteSignInMethods = async (db: Transaction, userId: string): Promise<void> => {
  await db.delete(passwords).where(eq(passwords.userId, userId));
  await db.delete(identities).where(eq(identities.userId, userId));
  await deleteSecondFactorsOf(db, userId);
};

export const setVerified = (db: Transaction, userId: string, now: Date): Promise<unknown> =>
  db
    .update(users)
    .set({ emailVerifiedAt: now, mailRejectedAt: [], updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));

/** Turns optional emails on again: the user has signed in, or has read an email. Writes only for an undeliverable address. */
export const resumeMail = async (db: Transaction, { id, undeliverable }: Pick<Account, "id" | "undeliverable">) => {
  if (undeliverable) await db.update(users).set({ mailRejectedAt: [] }).where(eq(users.id, id));
};

export const setProven = async (db: Transaction, userId: string, now: Date): Promise<void> => {
  await setVerified(db, userId, now);
  await db
    .update(users)
    .set({ ownerProvenAt: now })
    .where(and(eq(users.id, userId), isNull(users.ownerProvenAt)));
};

export const clearProfile = async (
  db: Transaction,
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

export const setUserDisabled = (db: Transaction, userId: string, disabledAt: Date | null): Promise<unknown> =>
  db.update(users).set({ disabledAt }).where(eq(users.id, userId));

type SignInMethod = "github" | "google" | "linkedin" | "password" | "passkey";

/** Sign-in methods of a row of `users`, in the order of the contract's enumeration. */
export const signInMethodsOfUser = sql<SignInMethod[]>`to_json(
  array(select provider from identities where user_id = users.id order by provider)
  || case when exists (select from passwords where user_id = users.id) then array['password'] else '{}' end
  || case when exists (select from passkeys where user_id = users.id) then array['passkey'] else '{}' end)`;

const signInMethods = statement((db, { userId }: Params<{ userId: string }>) =>
  db.select({ methods: signInMethodsOfUser }).from(users).where(eq(users.id, userId)),
);

export const listSignInMethods = async (db: Queryable, userId: string): Promise<SignInMethod[]> => {
  const [row] = await signInMethods(db, { userId });
  return row?.methods ?? [];
};

export const putMailToken = (db: Transaction, row: typeof mailTokens.$inferInsert): Promise<unknown> =>
  db
    .insert(mailTokens)
    .values(row)
    .onConflictDoUpdate({
      target: [mailTokens.userId, mailTokens.purpose],
      set: { secretHash: row.secretHash, next: row.next ?? null, expiresAt: row.expiresAt, usedAt: null },
    });

export type MailTokenKey = Pick<typeof mailTokens.$inferSelect, "secretHash" | "purpose"> & { now: Date };

const isLive = ({ secretHash, purpose, now }: MailTokenKey) =>
  and(
    eq(mailTokens.secretHash, secretHash),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, now),
    sql`exists (select from ${users} where ${users.id} = ${mailTokens.userId} and ${users.disabledAt} is null)`,
  );

const isValid = (token: MailTokenKey) => and(isLive(token), isNull(mailTokens.usedAt));

export const findMailToken = async (db: Queryable, token: MailTokenKey): Promise<string | undefined> =>
  (await db.select({ userId: mailTokens.userId }).from(mailTokens).where(isValid(token)))[0]?.userId;

/** Consumes the link like `consumeMailToken`, but retains its row until it expires, for `isUsedLink`. */
export const markMailTokenUsed = async (db: Transaction, token: MailTokenKey): Promise<string | undefined> => {
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: token.now })
    .where(isValid(token))
    .returning({ userId: mailTokens.userId });
  return row?.userId;
};

export const isUsedLink = async (db: Queryable, token: MailTokenKey): Promise<boolean> => {
  const used = await db
    .select({ userId: mailTokens.userId })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(isLive(token), isNotNull(mailTokens.usedAt), isNotNull(users.emailVerifiedAt)));
  return used.length > 0;
};

/** Consumes the link. Of several concurrent requests, only one gets the row. */
export const consumeMailToken = (db: Transaction, token: MailTokenKey) =>
  firstRow(db.delete(mailTokens).where(isValid(token)).returning({ userId: mailTokens.userId, next: mailTokens.next }));

export const deleteMailTokensOf = (db: Transaction, userId: string): Promise<unknown> =>
  db.delete(mailTokens).where(eq(mailTokens.userId, userId));

const unverifiedAccountDays = 30;

/**
 * Deletes accounts whose address was not verified in time, so that they cannot block another person's address forever. Disabled accounts
 * stay, and so do accounts with a provider, a role, a job, a membership, an RSVP (a cascade would leave wrong counts) or a valid link.
 */
export const deleteUnverifiedUsers = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  deleteOldest(db, users, {
    sortKey: users.createdAt,
    isDue: and(
      isNull(users.emailVerifiedAt),
      isNull(users.disabledAt),
      lte(users.createdAt, daysBefore(now, unverifiedAccountDays)),
      sql`not exists (select from ${roles} where ${roles.userId} = ${users.id})`,
      sql`not exists (select from ${identities} where ${identities.userId} = ${users.id})`,
      // Using a link locks it before its user. This deletion's cascade would lock in reverse order, and deadlock.
      sql`not exists (select from ${mailTokens} where ${mailTokens.userId} = ${users.id} and ${gt(mailTokens.expiresAt, now)})`,
      sql`not exists (select from ${jobs} where ${jobs.postedBy} = ${users.id})`,
      sql`not exists (select from ${memberships} where ${memberships.userId} = ${users.id})`,
      sql`not exists (select from ${attendances} where ${attendances.userId} = ${users.id})`,
    ),
    batch,
  });
