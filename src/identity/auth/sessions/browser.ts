import type { IncomingHttpHeaders } from "node:http";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operationTable } from "../../../../generated/contract.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import { findSession, renewSession, type SessionLifetime, type SessionRow } from "./queries.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The session of the cookie, if it is live. */
    session: SessionRow | null;
  }
}

export const cookieName = "session_id";

/** Milliseconds between two writes of the last use of a session. */
const renewalInterval = 60_000;

/** The browser that sent a request, and its session. */
export type Browser = {
  /** The id of the session's row, which pages show; not the secret. */
  readonly sessionId: string | null;
  readonly sessionLifetime: SessionLifetime;
  readonly userAgent: string | null;
  readonly signedInAt: Date | null;
  /** Whether the session's user has a second factor, and when it was last shown in this session. */
  readonly secondFactor: boolean;
  readonly secondFactorAt: Date | null;
  /** Sets the cookie to the secret of a session that is committed. */
  remember(secret: string): void;
  /** Clears the cookie. */
  forget(): void;
};

export type SessionOptions = {
  db: Queryable;
  clock: () => Date;
  secure: boolean;
  lifetime: SessionLifetime;
  /** Set where reads go to replicas. */
  findsWrites?: true | undefined;
};

/** Finds the session of each request with a cookie, and renews it. Anonymous requests cost no query. */
export const registerSessions = async (app: FastifyInstance, options: SessionOptions): Promise<void> => {
  const { db, clock, lifetime, findsWrites } = options;
  await app.register(cookie);
  app.decorateRequest("session", null);
  const read = async (secret: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const now = clock();
    const session = await findSession(db, { secretHash: digest(secret), now, lifetime, findsWrites });
    if (!session) return;
    request.session = session;
    if (now.getTime() - session.lastUsedAt.getTime() < renewalInterval) return;
    await renewSession(db, session.id, now);
    setCookie(reply, secret, options);
  };
  app.addHook("onRequest", (request, reply, done) => {
    const secret = ignoresCredentials(request) ? undefined : secretOf(request);
    if (secret === undefined) return done();
    read(secret, request, reply).then(() => done(), done);
  });
};

const ignoresCredentials = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.operationId !== undefined && operationTable[config.operationId].ignoresCredentials;

/** 256 random bits that the database looks up need no signature; other values cost no query. */
const secretOf = ({ headers, cookies }: FastifyRequest): string | undefined => {
  if (headers.cookie === undefined) return undefined;
  // With two cookies of this name, another host may have planted one, and nothing tells which (RFC 6265 §8.6).
  const count = headers.cookie.match(/(?:^|;\s*)session_id=/g)?.length ?? 0;
  const secret = cookies[cookieName];
  return count === 1 && secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
};

/** Whether there is a cookie that may be a session's, before cookies are read. */
export const hasPlausibleSession = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie !== undefined && /(?:^|;\s*)session_id=[\w-]{43}\s*(?:;|$)/.test(cookie);

/** Whether the request came as far as its cookies: one that was refused before has neither a browser nor a session. */
export const hasCookiesRead = ({ cookies }: FastifyRequest): boolean => Boolean(cookies);

/** Whether a session was claimed, live or not. */
export const hasSessionCookie = ({ cookies }: FastifyRequest): boolean => cookies?.[cookieName] !== undefined;

type CookieOptions = Pick<SessionOptions, "secure" | "lifetime">;

const attributes = (secure: boolean) => ({ path: "/", httpOnly: true, sameSite: "lax", secure }) as const;

/** A later call in the same response replaces the cookie of an earlier one. */
const setCookie = (reply: FastifyReply, secret: string, { secure, lifetime }: CookieOptions): void => {
  // By the clock of the machine, as browsers compare it with theirs.
  const expires = new Date(Date.now() + lifetime.idleDays * 86_400_000);
  reply.setCookie(cookieName, secret, { ...attributes(secure), expires });
};

export const browserOf = (request: FastifyRequest, reply: FastifyReply, options: CookieOptions): Browser => ({
  sessionId: request.session?.id ?? null,
  sessionLifetime: options.lifetime,
  signedInAt: request.session?.createdAt ?? null,
  secondFactor: request.session?.secondFactor ?? false,
  secondFactorAt: request.session?.secondFactorAt ?? null,
  userAgent: request.headers["user-agent"]?.slice(0, 512).toWellFormed().replaceAll("\0", "") ?? null,
  remember: (secret) => setCookie(reply, secret, options),
  forget: () => void reply.clearCookie(cookieName, attributes(options.secure)),
});
