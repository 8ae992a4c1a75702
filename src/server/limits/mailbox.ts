import { foldAddress } from "../../foundation/email-address.ts";

/** Normalizes an address to identify its mailbox: lower case, without the part after "+" (RFC 5233), which most servers ignore. */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf("@");
  const [local = ""] = email.slice(0, at).split("+", 1);
  return foldAddress(`${local || email.slice(0, at)}${email.slice(at)}`);
};
