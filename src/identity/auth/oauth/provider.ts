import type { providerNames } from "../../../foundation/db/identity-tables.ts";
import { NotFound, quote } from "../../../foundation/errors.ts";
import { conformsTo, maxLengthOf } from "../../../server/http/components.ts";

/** Returns the address if it is verified and the contract allows it. Some providers send `verified` as a string. */
export const verifiedAddress = (email: unknown, verified: unknown): string | null =>
  conformsTo("Email", email) && (verified === true || verified === "true") ? email : null;

/** Control characters, and characters that override, embed or isolate the direction of text (UAX #9). */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const leadingInvisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800\uFFF0-\uFFF8]+/u;

/** Shortens a provider's name for the user to a valid `Name` of the contract, or returns the local part of the email address. */
export const displayName = (name: string | null, email: string): string => {
  const line = (name ?? "")
    .toWellFormed()
    .replaceAll(unprintable, " ")
    .replaceAll(/\s+/g, " ")
    .replace(leadingInvisible, "");
  const fitting = shorten(line);
  return conformsTo("Name", fitting) ? fitting : shorten(email.split("@")[0] ?? email);
};

const shorten = (text: string): string => [...text].slice(0, maxLengthOf("Name")).join("").trim();

/** Timeout for all calls to a provider during one request. */
export const providerTimeoutMs = 5_000;

const maxBytes = 1_048_576;

/** Follows no redirects, which could lead into the service's network, and reads at most 1 MiB (OWASP ASVS 5.0, 15.3.2). */
export const boundedFetch =
  (signal: AbortSignal) =>
  async (url: string | URL, init: RequestInit = {}) => {
    const response = await fetch(url, { ...init, redirect: "error", signal });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Error(`${new URL(url).host} sent more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return new Response(response.status === 204 || response.status === 304 ? null : Buffer.concat(chunks), response);
  };

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
  /** The provider's id of the user, which never changes and is never reassigned. */
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
  choices: { id: ProviderName; label: string }[];
  /** Origins to which forms redirect, for the pages' CSP. */
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
