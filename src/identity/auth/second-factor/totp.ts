import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { type Keyring, seal, unseal } from "../keyring.ts";

/* RFC 6238, as every authenticator app has it: SHA-1, six digits, 30 seconds. */

const period = 30;

/** 160 random bits in base32 (RFC 4226 §4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Not in a transaction: the key is read on another connection. */
export const sealTotpSecret = async (keys: Keyring, secret: string, userId: string): Promise<string> => {
  await keys.refresh();
  return seal(keys, secret, `totp ${userId}`);
};

/** @returns undefined when the server's key was replaced since */
export const unsealTotpSecret = (keys: Keyring, sealed: string, userId: string): Promise<string | undefined> =>
  unseal(keys, sealed, `totp ${userId}`);

/** Compares in constant time. @returns the code's time step: the present one, or one before or after it, as clocks differ */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
};

export const qrCodeOf = (secret: string, { site, email }: { site: string; email: string }): string => {
  const totp = new TOTP({ issuer: site, label: email, secret: Secret.fromBase32(secret), period });
  return renderSVG(totp.toString(), { border: 4, pixelSize: 4, ecc: "M" });
};
