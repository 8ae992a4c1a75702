import { v7 as uuid } from "uuid";
import type { Queryable, Tx } from "../../foundation/db/client.ts";
import { digest, newSecret } from "../../foundation/secrets.ts";
import type { Context } from "../context.ts";
import { lockAccount } from "./locks.ts";
import { findIdentityOwner } from "./oauth/queries.ts";
import { type Account, resumeMail } from "./queries.ts";
import { listPasskeys } from "./second-factor/queries.ts";
import { deleteReplacedSession, insertSession } from "./sessions/queries.ts";

/** Sessions that a user has at most; one more ends the one that was not used for the longest time. */
const maxSessions = 100;

/** What the browser has proved. It took time, so it is checked again when the session starts. */
type Proof =
  /** `confirmation` says when the second factor was shown, if ever; without it only the password was. */
  | { passwordHash: string; confirmation?: { at: Date | null } }
  | { identity: { issuer: string; subject: string } }
  /** The address whose mail the user reads: a link to it was used up in this transaction. */
  | { mailbox: string; confirmation?: { at: Date } }
  /** With the user verified by the authenticator: both factors. */
  | { passkeyId: string };

/** Works under the lock of the user's row, so that no session appears after a reset. @returns its secret, to remember after the commit */
export const startSession = async (tx: Tx<Context>, userId: string, proof: Proof): Promise<string | undefined> => {
  const { db, now, address, browser } = tx;
  const account = await lockAccount(db, userId);
  if (!account || account.disabled) return undefined;
  if (!(await isGood(db, account, proof))) return undefined;
  await resumeMail(db, account);
  const { sessionId, userAgent } = browser;
  if (sessionId !== null) await deleteReplacedSession(db, sessionId);
  const secret = newSecret();
  const secondFactorAt = confirmedAt(proof, now);
  const row = { id: uuid(), userId, address, userAgent, secondFactorAt, secretHash: digest(secret) };
  await insertSession(db, { ...row, createdAt: now, lastUsedAt: now }, maxSessions);
  return secret;
};

const isGood = async (db: Queryable, account: Account, proof: Proof): Promise<boolean> => {
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
