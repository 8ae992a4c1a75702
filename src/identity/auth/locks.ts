import type { Transaction, Tx } from "../../foundation/db/client.ts";
import { Unauthorized } from "../../foundation/errors.ts";
import type { UserContext } from "../context.ts";
import { hasAccessToken } from "./grants/queries.ts";
import { type Account, findAccount, lockUser } from "./queries.ts";
import { hasSession } from "./sessions/queries.ts";
import { hasActiveToken } from "./tokens/queries.ts";

/** Locks the user's row, before all other rows of the user, for changes of sign-in methods, sessions and tokens. */
export const lockAccount = async (db: Transaction, userId: string): Promise<Account | undefined> => {
  await lockUser(db, userId);
  // A separate statement: the statement that waited for the lock would read the password from before the wait.
  return findAccount(db, userId);
};

type CallerContext = Pick<UserContext, "db" | "now" | "caller" | "browser">;

const hasCredential = async ({ db, now, caller: { userId, token }, browser }: CallerContext): Promise<boolean> => {
  if (token) return (token.app ? hasAccessToken : hasActiveToken)(db, { id: token.id, userId, now });
  return browser.sessionId !== null && (await hasSession(db, { id: browser.sessionId, userId }));
};

export const isSignedIn = async (context: CallerContext): Promise<boolean> => {
  const account = await findAccount(context.db, context.caller.userId);
  return account !== undefined && !account.disabled && (await hasCredential(context));
};

/** The caller's account, not locked. @throws Unauthorized if it was deleted */
export const findCaller = async ({ db, caller }: Pick<UserContext, "db" | "caller">): Promise<Account> => {
  const account = await findAccount(db, caller.userId);
  if (!account) throw new Unauthorized();
  return account;
};

/** Locks the caller's account. The session or token may have ended since the request began. @throws Unauthorized */
export const lockCaller = async (tx: Tx<CallerContext>): Promise<Account> => {
  const { db, caller } = tx;
  const account = await lockAccount(db, caller.userId);
  if (account && !account.disabled && (await hasCredential(tx))) return account;
  throw caller.token ? new Unauthorized("the API token is not valid", { code: "invalid_token" }) : new Unauthorized();
};
