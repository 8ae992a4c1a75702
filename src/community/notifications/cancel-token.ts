import { createHmac, timingSafeEqual } from "node:crypto";

/* The token of a link that cancels one RSVP without a sign-in. It is signed for the check-in code, so it does not cancel a later RSVP. */

type RsvpKey = { eventId: string; userId: string };

const idBytes = 16;

const sign = (secret: string, { eventId, userId, checkInCode }: RsvpKey & { checkInCode: string | null }): Buffer =>
  createHmac("sha256", secret).update(`cancel ${eventId} ${userId} ${checkInCode}`).digest().subarray(0, 16);

const toBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

const toId = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export const cancelToken = (secret: string, rsvp: RsvpKey & { checkInCode: string | null }): string =>
  Buffer.concat([toBytes(rsvp.eventId), toBytes(rsvp.userId), sign(secret, rsvp)]).toString("base64url");

/** @returns undefined for a malformed token; the signature is checked by `isFor` */
export const readCancelToken = (secret: string, token: string) => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 3 * idBytes) return undefined;
  const [eventId, userId] = [toId(bytes.subarray(0, idBytes)), toId(bytes.subarray(idBytes, 2 * idBytes))];
  const signature = bytes.subarray(2 * idBytes);
  return {
    eventId,
    userId,
    isFor: (checkInCode: string | null) => timingSafeEqual(sign(secret, { eventId, userId, checkInCode }), signature),
  };
};
