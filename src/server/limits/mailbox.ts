import { foldAddress } from "../../foundation/email-address.ts";
/** Lower case, without the part after "+": most servers deliver both to the same mailbox (RFC 5233). */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf("@");
  const [local = ""] = email.slice(0, at).split("+", 1);
  return foldAddress(`${local || email.slice(0, at)}${email.slice(at)}`);
};
