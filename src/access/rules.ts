import { Forbidden, Unauthorized } from "../errors.ts";
import type { Caller } from "./caller.ts";

/**
 * Lists show what the public may not see only to those who administer it.
 * @param hidden names what was asked for, in the plural
 */
export const requireAdministrator = (caller: Caller | null, hidden: string): void => {
  if (!caller) throw new Unauthorized(`sign in as an administrator to list ${hidden}`);
  throw new Forbidden(`only administrators may list ${hidden}`);
};
