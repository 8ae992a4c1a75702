import type { FastifyRequest } from "fastify";

/** The authenticated user of one request. */
export type Caller = {
  userId: string;
  /** Whether the user's email address is verified. */
  verified: boolean;
  /** The language that the user of a browser session has chosen. */
  language?: string | null;
  /** Scopes of the token; `null` for a browser session, which has all of them. */
  scopes: ReadonlySet<string> | null;
  /** The API token or access token, if the request has one. */
  token: { id: string; expiresAt: Date | null; app: App | null } | null;
};

/** The app that an access token was issued to. */
type App = {
  clientId: string;
  /** What the user has admitted the app to, by one consent; what the app makes ends with it. */
  grantId: string;
  grantExpiresAt: Date;
};

/** Finds the caller; `null` for an anonymous request. @throws Unauthorized for an invalid credential */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;
