import type { FastifyRequest } from "fastify";
import { operationTable } from "../../generated/contract.ts";
import type { Queryable } from "../db/client.ts";
import { Unauthorized } from "../errors.ts";
import type { Authenticate, Caller } from "../http/caller.ts";
import type { Limits } from "../limits/limits.ts";
import { networkOf } from "../limits/network.ts";
import { digest } from "../secrets.ts";
import { isToken } from "./tokens/format.ts";
import { findBearer, updateTokenUse } from "./tokens/queries.ts";

/** Milliseconds between two writes of a token's last use. */
const useInterval = 60_000;

/**
 * Where an operation takes API tokens, an `Authorization` header alone says who is calling, whatever cookie comes along.
 * Elsewhere it is not meant for us: a proxy may ask for a password of its own. Without it the session says who is calling;
 * the cookie of a session that has ended leaves the caller anonymous.
 */
export const createAuthenticate =
  ({ db, limits, clock }: { db: Queryable; limits: Limits; clock: () => Date }): Authenticate =>
  async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined || !takesTokens(request)) return callerOfSession(request);
    return callerOfToken(request, authorization);

    async function callerOfToken({ ip }: FastifyRequest, header: string): Promise<Caller> {
      const now = clock();
      // RFC 9110 §11.1: the scheme's name is case-insensitive.
      const token = /^bearer +(\S+) *$/i.exec(header)?.[1] ?? "";
      const wellFormed = isToken(token);
      const row = wellFormed ? await findBearer(db, { secretHash: digest(token), now }) : undefined;
      if (!row) {
        // What cannot be a token at all is not worth a query, not even to count it.
        const count = wellFormed ? limits.consume : limits.consumeLocally;
        await count("bad_tokens_per_address", networkOf(ip));
        throw new Unauthorized("the API token is not valid", { code: "invalid_token" });
      }
      const { id, userId, verified, scopes, expiresAt, lastUsedAt } = row;
      if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useInterval) await updateTokenUse(db, id, now);
      return { userId, verified, scopes: new Set(scopes), token: { id, expiresAt } };
    }
  };

const takesTokens = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.operationId !== undefined &&
  operationTable[config.operationId].credentials.some((credential) => credential === "bearer");

const callerOfSession = ({ session }: FastifyRequest): Caller | null => {
  const { userId, verified = false } = session;
  return userId === undefined ? null : { userId, verified, scopes: null, token: null };
};
