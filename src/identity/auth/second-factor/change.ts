import { v7 as uuid } from "uuid";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, InvalidField, NotFound } from "../../../foundation/errors.ts";
import { requireStepUp } from "../../access/policy.ts";
import type { UserContext } from "../../context.ts";
import { findCaller, lockCaller } from "../locks.ts";
import { type Account, listSignInMethods } from "../queries.ts";
import { recordAndNotify } from "../security-events/record.ts";
import { confirmSession } from "../sessions/queries.ts";
import { attemptSecondFactor } from "./confirm.ts";
import { issueChallenge, readChallenge, signInExpired, useOnce } from "./pending.ts";
import { issueRecoveryCodes, newTotpSecret, sealTotpSecret, stepOfCode } from "./proofs.ts";
import {
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  findTotp,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  putTotp,
} from "./queries.ts";
import { requireProof } from "./step-up.ts";
import {
  algorithms,
  type PasskeyAttestation,
  passkeyTimeoutMs,
  relyingParty,
  toPasskeyDescriptor,
  userHandleOf,
  verifyRegistration,
} from "./webauthn.ts";

/** Returns `PublicKeyCredentialCreationOptionsJSON` (Web Authentication). @throws Forbidden; Conflict if the user has too many passkeys */
export const startPasskeyRegistration = async (context: UserContext) => {
  requireProof(context);
  const { id, email, name } = await findCaller(context);
  const passkeys = await listPasskeys(context.db, id);
  requirePasskeyQuota(passkeys);
  return {
    challenge: await issueChallenge(context, "passkey_registration", id),
    timeout: passkeyTimeoutMs,
    rp: { id: relyingParty(context.baseUrl).id, name: context.site.name },
    user: { id: userHandleOf(id), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: passkeys.map(toPasskeyDescriptor),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
};

/** Adds the passkey that the browser has created. @returns recovery codes if this is the first factor */
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
  await context.flash.set("new_totp", newTotpSecret());
};

/** Enables the authenticator app that has shown the code, and replaces any earlier app. @returns recovery codes if this is the first factor @throws Forbidden if the code is wrong */
export const confirmTotp = async (context: UserContext, code: string): Promise<string[] | undefined> => {
  const { flash, now, browser, totpKeys } = context;
  const secret = await flash.read("new_totp");
  if (secret === undefined) throw signInExpired();
  const account = await findCaller(context);
  const step = await attemptSecondFactor(
    context,
    { account, known: `session-${browser.sessionId}`, isNew: true },
    async () => stepOfCode(secret, code.replaceAll(" ", ""), now),
  );
  const sealedSecret = await sealTotpSecret(totpKeys, secret, account.id);
  const codes = await inTransaction(context, async (tx) => {
    const current = await lockCaller(tx);
    await putTotp(tx.db, { userId: current.id, sealedSecret, lastStep: step, lastUsedAt: null, createdAt: now });
    await recordAndNotify(tx, current, "totp_enabled");
    return completeSetup(tx, current);
  });
  await flash.consume("new_totp");
  return codes;
};

const maxPasskeys = 20;

/** Confirms the session, because setting up a factor proves its possession. @param account as read before the factor was added @returns recovery codes if this is the first factor */
const completeSetup = async (tx: Tx<UserContext>, account: Account): Promise<string[] | undefined> => {
  const { db, now, browser } = tx;
  if (browser.sessionId !== null) await confirmSession(db, browser.sessionId, now);
  return account.secondFactor ? undefined : issueRecoveryCodes(tx, account.id);
};

type NewPasskey = Pick<PasskeyRow, "name" | "credentialId" | "publicKey" | "counter" | "transports">;

const requirePasskeyQuota = (passkeys: readonly PasskeyRow[]): void => {
  if (passkeys.length >= maxPasskeys)
    throw new Conflict(`you already have ${maxPasskeys} passkeys; remove one first`, { code: "passkey_limit_reached" });
};

/** @returns recovery codes if this is the first factor @throws Conflict if an account has the passkey already, or the user has too many passkeys */
export const addPasskey = (context: UserContext, { challenge, ...passkey }: NewPasskey & { challenge: string }) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const account = await lockCaller(tx);
    await useOnce(tx, "passkey_registration", challenge);
    requirePasskeyQuota(await listPasskeys(db, account.id));
    const row = { ...passkey, id: uuid(), userId: account.id, lastUsedAt: null, createdAt: now };
    if (!(await insertPasskey(db, row)))
      throw new Conflict("an account has this passkey already", { code: "passkey_taken" });
    await recordAndNotify(tx, account, "passkey_added", { subject: row.id });
    return completeSetup(tx, account);
  });

/** @throws NotFound if the user has no such passkey; Conflict if it is the only way to sign in */
export const removePasskey = (context: UserContext, id: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db } = tx;
    // Serializes concurrent requests, so that two of them cannot remove the last two ways to sign in.
    const account = await lockCaller(tx);
    const passkeys = await listPasskeys(db, account.id);
    if (!passkeys.some((passkey) => passkey.id === id)) throw new NotFound(`you have no passkey ${id}`);
    const methods = await listSignInMethods(db, account.id);
    if (passkeys.length === 1 && methods.length === 1)
      throw new Conflict("this passkey is the only way to sign in; set a password or link a provider first", {
        code: "last_sign_in_method",
        text: { key: "common.wrong.last_passkey" },
      });
    await deletePasskey(db, { id, userId: account.id });
    const hasOther = passkeys.length > 1 || (await findTotp(db, account.id)) !== undefined;
    if (!hasOther) await deleteRecoveryCodes(db, account.id);
    const notice = hasOther ? "mail.notice_event.passkey_removed" : "mail.notice_event.passkey_removed_last";
    await recordAndNotify(tx, account, "passkey_removed", { subject: id, notice });
  });

/** @throws NotFound if there is no authenticator app */
export const disableTotp = (context: UserContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db } = tx;
    const account = await lockCaller(tx);
    if (!(await deleteTotp(db, account.id))) throw new NotFound("your account has no authenticator app");
    const hasOther = (await listPasskeys(db, account.id)).length > 0;
    if (!hasOther) await deleteRecoveryCodes(db, account.id);
    const notice = hasOther ? "mail.notice_event.totp_disabled" : "mail.notice_event.totp_disabled_last";
    await recordAndNotify(tx, account, "totp_disabled", { notice });
  });

/** @throws Conflict without a second factor */
export const renewRecoveryCodes = (context: UserContext): Promise<string[]> =>
  inTransaction(context, async (tx) => {
    const account = await lockCaller(tx);
    if (!account.secondFactor)
      throw new Conflict("set up a passkey or an authenticator app first", { code: "second_factor_missing" });
    const codes = await issueRecoveryCodes(tx, account.id);
    await recordAndNotify(tx, account, "recovery_codes_renewed");
    return codes;
  });
