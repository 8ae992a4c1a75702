import { and, desc, eq, getTableColumns, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { mailTokens, oauthFlows, sessions, users } from "../../../foundation/db/identity-tables.ts";
import { emailRequests, rsvpRequests } from "../../../foundation/db/participation-tables.ts";
import { daysBefore } from "../../../foundation/db/purge.ts";
import { expireLinksOf } from "../../../foundation/db/request-links.ts";
import { userHasSecondFactor } from "../../../foundation/db/second-factor-tables.ts";
import { hasChanged, type Params, type ResultOf, rowStatement } from "../../../foundation/db/statement.ts";

export type SessionLifetime = { idleDays: number; absoluteDays: number | undefined };

type Bounds = { usedAfter: Date; createdAfter: Date | undefined };

const boundsOf = (now: Date, { idleDays, absoluteDays }: SessionLifetime): Bounds => ({
  usedAfter: daysBefore(now, idleDays),
  createdAfter: absoluteDays === undefined ? undefined : daysBefore(now, absoluteDays),
});

const isActive = ({ usedAfter, createdAfter }: Bounds | Params<Bounds>): SQL | undefined =>
  and(gt(sessions.lastUsedAt, usedAfter), createdAfter && gt(sessions.createdAt, createdAfter));

type SessionKey = { secretHash: string };

const activeSession = rowStatement((db, { secretHash, ...bounds }: Params<Bounds & SessionKey>) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      language: users.language,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      secondFactor: userHasSecondFactor,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, secretHash), isActive(bounds), isNull(users.disabledAt))),
);

export const findSession = (
  db: Queryable,
  { now, lifetime, ...key }: SessionKey & { now: Date; lifetime: SessionLifetime },
) => activeSession(db, { ...key, ...boundsOf(now, lifetime) });

export type SessionRow = ResultOf<typeof findSession>;

/** Inserts a session, and ends the user's least recently used sessions, so that `maxSessions` remain. */
export const insertSession = async (db: Transaction, row: typeof sessions.$inferInsert, maxSessions: number) => {
  const oldest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, row.userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(maxSessions - 1);
  const ended = db.$with("ended").as(db.delete(sessions).where(inArray(sessions.id, oldest)).returning());
  await db.with(ended).insert(sessions).values(row);
};

/** Restarts the idle time. A session that has ended stays ended. */
export const renewSession = (db: Queryable, secretHash: string, now: Date): Promise<unknown> =>
  db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.secretHash, secretHash));

export const confirmSession = (db: Transaction, id: string, now: Date): Promise<unknown> =>
  db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, id));

/** Whether the user still has the session. Call it with the user's row locked, so that the session cannot end concurrently. */
export const hasSession = async (db: Queryable, { id, userId }: { id: string; userId: string }): Promise<boolean> =>
  (await db.$count(sessions, and(eq(sessions.id, id), eq(sessions.userId, userId)))) > 0;

export const deleteSession = (db: Transaction, { id, userId }: { id: string; userId: string }): Promise<boolean> =>
  hasChanged(db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId))));

/** Deletes the session that a browser replaces, which may belong to another user. */
export const deleteReplacedSession = (db: Transaction, id: string): Promise<unknown> =>
  db.delete(sessions).where(eq(sessions.id, id));

export const deleteSessionOfSecret = (db: Queryable, secretHash: string): Promise<unknown> =>
  db.delete(sessions).where(eq(sessions.secretHash, secretHash));

/** Ends the user's sessions, links in emails that would start a session, and flows that would link a provider. @param except the id of a session that continues */
export const deleteSessionsOf = async (db: Transaction, userId: string, except?: string): Promise<void> => {
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), inArray(mailTokens.purpose, ["sign_in", "second_factor"])));
  await db.delete(oauthFlows).where(eq(oauthFlows.userId, userId));
  await expireLinksOf(db, rsvpRequests, userId);
  await expireLinksOf(db, emailRequests, userId);
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
};

const { secretHash: _secretHash, secondFactorAt: _secondFactorAt, ...listedFields } = getTableColumns(sessions);

export const listSessions = (
  db: Queryable,
  { userId, now, lifetime }: { userId: string; now: Date; lifetime: SessionLifetime },
) =>
  db
    .select(listedFields)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActive(boundsOf(now, lifetime))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
