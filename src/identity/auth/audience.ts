import type { audiences } from "../../foundation/db/credential-tables.ts";

/** The resource that an access token was issued for (RFC 8707). API tokens are valid for both. */
export type Audience = (typeof audiences)[number];

const paths: Record<Audience, string> = { api: "/api/v1", mcp: "/mcp" };

export const resourceOf = (audience: Audience, baseUrl: string): string => baseUrl + paths[audience];

/** Accepts a trailing slash, which some clients add. */
export const audienceOf = (resource: string, baseUrl: string): Audience | undefined => {
  const canonical = resource.replace(/\/$/, "");
  if (canonical === resourceOf("api", baseUrl)) return "api";
  return canonical === resourceOf("mcp", baseUrl) ? "mcp" : undefined;
};

/** Returns the resource identifier as stored with grants and tokens. Unknown resources are returned unchanged. */
export const canonicalResource = (resource: string, baseUrl: string): string => {
  const audience = audienceOf(resource, baseUrl);
  return audience ? resourceOf(audience, baseUrl) : resource;
};

/** The audience of the operation at this path of the contract. */
export const requiredAudience = (path: string): Audience => (path === paths.mcp ? "mcp" : "api");
