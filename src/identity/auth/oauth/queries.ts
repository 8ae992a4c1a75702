import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { identities, oauthFlows } from "../../../foundation/db/identity-tables.ts";
import { daysBefore } from "../../../foundation/db/purge.ts";
import { hasChanged } from "../../../foundation/db/statement.ts";

export type FlowRow = typeof oauthFlows.$inferSelect;

export const insertFlow = (db: Queryable, row: FlowRow): Promise<unknown> => db.insert(oauthFlows).values(row);

/** How long ended flows are stored. The error page of a late or repeated callback then offers to restart the flow. */
export const endedFlowHours = 1;

export const deleteEndedFlows = (db: Queryable, now: Date): Promise<unknown> =>
  db.delete(oauthFlows).where(lte(oauthFlows.expiresAt, daysBefore(now, endedFlowHours / 24)));

const isActive = (stateHashes: string[], now: Date) =>
  and(inArray(oauthFlows.stateHash, stateHashes), gt(oauthFlows.expiresAt, now));

export const listActiveFlows = (db: Queryable, stateHashes: string[], now: Date): Promise<FlowRow[]> =>
  db.select().from(oauthFlows).where(isActive(stateHashes, now));

export const endFlows = (db: Queryable, stateHashes: string[], now: Date): Promise<unknown> =>
  db.update(oauthFlows).set({ expiresAt: now }).where(isActive(stateHashes, now));

type FlowKey = { stateHash: string; provider: FlowRow["provider"]; now: Date };

const isValid = ({ stateHash, provider, now }: FlowKey) =>
  and(eq(oauthFlows.stateHash, stateHash), eq(oauthFlows.provider, provider), gt(oauthFlows.expiresAt, now));

/** Ends the flow and returns it, so that a second callback with its state finds none. */
export const consumeFlow = async (db: Queryable, key: FlowKey): Promise<FlowRow | undefined> =>
  (await db.update(oauthFlows).set({ expiresAt: key.now }).where(isValid(key)).returning())[0];

export const findFlow = async (db: Queryable, key: FlowKey): Promise<FlowRow | undefined> =>
  (await db.select().from(oauthFlows).where(isValid(key)))[0];

export const findFlowByState = async (db: Queryable, stateHash: string): Promise<FlowRow | undefined> =>
  (await db.select().from(oauthFlows).where(eq(oauthFlows.stateHash, stateHash)))[0];

export const findIdentityOwner = async (
  db: Queryable,
  { issuer, subject }: Pick<typeof identities.$inferSelect, "issuer" | "subject">,
) => {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId;
};

/** @returns false when the identity is already linked, or the user has another identity at this provider */
export const insertIdentity = (db: Transaction, row: typeof identities.$inferInsert): Promise<boolean> =>
  hasChanged(db.insert(identities).values(row).onConflictDoNothing());

export const deleteIdentity = async (
  db: Transaction,
  { userId, provider }: { userId: string; provider: FlowRow["provider"] },
): Promise<void> => {
  await db.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
};
