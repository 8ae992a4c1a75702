import { mailboxOf } from "../../server/limits/mailbox.ts";
import { networkOf } from "../../server/limits/network.ts";
import type { Context } from "../context.ts";

/** Emails of kinds that share a quota of the mailbox. A registration sends one of two, and the response must not tell which. */
const ceilings = {
  verify: "registration",
  account_exists: "registration",
  reset: "reset",
  sign_in: "sign_in",
  rsvp: "rsvp",
  // Requests by name and address: together they could fill a mailbox.
  join: "rsvp",
  email_change: "email_change",
  contact: "contact",
};

type Mail = { kind: keyof typeof ceilings; email: string; device: string | null };

/** Each kind, requester and device of the owner has a quota of its own; all share that of the mailbox. @returns whether to send */
export const admitsMail = async (
  { limits, address }: Pick<Context, "limits" | "address">,
  { kind, email, device }: Mail,
): Promise<boolean> => {
  const mailbox = mailboxOf(email);
  const requester = device === null ? networkOf(address) : `device-${device}`;
  return limits.admits(
    ["mails_per_mailbox_and_requester", `${kind} ${mailbox} ${requester}`],
    ["mails_per_mailbox", `${ceilings[kind]} ${mailbox}${device === null ? "" : " device"}`],
  );
};

/** Requests for links are limited by address too, but for the owner's browser: others may share its address. */
export const countMailRequest = async ({ limits, address }: Context, device: string | null): Promise<void> => {
  if (device === null) await limits.consume(["mail_requests_per_address", networkOf(address)]);
};

/** Whoever completes a reset has read the mailbox: the next reset can be asked for at once. */
export const forgetMails = async ({ limits }: Context, { kind, email }: Omit<Mail, "device">): Promise<void> => {
  const mailbox = mailboxOf(email);
  await limits.forget("mails_per_mailbox_and_requester", `${kind} ${mailbox}`);
  await limits.forget("mails_per_mailbox", `${ceilings[kind]} ${mailbox}`);
};
