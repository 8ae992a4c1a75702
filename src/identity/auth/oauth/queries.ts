import { and, eq, gt, lte, or } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { identities, oauthFlows } from "../../../foundation/db/identity-tables.ts";

type FlowRow = typeof oauthFlows.$inferSelect;

export const insertFlow = async (db: Queryable, row: FlowRow): Promise<void> => {
  await db.insert(oauthFlows).values(row);
};

/** Deletes expired flows, and the browser's older one: its cookie is about to hold another state. */
export const deleteUselessFlows = async (db: Queryable, { stateHash, now }: { stateHash: string; now: Date }) => {
  await db.delete(oauthFlows).where(or(eq(oauthFlows.stateHash, stateHash), lte(oauthFlows.expiresAt, now)));
};

type FlowKey = { stateHash: string; provider: FlowRow["provider"]; now: Date };

const isValid = ({ stateHash, provider, now }: FlowKey) =>
  and(eq(oauthFlows.stateHash, stateHash), eq(oauthFlows.provider, provider), gt(oauthFlows.expiresAt, now));

/** Deletes the flow, so that a second callback with its state finds none. */
export const consumeFlow = async (db: Queryable, key: FlowKey): Promise<FlowRow | undefined> =>
  (await db.delete(oauthFlows).where(isValid(key)).returning())[0];

export const findFlow = async (db: Queryable, key: FlowKey): Promise<FlowRow | undefined> =>
  (await db.select().from(oauthFlows).where(isValid(key)))[0];

type IdentityKey = { issuer: string; subject: string };

/** @returns the id of the user who has the identity */
export const findIdentityOwner = async (db: Queryable, { issuer, subject }: IdentityKey) => {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId;
};

/** @returns false when the identity is already linked, or the user has another one at this provider */
export const insertIdentity = async (db: Queryable, row: typeof identities.$inferInsert): Promise<boolean> => {
  const { count } = await db.insert(identities).values(row).onConflictDoNothing();
  return count > 0;
};

export const deleteIdentity = async (
  db: Queryable,
  { userId, provider }: { userId: string; provider: FlowRow["provider"] },
): Promise<void> => {
  await db.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
};

export const deleteIdentitiesOf = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(identities).where(eq(identities.userId, userId));
};
