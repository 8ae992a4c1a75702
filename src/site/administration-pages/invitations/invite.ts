import type { Schemas } from "../../../../generated/contract.ts";
import { invite } from "../../../community/invitations/actions.ts";
import type { TargetName } from "../../../community/invitations/target.ts";
import { findFirstBody, keyOfForm } from "../../../community/resources/idempotency.ts";
import { InvalidField, ServiceError } from "../../../foundation/errors.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../../identity/context.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { formKey, formText } from "../../kit/fields.ts";
import { done } from "../../kit/notices.ts";
import { oneOf, optional, required, type ValuesOf, yes } from "../../kit/schema.ts";
import { addressesInText, maxAddresses } from "./addresses.ts";

export const lifetimes = ["7", "14", "30", "90"] as const;

/** `none` invites without a role. */
export const roleChoice = oneOf(["none", "group_admin", "alliance_admin"]);

/** The fields of the forms to invite by email and by a link. */
export const invitationBody = {
  form_key: formKey,
  by: required(oneOf(["email", "link"]), "organizers.problem.choice"),
  addresses: optional(formText),
  /** Whether to skip invalid addresses. Without it, they are an error and no invitation is sent. */
  skip: optional(yes),
  max_uses: optional(formText, "organizers.problem.max_uses"),
  role: optional(roleChoice, "organizers.problem.choice"),
  days: optional(oneOf(lifetimes), "organizers.problem.choice"),
};

type InvitationForm = ValuesOf<typeof invitationBody>;

const dayMs = 86_400_000;
const maxUses = 1000;

const addressesOf = (text: string, { skip }: { skip: boolean }): string[] => {
  const typed = addressesInText(text);
  const emails = typed.flatMap(({ email }) => email ?? []);
  const wrong = typed.filter(({ email }) => email === undefined).map(({ typed }) => typed.slice(0, 60));
  if (emails.length > maxAddresses || (emails.length === 0 && (skip || wrong.length === 0)))
    throw new InvalidField("addresses", `must have 1 to ${maxAddresses} addresses`, {
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
  if (!Number.isInteger(uses) || uses < 1 || uses > maxUses)
    throw new InvalidField("max_uses", `must be from 1 to ${maxUses}`);
  return uses;
};

/** Returns the invitation without the role. @throws BadRequest that names the field */
const readInvitation = ({ by, addresses = "", skip, max_uses = "", days = "14" }: InvitationForm, now: Date) => {
  const expires_at = new Date(now.getTime() + Number(days) * dayMs).toISOString();
  return by === "link"
    ? { max_uses: usesOf(max_uses.trim()), expires_at }
    : { emails: addressesOf(addresses, { skip: skip === "yes" }), expires_at };
};

/** Returns the new link, once, if the form of this page has created it. */
export const newLink = async ({ flash }: UserContext, address: string): Promise<string | undefined> => {
  const [createdAt, link] = (await flash.take("new_invitation"))?.split(" ") ?? [];
  return createdAt === address ? link : undefined;
};

/** Redirects to the page, which shows a new link once. */
const backTo = async ({ flash }: UserContext, address: string, { items }: Schemas["InvitationResults"]) => {
  const [link] = items.flatMap(({ url }) => url ?? []);
  if (link !== undefined) await flash.set("new_invitation", `${address} ${link}`);
  const isPart = items.some(({ outcome }) => outcome === "limit_reached");
  return done(address, link !== undefined ? "linked" : isPart ? "partly_invited" : "invited");
};

export type Inviting = {
  target: TargetName;
  operation: "inviteToAlliance" | "inviteToGroup" | "inviteToEvent";
  /** The path of the page with the form. */
  address: string;
  /** The role that the form offers. */
  role: "group_admin" | "alliance_admin" | null;
};

/**
 * Invites once per form. Submitting the form again repeats its key with a later expiry: it redirects as before, but does not show the
 * link again.
 */
export const inviteOnce = async (
  context: UserContext,
  { target, operation, address, role: offered }: Inviting,
  form: InvitationForm,
) => {
  const role = form.role === offered ? offered : null;
  const redirect = role && stepUpFirst(context, address);
  if (redirect) return redirect;
  const headers = keyOfForm(form);
  const body = { ...readInvitation(form, context.now), ...(role && { role }) };
  try {
    const { body: results } = await invite(context, target, { body, headers });
    return await backTo(context, address, results);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== "idempotency_key_reused") throw error;
    const { "idempotency-key": key = "" } = headers;
    const first = await findFirstBody(context, { operation, key });
    return conformsTo("InvitationResults", first) ? backTo(context, address, first) : done(address, "linked");
  }
};
