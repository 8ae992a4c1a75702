import type { Schemas } from "../../../generated/contract.ts";
import { InternalError } from "../../foundation/errors.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { Operation } from "../../server/http/contract.ts";
import { networkOf } from "../../server/limits/network.ts";
import type { Context } from "../context.ts";
import type { Outcome } from "./server/server.ts";

export const ask = (
  context: Context,
  { path }: Pick<Operation, "path">,
  body: Readonly<Record<string, unknown>>,
  options: { readsDocuments?: boolean } = {},
): Promise<Outcome> => context.server.forward(context, { method: "POST", url: path, body, ...options });

/** Refusals that do not count: the program repeats its request while it waits for its user. */
const patient = new Set(["authorization_pending", "slow_down", "consent_required"]);

/** @throws OAuthError for what the server has refused; such requests are counted */
export const requireAccepted = async ({ limits, address }: Context, { refusal }: Outcome): Promise<void> => {
  if (!refusal) return;
  if (!patient.has(refusal.oauthCode)) await limits.consume(["app_failures_per_address", networkOf(address)]);
  throw refusal;
};

/** @throws InternalError when the server's response is not what the contract says */
export const bodyAs = <Name extends keyof Schemas>(name: Name, { body }: Outcome): Schemas[Name] => {
  if (!conformsTo(name, body)) throw new InternalError(new Error(`the authorization server sent no ${name}`));
  return body;
};
