import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import type { Context } from "../../context.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { type Account, consumeMailToken, findAccount } from "../queries.ts";
import { recordSecurityEvent, recordSignIn } from "../security-events/record.ts";
import { confirmSession } from "../sessions/queries.ts";
import { startSession } from "../start-session.ts";
import { type Asked, attemptSecondFactor } from "./attempts.ts";
import { signInExpired, useOnce } from "./challenges.ts";
import { findPending, forgetPending, type Pending, pendingLink } from "./pending.ts";
import { readCode, useCode } from "./proofs.ts";

/** A sign-in that waits for the second factor; or, with `null`, a session that is to be confirmed. */
export type AskedHere = Asked & { pending: Pending | null };

/** Whom this browser is asked to confirm: a sign-in goes before a session, which it replaces. */
export const findAsked = async (context: Context): Promise<AskedHere | undefined> => {
  const { db, caller, browser, device } = context;
  const pending = await findPending(context);
  if (pending) {
    const known = await device.recognize(pending.account);
    return { account: pending.account, pending, known: known && `device-${known}` };
  }
  if (!caller || browser.sessionId === null) return undefined;
  const account = await findAccount(db, caller.userId);
  return account?.secondFactor ? { account, pending: null, known: `session-${browser.sessionId}` } : undefined;
};

/** Completes the sign-in, or confirms the session, with a code. @throws Forbidden when it is wrong */
export const confirmByCode = async (context: Context, asked: AskedHere, code: string): Promise<void> => {
  const done = await attemptSecondFactor(context, asked, async () => {
    const proof = await readCode(context, asked.account.id, code);
    if (!proof) return undefined;
    return inTransaction(context, async (tx) => {
      await lockAsked(tx, asked);
      return (await useCode(tx, asked.account, proof)) ? complete(tx, asked) : undefined;
    });
  });
  if (done.secret !== null) await enter(context, asked.account, done.secret);
};

/** After the commit. */
export const enter = async (context: Context, account: Account, secret: string): Promise<void> => {
  await context.browser.remember(secret, account.id);
  await forgetPending(context);
  await context.device.remember(account);
};

/** Before rows of the second factor, as everybody who changes these does. */
export const lockAsked = async (tx: Tx<Context>, { account, pending }: AskedHere): Promise<void> => {
  const { caller } = tx;
  if (pending) await lockAccount(tx.db, account.id);
  else if (caller) await lockCaller({ ...tx, caller });
};

/** @returns the secret of a new session, or `null` where there is one, which is confirmed now */
export const complete = async (
  tx: Tx<Context>,
  { account, pending }: AskedHere,
): Promise<{ secret: string | null }> => {
  const { db, now, browser } = tx;
  const { id: userId } = account;
  if (pending) {
    const proof = await usePending(tx, pending);
    const secret = proof && (await startSession(tx, userId, { ...proof, confirmation: { at: now } }));
    if (secret === undefined) throw signInExpired();
    await recordSignIn(tx, { userId, subject: pending.method });
    return { secret };
  }
  if (browser.sessionId === null) throw signInExpired();
  await confirmSession(db, browser.sessionId, now);
  await recordSecurityEvent(tx, "second_factor_confirmed", { userId });
  return { secret: null };
};

const usePending = async (tx: Tx<Context>, { id, account, method }: Pending) => {
  const { db, now } = tx;
  const { id: userId, email: mailbox, passwordHash } = account;
  if (method === "email")
    return (await consumeMailToken(db, pendingLink(id, now)))?.userId === userId ? { mailbox } : undefined;
  await useOnce(tx, "pending_sign_in", id);
  return passwordHash === null ? undefined : { passwordHash };
};
