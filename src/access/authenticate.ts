import { Unauthorized } from "../errors.ts";
import type { Authenticate } from "./caller.ts";

/**
 * No account can sign in yet, so every token is a bad one. An unknown session is a stranger's: a browser keeps sending
 * the cookie of a session that has ended, and may go on reading what is public.
 */
export const authenticate: Authenticate = async ({ authorization }) => {
  if (authorization !== undefined) throw new Unauthorized("the API token is not valid", "invalid_token");
  return null;
};
