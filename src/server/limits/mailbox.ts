import { foldAddress } from "../../foundation/email-address.ts";
/**
 * The mailbox that quotas count: lower case, without the part after "+", which most servers deliver to the same mailbox
 * (RFC 5233).
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf("@");
  const [local = ""] = email.slice(0, at).split("+", 1);
  // An address that begins with "+" has no mailbox before it.
  return foldAddress(`${local || email.slice(0, at)}${email.slice(at)}`);
};
