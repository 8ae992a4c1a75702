import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { apiTokens, calendarUrls } from "../../../foundation/db/credential-tables.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { hasChanged, type Params, rowStatement } from "../../../foundation/db/statement.ts";

type Row = typeof calendarUrls.$inferSelect;

export type CalendarAddressRow = Pick<Row, "userId" | "lastUsedAt" | "createdAt">;

type CalendarKey = ({ secretHash: string } | { userId: string }) & { now: Date };

/** An address is valid while its user is enabled and the token that created it is active. */
export const findCalendarAddress = rowStatement((db, { now, ...key }: Params<CalendarKey>) =>
  db
    .select({
      userId: calendarUrls.userId,
      lastUsedAt: calendarUrls.lastUsedAt,
      createdAt: calendarUrls.createdAt,
      language: users.language,
    })
    .from(calendarUrls)
    .innerJoin(users, eq(users.id, calendarUrls.userId))
    .leftJoin(apiTokens, eq(apiTokens.id, calendarUrls.tokenId))
    .where(
      and(
        "userId" in key ? eq(calendarUrls.userId, key.userId) : eq(calendarUrls.secretHash, key.secretHash),
        isNull(users.disabledAt),
        isNull(apiTokens.revokedAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
      ),
    ),
);

export const replaceCalendarAddress = async (db: Transaction, row: Row): Promise<void> => {
  const { userId: _userId, ...set } = row;
  await db.insert(calendarUrls).values(row).onConflictDoUpdate({ target: calendarUrls.userId, set });
};

export const updateCalendarUse = (db: Queryable, secretHash: string, now: Date): Promise<unknown> =>
  db.update(calendarUrls).set({ lastUsedAt: now }).where(eq(calendarUrls.secretHash, secretHash));

export const deleteCalendarAddress = (db: Transaction, userId: string): Promise<boolean> =>
  hasChanged(db.delete(calendarUrls).where(eq(calendarUrls.userId, userId)));
