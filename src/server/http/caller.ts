import type { FastifyRequest } from "fastify";

export type Caller = {
  userId: string;
  verified: boolean;
  language?: string | null;
  /** `null` for a session, which has all scopes. */
  scopes: ReadonlySet<string> | null;
  token: { id: string; expiresAt: Date | null; app: App | null } | null;
};

type App = {
  clientId: string;
  grantId: string;
  grantExpiresAt: Date;
};

/** `null` for an anonymous request. @throws Unauthorized for an invalid credential */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;
