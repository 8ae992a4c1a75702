import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../foundation/db/client.ts";
import { Unauthorized } from "../../foundation/errors.ts";
import { digest } from "../../foundation/secrets.ts";
import { type Authenticate, type Caller, type RouteId, routeTable } from "../../server/http/contract.ts";
import type { Limits } from "../../server/limits/limits.ts";
import { networkOf } from "../../server/limits/network.ts";
import { requiredAudience } from "./audience.ts";
import { findAppToken, updateGrantUse } from "./grants/queries.ts";
import { bearerOf, hasPlausibleSession, sessionOf, usesAuthorizationHeader } from "./sessions/browser.ts";
import { isToken } from "./tokens/format.ts";
import { type Bearer, findBearer, updateTokenUse } from "./tokens/queries.ts";
import { isUseUpdateDue } from "./tokens/rules.ts";

/** Whether the request carries a well-formed credential. Verifying it would cost a query. */
export const hasPlausibleCredential = (headers: IncomingHttpHeaders): boolean => {
  const token = bearerOf(headers);
  if (token === undefined) return hasPlausibleSession(headers);
  return isToken(token) || isToken(token, "access");
};

/** `onIdentified` is called with the caller that the token identifies. */
export type FindBearer = (
  ...parameters: Parameters<typeof findBearer>
) => Promise<(Bearer & { onIdentified?: (caller: Caller) => void }) | undefined>;

type Options = {
  db: Queryable;
  limits: Limits;
  clock: () => Date;
  /** Replaces `findBearer` for operations that read other data in the same query. */
  findBearerFor?: Partial<Record<RouteId, FindBearer>>;
};

/**
 * Where an operation accepts tokens, an `Authorization` header decides, and cookies are ignored. Elsewhere the header may be meant for a
 * proxy, and the session decides. With the cookie of an ended session, the caller is anonymous.
 */
export const createAuthenticate =
  ({ db, limits, clock, findBearerFor = {} }: Options): Authenticate =>
  async (request) => {
    const token = bearerOf(request.headers);
    if (token === undefined || !usesAuthorizationHeader(request)) return callerOfSession(request);
    if (isToken(token, "access")) return callerOfApp(request, token);
    return callerOfToken(request, token);

    async function callerOfToken({ ip, routeOptions: { config } }: FastifyRequest, token: string): Promise<Caller> {
      const now = clock();
      const wellFormed = isToken(token);
      const find: FindBearer = (config.operationId && findBearerFor[config.operationId]) ?? findBearer;
      const row = wellFormed ? await find(db, { secretHash: digest(token), now }) : undefined;
      if (!row) {
        // Text that cannot be a token must not cost a query, not even to count it.
        if (wellFormed) await limits.consume(["bad_tokens_per_address", networkOf(ip)]);
        else limits.consumeLocally("bad_tokens_per_address", networkOf(ip));
        throw new Unauthorized("the API token is not valid", { code: "invalid_token" });
      }
      const { id, userId, verified, scopes, expiresAt, lastUsedAt } = row;
      if (isUseUpdateDue(lastUsedAt, now)) await updateTokenUse(db, id, now);
      const caller = { userId, verified, scopes: new Set(scopes), token: { id, expiresAt, app: null } };
      row.onIdentified?.(caller);
      return caller;
    }

    async function callerOfApp({ ip, routeOptions: { config } }: FastifyRequest, token: string): Promise<Caller> {
      const now = clock();
      const row = await findAppToken(db, { secretHash: digest(token), now });
      if (!row) {
        await limits.consume(["bad_tokens_per_address", networkOf(ip)]);
        throw new Unauthorized("the access token is not valid", { code: "invalid_token" });
      }
      if (config.operationId === undefined || row.audience !== requiredAudience(routeTable[config.operationId].path))
        throw new Unauthorized("the access token is for another resource", { code: "invalid_token" });
      const { id, userId, verified, scopes, expiresAt, lastUsedAt, clientId, grantId, grantExpiresAt } = row;
      if (isUseUpdateDue(lastUsedAt, now)) await updateGrantUse(db, grantId, now);
      const app = { clientId, grantId, grantExpiresAt };
      return { userId, verified, scopes: new Set(scopes), token: { id, expiresAt, app } };
    }
  };

const callerOfSession = (request: FastifyRequest): Caller | null => {
  const session = sessionOf(request);
  if (!session) return null;
  const { userId, verified, language } = session;
  return { userId, verified, language, scopes: null, token: null };
};
