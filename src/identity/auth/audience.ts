import type { audiences } from "../../foundation/db/credential-tables.ts";

/** What an access token was issued for (RFC 8707). An API token is for both. */
export type Audience = (typeof audiences)[number];

const paths: Record<Audience, string> = { api: "/api/v1", mcp: "/mcp" };

export const resourceOf = (audience: Audience, baseUrl: string): string => baseUrl + paths[audience];

/** Some clients add a slash. */
export const audienceOf = (resource: string, baseUrl: string): Audience | undefined => {
  const canonical = resource.replace(/\/$/, "");
  if (canonical === resourceOf("api", baseUrl)) return "api";
  return canonical === resourceOf("mcp", baseUrl) ? "mcp" : undefined;
};

/** The identifier that grants and tokens have; other text as it is. */
export const canonicalResource = (resource: string, baseUrl: string): string => {
  const audience = audienceOf(resource, baseUrl);
  return audience ? resourceOf(audience, baseUrl) : resource;
};

/** The audience of the operation at this path of the contract. */
export const requiredAudience = (path: string): Audience => (path === paths.mcp ? "mcp" : "api");
