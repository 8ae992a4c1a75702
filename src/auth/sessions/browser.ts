import cookie from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../../db/client.ts";
import { newSecret } from "../../secrets.ts";
import type { SessionLifetime } from "./queries.ts";
import { createSessionStore } from "./store.ts";

export const cookieName = "session_id";

/** Milliseconds between two writes of a session that is in use. */
const renewalInterval = 60_000;

/** The browser that sent a request: who is signed in there. */
export type Browser = {
  /** Of the session as pages list it. */
  readonly sessionId: string | null;
  readonly sessionLifetime: SessionLifetime;
  /** Begins a session with a new secret; one that the browser had ends. */
  signIn(userId: string): Promise<void>;
  signOut(): Promise<void>;
};

export type SessionOptions = { db: Queryable; clock: () => Date; secure: boolean; lifetime: SessionLifetime };

export const registerSessions = async (
  app: FastifyInstance,
  { db, clock, secure, lifetime }: SessionOptions,
): Promise<void> => {
  await app.register(cookie);
  // Of two cookies of the name one was planted; nobody can tell which (RFC 6265 §8.6).
  app.addHook("onRequest", async (request) => {
    const given = request.headers.cookie?.match(/(?:^|;\s*)session_id=/g)?.length ?? 0;
    if (given > 1) delete request.cookies[cookieName];
  });
  await app.register(session, {
    store: createSessionStore(db, { clock, lifetime }),
    cookieName,
    cookie: { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: lifetime.idleDays * 86_400_000 },
    // Who is not signed in leaves no trace; who is gets a new cookie when the row is renewed, and at no other time.
    saveUninitialized: false,
    rolling: false,
    idGenerator: newSecret,
    // 256 random bits that the database knows need no signature; what cannot be one costs no query.
    secret: {
      sign: (value: string) => value,
      unsign: (value: string) => ({ valid: /^[\w-]{43}$/.test(value), renew: false, value }),
    },
  });
  app.addHook("onRequest", async (request) => {
    const { lastUsedAt } = request.session;
    if (lastUsedAt === undefined || clock().getTime() - lastUsedAt.getTime() < renewalInterval) return;
    request.session.touch();
    await save(request, secure);
  });
};

/**
 * The plugin sets no `Secure` cookie over http, and behind a proxy that ends TLS every request comes by http. Whether the
 * cookie is secure was decided by the configuration, which knows how browsers reach us.
 */
const save = async (request: FastifyRequest, secure: boolean): Promise<void> => {
  if (secure) Object.defineProperty(request, "protocol", { value: "https", configurable: true });
  await request.session.save();
};

export const browserOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, lifetime }: Pick<SessionOptions, "secure" | "lifetime">,
): Browser => ({
  sessionId: request.session.id ?? null,
  sessionLifetime: lifetime,
  signIn: async (userId) => {
    await request.session.regenerate();
    const userAgent = request.headers["user-agent"]?.slice(0, 512).toWellFormed().replaceAll("\0", "") ?? null;
    request.session.begun = { id: uuid(), userId, address: request.ip, userAgent };
    await save(request, secure);
  },
  signOut: async () => {
    await request.session.destroy();
    reply.clearCookie(cookieName, { path: "/", httpOnly: true, sameSite: "lax", secure });
  },
});
