/** Default headers of every response. Routes override `cache-control` for public content; pages have their own policies. */
export const securityHeaders = (baseUrl: string): Record<string, string> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
  ...(baseUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});
