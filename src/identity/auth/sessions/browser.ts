import type { IncomingHttpHeaders } from "node:http";
import cookie from "@fastify/cookie";
import session, { type SessionStore } from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Queryable } from "../../../foundation/db/client.ts";
import { outageCodeOf } from "../../../foundation/outage.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import { operationOf } from "../../../server/http/contract.ts";
import { deleteSessionOfSecret, findSession, renewSession, type SessionLifetime, type SessionRow } from "./queries.ts";

/** What is in the place of a token; `undefined` without an `Authorization` header. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  // RFC 9110 §11.1: the scheme's name is case-insensitive.
  authorization === undefined ? undefined : (/^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "");

/** Whether an `Authorization` header identifies the caller, or fails to: then nothing else does. */
export const claimsToken = (request: FastifyRequest): boolean =>
  request.headers.authorization !== undefined && (operationOf(request)?.credentials.includes("bearer") ?? false);

declare module "fastify" {
  interface Session {
    /** Missing in a session that this request has started. The plugin hashes what is not a function, for nothing here. */
    row?: () => SessionRow;
  }
}

type StoreOptions = {
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

declare module "fastify" {
  interface FastifyRequest {
    startedSession?: string;
    /** Whether it has passed all steps before the one that reads its session. */
    hasReachedSession: boolean;
  }
}

const cookieName = "session_id";

/** Milliseconds between two writes of the last use of a session. */
const renewalInterval = 60_000;

export type Browser = {
  /** The id of the session's row, which pages show; not the secret. */
  readonly sessionId: string | null;
  readonly sessionLifetime: SessionLifetime;
  readonly userAgent: string | null;
  readonly signedInAt: Date | null;
  /** Whether the session's user has a second factor, and when it was last shown in this session. */
  readonly secondFactor: boolean;
  readonly secondFactorAt: Date | null;
  remember(secret: string, userId: string): Promise<void>;
  forget(): void;
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
  // The plugin's own hooks make a session for every request, and clear the cookie that another request may just have set:
  // they stay in a scope without routes, and the plugin is called where a cookie may hold a session.
  await app.register(async (inner) => {
    scope = inner;
    await inner.register(session, {
      cookieName,
      // By the clock of the machine, as browsers compare it with theirs.
      cookie: { ...attributes, maxAge: lifetime.idleDays * 86_400_000 },
      // 256 random bits that the database looks up need no signature; other values cost no query.
      secret: { sign: (secret) => secret, unsign: (value) => ({ valid: isSecret(value), renew: false, value }) },
      store: createSessionStore(options),
      idGenerator: (request) => request?.startedSession ?? newSecret(),
      saveUninitialized: false,
      rolling: false,
    });
  });
  /** Opens the session of a secret; any other value opens a new one, under the id that was started, if there is one. */
  const open = (request: FastifyRequest, secret: string): Promise<void> =>
    new Promise((resolve, reject) => {
      scope.decryptSession(secret, request, (error?: unknown) => (error ? reject(error) : resolve()));
    });
  /** A later call in the same response replaces the cookie of an earlier one. */
  const save = async ({ session }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await session.save();
    const { expires } = session.cookie;
    reply.setCookie(cookieName, session.sessionId, { ...attributes, ...(expires && { expires }) });
  };
  const read = async (request: FastifyRequest, reply: FastifyReply, secret: string): Promise<void> => {
    await open(request, secret);
    const lastUsedAt = sessionOf(request)?.lastUsedAt;
    if (lastUsedAt && clock().getTime() - lastUsedAt.getTime() >= renewalInterval) await save(request, reply);
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
      remember: async (secret) => {
        request.startedSession = secret;
        await open(request, "");
        await save(request, reply);
      },
      forget: () => void reply.clearCookie(cookieName, attributes),
    };
  };
  return { readSession, browserOf };
};

export const sessionOf = ({ session }: { session?: FastifyRequest["session"] }): SessionRow | null =>
  session?.row?.() ?? null;

const ignoresCookie = (request: FastifyRequest): boolean => {
  return operationOf(request)?.ignoresCredentials === true || claimsToken(request);
};

const isSecret = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** With two cookies of this name, another host may have planted one, and nothing tells which (RFC 6265 §8.6). */
const secretOf = ({ headers, cookies }: FastifyRequest): string | undefined => {
  const count = headers.cookie?.match(/(?:^|;\s*)session_id=/g)?.length;
  return count === 1 ? cookies[cookieName] : undefined;
};

/** Whether there is a cookie that may be a session's, before cookies are read. */
export const hasPlausibleSession = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie !== undefined && /(?:^|;\s*)session_id=[\w-]{43}\s*(?:;|$)/.test(cookie);

/** Whether the request claims a session, live or not. One that was refused before its session was read has none. */
export const hasSessionCookie = ({ hasReachedSession, cookies }: FastifyRequest): boolean =>
  hasReachedSession && cookies[cookieName] !== undefined;
