import type { FastifyRequest } from "fastify";

/** The authenticated user of one request. */
export type Caller = {
  userId: string;
  /** Whether the user's email address is verified. */
  verified: boolean;
  /** Scopes of the API token; `null` for a browser session, which has all of them. */
  scopes: ReadonlySet<string> | null;
  /** The API token, if the request has one. */
  token: { id: string; expiresAt: Date | null } | null;
};

/**
 * Finds the caller; `null` for an anonymous request.
 * @throws Unauthorized for an invalid credential
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;
