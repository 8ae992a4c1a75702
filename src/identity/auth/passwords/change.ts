import { inTransaction } from "../../../foundation/db/client.ts";
import { Conflict, Forbidden } from "../../../foundation/errors.ts";
import type { UserContext } from "../../context.ts";
import { findCaller, lockCaller } from "../locks.ts";
import { attemptLogin } from "../login-attempts.ts";
import { setPassword } from "../queries.ts";
import { requireSamePassword } from "../reauthentication.ts";
import { recordAndNotify } from "../security-events/record.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import { startSession } from "../start-session.ts";

type Change = { current_password: string; new_password: string };

/** Replaces the caller's password, ends all sessions and starts a new one in this browser. @throws Forbidden for a wrong password */
export const changePassword = async (context: UserContext, entered: Change): Promise<void> => {
  const { now, passwords, passwordPolicy, limits, browser } = context;
  const { id: userId, email, passwordHash } = await findCaller(context);
  if (!passwordHash)
    throw new Conflict("your account has no password yet; ask for a reset link to set one", {
      code: "password_missing",
      text: { key: "common.wrong.no_password" },
    });
  const attempt = { email, known: browser.sessionId === null ? null : { session: browser.sessionId } };
  const verify = (requester: string) => passwords.verify(passwordHash, entered.current_password, requester);
  if (!(await attemptLogin(context, attempt, verify)))
    throw new Forbidden("the current password is wrong", {
      code: "invalid_credentials",
      field: "current_password",
      text: { key: "common.wrong.current_password" },
    });
  await passwordPolicy.requireGood(entered.new_password, { field: "new_password", email });
  await limits.consume(["password_changes_per_user", userId]);
  const hash = await passwords.hash(entered.new_password);
  const secret = await inTransaction(context, async (tx) => {
    const { db } = tx;
    // A concurrent password reset ends the session, so that `lockCaller` fails: the old password cannot undo the reset.
    const current = requireSamePassword(await lockCaller(tx), passwordHash);
    await setPassword(db, userId, hash, now);
    await deleteSessionsOf(db, userId);
    await recordAndNotify(tx, current, "password_changed");
    return startSession(tx, userId, { passwordHash: hash, confirmation: { at: browser.secondFactorAt } });
  });
  if (secret !== undefined) await browser.setSession(secret, userId);
  await context.device.remember({ id: userId, passwordHash: hash });
};
