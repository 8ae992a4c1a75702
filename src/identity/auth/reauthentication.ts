import type { Tx } from "../../foundation/db/client.ts";
import { Conflict, Forbidden } from "../../foundation/errors.ts";
import type { UserContext } from "../context.ts";
import { findCaller, lockCaller } from "./locks.ts";
import { attemptLogin } from "./login-attempts.ts";
import type { Account } from "./queries.ts";

/** Period for which a sign-in proves that the user is present. */
const recentSignInMs = 300_000;

export type SessionContext = Pick<UserContext, "caller" | "browser" | "now">;

/** Whether the session started so recently that no further proof is needed. Tokens do not count as sessions. */
export const hasRecentSignIn = ({ now, caller, browser: { signedInAt } }: SessionContext): boolean =>
  caller.token === null && signedInAt !== null && now.getTime() - signedInAt.getTime() <= recentSignInMs;

/** @returns a function that locks the account and checks that the proof is still valid @throws Forbidden; Conflict if the account has no password to compare; TooManyRequests or Unavailable */
export const reauthenticate = async (context: UserContext, password: string | undefined) => {
  if (password !== undefined) return reauthenticateByPassword(context, password);
  if (!hasRecentSignIn(context))
    throw new Forbidden(
      context.caller.token
        ? "send your password, or sign in and do this within five minutes"
        : "send your password, or sign in again and do this within five minutes",
      { code: "reauthentication_required", field: "password" },
    );
  return lockCaller;
};

const reauthenticateByPassword = async (context: UserContext, password: string) => {
  const { passwords, browser, caller } = context;
  const { email, passwordHash } = await findCaller(context);
  if (!passwordHash)
    throw new Conflict("your account has no password; sign in again, and leave the password out", {
      code: "password_missing",
      field: "password",
    });
  const session = caller.token === null ? browser.sessionId : null;
  const attempt = { email, known: session === null ? null : { session } };
  if (!(await attemptLogin(context, attempt, (requester) => passwords.verify(passwordHash, password, requester))))
    throw new Forbidden("the password is wrong", {
      code: "invalid_credentials",
      field: "password",
      text: { key: "common.wrong.password" },
    });
  return async (tx: Tx<UserContext>): Promise<Account> => requireSamePassword(await lockCaller(tx), passwordHash);
};

/** Returns the locked account if it still has the verified password. @throws Conflict */
export const requireSamePassword = (current: Account, passwordHash: Account["passwordHash"]): Account => {
  if (current.passwordHash !== passwordHash)
    throw new Conflict("your password was changed meanwhile; try again with the new one", { code: "password_changed" });
  return current;
};

/** Like `reauthenticate`, but requires the password of an account that has one. */
export const requirePassword = async (
  context: UserContext,
  { passwordHash }: Pick<Account, "passwordHash">,
  password: string | undefined,
) => {
  if (passwordHash && password === undefined)
    throw new Forbidden("body/password is missing; send your password", {
      code: "reauthentication_required",
      field: "password",
    });
  const lockProven = await reauthenticate(context, passwordHash ? password : undefined);
  return async (tx: Tx<UserContext>): Promise<Account> => requireSamePassword(await lockProven(tx), passwordHash);
};
