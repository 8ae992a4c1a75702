import { createHmac, timingSafeEqual } from "node:crypto";

/* A token in a link cancels one RSVP without sign-in. It signs the check-in code, so it cannot cancel a later RSVP. */

type RsvpKey = { eventId: string; userId: string };

/** Length of each part of a token: the ids of the event and the user, and the signature. */
const partBytes = 16;

const sign = (secret: string, { eventId, userId, checkInCode }: RsvpKey & { checkInCode: string | null }): Buffer =>
  createHmac("sha256", secret).update(`cancel ${eventId} ${userId} ${checkInCode}`).digest().subarray(0, partBytes);

const toBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

/** Formats 16 bytes as a UUID, whatever its version. */
export const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export const createCancelToken = (secret: string, rsvp: RsvpKey & { checkInCode: string | null }): string =>
  Buffer.concat([toBytes(rsvp.eventId), toBytes(rsvp.userId), sign(secret, rsvp)]).toString("base64url");

/** @returns undefined for a malformed token; the signature is checked by `matches` */
export const readCancelToken = (secret: string, token: string) => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 3 * partBytes) return undefined;
  const [eventId, userId] = [uuidOf(bytes.subarray(0, partBytes)), uuidOf(bytes.subarray(partBytes, 2 * partBytes))];
  const signature = bytes.subarray(2 * partBytes);
  return {
    eventId,
    userId,
    matches: (checkInCode: string | null) => timingSafeEqual(sign(secret, { eventId, userId, checkInCode }), signature),
  };
};
