import { and, eq, gt, type InferSelectModel, isNull, or } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { apiTokens, calendarAddresses } from "../../../foundation/db/credential-tables.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { hasChanged, type Places, rowStatement } from "../../../foundation/db/statement.ts";

type Row = InferSelectModel<typeof calendarAddresses>;

export type CalendarAddressRow = Pick<Row, "userId" | "lastUsedAt" | "createdAt">;

type CalendarKey = ({ secretHash: string } | { userId: string }) & { now: Date };

/** An address is valid while its user is enabled and the token that created it is active. */
export const findCalendarAddress = rowStatement((db, { now, ...key }: Places<CalendarKey>) =>
  db
    .select({
      userId: calendarAddresses.userId,
      lastUsedAt: calendarAddresses.lastUsedAt,
      createdAt: calendarAddresses.createdAt,
      language: users.language,
    })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .leftJoin(apiTokens, eq(apiTokens.id, calendarAddresses.tokenId))
    .where(
      and(
        "userId" in key ? eq(calendarAddresses.userId, key.userId) : eq(calendarAddresses.secretHash, key.secretHash),
        isNull(users.disabledAt),
        isNull(apiTokens.revokedAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
      ),
    ),
);

export const replaceCalendarAddress = async (db: Transaction, row: Row): Promise<void> => {
  const { userId: target, ...set } = row;
  await db
    .insert(calendarAddresses)
    .values({ userId: target, ...set })
    .onConflictDoUpdate({ target: calendarAddresses.userId, set });
};

export const updateCalendarUse = (db: Queryable, secretHash: string, now: Date): Promise<unknown> =>
  db.update(calendarAddresses).set({ lastUsedAt: now }).where(eq(calendarAddresses.secretHash, secretHash));

export const deleteCalendarAddress = (db: Transaction, userId: string): Promise<boolean> =>
  hasChanged(db.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId)));
