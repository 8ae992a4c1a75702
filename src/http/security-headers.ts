/** Headers of every response. JSON and errors load nothing and cannot be framed; pages set their own policy. */
export const securityHeaders = (baseUrl: string): Record<string, string> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  ...(baseUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});
