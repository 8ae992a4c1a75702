import type { Schemas } from "../../../../generated/contract.ts";
import { Forbidden, InvalidField } from "../../../foundation/errors.ts";

type Scope = Schemas["TokenScope"];

const dayMs = 86_400_000;

/** Minimum time between two updates of the last use of a token or a calendar address. */
const useIntervalMs = 60_000;

export const isUseUpdateDue = (lastUsedAt: Date | null, now: Date): boolean =>
  !lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useIntervalMs;

export const maxActiveTokens = 50;

export type TokenRequest = { scopes?: Scope[] | undefined; expires_at?: string | null | undefined };

/** The token that authenticates the request, if any. A new token cannot have more scopes or a longer lifetime. */
type CreatingToken = { scopes: ReadonlySet<string>; expiresAt: Date | null } | null;

type Caller = {
  scopes: ReadonlySet<string> | null;
  token: { id: string; expiresAt: Date | null; app: { grantId: string; grantExpiresAt: Date } | null } | null;
};

/** Tokens that an app creates may last as long as its grant, not only as long as its access token. */
export const creatingTokenOf = ({ scopes, token }: Caller): CreatingToken =>
  token && { scopes: scopes ?? new Set(), expiresAt: token.app ? token.app.grantExpiresAt : token.expiresAt };

/** The API token or grant whose end also ends the tokens and calendar addresses that the caller creates. */
export const parentIdsOf = ({ token }: Caller): { tokenId: string | null; grantId: string | null } =>
  token?.app ? { tokenId: null, grantId: token.app.grantId } : { tokenId: token?.id ?? null, grantId: null };

/** Returns the scopes and the expiry of a new token. @throws BadRequest for an invalid expiry; Forbidden if it would exceed the creating token */
export const termsOf = (
  request: TokenRequest,
  { creatingToken, allScopes, now }: { creatingToken: CreatingToken; allScopes: readonly Scope[]; now: Date },
) => {
  const scopes = request.scopes ?? allScopes.filter((scope) => creatingToken?.scopes.has(scope) ?? true);
  const extra = scopes.filter((scope) => creatingToken && !creatingToken.scopes.has(scope));
  if (extra.length) throw new Forbidden(`a token may not create one with more scopes: ${extra.join(", ")}`);
  return { scopes, expiresAt: expiryOf(request.expires_at, creatingToken, now) };
};

const expiryOf = (request: string | null | undefined, creatingToken: CreatingToken, now: Date): Date | null => {
  const latest = creatingToken?.expiresAt ?? null;
  if (request === undefined) {
    const defaultExpiry = new Date(now.getTime() + 90 * dayMs);
    return latest && latest < defaultExpiry ? latest : defaultExpiry;
  }
  const end = request === null ? null : new Date(request);
  if (end && end <= now) throw new InvalidField("expires_at", "must be in the future");
  if (end && end.getTime() > now.getTime() + 366 * dayMs)
    throw new InvalidField("expires_at", "must be at most 366 days ahead, or null for never");
  if (latest && (end === null || end > latest))
    throw new Forbidden("a token may not create one with a longer lifetime");
  return end;
};
