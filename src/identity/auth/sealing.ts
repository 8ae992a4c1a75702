import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { ServerKey } from "./devices/queries.ts";
import type { Keyring } from "./keyring.ts";

const nonceLength = 12;
const tagLength = 16;

/** The id of the key; nonce, ciphertext and tag. */
const wellFormed = /^([\w-]{22})\.([\w-]{40,3000})$/;

/** AES-256-GCM. Only the same `bound` unseals the text. */
export const seal = async (keys: Keyring, text: string, bound: string): Promise<string> => {
  const { id, secret } = await keys.current();
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(secret, "base64url"), nonce).setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString("base64url")}`;
};

/** @returns undefined for what this service has not sealed, or for something else */
export const unseal = async (keys: Keyring, text: string, bound: string): Promise<string | undefined> => {
  const [, keyId, sealed] = wellFormed.exec(text) ?? [];
  const key = keyId === undefined ? undefined : await keys.find(keyId);
  return key && sealed !== undefined ? open(key, sealed, bound) : undefined;
};

const open = ({ secret }: ServerKey, sealed: string, bound: string): string | undefined => {
  const bytes = Buffer.from(sealed, "base64url");
  const key = Buffer.from(secret, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceLength), { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(-tagLength));
  try {
    const text = decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, "utf8");
    return text + decipher.final("utf8");
  } catch {
    return undefined;
  }
};
