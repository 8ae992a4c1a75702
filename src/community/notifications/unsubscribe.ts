import { createHmac, timingSafeEqual } from "node:crypto";
import { parse as bytesOf, stringify } from "uuid";
import { enums } from "../../../generated/contract.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { serverKey } from "../../identity/auth/keyring.ts";
import type { NotificationKind } from "./queries.ts";

/*
 * The token in an unsubscribe link names the user and is signed for one kind of email, so that nothing has to be stored for
 * each email, and a link works as long as the email is kept.
 */

type Subscription = { userId: string; kind: NotificationKind };

/** The secret of the signatures, which all processes share. */
export const unsubscribeSecret = async (db: Queryable, now: Date): Promise<string> => {
  const { secret } = await serverKey(db, "unsubscribe", now);
  return secret;
};

/** Half of the digest is 128 bits. */
const sign = (secret: string, { userId, kind }: Subscription): Buffer =>
  createHmac("sha256", secret).update(`${userId} ${kind}`).digest().subarray(0, 16);

/** Each half has 22 characters. */
const half = 22;

export const unsubscribeToken = (secret: string, subscription: Subscription): string =>
  Buffer.from(bytesOf(subscription.userId)).toString("base64url") + sign(secret, subscription).toString("base64url");

/** @returns undefined when the service did not sign it */
export const readUnsubscribeToken = (secret: string, token: string): Subscription | undefined => {
  const id = Buffer.from(token.slice(0, half), "base64url");
  const signature = Buffer.from(token.slice(half), "base64url");
  if (id.length !== 16 || signature.length !== 16) return undefined;
  const userId = stringifyUnchecked(id);
  const kind = enums.NotificationKind.find((kind) => timingSafeEqual(sign(secret, { userId, kind }), signature));
  return kind && { userId, kind };
};

/** Not every 16 bytes are a UUID of a known version; the signature tells. */
const stringifyUnchecked = (id: Buffer): string => {
  try {
    return stringify(id);
  } catch {
    return id.toString("hex");
  }
};
