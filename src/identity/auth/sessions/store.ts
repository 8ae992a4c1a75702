import type { SessionStore } from "@fastify/session";
import type { Queryable } from "../../../foundation/db/client.ts";
import { outageCodeOf } from "../../../foundation/outage.ts";
import { digest } from "../../../foundation/secrets.ts";
import { deleteSessionOfSecret, findSession, renewSession, type SessionLifetime, type SessionRow } from "./queries.ts";

declare module "fastify" {
  interface Session {
    /** Missing in a session that this request has started. The plugin hashes what is not a function, for nothing here. */
    row?: () => SessionRow;
  }
}

export type StoreOptions = {
  db: Queryable;
  clock: () => Date;
  lifetime: SessionLifetime;
};

/** Sessions are stored under the digests of their ids. Only `startSession` inserts them, so an ended one stays ended. */
export const createSessionStore = ({ db, clock, lifetime }: StoreOptions): SessionStore => ({
  get: (id, done) => {
    findSession(db, { secretHash: digest(id), now: clock(), lifetime }).then(
      (row) => done(null, row && { cookie: { originalMaxAge: null }, row: () => row }),
      // The plugin takes ENOENT, as of a database's socket that is away, for a session that is not there.
      (error: unknown) => done(outageCodeOf(error) === "ENOENT" ? new Error("no database", { cause: error }) : error),
    );
  },
  set: (id, _session, done) => {
    renewSession(db, digest(id), clock()).then(() => done(), done);
  },
  destroy: (id, done) => {
    deleteSessionOfSecret(db, digest(id)).then(() => done(), done);
  },
});
