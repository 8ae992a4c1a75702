import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Forbidden, TooManyRequests } from "../../../foundation/errors.ts";
import type { Use } from "../../../server/limits/limits.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context } from "../../context.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { type Account, consumeMailToken, findAccount } from "../queries.ts";
import { recordSecurityEvent, recordSignIn } from "../security-events/record.ts";
import { confirmSession } from "../sessions/queries.ts";
import { setSignInCookies, startSession } from "../start-session.ts";
import { findPendingSignIn, type PendingSignIn, pendingTokenKey, signInExpired, useOnce } from "./pending.ts";
import { consumeCode, readCode } from "./proofs.ts";

type SecondFactorAttempt = {
  account: Account;
  /** Identifies the session, or a browser that has signed in before. Its attempts have their own quota. */
  known: string | null;
  /** Whether the second factor is being set up. A wrong code is then not recorded, because the owner has probably mistyped it. */
  isNew?: true;
};

/** Three of a million codes are valid at a time. With 30 attempts a day, one in ten thousand attackers guesses one. */
const quotasOf = ({ account: { id }, known }: SecondFactorAttempt, network: string): Use[] => [
  ["second_factor_failures_per_account_and_address", `${id} ${known ?? network}`],
  ["second_factor_failures_per_account", `${id} ${known === null ? "new" : "known"}`],
];

/** Counts attempts as `attemptLogin` does. @param verify returns undefined for a wrong code @throws Forbidden */
export const attemptSecondFactor = async <Result>(
  context: Context,
  attempt: SecondFactorAttempt,
  verify: () => Promise<Result | undefined>,
): Promise<Result> => {
  const { limits, address } = context;
  const uses = quotasOf(attempt, networkOf(address));
  try {
    await limits.consume(...uses);
  } catch (error) {
    const { id: userId } = attempt.account;
    if (error instanceof TooManyRequests) await recordSecurityEvent(context, "second_factor_blocked", { userId });
    throw error;
  }
  let isWrong = false;
  try {
    const result = await verify();
    isWrong = result === undefined;
    if (result !== undefined) return result;
  } finally {
    if (!isWrong) await limits.refund(...uses);
  }
  await recordFailure(context, attempt);
  throw new Forbidden("the code is wrong, too old, or was used before", {
    code: "invalid_credentials",
    field: "code",
    text: { key: "common.wrong.code" },
  });
};

/** Records the failure, and notifies the owner if the browser is unknown: another person may know the password. */
const recordFailure = async (context: Context, { account, known, isNew }: SecondFactorAttempt): Promise<void> => {
  if (isNew) return;
  await recordSecurityEvent(context, "second_factor_failed", { userId: account.id });
  if (known !== null || !account.verified) return;
  await inTransaction(context, (tx) => notify(tx, account, "mail.notice_event.wrong_code"));
};

/** `pending` is the sign-in that waits for the second factor, or null if an existing session has to be confirmed. */
export type PendingConfirmation = SecondFactorAttempt & { pending: PendingSignIn | null };

/** The pending confirmation of this browser. A sign-in has priority over a session, which it replaces. */
export const findConfirmation = async (context: Context): Promise<PendingConfirmation | undefined> => {
  const { db, caller, browser, device } = context;
  const pending = await findPendingSignIn(context);
  if (pending) {
    const known = await device.recognize(pending.account);
    return { account: pending.account, pending, known: known && `device-${known}` };
  }
  if (!caller || browser.sessionId === null) return undefined;
  const account = await findAccount(db, caller.userId);
  return account?.secondFactor ? { account, pending: null, known: `session-${browser.sessionId}` } : undefined;
};

/** Completes the sign-in, or confirms the session, with a code. @throws Forbidden when the code is wrong */
export const confirmByCode = async (context: Context, confirmation: PendingConfirmation, code: string) => {
  const result = await attemptSecondFactor(context, confirmation, async () => {
    const proof = await readCode(context, confirmation.account.id, code);
    if (!proof) return undefined;
    return inTransaction(context, async (tx) => {
      await lockConfirmation(tx, confirmation);
      return (await consumeCode(tx, confirmation.account, proof)) ? completeConfirmation(tx, confirmation) : undefined;
    });
  });
  if (result.secret !== null) await setSignInCookies(context, confirmation.account, result.secret);
};

/** Locks the account. Call it before locking rows of the second factor, as all changes do. */
export const lockConfirmation = async (tx: Tx<Context>, { account, pending }: PendingConfirmation): Promise<void> => {
  const { caller } = tx;
  if (pending) await lockAccount(tx.db, account.id);
  else if (caller) await lockCaller({ ...tx, caller });
};

/** @returns the secret of a new session, or `null` if the existing session was confirmed */
export const completeConfirmation = async (tx: Tx<Context>, { account, pending }: PendingConfirmation) => {
  const { db, now, browser } = tx;
  const { id: userId } = account;
  if (pending) {
    const proof = await consumePendingSignIn(tx, pending);
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

const consumePendingSignIn = async (tx: Tx<Context>, { id, account, method }: PendingSignIn) => {
  const { db, now } = tx;
  const { id: userId, email: mailbox, passwordHash } = account;
  if (method === "email")
    return (await consumeMailToken(db, pendingTokenKey(id, now)))?.userId === userId ? { mailbox } : undefined;
  await useOnce(tx, "pending_sign_in", id);
  return passwordHash === null ? undefined : { passwordHash };
};
