import type { Schemas } from "../../../../generated/contract.ts";
import { InvalidField, Unauthorized } from "../../../foundation/errors.ts";
import type { UserContext } from "../../context.ts";
import { findAccount } from "../queries.ts";
import { attemptSecondFactor } from "./asked.ts";
import { addPasskey, enableTotp, requireRoomForPasskey } from "./change.ts";
import { giveChallenge, readChallenge, signInExpired } from "./pending.ts";
import { listPasskeys } from "./queries.ts";
import { requireProof, requireStepUp } from "./step-up.ts";
import { newTotpSecret, sealTotpSecret, stepOfCode } from "./totp.ts";
import {
  algorithms,
  type PasskeyAttestation,
  passkeyTimeout,
  relyingParty,
  toPasskeyDescriptor,
  userHandleOf,
  verifyRegistration,
} from "./webauthn.ts";

const findCaller = async ({ db, caller }: UserContext) => {
  const account = await findAccount(db, caller.userId);
  if (!account) throw new Unauthorized();
  return account;
};

/** `PublicKeyCredentialCreationOptionsJSON` of Web Authentication. */
type PasskeyCreation = {
  challenge: string;
  timeout: number;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: "public-key"; alg: number }[];
  excludeCredentials: Schemas["PasskeyDescriptor"][];
  authenticatorSelection: { residentKey: "required"; requireResidentKey: true; userVerification: "required" };
  attestation: "none";
};

/** The options with which a browser asks an authenticator for a passkey. @throws Forbidden, Conflict */
export const startPasskeyRegistration = async (context: UserContext): Promise<PasskeyCreation> => {
  requireProof(context);
  const { id, email, name } = await findCaller(context);
  const passkeys = await listPasskeys(context.db, id);
  requireRoomForPasskey(passkeys);
  return {
    challenge: await giveChallenge(context, "passkey_registration", id),
    timeout: passkeyTimeout,
    rp: { id: relyingParty(context.baseUrl).id, name: context.site.name },
    user: { id: userHandleOf(id), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: passkeys.map(toPasskeyDescriptor),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
};

/** Adds the passkey that an authenticator has made. @returns recovery codes for the first factor */
export const registerPasskey = async (
  context: UserContext,
  { name, credential }: { name: string; credential: PasskeyAttestation },
): Promise<string[] | undefined> => {
  requireStepUp(context);
  const challenge = await readChallenge(context, "passkey_registration", context.caller.userId);
  const passkey = await verifyRegistration(context, credential, challenge);
  if (!passkey) throw new InvalidField("credential", "is not a passkey for this site; try again");
  return addPasskey(context, { name, challenge, ...passkey });
};

/** Creates the secret of an authenticator app, which `confirmTotp` enables. @throws Forbidden */
export const startTotp = async (context: UserContext): Promise<void> => {
  requireProof(context);
  await context.handover.give("new_totp", newTotpSecret());
};

/** Enables the authenticator app that has shown the code. @returns recovery codes for the first factor @throws Forbidden if it is wrong */
export const confirmTotp = async (context: UserContext, code: string): Promise<string[] | undefined> => {
  const { handover, now, browser, totpKeys } = context;
  const secret = await handover.read("new_totp");
  if (secret === undefined) throw signInExpired();
  const account = await findCaller(context);
  const step = await attemptSecondFactor(
    context,
    { account, known: `session-${browser.sessionId}`, isNew: true },
    async () => stepOfCode(secret, code.replaceAll(" ", ""), now),
  );
  const codes = await enableTotp(context, { sealedSecret: await sealTotpSecret(totpKeys, secret, account.id), step });
  await handover.take("new_totp");
  return codes;
};
