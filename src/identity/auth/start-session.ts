import { v7 as uuid } from "uuid";
import type { Queryable, Tx } from "../../foundation/db/client.ts";
import { digest, newSecret } from "../../foundation/secrets.ts";
import type { Context } from "../context.ts";
import { lockAccount } from "./locks.ts";
import { findIdentityOwner } from "./oauth/queries.ts";
import { type Account, resumeMail } from "./queries.ts";
import { deletePendingSignIn } from "./second-factor/pending.ts";
import { listPasskeys } from "./second-factor/queries.ts";
import { deleteReplacedSession, insertSession } from "./sessions/queries.ts";

/** Maximum number of sessions per user. A new session replaces the least recently used one. */
const maxSessions = 100;

/** Proof presented by the browser. Re-checked when the session starts, because it may have become stale. */
type Proof =
  /** `confirmation` says when the second factor was confirmed, if ever. Without it, only the password was verified. */
  | { passwordHash: string; confirmation?: { at: Date | null } }
  | { identity: { issuer: string; subject: string } }
  /** The address that received the link in an email. This transaction has consumed the link. */
  | { mailbox: string; confirmation?: { at: Date } }
  /** The authenticator has verified the user, which counts as both factors. */
  | { passkeyId: string };

/** Starts a session if the proof is still valid. Locks the user's row, so that a concurrent password reset ends or prevents it. @returns the secret for `browser.setSession` after the commit; undefined if the proof is not valid */
export const startSession = async (tx: Tx<Context>, userId: string, proof: Proof): Promise<string | undefined> => {
  const { db, now, address, browser } = tx;
  const account = await lockAccount(db, userId);
  if (!account || account.disabled) return undefined;
  if (!(await isStillValid(db, account, proof))) return undefined;
  await resumeMail(db, account);
  const { sessionId, userAgent } = browser;
  if (sessionId !== null) await deleteReplacedSession(db, sessionId);
  const secret = newSecret();
  const secondFactorAt = confirmedAt(proof, now);
  const row = { id: uuid(), userId, address, userAgent, secondFactorAt, secretHash: digest(secret) };
  await insertSession(db, { ...row, createdAt: now, lastUsedAt: now }, maxSessions);
  return secret;
};

/** Sets the cookies of a sign-in. Call it after the commit. */
export const setSignInCookies = async (context: Context, account: Account, secret: string): Promise<void> => {
  await context.browser.setSession(secret, account.id);
  await deletePendingSignIn(context);
  await context.device.remember(account);
};

const isStillValid = async (db: Queryable, account: Account, proof: Proof): Promise<boolean> => {
  if ("identity" in proof) return (await findIdentityOwner(db, proof.identity)) === account.id;
  if ("passkeyId" in proof) return (await listPasskeys(db, account.id)).some(({ id }) => id === proof.passkeyId);
  // The second factor may have been set up since the password was verified.
  if (proof.confirmation === undefined && account.secondFactor) return false;
  return "mailbox" in proof ? account.email === proof.mailbox : account.passwordHash === proof.passwordHash;
};

const confirmedAt = (proof: Proof, now: Date): Date | null => {
  if ("passkeyId" in proof) return now;
  return "identity" in proof ? null : (proof.confirmation?.at ?? null);
};
