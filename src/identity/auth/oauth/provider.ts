import type { providerNames } from "../../../foundation/db/identity-tables.ts";
import { NotFound, quote } from "../../../foundation/errors.ts";

export type ProviderChoice = { id: string; label: string };

export type ProviderName = (typeof providerNames)[number];

export const providerLabels: Record<ProviderName, string> = {
  github: "GitHub",
  google: "Google",
  linkedin: "LinkedIn",
};

export const isProviderName = (text: string): text is ProviderName => Object.hasOwn(providerLabels, text);

/** @throws NotFound for an unknown provider */
export const requireProviderName = (text: string): ProviderName => {
  if (!isProviderName(text)) throw notAvailable(text);
  return text;
};

export const notAvailable = (name: string): NotFound =>
  new NotFound(`provider ${quote(name)} is not available here`, { text: { key: "common.wrong.provider" } });

/** Binds an authorization response to its request: random values, new for each flow. */
export type Flow = { state: string; nonce: string; codeVerifier: string };

export type ProviderUser = {
  issuer: string;
  /** Never changes, and is never reassigned. */
  subject: string;
  /** `null` unless the provider has verified it. */
  email: string | null;
  name: string | null;
};

export type Provider = {
  name: ProviderName;
  /** @throws ProviderError */
  authorizationUrl(flow: Flow): Promise<string>;
  /** Exchanges the authorization code in the query of the callback, which must be unchanged. @throws ProviderError */
  identify(flow: Flow, query: string): Promise<ProviderUser>;
};

export type Providers = {
  choices: (ProviderChoice & { id: ProviderName })[];
  origins: string[];
  find(name: ProviderName): Provider | undefined;
  listStates(): string[];
  setState(state: string): void;
  clearState(state: string): void;
};

/** The provider did not respond as expected, or could not be reached. `cause` is for the log. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  constructor(provider: ProviderName, cause: unknown) {
    super(`${provider} did not respond as expected`, { cause });
  }
}
