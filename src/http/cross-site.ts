import type { IncomingHttpHeaders } from "node:http";
import { Forbidden } from "../errors.ts";

/**
 * A browser adds a cookie to whatever site makes it send a request, and tells which site that was: in `Sec-Fetch-Site`
 * (Fetch Metadata) or, if older, in `Origin`. A client that says neither is no browser, and its cookie is its own.
 * @throws Forbidden when another site, be it of the same domain, made the request
 */
export const requireSameOrigin = (headers: IncomingHttpHeaders, baseUrl: string): void => {
  const site = headers["sec-fetch-site"];
  const foreign =
    (site !== undefined && site !== "same-origin" && site !== "none") ||
    (headers.origin !== undefined && headers.origin !== new URL(baseUrl).origin);
  if (foreign) throw new Forbidden("this request comes from another site", { code: "cross_site_request" });
};
