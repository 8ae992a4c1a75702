import { InsufficientScope, Unauthorized } from "../../foundation/errors.ts";
import { wantConsent } from "../../identity/auth/grants/queries.ts";
import type { Context } from "../../identity/context.ts";
import type { ApiTool } from "./tools.ts";

/** A refusal leads the client to the sign-in, after which it repeats the message. */

const loopback: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Pages of the service, and of the user's machine, such as a debugger. */
const isKnownOrigin = (origin: string, baseUrl: string): boolean =>
  origin === new URL(baseUrl).origin || (URL.canParse(origin) && loopback.includes(new URL(origin).hostname));

const signIn = (message: string, scopes: readonly string[]) =>
  new Unauthorized(message, {
    headers: { "www-authenticate": `Bearer realm="alliance", scope="${scopes.join(" ")}"` },
  });

type Sent = { origin: string | undefined; isSignInRequired: boolean };

/** Browsers of other sites need a token: DNS rebinding and automatic cookies would let any page call tools. */
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

/** Apps are asked to get more scopes; an API token cannot, so the tool's own error reports what is missing. */
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
