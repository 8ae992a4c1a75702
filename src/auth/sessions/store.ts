import type { SessionStore } from "@fastify/session";
import type { Session } from "fastify";
import type { Queryable } from "../../db/client.ts";
import { digest } from "../../secrets.ts";
import { deleteSessionBySecret, findSession, insertSession, renewSession, type SessionLifetime } from "./queries.ts";

declare module "fastify" {
  interface Session {
    /** Of the row; a session has one once it is stored. */
    id?: string;
    /** Who is signed in; `begun` says so of a session that is not stored yet. */
    userId?: string;
    verified?: boolean;
    lastUsedAt?: Date;
    begun?: { id: string; userId: string; address: string; userAgent: string | null };
  }
}

type Callback<Result> = (error: unknown, result?: Result) => void;

/**
 * Sessions in PostgreSQL. The plugin hands us the value of the cookie; the database sees its digest only, and judges itself
 * whether a session lives (CVE-2024-35220). Who is not signed in has no row.
 */
export const createSessionStore = (
  db: Queryable,
  { clock, lifetime }: { clock: () => Date; lifetime: SessionLifetime },
): SessionStore => ({
  get: (secret, callback: Callback<Session | null>) =>
    settle(callback, async () => {
      const row = await findSession(db, { secretHash: digest(secret), now: clock(), lifetime });
      // The plugin makes the cookie from its own options.
      return row ? { ...row, cookie: { originalMaxAge: null } } : null;
    }),
  set: (secret, session, callback: Callback<void>) =>
    settle(callback, async () => {
      const now = clock();
      if (session.id !== undefined) return renewSession(db, session.id, now);
      if (session.begun === undefined) return;
      await insertSession(db, { ...session.begun, secretHash: digest(secret), createdAt: now, lastUsedAt: now });
    }),
  destroy: (secret, callback: Callback<void>) => settle(callback, () => deleteSessionBySecret(db, digest(secret))),
});

/** The plugin speaks in callbacks. What it does with a result must not come back as our error. */
const settle = <Result>(callback: Callback<Result>, work: () => Promise<Result>): void => {
  work().then(
    (result) => callback(null, result),
    (error: unknown) => callback(error),
  );
};
