import type { Schemas } from "../../../../generated/contract.ts";
import { addressesIn } from "../../../community/invitations/rules.ts";
import { InvalidField } from "../../../foundation/errors.ts";

type InvitationForm = Schemas["InvitationForm"];

const day = 86_400_000;
const [mostAddresses, mostUses] = [500, 1000];

/** What is typed stands on lines, or between commas, semicolons or spaces, as mail programs copy it. */
const addressesOf = (text: string): string[] => {
  const typed = addressesIn(text.split(/[\s,;]+/).filter((one) => one !== ""));
  if (typed.length === 0 || typed.length > mostAddresses)
    throw new InvalidField("addresses", `must have 1 to ${mostAddresses} addresses`, {
      text: { key: "organizers.problem.addresses" },
    });
  const wrong = typed.filter(({ email }) => email === undefined).map(({ typed }) => typed.slice(0, 60));
  if (wrong.length > 0)
    throw new InvalidField("addresses", "must have addresses only", {
      text: { key: "organizers.invitations.not_addresses", values: { list: wrong.slice(0, 10).join(", ") } },
    });
  return typed.flatMap(({ email }) => email ?? []);
};

const usesOf = (text: string): number => {
  const uses = Number(text);
  if (!Number.isInteger(uses) || uses < 1 || uses > mostUses)
    throw new InvalidField("max_uses", `must be from 1 to ${mostUses}`);
  return uses;
};

/** The body of the API's operation, but for the role. @throws BadRequest naming the field */
export const readInvitation = ({ by, addresses = "", max_uses = "", days = "14" }: InvitationForm, now: Date) => {
  const expires_at = new Date(now.getTime() + Number(days) * day).toISOString();
  return by === "link"
    ? { max_uses: usesOf(max_uses.trim()), expires_at }
    : { emails: addressesOf(addresses), expires_at };
};
