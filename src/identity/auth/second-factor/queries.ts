import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { passkeys, recoveryCodes, totpSecrets, usedSecrets } from "../../../foundation/db/second-factor-tables.ts";
import { hasChanged } from "../../../foundation/db/statement.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** @returns false if an account already has the passkey */
export const insertPasskey = (db: Transaction, row: PasskeyRow): Promise<boolean> =>
  hasChanged(db.insert(passkeys).values(row).onConflictDoNothing());

export const listPasskeys = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export const findPasskey = async (db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> =>
  (await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0];

export const updatePasskeyUse = async (
  db: Transaction,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<void> => {
  await db
    .update(passkeys)
    .set({ counter: sql`greatest(${passkeys.counter}, ${counter})`, lastUsedAt: now })
    .where(eq(passkeys.id, id));
};

export const deletePasskey = async (db: Transaction, { id, userId }: { id: string; userId: string }): Promise<void> => {
  await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
};

type TotpRow = typeof totpSecrets.$inferSelect;

export const findTotp = async (db: Queryable, userId: string): Promise<TotpRow | undefined> =>
  (await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)))[0];

export const putTotp = async (db: Transaction, row: TotpRow): Promise<void> => {
  const { userId: _userId, ...set } = row;
  await db.insert(totpSecrets).values(row).onConflictDoUpdate({ target: totpSecrets.userId, set });
};

/** Marks a step and all earlier steps as used. @returns false if it was used before, or another app has been set up since */
export const consumeTotpStep = (
  db: Transaction,
  { userId, sealedSecret, step, now }: { userId: string; sealedSecret: string; step: number; now: Date },
): Promise<boolean> =>
  hasChanged(
    db
      .update(totpSecrets)
      .set({ lastStep: step, lastUsedAt: now })
      .where(
        and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealedSecret, sealedSecret), lt(totpSecrets.lastStep, step)),
      ),
  );

export const deleteTotp = (db: Transaction, userId: string): Promise<boolean> =>
  hasChanged(db.delete(totpSecrets).where(eq(totpSecrets.userId, userId)));

export const putRecoveryCodes = async (
  db: Transaction,
  { userId, hashes, now }: { userId: string; hashes: readonly string[]; now: Date },
): Promise<void> => {
  await deleteRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
};

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** Deletes the code. Of several concurrent requests, only one succeeds. */
export const consumeRecoveryCode = (db: Transaction, { userId, codeHash }: { userId: string; codeHash: string }) =>
  hasChanged(
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash))),
  );

export const deleteRecoveryCodes = (db: Transaction, userId: string): Promise<unknown> =>
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));

export const deleteSecondFactorsOf = async (db: Transaction, userId: string): Promise<boolean> => {
  const { count } = await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await deleteRecoveryCodes(db, userId);
  return (await deleteTotp(db, userId)) || count > 0;
};

/** @returns false if the secret was used before */
export const markSecretUsed = (db: Transaction, row: typeof usedSecrets.$inferSelect): Promise<boolean> =>
  hasChanged(db.insert(usedSecrets).values(row).onConflictDoNothing());
