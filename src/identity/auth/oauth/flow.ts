import { digest, newSecret } from "../../../foundation/secrets.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { networkOf } from "../../../server/limits/network.ts";
import type { Context } from "../../context.ts";
import { type Flow, notAvailable, type Provider, ProviderError, requireProviderName } from "./provider.ts";
import { flowLifetime } from "./providers.ts";
import { deleteUselessFlows, insertFlow } from "./queries.ts";

/** @throws NotFound when the provider is not configured */
export const requireProvider = ({ providers }: Pick<Context, "providers">, name: string): Provider => {
  const provider = providers.find(requireProviderName(name));
  if (!provider) throw notAvailable(name);
  return provider;
};

type Start = { next?: string | undefined; userId?: string };

/** Redirects the browser to the provider, or to `back` when the provider cannot be reached. */
export const startFlow = async (context: Context, name: string, { next, userId }: Start, back: string) => {
  const { db, now, providers, log, limits, address } = context;
  const provider = requireProvider(context, name);
  // Only sign-ins that were not completed stay counted, so that this also bounds the rows of an address.
  await limits.consume(["oauth_starts_per_address", networkOf(address)]);
  const flow: Flow = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  try {
    const location = await provider.authorizationUrl(flow);
    const expiresAt = new Date(now.getTime() + flowLifetime * 1000);
    const row = { nonce: flow.nonce, codeVerifier: flow.codeVerifier, next: next ?? null, userId: userId ?? null };
    await deleteUselessFlows(db, { stateHash: digest(providers.currentState() ?? ""), now });
    await insertFlow(db, { ...row, stateHash: digest(flow.state), provider: provider.name, expiresAt });
    providers.setState(flow.state);
    return seeOther(location);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error.cause }, error.message);
    return seeOther(`${back}?notice=provider_failed`);
  }
};

/** Undoes the count of a start, after the provider has identified the user. */
export const forgetStart = ({ limits, address }: Pick<Context, "limits" | "address">): Promise<void> =>
  limits.refund(["oauth_starts_per_address", networkOf(address)]);
