import type { IncomingHttpHeaders } from "node:http";
import cookie from "@fastify/cookie";
import session, { type SessionStore } from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Queryable } from "../../../foundation/db/client.ts";
import { outageCodeOf } from "../../../foundation/outage.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import { operationOf } from "../../../server/http/contract.ts";
import { deleteSessionOfSecret, findSession, renewSession, type SessionLifetime, type SessionRow } from "./queries.ts";

/** The bearer token; empty for other schemes, `undefined` without an `Authorization` header. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  // RFC 9110 §11.1: the scheme's name is case-insensitive.
  authorization === undefined ? undefined : (/^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "");

/** Whether the `Authorization` header alone decides who the caller is. */
export const usesAuthorizationHeader = (request: FastifyRequest): boolean =>
  request.headers.authorization !== undefined && (operationOf(request)?.credentials.includes("bearer") ?? false);

declare module "fastify" {
  interface Session {
    /** Missing in a session that this request has started. A function, because the plugin hashes other values. */
    row?: () => SessionRow;
  }
  interface FastifyRequest {
    startedSession?: string;
    /** False for requests that were rejected before the session is read. */
    hasReachedSession: boolean;
  }
}

type StoreOptions = { db: Queryable; clock: () => Date; lifetime: SessionLifetime };

/** Sessions are stored under the digests of their ids. Only `startSession` inserts rows, so the plugin cannot restore an ended session. */
export const createSessionStore = ({ db, clock, lifetime }: StoreOptions): SessionStore => ({
  get: (id, done) => {
    findSession(db, { secretHash: digest(id), now: clock(), lifetime }).then(
      (row) => done(null, row && { cookie: { originalMaxAge: null }, row: () => row }),
      // The plugin treats ENOENT, which a missing database socket causes, as a missing session.
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

const cookieName = "session_id";

/** Minimum time between two updates of a session's last use. */
const renewalIntervalMs = 60_000;

export type Browser = {
  /** The id of the session's row, which pages may show. It is not the secret. */
  readonly sessionId: string | null;
  readonly sessionLifetime: SessionLifetime;
  readonly userAgent: string | null;
  readonly signedInAt: Date | null;
  /** Whether the session's user has a second factor, and when this session last confirmed it. */
  readonly secondFactor: boolean;
  readonly secondFactorAt: Date | null;
  setSession(secret: string, userId: string): Promise<void>;
  clearSession(): void;
};

type SessionOptions = StoreOptions & { secure: boolean };

type Sessions = {
  /** Finds the session of a request with a cookie, and renews it. Anonymous requests, and those with a token, cost no query. */
  readSession: onRequestHookHandler;
  browserOf(request: FastifyRequest, reply: FastifyReply): Browser;
};

export const registerSessions = async (app: FastifyInstance, options: SessionOptions): Promise<Sessions> => {
  const { clock, secure, lifetime } = options;
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  await app.register(cookie);
  let scope = app;
  // The plugin's own hooks create a session for every request, and clear the cookie that another request may just have set:
  // so they are in a scope without routes, and `open` calls the plugin only for requests that may have a session.
  await app.register(async (inner) => {
    scope = inner;
    await inner.register(session, {
      cookieName,
      // The plugin computes the expiry by the system clock, because browsers compare the expiry with theirs.
      cookie: { ...attributes, maxAge: lifetime.idleDays * 86_400_000 },
      // 256 random bits that the database looks up need no signature; other values cost no query.
      secret: { sign: (secret) => secret, unsign: (value) => ({ valid: isSecret(value), renew: false, value }) },
      store: createSessionStore(options),
      idGenerator: (request) => request?.startedSession ?? newSecret(),
      saveUninitialized: false,
      rolling: false,
    });
  });
  /** Opens the session of a secret. Any other value opens a new session, with the id `startedSession` if it is set. */
  const open = (request: FastifyRequest, secret: string): Promise<void> =>
    new Promise((resolve, reject) => {
      scope.decryptSession(secret, request, (error?: unknown) => (error ? reject(error) : resolve()));
    });
  /** Stores the session and sets its cookie. A later call in the same response replaces the cookie. */
  const save = async ({ session }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await session.save();
    const { expires } = session.cookie;
    reply.setCookie(cookieName, session.sessionId, { ...attributes, ...(expires && { expires }) });
  };
  const read = async (request: FastifyRequest, reply: FastifyReply, secret: string): Promise<void> => {
    await open(request, secret);
    const lastUsedAt = sessionOf(request)?.lastUsedAt;
    if (lastUsedAt && clock().getTime() - lastUsedAt.getTime() >= renewalIntervalMs) await save(request, reply);
  };
  const readSession: onRequestHookHandler = (request, reply, done) => {
    request.hasReachedSession = true;
    const secret = ignoresCookie(request) ? undefined : secretOf(request);
    if (secret === undefined) return done();
    read(request, reply, secret).then(() => done(), done);
  };
  const browserOf: Sessions["browserOf"] = (request, reply) => {
    const row = sessionOf(request);
    return {
      sessionId: row?.id ?? null,
      sessionLifetime: lifetime,
      signedInAt: row?.createdAt ?? null,
      secondFactor: row?.secondFactor ?? false,
      secondFactorAt: row?.secondFactorAt ?? null,
      userAgent: request.headers["user-agent"]?.slice(0, 512).toWellFormed().replaceAll("\0", "") ?? null,
      setSession: async (secret) => {
        request.startedSession = secret;
        await open(request, "");
        await save(request, reply);
      },
      clearSession: () => void reply.clearCookie(cookieName, attributes),
    };
  };
  return { readSession, browserOf };
};

export const sessionOf = ({ session }: { session?: FastifyRequest["session"] }): SessionRow | null =>
  session?.row?.() ?? null;

const ignoresCookie = (request: FastifyRequest): boolean =>
  operationOf(request)?.ignoresCredentials === true || usesAuthorizationHeader(request);

const isSecret = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** With two cookies of this name, another host may have planted one, and they cannot be distinguished (RFC 6265 §8.6). */
const secretOf = ({ headers, cookies }: FastifyRequest): string | undefined => {
  const count = headers.cookie?.match(/(?:^|;\s*)session_id=/g)?.length;
  return count === 1 ? cookies[cookieName] : undefined;
};

/** Whether there is a well-formed session cookie. Works before cookies are parsed. */
export const hasPlausibleSession = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie !== undefined && /(?:^|;\s*)session_id=[\w-]{43}\s*(?:;|$)/.test(cookie);

/** Whether the request has a session cookie, valid or not. False for requests that were rejected before the session is read. */
export const hasSessionCookie = ({ hasReachedSession, cookies }: FastifyRequest): boolean =>
  hasReachedSession && cookies[cookieName] !== undefined;
