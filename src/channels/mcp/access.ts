import { InsufficientScope, Unauthorized } from "../../foundation/errors.ts";
import { wantConsent } from "../../identity/auth/grants/queries.ts";
import type { Context } from "../../identity/context.ts";
import type { ApiTool } from "./tools.ts";

/** Who may send messages, and call a tool. What is refused here leads a client to the sign-in, and it sends the message again. */

const loopback: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Pages of the user's own machine, such as a debugger, and of the service. */
const isKnownOrigin = (origin: string, baseUrl: string): boolean =>
  origin === new URL(baseUrl).origin || (URL.canParse(origin) && loopback.includes(new URL(origin).hostname));

const signIn = (message: string, scopes: readonly string[]) =>
  new Unauthorized(message, {
    headers: { "www-authenticate": `Bearer realm="alliance", scope="${scopes.join(" ")}"` },
  });

type Sent = { origin: string | undefined; isSignInRequired: boolean };

/**
 * A page of another site can have rebound its name to this service's address, and browsers send cookies by themselves: so it needs a token, which it
 * cannot have by accident.
 * @param scopes to ask the user for
 * @throws Unauthorized
 */
export const requireSender = (
  { caller, baseUrl }: Pick<Context, "caller" | "baseUrl">,
  { origin, isSignInRequired }: Sent,
  scopes: readonly string[],
): void => {
  if (caller) return;
  if (isSignInRequired) throw signIn("sign in, or send an API token", scopes);
  if (origin !== undefined && !isKnownOrigin(origin, baseUrl))
    throw signIn("a page of another site has to sign its user in, or to send an API token", scopes);
};

/**
 * An API token has the scopes that it has: what it lacks is an error of the tool, which the agent can tell its user.
 * @param scopes to ask the user for
 * @throws Unauthorized or InsufficientScope
 */
export const requireAccess = async (
  { caller, db, now }: Pick<Context, "caller" | "db" | "now">,
  { operation: { allowsAnonymous, scopes: needed } }: ApiTool,
  scopes: readonly string[],
): Promise<void> => {
  if (allowsAnonymous) return;
  if (!caller) throw signIn("this tool needs a user: sign in, or send an API token", union(scopes, needed));
  const { scopes: granted, token } = caller;
  const missing = needed.filter((scope) => granted && !granted.has(scope));
  if (missing.length === 0 || !token?.app) return;
  await wantConsent(db, { grantId: token.app.grantId, now });
  throw new InsufficientScope(missing, needed, union([...(granted ?? [])], needed));
};

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];
