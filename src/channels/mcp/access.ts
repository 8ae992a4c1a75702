import { Forbidden, InsufficientScope, Unauthorized } from "../../foundation/errors.ts";
import type { Caller } from "../../server/http/caller.ts";
import type { ApiTool } from "./tools.ts";

/** Who may send messages. */

const loopback: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * A page of another site that has rebound its name to this service's address sends its own origin. Pages of the user's own
 * machine, such as a debugger, may send messages; no other site needs to: clients of the protocol are programs.
 * @throws Forbidden for a page of another site
 */
export const requireKnownOrigin = (origin: string | undefined, baseUrl: string): void => {
  if (origin === undefined || origin === new URL(baseUrl).origin) return;
  if (URL.canParse(origin) && loopback.includes(new URL(origin).hostname)) return;
  throw new Forbidden("this request comes from another site", { code: "cross_site_request" });
};

/**
 * An error of HTTP, not of the tool: on it a client signs its user in, or asks for more scopes, and sends the message again.
 * @throws Unauthorized or InsufficientScope
 */
export const requireAccess = ({ operation }: ApiTool, caller: Caller | null): void => {
  const { allowsAnonymous, scopes } = operation;
  if (allowsAnonymous) return;
  const challenge = { "www-authenticate": `Bearer realm="alliance", scope="${scopes.join(" ")}"` };
  if (!caller) throw new Unauthorized("this tool needs a user: sign in, or send an API token", { headers: challenge });
  const missing = scopes.filter((scope) => caller.scopes && !caller.scopes.has(scope));
  if (missing.length > 0) throw new InsufficientScope(missing, scopes);
};
