import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { Schemas } from "../../../../generated/contract.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context } from "../../context.ts";
import { type Keyring, seal, unseal } from "../keyring.ts";
import type { Account } from "../queries.ts";
import { recordAndNotify, recordSecurityEvent } from "../security-events/record.ts";
import {
  consumeRecoveryCode,
  consumeTotpStep,
  countRecoveryCodes,
  findPasskey,
  findTotp,
  type PasskeyRow,
  putRecoveryCodes,
  updatePasskeyUse,
} from "./queries.ts";
import { verifyAssertion } from "./webauthn.ts";

/* RFC 6238 with the parameters that all authenticator apps support: SHA-1, six digits, 30 seconds. */

const periodSeconds = 30;

/** 160 random bits in base32 (RFC 4226 §4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Call it outside of transactions, because it reads the key on another connection. */
export const sealTotpSecret = async (keys: Keyring, secret: string, userId: string): Promise<string> => {
  await keys.refresh();
  return seal(keys, secret, `totp ${userId}`);
};

/** @returns undefined if the server's key has been replaced since */
const unsealTotpSecret = (keys: Keyring, sealed: string, userId: string): Promise<string | undefined> =>
  unseal(keys, sealed, `totp ${userId}`);

/** Compares in constant time. @returns the code's time step: the current, previous or next, because clocks differ */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
};

export const qrCodeOf = (secret: string, { site, email }: { site: string; email: string }): string => {
  const totp = new TOTP({ issuer: site, label: email, secret: Secret.fromBase32(secret), period: periodSeconds });
  return renderSVG(totp.toString(), { border: 4, pixelSize: 4, ecc: "M" });
};

const recoveryCodeCount = 10;

/** Crockford's base32: without ambiguous letters. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** 80 random bits, so a fast unsalted hash is enough. */
const newRecoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => alphabet.charAt(byte % alphabet.length))
    .join("")
    .replaceAll(/(.{4})(?=.)/g, "$1-");

const hashOfCode = (typed: string): string =>
  digest(typed.toLowerCase().replaceAll(/[ -]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1"));

export const issueRecoveryCodes = async ({ db, now }: Tx<Pick<Context, "db" | "now">>, userId: string) => {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await putRecoveryCodes(db, { userId, hashes: codes.map(hashOfCode), now });
  return codes;
};

type Owner = Pick<Account, "id" | "email" | "language">;

type CodeProof = { sealedSecret: string; step: number } | { codeHash: string };

/** The format of codes of authenticator apps. All other codes are recovery codes. */
const totpFormat = /^\d{6}$/;

export const readCode = async (
  { db, now, totpKeys }: Pick<Context, "db" | "now" | "totpKeys">,
  userId: string,
  typed: string,
): Promise<CodeProof | undefined> => {
  const code = typed.replaceAll(/[ -]/g, "");
  if (!totpFormat.test(code)) return { codeHash: hashOfCode(code) };
  const totp = await findTotp(db, userId);
  const secret = totp && (await unsealTotpSecret(totpKeys, totp.sealedSecret, userId));
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  return totp && step !== undefined ? { sealedSecret: totp.sealedSecret, step } : undefined;
};

/** @returns false if the code was used before */
export const consumeCode = async (tx: Tx<Context>, owner: Owner, proof: CodeProof): Promise<boolean> => {
  const { db, now } = tx;
  const { id: userId } = owner;
  if ("step" in proof) return consumeTotpStep(db, { userId, now, ...proof });
  if (!(await consumeRecoveryCode(db, { userId, ...proof }))) return false;
  const count = await countRecoveryCodes(db, userId);
  await recordAndNotify(tx, owner, "recovery_code_used", { values: { count } });
  return true;
};

type PasskeyProof = { passkey: PasskeyRow; counter: number };

export const readPasskey = async (
  context: Pick<Context, "db" | "baseUrl" | "log">,
  credential: Schemas["PasskeyAssertion"],
  challenge: string,
): Promise<PasskeyProof | undefined> => {
  const passkey = await findPasskey(context.db, credential.id);
  const counter = passkey && (await verifyAssertion(context, credential, { challenge, passkey }));
  return passkey && counter !== undefined ? { passkey, counter } : undefined;
};

/** Notifies the user if the counter did not increase: the passkey may be a copy (Web Authentication §6.1.1). */
export const recordPasskeyUse = async (tx: Tx<Context>, owner: Owner, { passkey, counter }: PasskeyProof) => {
  const { db, now } = tx;
  await updatePasskeyUse(db, { id: passkey.id, counter, now });
  if (counter > passkey.counter || (counter === 0 && passkey.counter === 0)) return;
  await notify(tx, owner, "mail.notice_event.passkey_counter");
  await recordSecurityEvent(tx, "passkey_counter_regressed", { userId: owner.id, subject: passkey.id });
};
