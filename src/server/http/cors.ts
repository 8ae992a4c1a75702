import type { onRequestHookHandler } from "fastify";

/*
 * Any website may call the API with a token, but not with cookies. No response depends on the origin: constants are cheaper than
 * a plugin.
 */

const exposedHeaders =
  "Accept-Patch, Allow, Deprecation, ETag, Idempotent-Replayed, Link, Location, RateLimit, RateLimit-Policy, " +
  "Retry-After, Sunset, WWW-Authenticate, X-Accepted-OAuth-Scopes, X-Error-Code, X-OAuth-Scopes, X-Request-Id";

const allowedHeaders =
  "Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Last-Event-ID, Mcp-Method, Mcp-Name, " +
  "Mcp-Protocol-Version, X-Request-Id";

export const corsHeaders = { "access-control-allow-origin": "*", "access-control-expose-headers": exposedHeaders };

/** https://fetch.spec.whatwg.org/#http-responses */
const preflight = {
  ...corsHeaders,
  "access-control-allow-methods": ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"].join(", "),
  "access-control-allow-headers": allowedHeaders,
  "access-control-max-age": "86400",
};

const documentPaths =
  /^\/(?:openapi(?:-api)?\.(?:json|yaml)|calendar\/[^?]*\.ics|feeds\/[^?]*\.atom|media\/[^?]*|\.well-known\/(?:api-catalog|mcp\/server-card\.json|agent-skills\/[^?]*))(?:\?|$)/;
const appPaths =
  /^\/(?:mcp|oauth\/(?:token|register|revoke|introspect|device_authorization)|\.well-known\/oauth-(?:authorization-server|protected-resource[^?]*))(?:\?|$)/;

/** Runs before any check that may reject the request, because scripts must be able to read the rejection. */
export const addCorsHeaders: onRequestHookHandler = ({ url, method }, reply, done) => {
  if (url.startsWith("/api/") || documentPaths.test(url) || appPaths.test(url))
    reply.headers(method === "OPTIONS" ? preflight : corsHeaders);
  done();
};
