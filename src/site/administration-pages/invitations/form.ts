import { InvalidField } from "../../../foundation/errors.ts";
import { formKey, formText } from "../../kit/fields.ts";
import { oneOf, optional, required, type ValuesOf, yes } from "../../kit/schema.ts";
import { addressesInText, mostAddresses } from "./addresses.ts";

export const lifetimes = ["7", "14", "30", "90"] as const;

/** `none` for no administrator. */
export const roleChoice = oneOf(["none", "group_admin", "alliance_admin"]);

/** The fields of the forms to invite by email and by a link. */
export const invitationBody = {
  form_key: formKey,
  by: required(oneOf(["email", "link"]), "organizers.problem.choice"),
  addresses: optional(formText),
  /** Whether to leave out what is not understood. Without it, that is an error and nothing is sent. */
  skip: optional(yes),
  max_uses: optional(formText, "organizers.problem.max_uses"),
  role: optional(roleChoice, "organizers.problem.choice"),
  days: optional(oneOf(lifetimes), "organizers.problem.choice"),
};

export type InvitationForm = ValuesOf<typeof invitationBody>;

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

/** Returns the invitation without the role. @throws BadRequest that names the field */
export const readInvitation = ({ by, addresses = "", skip, max_uses = "", days = "14" }: InvitationForm, now: Date) => {
  const expires_at = new Date(now.getTime() + Number(days) * day).toISOString();
  return by === "link"
    ? { max_uses: usesOf(max_uses.trim()), expires_at }
    : { emails: addressesOf(addresses, { skip: skip === "yes" }), expires_at };
};
