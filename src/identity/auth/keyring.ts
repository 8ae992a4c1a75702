import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { serverKeys } from "../../foundation/db/identity-tables.ts";
import { newLinkSecret, newSecret } from "../../foundation/secrets.ts";

export type ServerKey = typeof serverKeys.$inferSelect;

const nonceLength = 12;
const tagLength = 16;

/** The id of the key, a dot, and in base64url the nonce, the ciphertext and the tag. */
const sealedFormat = /^([\w-]{22})\.([\w-]{40,3000})$/;

/** Encrypts with AES-256-GCM. Decryption requires the same `aad` (additional authenticated data). */
export const seal = async (keys: Keyring, text: string, aad: string): Promise<string> => {
  const { id, secret } = await keys.current();
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(secret, "base64url"), nonce).setAAD(Buffer.from(aad));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString("base64url")}`;
};

/** @returns undefined for text that `seal` has not returned, or has encrypted with another key or `aad` */
export const unseal = async (keys: Keyring, text: string, aad: string): Promise<string | undefined> => {
  const [, keyId, sealed] = sealedFormat.exec(text) ?? [];
  const key = keyId === undefined ? undefined : await keys.find(keyId);
  return key && sealed !== undefined ? open(key, sealed, aad) : undefined;
};

const open = ({ secret }: ServerKey, sealed: string, aad: string): string | undefined => {
  const bytes = Buffer.from(sealed, "base64url");
  const key = Buffer.from(secret, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceLength), { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(-tagLength));
  try {
    const text = decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, "utf8");
    return text + decipher.final("utf8");
  } catch {
    return undefined;
  }
};

/** A key that all processes share. Each process caches it. */
export type Keyring = {
  current(): Promise<ServerKey>;
  /** Reads the key again, as it may have been replaced. Call it before encrypting data that is stored for long. */
  refresh(): Promise<void>;
  /** Reads the key again if the cached key has another id, because it may have been replaced. */
  find(id: string): Promise<ServerKey | undefined>;
};

export const serverKey = async (db: Queryable, purpose: ServerKey["purpose"], now: Date): Promise<ServerKey> => {
  const [existing] = await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose));
  if (existing) return existing;
  const row = { purpose, id: newLinkSecret(), secret: newSecret(), createdAt: now };
  // Another process may have created the key meanwhile, so it is read again.
  await db.insert(serverKeys).values(row).onConflictDoNothing();
  return serverKey(db, purpose, now);
};

export const createKeyring = (
  { db, clock }: { db: Queryable; clock: () => Date },
  purpose: "device" | "handover" | "totp" | "webhook",
): Keyring => {
  let cached: ServerKey | undefined;
  const read = () => serverKey(db, purpose, clock());

  const current = async (): Promise<ServerKey> => {
    cached ??= await read();
    return cached;
  };

  return {
    current,
    refresh: async () => {
      cached = await read();
    },
    find: async (id) => {
      if ((await current()).id !== id) cached = await read();
      return cached?.id === id ? cached : undefined;
    },
  };
};
