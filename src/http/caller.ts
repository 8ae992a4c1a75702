import type { FastifyRequest } from "fastify";
import { Forbidden, Unauthorized } from "../errors.ts";

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
 * Finds the caller. `null` is a stranger.
 * @throws Unauthorized for a credential that is not good
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

type Requirement = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Judges the caller by the contract's security requirements (OpenAPI 3.1, "Security Requirement Object"): one of the
 * alternatives has to hold; `{}` and an empty list admit everybody.
 */
export const requireAccess = (
  caller: Caller | null,
  { security, admitsUnverified }: { security: readonly Requirement[]; admitsUnverified: boolean },
): void => {
  const admitsAll = security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
  if (!caller && admitsAll) return;
  if (!caller) throw new Unauthorized();
  const scopes = security.find((requirement) => requirement["bearer"])?.["bearer"] ?? [];
  const missing = caller.scopes && scopes.filter((scope) => !caller.scopes?.has(scope));
  if (!missing?.length) {
    if (caller.verified || admitsUnverified || admitsAll) return;
    throw new Forbidden("verify your e-mail address first: follow the link in the e-mail, or ask for another one", {
      code: "email_not_verified",
    });
  }
  throw new Forbidden(`this needs a token with the scope ${missing.join(" and ")}`, {
    code: "insufficient_scope",
    headers: {
      "www-authenticate": `Bearer realm="alliance", error="insufficient_scope", scope="${scopes.join(" ")}"`,
    },
  });
};
