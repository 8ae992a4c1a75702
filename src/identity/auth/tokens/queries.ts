import { and, desc, eq, getTableColumns, gt, isNull, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { apiTokens, tokenEnd } from "../../../foundation/db/credential-tables.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { type Batch, daysBefore, deleteOldest } from "../../../foundation/db/purge.ts";
import { firstRow, type Params, type ResultOf, rowStatement } from "../../../foundation/db/statement.ts";

export type TokenRow = Omit<typeof apiTokens.$inferSelect, "secretHash" | "userId" | "parentId" | "grantId">;

const {
  secretHash: _secretHash,
  userId: _userId,
  parentId: _parentId,
  grantId: _grantId,
  ...fields
} = getTableColumns(apiTokens);

const isActive = (now: Date | Placeholder): SQL | undefined =>
  and(isNull(apiTokens.revokedAt), or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)));

export type BearerKey = { secretHash: string; now: Date };

export const bearerFields = {
  id: apiTokens.id,
  userId: apiTokens.userId,
  verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  scopes: apiTokens.scopes,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

export const isBearer = ({ secretHash, now }: Params<BearerKey>): SQL | undefined =>
  and(eq(apiTokens.secretHash, secretHash), isActive(now), isNull(users.disabledAt));

export const findBearer = rowStatement((db, token: Params<BearerKey>) =>
  db.select(bearerFields).from(apiTokens).innerJoin(users, eq(users.id, apiTokens.userId)).where(isBearer(token)),
);

export type Bearer = ResultOf<typeof findBearer>;

export const updateTokenUse = (db: Queryable, id: string, now: Date): Promise<unknown> =>
  db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id));

export const tokenOrder = byTime<TokenRow>(apiTokens.createdAt, "descending", (row) => row.createdAt);

export const listTokens = (db: Queryable, { userId, ...page }: PageRequest & { userId: string }): Promise<TokenRow[]> =>
  pageOf(db.select(fields).from(apiTokens), [tokenOrder, apiTokens.id], page, eq(apiTokens.userId, userId));

export const listTokensByState = (db: Queryable, { userId, now }: { userId: string; now: Date }): Promise<TokenRow[]> =>
  db
    .select(fields)
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(sql`${isActive(now)} desc`, desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(100);

/** Counts the user's active tokens. The user's row must be locked, so that the number stays correct. */
export const countActiveTokens = (db: Transaction, userId: string, now: Date): Promise<number> =>
  db.$count(apiTokens, and(eq(apiTokens.userId, userId), isActive(now)));

export const insertToken = (db: Transaction, row: typeof apiTokens.$inferInsert): Promise<unknown> =>
  db.insert(apiTokens).values(row);

export const findToken = (db: Queryable, { id, userId }: { id: string; userId: string }) =>
  firstRow(
    db
      .select(fields)
      .from(apiTokens)
      .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId))),
  );

/** Whether the token is still active. Call it with the user's row locked, so that the token cannot be revoked concurrently. */
export const hasActiveToken = async (db: Queryable, { id, userId, now }: { id: string; userId: string; now: Date }) =>
  (await db.$count(apiTokens, and(eq(apiTokens.id, id), eq(apiTokens.userId, userId), isActive(now)))) > 0;

export const revokeFamily = async (db: Transaction, id: string, now: Date): Promise<number> => {
  const family = sql`(with recursive family as (
    select ${id}::uuid as id union all
    select child.id from ${apiTokens} child join family on child.parent_id = family.id) select id from family)`;
  return revoke(db, sql`${apiTokens.id} in ${family}`, now);
};

export const revokeTokensOf = (db: Transaction, userId: string, now: Date): Promise<number> =>
  revoke(db, eq(apiTokens.userId, userId), now);

const revoke = async (db: Transaction, condition: SQL, now: Date): Promise<number> => {
  const { count } = await db
    .update(apiTokens)
    .set({ revokedAt: now, updatedAt: now })
    .where(and(condition, isNull(apiTokens.revokedAt)));
  return count;
};

export const deleteTokensOf = (db: Transaction, userId: string): Promise<unknown> =>
  db.delete(apiTokens).where(eq(apiTokens.userId, userId));

/** Days for which an expired or revoked token remains listed. */
const retentionDays = 365;

/** Tokens that were created with a token end no later than it does, so no active token loses its parent. */
export const deleteEndedTokens = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  deleteOldest(db, apiTokens, {
    sortKey: tokenEnd,
    isDue: sql`${tokenEnd} <= ${daysBefore(now, retentionDays).toISOString()}::timestamptz`,
    batch,
  });
