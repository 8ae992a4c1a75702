import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Forbidden, Unauthorized } from "../../../foundation/errors.ts";
import { ok, seeOther } from "../../../server/http/responses.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage, pagePolicyWithPasskeys } from "../../../web/pages/html-response.ts";
import type { Context, Handler } from "../../context.ts";
import { withForm } from "../../forms.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { type Account, consumeMailToken, findAccount } from "../queries.ts";
import { recordSecurityEvent, recordSignIn } from "../security-events/record.ts";
import { confirmSession } from "../sessions/queries.ts";
import { startSession } from "../start-session.ts";
import { type AskedHere, findAsked, secondFactorAgain, secondFactorPage } from "./asked.ts";
import { attemptSecondFactor } from "./attempts.ts";
import { giveChallenge, readChallenge, signInExpired, useOnce } from "./challenges.ts";
import { forgetPending, type Pending, pendingLink } from "./pending.ts";
import { notePasskeyUse, readCode, readPasskey, useCode } from "./proofs.ts";
import { listPasskeys } from "./queries.ts";
import { asksFirst } from "./step-up.ts";
import { toPasskeyRequest } from "./views.ts";
import { relyingParty } from "./webauthn.ts";

const landing = "/dashboard";

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

/** After the commit. */
const enter = async (context: Context, account: Account, secret: string): Promise<void> => {
  await context.browser.remember(secret, account.id);
  await forgetPending(context);
  await context.device.remember(account);
};

export const showSecondFactor: Handler<"showSecondFactor"> = async (context, { query: { next = landing } }) => {
  const asked = await findAsked(context);
  if (!asked) return seeOther(context.caller ? next : `/auth/login?next=${encodeURIComponent(next)}`);
  const { caller } = context;
  if (!asked.pending && caller && !asksFirst({ ...context, caller })) return seeOther(next);
  return htmlPage(await secondFactorPage(context, asked, { form: emptyForm, next }), pagePolicyWithPasskeys);
};

export const submitSecondFactor: Handler<"submitSecondFactor"> = withForm(
  { schema: "SecondFactorForm", show: secondFactorAgain },
  async (context, { body: { code, next } }) => {
    const asked = await findAsked(context);
    if (!asked) return seeOther("/auth/login");
    const done = await attemptSecondFactor(context, asked, async () => {
      const proof = await readCode(context, asked.account.id, code);
      if (!proof) return undefined;
      return inTransaction(context, async (tx) => {
        await lockAsked(tx, asked);
        return (await useCode(tx, asked.account, proof)) ? complete(tx, asked) : undefined;
      });
    });
    if (done.secret !== null) await enter(context, asked.account, done.secret);
    return seeOther(next);
  },
);

/** Before rows of the second factor, as everybody who changes these does. */
const lockAsked = async (tx: Tx<Context>, { account, pending }: AskedHere): Promise<void> => {
  const { caller } = tx;
  if (pending) await lockAccount(tx.db, account.id);
  else if (caller) await lockCaller({ ...tx, caller });
};

/** @returns the secret of a new session, or `null` where there is one, which is confirmed now */
const complete = async (tx: Tx<Context>, { account, pending }: AskedHere): Promise<{ secret: string | null }> => {
  const { db, now, browser } = tx;
  const { id: userId } = account;
  if (pending) {
    const proof = await usePending(tx, pending);
    const secret = proof && (await startSession(tx, userId, { ...proof, confirmation: { at: now } }));
    if (secret === undefined) throw signInExpired();
    await recordSignIn(tx, { userId, subject: pending.method });
    return { secret };
  }
  if (browser.sessionId === null) throw signInExpired();
  await confirmSession(db, browser.sessionId, now);
  await recordSecurityEvent(tx, "second_factor_confirmed", { userId });
  return { secret: null };
};

const usePending = async (tx: Tx<Context>, { id, account, method }: Pending) => {
  const { db, now } = tx;
  const { id: userId, email: mailbox, passwordHash } = account;
  if (method === "email")
    return (await consumeMailToken(db, pendingLink(id, now)))?.userId === userId ? { mailbox } : undefined;
  await useOnce(tx, "pending_sign_in", id);
  return passwordHash === null ? undefined : { passwordHash };
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
