import type { Queryable } from "../../foundation/db/client.ts";
import { Unauthorized } from "../../foundation/errors.ts";
import type { UserContext } from "../context.ts";
import { hasAccess } from "./grants/queries.ts";
import { type Account, findAccount, lockUser } from "./queries.ts";
import { hasSession } from "./sessions/queries.ts";
import { hasActiveToken } from "./tokens/queries.ts";

/**
 * Locks the user's row until the end of the transaction, then reads the account as it is now. Whoever changes how the
 * user signs in, or ends sessions and tokens, holds this lock; lock it before any other row of the user.
 */
export const lockAccount = async (db: Queryable, userId: string): Promise<Account | undefined> => {
  await lockUser(db, userId);
  // Another statement: what waited for the lock would read the password from before the wait.
  return findAccount(db, userId);
};

type CallerContext = Pick<UserContext, "db" | "now" | "caller" | "browser">;

/**
 * Locks the caller's account, if the session or the token of this request is still good. It may have ended since the
 * request began, for example by a password reset, and then must neither keep nor extend its access.
 * @throws Unauthorized
 */
export const lockCaller = async ({ db, now, caller, browser }: CallerContext): Promise<Account> => {
  const { userId, token } = caller;
  const account = await lockAccount(db, userId);
  const isActive = token?.app ? hasAccess : hasActiveToken;
  if (token && !(await isActive(db, { id: token.id, userId, now })))
    throw new Unauthorized("the API token is not valid", { code: "invalid_token" });
  const { sessionId } = browser;
  const isLive = token !== null || (sessionId !== null && (await hasSession(db, { id: sessionId, userId })));
  if (!account || account.disabled || !isLive) throw new Unauthorized();
  return account;
};
