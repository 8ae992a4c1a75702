import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { Forbidden, Unauthorized } from "../../../foundation/errors.ts";
import { ok, seeOther } from "../../../server/http/responses.ts";
import type { Context, Handler } from "../../context.ts";
import { findAccount } from "../queries.ts";
import { recordSecurityEvent, recordSignIn } from "../security-events/record.ts";
import { startSession } from "../start-session.ts";
import { type AskedHere, complete, enter, findAsked, lockAsked } from "./asked.ts";
import { giveChallenge, readChallenge, signInExpired, useOnce } from "./pending.ts";
import { notePasskeyUse, readPasskey } from "./proofs.ts";
import { listPasskeys } from "./queries.ts";
import { relyingParty, toPasskeyRequest } from "./webauthn.ts";

export const startPasskeySignIn: Handler<"startPasskeySignIn"> = async (context) => {
  const challenge = await giveChallenge(context, "passkey_sign_in", "anybody");
  return ok(toPasskeyRequest([], { challenge, rpId: relyingParty(context.baseUrl).id }));
};

export const finishPasskeySignIn: Handler<"finishPasskeySignIn"> = async (context, { body: { credential, next } }) => {
  const challenge = await readChallenge(context, "passkey_sign_in", "anybody");
  const proof = await readPasskey(context, credential, challenge);
  const account = proof && (await findAccount(context.db, proof.passkey.userId));
  const secret =
    account &&
    (await inTransaction(context, async (tx) => {
      await useOnce(tx, "passkey_sign_in", challenge);
      const secret = await startSession(tx, account.id, { passkeyId: proof.passkey.id });
      if (secret === undefined) return undefined;
      await notePasskeyUse(tx, account, proof);
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
  await enter(context, account, secret);
  return seeOther(next);
};

const subjectOf = ({ account, pending }: AskedHere): string => `${account.id}.${pending?.id ?? ""}`;

const requireAsked = async (context: Context): Promise<AskedHere> => {
  const asked = await findAsked(context);
  if (!asked) throw signInExpired();
  return asked;
};

export const startPasskeyConfirmation: Handler<"startPasskeyConfirmation"> = async (context) => {
  const asked = await requireAsked(context);
  const challenge = await giveChallenge(context, "passkey_confirmation", subjectOf(asked));
  const passkeys = await listPasskeys(context.db, asked.account.id);
  return ok(toPasskeyRequest(passkeys, { challenge, rpId: relyingParty(context.baseUrl).id }));
};

export const finishPasskeyConfirmation: Handler<"finishPasskeyConfirmation"> = async (context, { body }) => {
  const asked = await requireAsked(context);
  const challenge = await readChallenge(context, "passkey_confirmation", subjectOf(asked));
  const done = await confirmByPasskey(context, asked, { credential: body.credential, challenge });
  // Not counted: nobody guesses a signature, and so whoever guesses codes cannot keep out a passkey.
  if (!done) {
    await recordSecurityEvent(context, "second_factor_failed", { userId: asked.account.id });
    throw new Forbidden("this passkey does not confirm here; use another, or a code", {
      code: "invalid_credentials",
      text: { key: "common.wrong.passkey_refused" },
    });
  }
  if (done.secret !== null) await enter(context, asked.account, done.secret);
  return seeOther(body.next);
};

type Shown = { credential: Schemas["PasskeyAssertion"]; challenge: string };

const confirmByPasskey = async (context: Context, asked: AskedHere, { credential, challenge }: Shown) => {
  const proof = await readPasskey(context, credential, challenge);
  if (proof?.passkey.userId !== asked.account.id) return undefined;
  return inTransaction(context, async (tx) => {
    await lockAsked(tx, asked);
    await useOnce(tx, "passkey_confirmation", challenge);
    const passkeys = await listPasskeys(tx.db, asked.account.id);
    if (!passkeys.some(({ id }) => id === proof.passkey.id)) return undefined;
    await notePasskeyUse(tx, asked.account, proof);
    return complete(tx, asked);
  });
};
