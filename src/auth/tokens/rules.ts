import type { components } from "../../../generated/contract.ts";
import { BadRequest, Forbidden } from "../../errors.ts";

type Scope = components["schemas"]["TokenScope"];

const day = 86_400_000;

/** Most live tokens of one user. */
export const maxActiveTokens = 50;

/** What a token gets, given what was asked for and, when a token asks, what that one has. */
export type TokenTerms = { scopes: Scope[]; expiresAt: Date | null };

export type TokenRequest = { scopes?: Scope[] | undefined; expires_at?: string | null | undefined };

export type CreatingToken = { scopes: ReadonlySet<string>; expiresAt: Date | null } | null;

/**
 * @throws BadRequest for an end that is past or too far ahead
 * @throws Forbidden when a token asks for more than it has itself
 */
export const termsOf = (
  request: TokenRequest,
  { creator, all, now }: { creator: CreatingToken; all: readonly Scope[]; now: Date },
): TokenTerms => {
  const scopes = request.scopes ?? all.filter((scope) => creator?.scopes.has(scope) ?? true);
  const extra = scopes.filter((scope) => creator && !creator.scopes.has(scope));
  if (extra.length) throw new Forbidden(`a token may not create one with more scopes: ${extra.join(", ")}`);
  return { scopes, expiresAt: endOf(request.expires_at, creator, now) };
};

const endOf = (request: string | null | undefined, creator: CreatingToken, now: Date): Date | null => {
  const latest = creator?.expiresAt ?? null;
  if (request === undefined) {
    const usual = new Date(now.getTime() + 90 * day);
    return latest && latest < usual ? latest : usual;
  }
  const end = request === null ? null : new Date(request);
  if (end && end <= now) throw new BadRequest("body/expires_at must be in the future", { field: "expires_at" });
  if (end && end.getTime() > now.getTime() + 366 * day)
    throw new BadRequest("body/expires_at must be at most 366 days ahead, or null for never", { field: "expires_at" });
  if (latest && (end === null || end > latest)) throw new Forbidden("a token may not create one with a longer life");
  return end;
};
