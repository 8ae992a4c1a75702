import type { ProviderChoice } from "../../pages/render.ts";

export type ProviderName = "github" | "google" | "linkedin";

export const providerLabels: Record<ProviderName, string> = {
  github: "GitHub",
  google: "Google",
  linkedin: "LinkedIn",
};

/** What binds an authorization response to its request: all of it random, made anew for each. */
export type Flow = { state: string; nonce: string; codeVerifier: string };

/** Whom a provider vouches for. */
export type ProviderUser = {
  issuer: string;
  /** Never changes, and is never given to another. */
  subject: string;
  /** Only an address that the provider has verified. */
  email: string | null;
  name: string | null;
};

/** One provider, as it serves one request. */
export type Provider = {
  name: ProviderName;
  /** @throws ProviderError */
  authorizationUrl(flow: Flow): Promise<string>;
  /**
   * Exchanges the code of the callback, which is this request.
   * @throws ProviderError
   */
  identify(flow: Flow): Promise<ProviderUser>;
};

/** The providers that are configured. */
export type Providers = {
  choices: (ProviderChoice & { id: ProviderName })[];
  /** Where browsers are sent to. */
  origins: string[];
  find(name: ProviderName): Provider | undefined;
  /** The cookie that binds a flow to this browser. */
  setState(state: string): void;
  /** @returns the state that this browser was given, which it forgets */
  takeState(): string | undefined;
};

/** The provider, or the way to it, did not do its part. `cause` is for the log. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  constructor(provider: ProviderName, cause: unknown) {
    super(`${provider} did not answer as it should`, { cause });
  }
}
