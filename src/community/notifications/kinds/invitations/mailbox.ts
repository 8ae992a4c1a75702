import { createHmac } from "node:crypto";
import { stringify, version } from "uuid";
import { mailboxOf } from "../../../../server/limits/mailbox.ts";

/*
 * Who has no account and wants no more invitations is known by a digest of the mailbox, which has a key: nobody who reads the table can try out
 * addresses. It has the form of an id, so that it stands in links to unsubscribe in place of a user's.
 */

/** A UUID of version 8 (RFC 9562 §5.8). */
export const mailboxId = (secret: string, email: string): string => {
  const bytes = createHmac("sha256", secret)
    .update(`mailbox ${mailboxOf(email)}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return stringify(bytes);
};

/** Users have ids of another version. */
export const isMailboxId = (id: string): boolean => version(id) === 8;
