import type { FastifyRequest } from "fastify";
import { Forbidden } from "../errors.ts";

type Sender = Pick<FastifyRequest, "headers" | "host">;

/**
 * A browser adds a cookie to whatever site makes it send a request, and tells which site that was: in `Sec-Fetch-Site`
 * (Fetch Metadata) or, if older, in `Origin`. A client that says neither is no browser, and its cookie is its own. The
 * rules are those of Go's net/http.CrossOriginProtection, except that `Origin: null` is always refused.
 * @throws Forbidden when another site, be it of the same domain, made the request
 */
export const requireSameOrigin = (request: Sender, baseUrl: string): void => {
  if (!isSameOrigin(request, baseUrl))
    throw new Forbidden("this request comes from another site", { code: "cross_site_request" });
};

const isSameOrigin = ({ headers, host }: Sender, baseUrl: string): boolean => {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin === "null") return false;
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || isOriginOf(origin, { host, base: new URL(baseUrl) });
};

/**
 * The service may be opened as `localhost` or by its address, whatever `base_url` says: so the sender's host is compared
 * with that of the request. The scheme is not, since a proxy that ends TLS passes plain HTTP on; but where `base_url` is
 * https, its own host over http is whoever holds the network. Parsing drops a default port, which some proxies add.
 */
const isOriginOf = (origin: string, { host, base }: { host: string; base: URL }): boolean => {
  if (origin === base.origin) return true;
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  if (sender.host === "" || (sender.host === base.host && base.protocol === "https:")) return false;
  const here = `${sender.protocol}//${host}`;
  return URL.canParse(here) && sender.host === new URL(here).host;
};
