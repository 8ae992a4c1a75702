import { createHmac, randomBytes } from "node:crypto";
import { type Keyring, seal, unseal } from "../../identity/auth/keyring.ts";

/* Secrets and signatures as in the specification https://www.standardwebhooks.com/. */

const prefix = "whsec_";

export const newSecret = (): string => prefix + randomBytes(32).toString("base64");

/** Encrypts a secret. Must not be called in a transaction, because it reads the key on another connection. */
export const sealSecret = async (keys: Keyring, secret: string, webhookId: string): Promise<string> => {
  await keys.refresh();
  return seal(keys, secret, `webhook ${webhookId}`);
};

export const unsealSecret = (keys: Keyring, sealed: string, webhookId: string): Promise<string | undefined> =>
  unseal(keys, sealed, `webhook ${webhookId}`);

type Message = {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
};

export const signatureOf = ({ id, timestamp, body }: Message, secrets: readonly string[]): string =>
  secrets
    .map((secret) => createHmac("sha256", Buffer.from(secret.slice(prefix.length), "base64")))
    .map((hmac) => `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest("base64")}`)
    .join(" ");
