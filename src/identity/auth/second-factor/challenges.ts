import { BadRequest } from "../../../foundation/errors.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { type HandoverKind, handoverLifetime } from "../handover.ts";
import { markSecretUsed } from "./queries.ts";

/*
 * Challenges, and sign-ins that wait for the second factor, are in an encrypted cookie of the browser that began: whoever only
 * looks at the sign-in page costs no row. The one that is used is noted, so that it is not used again.
 */

export const signInExpired = () =>
  new BadRequest("this sign-in was not started in this browser, is already complete, or took too long; start again", {
    code: "sign_in_expired",
  });

type ChallengeKind = Extract<HandoverKind, `passkey_${string}`>;

/** @param of whom or what the challenge is for, beside its kind and this session */
export const giveChallenge = async ({ handover }: Pick<Context, "handover">, kind: ChallengeKind, of: string) => {
  const challenge = newSecret();
  await handover.give(kind, `${of} ${challenge}`);
  return challenge;
};

/**
 * The challenge stays in the browser, so that a failed request can be repeated; `useOnce` ends it.
 * @throws BadRequest when this browser has no such challenge
 */
export const readChallenge = async ({ handover }: Pick<Context, "handover">, kind: ChallengeKind, of: string) => {
  const [owner, challenge] = (await handover.read(kind))?.split(" ") ?? [];
  if (owner !== of || challenge === undefined) throw signInExpired();
  return challenge;
};

/**
 * Notes that what a cookie held is used, in the transaction that it leads to.
 * @throws BadRequest when it was used before
 */
export const useOnce = async ({ db, now }: Pick<Context, "db" | "now">, kind: HandoverKind, secret: string) => {
  const expiresAt = new Date(now.getTime() + handoverLifetime(kind));
  if (!(await markSecretUsed(db, { secretHash: digest(secret), expiresAt }))) throw signInExpired();
};
