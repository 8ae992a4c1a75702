import type { Schemas } from "../../../generated/contract.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { BadRequest, Forbidden, InvalidField, NotFound } from "../../foundation/errors.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { FoundInvitation, InvitationRow } from "./queries.ts";

export type InvitedRole = Schemas["GroupInvitationRole" | "AllianceInvitationRole" | "EventInvitationRole"];

/** The request body of any invitation operation. */
export type InvitationInput = Omit<Schemas["EventInvitationCreate"], "role"> & { role?: InvitedRole };

/** `email` is undefined if the input is not an email address. */
export type TypedAddress = { typed: string; email: string | undefined };

/** Returns the distinct addresses, in order. */
export const parseAddresses = (texts: readonly string[]): TypedAddress[] => {
  const typed = texts.map((text) => text.trim());
  const byAddress = new Map(typed.toReversed().map((text) => [foldAddress(text), text]));
  return [...new Set(typed.map((text) => foldAddress(text)))].map((key) => {
    const text = byAddress.get(key) ?? key;
    return { typed: text, email: conformsTo("Email", text) ? text : undefined };
  });
};

/** @throws BadRequest unless the body has exactly one of email, emails and max_uses */
export const requireInvitees = ({
  email,
  emails,
  max_uses,
}: InvitationInput): { addresses: TypedAddress[] } | { maxUses: number } => {
  const choices = [email, emails, max_uses].filter((choice) => choice !== undefined);
  if (choices.length !== 1) throw new BadRequest("body must have exactly one of email, emails and max_uses");
  if (max_uses !== undefined) return { maxUses: max_uses };
  return { addresses: parseAddresses(emails ?? [email ?? ""]) };
};

const dayMs = 86_400_000;
const [defaultDays, maxDays] = [14, 90];

export const expiryOf = ({ expires_at }: InvitationInput, now: Date): Date => {
  if (expires_at === undefined) return new Date(now.getTime() + defaultDays * dayMs);
  const expiresAt = new Date(expires_at);
  if (expiresAt <= now) throw new InvalidField("expires_at", "must be in the future");
  if (expiresAt.getTime() > now.getTime() + maxDays * dayMs)
    throw new InvalidField("expires_at", `must be at most ${maxDays} days ahead`);
  return expiresAt;
};

export const invitationGone = (): NotFound =>
  new NotFound("this invitation has expired, was used or withdrawn; ask for another", {
    code: "link_expired",
    text: { key: "common.wrong.invitation" },
  });

/** Rejects a group or event that was hidden after the invitation, and reveals nothing about it. @throws NotFound */
export const requireAvailable = ({ isAvailable }: Pick<FoundInvitation, "isAvailable">): void => {
  if (!isAvailable)
    throw new NotFound(
      "the group or event of this invitation is no longer available; the invitation was not accepted",
      { text: { key: "common.wrong.invitation_target" } },
    );
};

export const requirePending = ({ status, expiresAt }: Pick<InvitationRow, "status" | "expiresAt">, now: Date): void => {
  if (status !== "pending" || expiresAt <= now) throw invitationGone();
};

/** A role offered by email is for the owner of the address, even if the email is forwarded. @throws Forbidden */
export const requireInvitedAddress = (invited: string | null, email: string): void => {
  if (invited === null || foldAddress(invited) === foldAddress(email)) return;
  throw new Forbidden("this invitation was sent to an address other than your account's", {
    code: "invitation_of_another",
  });
};
