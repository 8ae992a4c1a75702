import type { Tx } from "../../../foundation/db/client.ts";
import { BadRequest } from "../../../foundation/errors.ts";
import { digest, newLinkSecret, newSecret } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { type FlashKind, flashLifetimeMs } from "../flash.ts";
import { mailTokenKey } from "../mail-links.ts";
import { type Account, findAccount, findMailToken } from "../queries.ts";
import { markSecretUsed } from "./queries.ts";

/* Challenges are in an encrypted cookie, so that the sign-in page writes no row. Only used challenges are stored. */

export const signInExpired = () =>
  new BadRequest("this sign-in was not started in this browser, is already complete, or took too long; start again", {
    code: "sign_in_expired",
  });

type ChallengeKind = Extract<FlashKind, `passkey_${string}`>;

export const issueChallenge = async ({ flash }: Pick<Context, "flash">, kind: ChallengeKind, subject: string) => {
  const challenge = newSecret();
  await flash.set(kind, `${subject} ${challenge}`);
  return challenge;
};

/** Does not consume the challenge, so that a failed request can be repeated; `useOnce` consumes it. @throws BadRequest */
export const readChallenge = async ({ flash }: Pick<Context, "flash">, kind: ChallengeKind, subject: string) => {
  const [owner, challenge] = (await flash.read(kind))?.split(" ") ?? [];
  if (owner !== subject || challenge === undefined) throw signInExpired();
  return challenge;
};

/** Marks a secret as used. Call it in the transaction that the secret authorizes. @throws BadRequest if it was used before */
export const useOnce = async ({ db, now }: Tx<Pick<Context, "db" | "now">>, kind: FlashKind, secret: string) => {
  const expiresAt = new Date(now.getTime() + flashLifetimeMs(kind));
  if (!(await markSecretUsed(db, { secretHash: digest(secret), expiresAt }))) throw signInExpired();
};

/** A sign-in with a correct password or a link, which waits for the second factor in this browser. */
export type PendingSignIn = { id: string; account: Account; method: "password" | "email" };

type Owner = Pick<Account, "id" | "passwordHash">;

const proofOf = ({ passwordHash }: Owner): string => digest(passwordHash ?? "");

/** Used in the cookie instead of the digest of a password hash, which is longer and therefore never equals it. */
const emailProof = "email";

/** @param account with the password hash that was verified */
export const storePendingSignIn = ({ flash }: Pick<Context, "flash">, account: Owner): Promise<void> =>
  flash.set("pending_sign_in", [newLinkSecret(), account.id, proofOf(account)].join(" "));

/** @param token as stored in `mail_tokens` by `signInByMail`, so that a password reset, for example, invalidates it */
export const storePendingMailSignIn = ({ flash }: Context, { id }: Account, token: string): Promise<void> =>
  flash.set("pending_sign_in", [token, id, emailProof].join(" "));

export const pendingTokenKey = (id: string, now: Date) => mailTokenKey("second_factor", id, { now });

/** @returns undefined if there is none, the password has changed, the link has expired or was used, or the account is disabled */
export const findPendingSignIn = async ({ db, now, flash }: Context): Promise<PendingSignIn | undefined> => {
  const [id, userId, proof] = (await flash.read("pending_sign_in"))?.split(" ") ?? [];
  if (id === undefined || userId === undefined) return undefined;
  const account = await findAccount(db, userId);
  if (!account || account.disabled) return undefined;
  if (proof !== emailProof) return proofOf(account) === proof ? { id, account, method: "password" } : undefined;
  const isLive = (await findMailToken(db, pendingTokenKey(id, now))) === userId;
  return isLive ? { id, account, method: "email" } : undefined;
};

export const deletePendingSignIn = async ({ flash }: Pick<Context, "flash">): Promise<void> => {
  await flash.consume("pending_sign_in");
};
