import type { Tx } from "../../../foundation/db/client.ts";
import { BadRequest } from "../../../foundation/errors.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { type HandoverKind, handoverLifetime } from "../handover.ts";
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
