import { Forbidden, Unauthorized } from "../errors.ts";

/** Who is calling; made anew for each request. */
export type Caller = {
  userId: string;
  /** Scopes of the API token; `null` for a browser session, which has them all. */
  scopes: ReadonlySet<string> | null;
};

/** What an `Authorization` header or a cookie says; the credentials themselves go nowhere else. */
export type Credentials = { authorization: string | undefined; cookie: string | undefined };

/**
 * Finds the caller. `null` is a stranger.
 * @throws Unauthorized for a credential that is not good
 */
export type Authenticate = (credentials: Credentials) => Promise<Caller | null>;

type Requirement = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Judges the caller by the contract's security requirements (OpenAPI 3.1, "Security Requirement Object"): one of the
 * alternatives has to hold; `{}` and an empty list admit everybody.
 */
export const requireAccess = (caller: Caller | null, security: readonly Requirement[]): void => {
  if (!caller) {
    if (security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0)) return;
    throw new Unauthorized();
  }
  const scopes = security.find((requirement) => requirement["bearer"])?.["bearer"] ?? [];
  const missing = caller.scopes && scopes.filter((scope) => !caller.scopes?.has(scope));
  if (!missing?.length) return;
  throw new Forbidden(`this needs a token with the scope ${missing.join(" and ")}`, {
    "www-authenticate": `Bearer realm="alliance", error="insufficient_scope", scope="${scopes.join(" ")}"`,
  });
};
