import type { Tx } from "../../../foundation/db/client.ts";
import { BadRequest } from "../../../foundation/errors.ts";
import { digest, newLinkSecret, newSecret } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { type HandoverKind, handoverLifetime } from "../handover.ts";
import { type Account, findAccount, findMailToken } from "../queries.ts";
import { markSecretUsed } from "./queries.ts";

/* Challenges are in an encrypted cookie, so that a visit of the sign-in page costs no row. Used ones are stored. */

export const signInExpired = () =>
  new BadRequest("this sign-in was not started in this browser, is already complete, or took too long; start again", {
    code: "sign_in_expired",
  });

type ChallengeKind = Extract<HandoverKind, `passkey_${string}`>;

export const giveChallenge = async ({ handover }: Pick<Context, "handover">, kind: ChallengeKind, of: string) => {
  const challenge = newSecret();
  await handover.give(kind, `${of} ${challenge}`);
  return challenge;
};

/** The challenge stays, so that a failed request can be repeated; `useOnce` ends it. @throws BadRequest */
export const readChallenge = async ({ handover }: Pick<Context, "handover">, kind: ChallengeKind, of: string) => {
  const [owner, challenge] = (await handover.read(kind))?.split(" ") ?? [];
  if (owner !== of || challenge === undefined) throw signInExpired();
  return challenge;
};

/** Call it in the transaction that the secret leads to. @throws BadRequest when it was used before */
export const useOnce = async ({ db, now }: Tx<Pick<Context, "db" | "now">>, kind: HandoverKind, secret: string) => {
  const expiresAt = new Date(now.getTime() + handoverLifetime(kind));
  if (!(await markSecretUsed(db, { secretHash: digest(secret), expiresAt }))) throw signInExpired();
};

/** A sign-in whose password was right, or that came by a link, and which waits for the second factor in this browser. */
export type Pending = { id: string; account: Account; method: "password" | "email" };

type Owner = Pick<Account, "id" | "passwordHash">;

const proofOf = ({ passwordHash }: Owner): string => digest(passwordHash ?? "");

/** No digest is as short. */
const byEmail = "email";

/** @param account with the password hash that was verified */
export const keepPending = ({ handover }: Pick<Context, "handover">, account: Owner): Promise<void> =>
  handover.give("pending_sign_in", [newLinkSecret(), account.id, proofOf(account)].join(" "));

/** @param token that `enterByMail` has put in place of the link: what ends the one ends the other */
export const keepPendingLink = ({ handover }: Context, { id }: Account, token: string): Promise<void> =>
  handover.give("pending_sign_in", [token, id, byEmail].join(" "));

export const pendingLink = (id: string, now: Date) =>
  ({ secretHash: digest(id), purpose: "second_factor", now }) as const;

/** @returns undefined also when the password has changed since, the link has ended, or the account is disabled */
export const findPending = async ({ db, now, handover }: Context): Promise<Pending | undefined> => {
  const [id, userId, proof] = (await handover.read("pending_sign_in"))?.split(" ") ?? [];
  if (id === undefined || userId === undefined) return undefined;
  const account = await findAccount(db, userId);
  if (!account || account.disabled) return undefined;
  if (proof !== byEmail) return proofOf(account) === proof ? { id, account, method: "password" } : undefined;
  const isLive = (await findMailToken(db, pendingLink(id, now))) === userId;
  return isLive ? { id, account, method: "email" } : undefined;
};

export const forgetPending = async ({ handover }: Pick<Context, "handover">): Promise<void> => {
  await handover.take("pending_sign_in");
};
