import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queryable } from "../../foundation/db/client.ts";
import { BadRequest } from "../../foundation/errors.ts";
import { type NotificationKind, notificationKinds } from "../../foundation/notification-kinds.ts";
import { serverKey } from "../../identity/auth/keyring.ts";
import type { Context } from "../../identity/context.ts";
import { mailboxOf } from "../../server/limits/mailbox.ts";
import { uuidOf } from "./cancel-token.ts";
import { muteKind, refuseInvitations } from "./queries.ts";

/* A token names the user and is signed for one kind of email, so tokens are not stored, and links never expire. */

type Subscription = { userId: string; kind: NotificationKind };

export const readUnsubscribeSecret = async (db: Queryable, now: Date): Promise<string> => {
  const { secret } = await serverKey(db, "unsubscribe", now);
  return secret;
};

/** Returns a signature of 128 bits. */
const sign = (secret: string, { userId, kind }: Subscription): Buffer =>
  createHmac("sha256", secret).update(`${userId} ${kind}`).digest().subarray(0, 16);

/** Characters of 16 bytes in base64url. */
const halfLength = 22;

export const createUnsubscribeToken = (secret: string, subscription: Subscription): string =>
  Buffer.from(subscription.userId.replaceAll("-", ""), "hex").toString("base64url") +
  sign(secret, subscription).toString("base64url");

/** @returns undefined for a token that the service did not sign */
export const readUnsubscribeToken = (secret: string, token: string): Subscription | undefined => {
  const id = Buffer.from(token.slice(0, halfLength), "base64url");
  const signature = Buffer.from(token.slice(halfLength), "base64url");
  if (id.length !== 16 || signature.length !== 16) return undefined;
  const userId = uuidOf(id);
  const kind = notificationKinds.find((kind) => timingSafeEqual(sign(secret, { userId, kind }), signature));
  return kind && { userId, kind };
};

/**
 * The id of a mailbox without an account that refuses invitations: a UUID of version 8 (RFC 9562 §5.8).
 * A keyed digest, so that the table does not reveal addresses.
 */
export const mailboxId = (secret: string, email: string): string => {
  const bytes = createHmac("sha256", secret)
    .update(`mailbox ${mailboxOf(email)}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuidOf(bytes);
};

/** Mailbox ids are UUIDs of version 8; user ids have another version. */
const isMailboxId = (id: string): boolean => id[14] === "8";

/** @throws BadRequest for a token that the service did not sign */
export const requireSubscription = async ({ db, now }: Context, token: string): Promise<Subscription> => {
  const subscription = readUnsubscribeToken(await readUnsubscribeSecret(db, now), token);
  if (!subscription)
    throw new BadRequest("this link is not one of ours; open it from the email again, or copy all of it", {
      text: { key: "common.wrong.mail_link" },
    });
  return subscription;
};

/** @returns the kind of email that the recipient no longer gets */
export const unsubscribe = async (context: Context, token: string): Promise<NotificationKind> => {
  const { db, now } = context;
  const subscription = await requireSubscription(context, token);
  const { userId: id, kind } = subscription;
  await (isMailboxId(id) ? refuseInvitations(db, id, now) : muteKind(db, { ...subscription, now }));
  return kind;
};
