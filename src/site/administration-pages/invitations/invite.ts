import type { Schemas } from "../../../../generated/contract.ts";
import { invite } from "../../../community/invitations/actions.ts";
import type { FindTarget } from "../../../community/invitations/lookup.ts";
import { findFirstBody, keyOfForm } from "../../../community/resources/idempotency.ts";
import { ServiceError } from "../../../foundation/errors.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../../identity/context.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { done } from "../visit.ts";
import { type InvitationForm, readInvitation } from "./form.ts";

/** The link that was made by the form on the page at an address. */
export const newLink = async ({ handover }: UserContext, address: string): Promise<string | undefined> => {
  const [madeAt, link] = (await handover.take("new_invitation"))?.split(" ") ?? [];
  return madeAt === address ? link : undefined;
};

/** Redirects to the page, which shows a new link once. */
const backTo = async ({ handover }: UserContext, address: string, { items }: Schemas["InvitationResults"]) => {
  const [link] = items.flatMap(({ url }) => url ?? []);
  if (link !== undefined) await handover.give("new_invitation", `${address} ${link}`);
  const isPart = items.some(({ outcome }) => outcome === "limit_reached");
  return done(address, link !== undefined ? "linked" : isPart ? "partly_invited" : "invited");
};

type Invitation = {
  /** The path of the page with the form. */
  address: string;
  target: FindTarget;
  operation: "inviteToAlliance" | "inviteToGroup" | "inviteToEvent";
  role?: "group_admin" | "alliance_admin" | undefined;
};

/**
 * Invites once per form. A form that is submitted again repeats its key with a later expiry: it redirects as before, but the link cannot
 * be shown again.
 */
export const inviteOnce = async (
  context: UserContext,
  { address, target, operation, role }: Invitation,
  form: InvitationForm,
) => {
  const proof = role && stepUpFirst(context, address);
  if (proof) return proof;
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
