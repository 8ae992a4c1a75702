import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { sessions, users } from "../../db/identity-tables.ts";

export type SessionLifetime = { idleDays: number; absoluteDays: number | undefined };

export type SessionRow = { id: string; userId: string; verified: boolean; lastUsedAt: Date };

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

const isActive = (now: Date, { idleDays, absoluteDays }: SessionLifetime): SQL | undefined =>
  and(
    gt(sessions.lastUsedAt, daysBefore(now, idleDays)),
    absoluteDays === undefined ? undefined : gt(sessions.createdAt, daysBefore(now, absoluteDays)),
  );

/** The session of a cookie, unless it has expired or its user is disabled. */
export const findSession = async (
  db: Queryable,
  { secretHash, now, lifetime }: { secretHash: string; now: Date; lifetime: SessionLifetime },
): Promise<SessionRow | undefined> => {
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, secretHash), isActive(now, lifetime), isNull(users.disabledAt)));
  return row;
};

export const insertSession = async (db: Queryable, row: typeof sessions.$inferInsert): Promise<void> => {
  await db.insert(sessions).values(row);
};

/** Restarts the idle time; a session that has ended meanwhile stays ended. */
export const renewSession = async (db: Queryable, id: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
};

export const deleteSessionBySecret = async (db: Queryable, secretHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.secretHash, secretHash));
};

/** @returns whether the user had such a session */
export const deleteSession = async (
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
};

export const deleteSessionsOf = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

/** The user's sessions, most recently used first. */
export const listSessions = (
  db: Queryable,
  { userId, now, lifetime }: { userId: string; now: Date; lifetime: SessionLifetime },
): Promise<Omit<typeof sessions.$inferSelect, "secretHash">[]> =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      address: sessions.address,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActive(now, lifetime)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);

export const deleteExpiredSessions = async (db: Queryable, now: Date, lifetime: SessionLifetime): Promise<void> => {
  const { idleDays, absoluteDays } = lifetime;
  await db
    .delete(sessions)
    .where(
      or(
        lte(sessions.lastUsedAt, daysBefore(now, idleDays)),
        absoluteDays === undefined ? undefined : lte(sessions.createdAt, daysBefore(now, absoluteDays)),
      ),
    );
};
