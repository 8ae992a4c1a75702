import type { Queryable } from "../../foundation/db/client.ts";
import { newLinkSecret, newSecret } from "../../foundation/secrets.ts";
import { findServerKey, insertServerKey, type ServerKey } from "./devices/queries.ts";

/** A key that all processes share; it is read once in each. */
export type Keyring = {
  current(): Promise<ServerKey>;
  /** Reads the key again, before something is sealed that is kept for long. */
  refresh(): Promise<void>;
  /** The key may have been replaced since it was read. */
  find(id: string): Promise<ServerKey | undefined>;
};

export const serverKey = async (db: Queryable, purpose: ServerKey["purpose"], now: Date): Promise<ServerKey> => {
  const found = await findServerKey(db, purpose);
  if (found) return found;
  await insertServerKey(db, { purpose, id: newLinkSecret(), secret: newSecret(), createdAt: now });
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
