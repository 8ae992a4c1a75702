import { Unauthorized } from "../errors.ts";
import type { Caller } from "../http/caller.ts";

/** The contract's `security` has admitted no stranger; the compiler does not know. */
export const signedIn = (caller: Caller | null): Caller => {
  if (!caller) throw new Unauthorized();
  return caller;
};
