import type { FastifyRequest } from "fastify";

/** Who is calling; made anew for each request. */
export type Caller = {
  userId: string;
  /** Whether the user's e-mail address is verified. */
  verified: boolean;
  /** Scopes of the API token; `null` for a browser session, which has them all. */
  scopes: ReadonlySet<string> | null;
  /** The API token, if the request has one. */
  token: { id: string; expiresAt: Date | null } | null;
};

/**
 * Finds the caller; `null` for an anonymous request.
 * @throws Unauthorized for a credential that is not good
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;
