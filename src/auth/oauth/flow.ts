import type { Context } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { seeOther } from "../../http/responses.ts";
import { digest, newSecret } from "../../secrets.ts";
import { type Flow, type Provider, ProviderError, type ProviderName } from "./provider.ts";
import { flowLifetime } from "./providers.ts";
import { insertFlow } from "./queries.ts";

/** @throws NotFound when the provider is not configured */
export const requireProvider = ({ providers }: Pick<Context, "providers">, name: ProviderName): Provider => {
  const provider = providers.find(name);
  if (!provider) throw new NotFound(`provider "${name}" is not available here`);
  return provider;
};

type Start = { next?: string | undefined; userId?: string };

/** Redirects the browser to the provider, or to `back` when the provider cannot be reached. */
export const startFlow = async (context: Context, name: ProviderName, { next, userId }: Start, back: string) => {
  const { db, now, providers, log } = context;
  const provider = requireProvider(context, name);
  const flow: Flow = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  try {
    const location = await provider.authorizationUrl(flow);
    const expiresAt = new Date(now.getTime() + flowLifetime * 1000);
    const row = { nonce: flow.nonce, codeVerifier: flow.codeVerifier, next: next ?? null, userId: userId ?? null };
    await insertFlow(db, { ...row, stateHash: digest(flow.state), provider: name, expiresAt });
    providers.setState(flow.state);
    return seeOther(location);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error.cause }, error.message);
    return seeOther(`${back}?notice=provider_failed`);
  }
};
