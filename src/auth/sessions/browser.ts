import cookie from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../../db/client.ts";
import { newSecret } from "../../secrets.ts";
import type { SessionLifetime } from "./queries.ts";
import { createSessionStore } from "./store.ts";

export const cookieName = "session_id";

/** Milliseconds between two writes of the last use of a session. */
const renewalInterval = 60_000;

/** The browser that sent a request, and its session. */
export type Browser = {
  /** The id of the session's row, which pages show; not the secret. */
  readonly sessionId: string | null;
  readonly sessionLifetime: SessionLifetime;
  /** Starts a session with a new secret, and ends the browser's current one. */
  signIn(userId: string): Promise<void>;
  signOut(): Promise<void>;
};

export type SessionOptions = { db: Queryable; clock: () => Date; secure: boolean; lifetime: SessionLifetime };

export const registerSessions = async (
  app: FastifyInstance,
  { db, clock, secure, lifetime }: SessionOptions,
): Promise<void> => {
  await app.register(cookie);
  // With two cookies of this name, another host may have planted one, and nothing tells which (RFC 6265 §8.6).
  app.addHook("onRequest", async (request) => {
    const count = request.headers.cookie?.match(/(?:^|;\s*)session_id=/g)?.length ?? 0;
    if (count > 1) delete request.cookies[cookieName];
  });
  await app.register(session, {
    store: createSessionStore(db, { clock, lifetime }),
    cookieName,
    cookie: { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: lifetime.idleDays * 86_400_000 },
    // Anonymous requests store no session; a new cookie is sent only when the row is renewed.
    saveUninitialized: false,
    rolling: false,
    idGenerator: newSecret,
    // 256 random bits that the database looks up need no signature; other values do not cost a query.
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
 * The plugin sets no `Secure` cookie over http, and behind a proxy that terminates TLS every request comes over http.
 * The configuration decides whether the cookie is secure.
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
    request.session.pending = { id: uuid(), userId, address: request.ip, userAgent };
    await save(request, secure);
  },
  signOut: async () => {
    await request.session.destroy();
    reply.clearCookie(cookieName, { path: "/", httpOnly: true, sameSite: "lax", secure });
  },
});
