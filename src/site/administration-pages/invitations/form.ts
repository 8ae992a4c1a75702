import type { Schemas } from "../../../../generated/contract.ts";
import { InvalidField } from "../../../foundation/errors.ts";
import { addressesInText, mostAddresses } from "./addresses.ts";

type InvitationForm = Schemas["InvitationForm"];

const day = 86_400_000;
const mostUses = 1000;

const addressesOf = (text: string, { skip }: { skip: boolean }): string[] => {
  const typed = addressesInText(text);
  const emails = typed.flatMap(({ email }) => email ?? []);
  const wrong = typed.filter(({ email }) => email === undefined).map(({ typed }) => typed.slice(0, 60));
  if (emails.length > mostAddresses || (emails.length === 0 && (skip || wrong.length === 0)))
    throw new InvalidField("addresses", `must have 1 to ${mostAddresses} addresses`, {
      text: { key: "organizers.problem.addresses" },
    });
  if (wrong.length > 0 && !skip)
    throw new InvalidField("addresses", "must have addresses only", {
      text: {
        key: "organizers.invitations.not_understood",
        values: { count: emails.length, wrong: wrong.length, list: wrong.slice(0, 10).join(", ") },
      },
    });
  return emails;
};

const usesOf = (text: string): number => {
  const uses = Number(text);
  if (!Number.isInteger(uses) || uses < 1 || uses > mostUses)
    throw new InvalidField("max_uses", `must be from 1 to ${mostUses}`);
  return uses;
};

/** Returns the body of the API's operation without the role. @throws BadRequest that names the field */
export const readInvitation = ({ by, addresses = "", skip, max_uses = "", days = "14" }: InvitationForm, now: Date) => {
  const expires_at = new Date(now.getTime() + Number(days) * day).toISOString();
  return by === "link"
    ? { max_uses: usesOf(max_uses.trim()), expires_at }
    : { emails: addressesOf(addresses, { skip: skip === "yes" }), expires_at };
};
