import { inTransaction } from "../../foundation/db/client.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { NotFound, Unauthorized } from "../../foundation/errors.ts";
import type { Context, UserContext } from "../context.ts";
import { lockCaller } from "./locks.ts";
import { attemptLogin } from "./login-attempts.ts";
import { findAccountByEmail, replaceHash } from "./queries.ts";
import { storePendingSignIn } from "./second-factor/pending.ts";
import { recordSecurityEvent, recordSignIn } from "./security-events/record.ts";
import { deleteSession, deleteSessionsOf } from "./sessions/queries.ts";
import { startSession } from "./start-session.ts";

/** Ends one of the caller's sessions. @throws NotFound */
export const endSession = (context: UserContext, id: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { userId } = tx.caller;
    if (!(await deleteSession(tx.db, { id, userId })))
      throw new NotFound("this session does not exist or has already ended", {
        text: { key: "common.wrong.session_ended" },
      });
    await recordSecurityEvent(tx, "session_ended", { userId, subject: id });
  });

/** Ends the caller's other sessions, all links in emails that sign in, and unfinished flows to link a provider. */
export const endOtherSessions = (context: UserContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db, browser } = tx;
    const { id: userId } = await lockCaller(tx);
    await deleteSessionsOf(db, userId, browser.sessionId ?? undefined);
    await recordSecurityEvent(tx, "other_sessions_ended", { userId });
  });

type Credentials = { email: string; password: string };

/** Signs in with a password. @returns false if the second factor is still required @throws Unauthorized, TooManyRequests or Unavailable */
export const logIn = async (context: Context, { email, password }: Credentials): Promise<boolean> => {
  const { passwords, browser, device } = context;
  // Rejects excess attempts before any query, but not from known browsers: other people must not lock them out.
  passwords.assertCapacity(device.hasCookie ? undefined : foldAddress(email));
  // Retries once if a concurrent sign-in has replaced a weak hash, or a second factor was set up.
  const signedIn = (await signIn(context, { email, password })) ?? (await signIn(context, { email, password }));
  if (signedIn === undefined) throw wrongCredentials();
  if (signedIn.secret === null) {
    await storePendingSignIn(context, signedIn.account);
    return false;
  }
  await browser.setSession(signedIn.secret, signedIn.account.id);
  await device.remember(signedIn.account);
  return true;
};

const wrongCredentials = () =>
  new Unauthorized("the email address or the password is wrong", { code: "invalid_credentials" });

/** @returns undefined if the password was replaced concurrently; `secret: null` if the second factor is required. Throws the errors of `logIn`. */
const signIn = async (context: Context, { email, password }: Credentials) => {
  const { db, passwords, device } = context;
  const account = await findAccountByEmail(db, email);
  const oldHash = account?.disabled ? null : (account?.passwordHash ?? null);
  const deviceId = await device.recognize(account);
  const attempt = { email, known: deviceId === null ? null : { device: deviceId } };
  const isCorrect = await attemptLogin(context, attempt, (requester) => passwords.verify(oldHash, password, requester));
  if (!isCorrect || !account || !oldHash) throw wrongCredentials();
  const userId = account.id;
  const passwordHash = passwords.isOutdated(oldHash) ? await passwords.hash(password) : oldHash;
  const owner = { id: userId, passwordHash };
  if (account.secondFactor) {
    if (passwordHash !== oldHash) await replaceHash(db, { userId, oldHash, newHash: passwordHash });
    return { secret: null, account: owner };
  }
  return inTransaction(context, async (tx) => {
    const secret = await startSession(tx, userId, { passwordHash: oldHash });
    if (secret === undefined) return undefined;
    if (passwordHash !== oldHash) await replaceHash(tx.db, { userId, oldHash, newHash: passwordHash });
    await recordSignIn(tx, { userId, subject: "password" });
    return { secret, account: owner };
  });
};

export const logOut = async (context: Context): Promise<void> => {
  const { caller, browser, flash } = context;
  const { sessionId: id } = browser;
  if (caller && id !== null)
    await inTransaction(context, async (tx) => {
      const { userId } = caller;
      if (await deleteSession(tx.db, { id, userId })) await recordSecurityEvent(tx, "logout", { userId });
    });
  browser.clearSession();
  // A form that is still open in another window can be saved for an hour, and restored after the next sign-in.
  if (caller) await flash.set("form_owner", caller.userId, 3600);
};
