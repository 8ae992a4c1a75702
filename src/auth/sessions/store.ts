import type { SessionStore } from "@fastify/session";
import type { Session } from "fastify";
import type { Queryable } from "../../db/client.ts";
import { digest } from "../../secrets.ts";
import { deleteSessionBySecret, findSession, insertSession, renewSession, type SessionLifetime } from "./queries.ts";

declare module "fastify" {
  interface Session {
    /** The id of the row, once the session is stored. */
    id?: string;
    /** The signed-in user; before the session is stored, `pending` has the id. */
    userId?: string;
    verified?: boolean;
    lastUsedAt?: Date;
    pending?: { id: string; userId: string; address: string; userAgent: string | null };
  }
}

type Callback<Result> = (error: unknown, result?: Result) => void;

/**
 * Sessions in PostgreSQL, without rows for anonymous visitors. The plugin passes the value of the cookie, of which the
 * database stores only the digest. The database also checks whether a session has expired (CVE-2024-35220).
 */
export const createSessionStore = (
  db: Queryable,
  { clock, lifetime }: { clock: () => Date; lifetime: SessionLifetime },
): SessionStore => ({
  get: (secret, callback: Callback<Session | null>) =>
    settle(callback, async () => {
      const row = await findSession(db, { secretHash: digest(secret), now: clock(), lifetime });
      // The plugin creates the cookie from its own options.
      return row ? { ...row, cookie: { originalMaxAge: null } } : null;
    }),
  set: (secret, session, callback: Callback<void>) =>
    settle(callback, async () => {
      const now = clock();
      if (session.id !== undefined) return renewSession(db, session.id, now);
      if (session.pending === undefined) return;
      await insertSession(db, { ...session.pending, secretHash: digest(secret), createdAt: now, lastUsedAt: now });
    }),
  destroy: (secret, callback: Callback<void>) => settle(callback, () => deleteSessionBySecret(db, digest(secret))),
});

/** Adapts a promise to the plugin's callback. An error that the callback throws must not call it a second time. */
const settle = <Result>(callback: Callback<Result>, work: () => Promise<Result>): void => {
  work().then(
    (result) => callback(null, result),
    (error: unknown) => callback(error),
  );
};
