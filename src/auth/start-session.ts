import { v7 as uuid } from "uuid";
import type { Context } from "../context.ts";
import { digest, newSecret } from "../secrets.ts";
import { lockAccount } from "./locks.ts";
import { findIdentityOwner } from "./oauth/queries.ts";
import { deleteReplacedSession, insertSession } from "./sessions/queries.ts";

/** Sessions that a user has at most; one more ends the one that was not used for the longest time. */
const maxSessions = 100;

/** What the browser has proved. It took time, so it is checked again when the session starts. */
export type Proof = { passwordHash: string } | { identity: { issuer: string; subject: string } };

/**
 * Starts a session in place of the browser's current one, in the caller's transaction and under the lock of the user's
 * row: so a session that is missing when a reset deletes them all cannot appear later.
 * @returns the secret, for `browser.remember` after the commit; undefined when the proof is no longer good
 */
export const startSession = async (
  { db, now, address, browser }: Pick<Context, "db" | "now" | "address" | "browser">,
  userId: string,
  proof: Proof,
): Promise<string | undefined> => {
  const account = await lockAccount(db, userId);
  if (!account || account.disabled) return undefined;
  const isGood =
    "passwordHash" in proof
      ? account.passwordHash === proof.passwordHash
      : (await findIdentityOwner(db, proof.identity)) === userId;
  if (!isGood) return undefined;
  const { sessionId, userAgent } = browser;
  if (sessionId !== null) await deleteReplacedSession(db, sessionId);
  const secret = newSecret();
  const row = { id: uuid(), userId, address, userAgent, secretHash: digest(secret) };
  await insertSession(db, { ...row, createdAt: now, lastUsedAt: now }, maxSessions);
  return secret;
};
