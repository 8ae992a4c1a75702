import { and, desc, eq, getTableColumns, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { mailTokens, sessions, users } from "../../../foundation/db/identity-tables.ts";
import { emailRequests, rsvpRequests } from "../../../foundation/db/participation-tables.ts";
import { daysBefore } from "../../../foundation/db/purge.ts";
import { endLinksOf } from "../../../foundation/db/request-links.ts";
import { secondFactorOfUser } from "../../../foundation/db/second-factor-tables.ts";
import { hasChanged, type Places, type ResultOf, rowStatement } from "../../../foundation/db/statement.ts";

export type SessionLifetime = { idleDays: number; absoluteDays: number | undefined };

type Bounds = { used: Date; began: Date | undefined };

const boundsOf = (now: Date, { idleDays, absoluteDays }: SessionLifetime): Bounds => ({
  used: daysBefore(now, idleDays),
  began: absoluteDays === undefined ? undefined : daysBefore(now, absoluteDays),
});

const isActive = ({ used, began }: Bounds | Places<Bounds>): SQL | undefined =>
  and(gt(sessions.lastUsedAt, used), began && gt(sessions.createdAt, began));

type Looking = { secretHash: string };

const activeSession = rowStatement((db, { secretHash, ...bounds }: Places<Bounds & Looking>) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      language: users.language,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      secondFactor: secondFactorOfUser,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, secretHash), isActive(bounds), isNull(users.disabledAt))),
);

export const findSession = (
  db: Queryable,
  { now, lifetime, ...looking }: Looking & { now: Date; lifetime: SessionLifetime },
) => activeSession(db, { ...looking, ...boundsOf(now, lifetime) });

export type SessionRow = ResultOf<typeof findSession>;

/** Ends the user's least recently used sessions beyond `keep`. */
export const insertSession = async (
  db: Transaction,
  row: typeof sessions.$inferInsert,
  keep: number,
): Promise<void> => {
  const oldest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, row.userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(keep - 1);
  const ended = db.$with("ended").as(db.delete(sessions).where(inArray(sessions.id, oldest)).returning());
  await db.with(ended).insert(sessions).values(row);
};

/** Restarts the idle time; a session that has ended meanwhile stays ended. */
export const renewSession = async (db: Queryable, secretHash: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.secretHash, secretHash));
};

export const confirmSession = async (db: Transaction, id: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, id));
};

/** Whether the user still has the session: read it with the user's row locked, and nothing ends it meanwhile. */
export const hasSession = async (db: Queryable, { id, userId }: { id: string; userId: string }): Promise<boolean> =>
  (await db.$count(sessions, and(eq(sessions.id, id), eq(sessions.userId, userId)))) > 0;

export const deleteSession = (db: Transaction, { id, userId }: { id: string; userId: string }): Promise<boolean> =>
  hasChanged(db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId))));

/** Deletes the session that a browser replaces, whoever it belongs to. */
export const deleteReplacedSession = async (db: Transaction, id: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id));
};

export const deleteSessionOfSecret = async (db: Queryable, secretHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.secretHash, secretHash));
};

/** Also ends sign-ins by a link that are under way. @param except the id of a session to keep */
export const deleteSessionsOf = async (db: Transaction, userId: string, except?: string): Promise<void> => {
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), inArray(mailTokens.purpose, ["sign_in", "second_factor"])));
  await endLinksOf(db, rsvpRequests, userId);
  await endLinksOf(db, emailRequests, userId);
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
};

const { secretHash: _secretHash, secondFactorAt: _secondFactorAt, ...shownFields } = getTableColumns(sessions);

export const listSessions = (
  db: Queryable,
  { userId, now, lifetime }: { userId: string; now: Date; lifetime: SessionLifetime },
) =>
  db
    .select(shownFields)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActive(boundsOf(now, lifetime))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
