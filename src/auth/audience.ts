import { AsyncLocalStorage } from "node:async_hooks";
import type { audiences } from "../db/credential-tables.ts";

/** What an access token was issued for (RFC 8707). An API token is for both. */
export type Audience = (typeof audiences)[number];

const paths: Record<Audience, string> = { api: "/api/v1", mcp: "/mcp" };

/** The identifier of a resource, which clients send as `resource`. */
export const resourceOf = (audience: Audience, baseUrl: string): string => baseUrl + paths[audience];

export const audienceOf = (resource: string, baseUrl: string): Audience | undefined => {
  if (resource === resourceOf("api", baseUrl)) return "api";
  return resource === resourceOf("mcp", baseUrl) ? "mcp" : undefined;
};

const acting = new AsyncLocalStorage<Audience>();

/**
 * Runs calls of the API that an operation makes inside this process for its own caller: they are made with the token that
 * the operation was called with, so they accept the tokens that it accepts. No header can say so, and no client.
 */
export const actingFor = <Result>(audience: Audience, work: () => Result): Result => acting.run(audience, work);

/** What an access token has to be for, to be accepted by the operation at this path of the contract. */
export const requiredAudience = (path: string): Audience => acting.getStore() ?? (path === paths.mcp ? "mcp" : "api");
