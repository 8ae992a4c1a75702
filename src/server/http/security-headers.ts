/**
 * Headers of every response, also of errors and of what no route answers. Routes override `cache-control` for what is public;
 * HTML pages send the policies of pages. JSON and errors load nothing and cannot be framed.
 */
export const securityHeaders = (baseUrl: string): Record<string, string> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
  ...(baseUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});
