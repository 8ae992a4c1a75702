const common = "base-uri 'none'; frame-ancestors 'none'";

/** Allows scripts, styles and images from this origin only, nothing inline. */
export const pagePolicy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; ${common}`;

/** Adds permission to fetch from this origin: pages with passkeys fetch a challenge. */
export const withFetch = (policy: string): string => policy.replace("form-action", "connect-src 'self'; form-action");

export const pagePolicyWithPasskeys = withFetch(pagePolicy);

/** Browsers apply `form-action` to redirects too, and the form that links a sign-in provider redirects to its site. */
export const pagePolicyWithForms = (origins: readonly string[]): string =>
  pagePolicy.replace("form-action 'self'", ["form-action 'self'", ...origins].join(" "));

/** Any site may frame the page. @param hash SHA-256 of the page's only style, in base64 */
export const embedPolicy = (hash: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${hash}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *`;

/** Redoc adds inline styles at run time; everything else comes from this origin. */
export const docsPolicy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; form-action 'self'; ${common}`;

/** With `no-referrer`, browsers would send forms with `Origin: null`, which is rejected (criterion 16). */
export const pageHeaders = (policy: string) =>
  ({ "content-security-policy": policy, "referrer-policy": "same-origin" }) as const;

export const htmlPage = (body: string, policy: string = pagePolicy) =>
  ({ status: 200, headers: pageHeaders(policy), body }) as const;
