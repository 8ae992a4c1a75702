import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { Forbidden, Unauthorized } from "../../../foundation/errors.ts";
import { ok, seeOther } from "../../../server/http/responses.ts";
import type { Context, Handler } from "../../context.ts";
import { findAccount } from "../queries.ts";
import { recordSecurityEvent, recordSignIn } from "../security-events/record.ts";
import { setSignInCookies, startSession } from "../start-session.ts";
import { completeConfirmation, findConfirmation, lockConfirmation, type PendingConfirmation } from "./confirm.ts";
import { issueChallenge, readChallenge, signInExpired, useOnce } from "./pending.ts";
import { readPasskey, recordPasskeyUse } from "./proofs.ts";
import { listPasskeys } from "./queries.ts";
import { relyingParty, toPasskeyRequest } from "./webauthn.ts";

/** The subject of challenges that a passkey of any user may sign. */
const anyUser = "anybody";

export const startPasskeySignIn: Handler<"startPasskeySignIn"> = async (context) => {
  const challenge = await issueChallenge(context, "passkey_sign_in", anyUser);
  return ok(toPasskeyRequest([], { challenge, rpId: relyingParty(context.baseUrl).id }));
};

export const finishPasskeySignIn: Handler<"finishPasskeySignIn"> = async (context, { body: { credential, next } }) => {
  const challenge = await readChallenge(context, "passkey_sign_in", anyUser);
  const proof = await readPasskey(context, credential, challenge);
  const account = proof && (await findAccount(context.db, proof.passkey.userId));
  const secret =
    account &&
    (await inTransaction(context, async (tx) => {
      await useOnce(tx, "passkey_sign_in", challenge);
      const secret = await startSession(tx, account.id, { passkeyId: proof.passkey.id });
      if (secret === undefined) return undefined;
      await recordPasskeyUse(tx, account, proof);
      await recordSignIn(tx, { userId: account.id, subject: "passkey" });
      return secret;
    }));
  if (!account || secret === undefined) {
    context.count("sign_ins", { method: "passkey", outcome: "failed" });
    throw new Unauthorized("this passkey does not sign in here; use another, or your password", {
      code: "invalid_credentials",
      text: { key: "common.wrong.passkey_refused" },
    });
  }
  await setSignInCookies(context, account, secret);
  return seeOther(next);
};

const subjectOf = ({ account, pending }: PendingConfirmation): string => `${account.id}.${pending?.id ?? ""}`;

const requireConfirmation = async (context: Context): Promise<PendingConfirmation> => {
  const confirmation = await findConfirmation(context);
  if (!confirmation) throw signInExpired();
  return confirmation;
};

export const startPasskeyConfirmation: Handler<"startPasskeyConfirmation"> = async (context) => {
  const confirmation = await requireConfirmation(context);
  const challenge = await issueChallenge(context, "passkey_confirmation", subjectOf(confirmation));
  const passkeys = await listPasskeys(context.db, confirmation.account.id);
  return ok(toPasskeyRequest(passkeys, { challenge, rpId: relyingParty(context.baseUrl).id }));
};

export const finishPasskeyConfirmation: Handler<"finishPasskeyConfirmation"> = async (context, { body }) => {
  const confirmation = await requireConfirmation(context);
  const challenge = await readChallenge(context, "passkey_confirmation", subjectOf(confirmation));
  const result = await confirmByPasskey(context, confirmation, { credential: body.credential, challenge });
  // Uses no quota: signatures cannot be guessed, and an attacker who guesses codes must not block passkeys.
  if (!result) {
    await recordSecurityEvent(context, "second_factor_failed", { userId: confirmation.account.id });
    throw new Forbidden("this passkey does not confirm here; use another, or a code", {
      code: "invalid_credentials",
      text: { key: "common.wrong.passkey_refused" },
    });
  }
  if (result.secret !== null) await setSignInCookies(context, confirmation.account, result.secret);
  return seeOther(body.next);
};

type AssertionInput = { credential: Schemas["PasskeyAssertion"]; challenge: string };

const confirmByPasskey = async (
  context: Context,
  confirmation: PendingConfirmation,
  { credential, challenge }: AssertionInput,
) => {
  const proof = await readPasskey(context, credential, challenge);
  if (proof?.passkey.userId !== confirmation.account.id) return undefined;
  return inTransaction(context, async (tx) => {
    await lockConfirmation(tx, confirmation);
    await useOnce(tx, "passkey_confirmation", challenge);
    const passkeys = await listPasskeys(tx.db, confirmation.account.id);
    if (!passkeys.some(({ id }) => id === proof.passkey.id)) return undefined;
    await recordPasskeyUse(tx, confirmation.account, proof);
    return completeConfirmation(tx, confirmation);
  });
};
