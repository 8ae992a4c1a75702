import type { FastifyRequest } from "fastify";
import { Forbidden } from "../../foundation/errors.ts";

type Sender = Pick<FastifyRequest, "headers" | "host">;

/**
 * Browsers send our cookies whichever site initiates a request, and identify that site in `Sec-Fetch-Site` (Fetch Metadata) or,
 * if older, in `Origin`. Clients that send neither are not browsers. These are the rules of Go's net/http.CrossOriginProtection, but
 * `Origin: null` is always rejected. @throws Forbidden when another origin initiated the request, even one on the same site
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
 * Compares the origin with the request's host, because the service may be reached as `localhost` or by IP address. Ignores the
 * scheme, since proxies terminate TLS; but with an https `base_url`, its own host over http may be an attacker on the network.
 * Parsing drops a default port, which some proxies add.
 */
const isOriginOf = (origin: string, { host, base }: { host: string; base: URL }): boolean => {
  if (origin === base.origin) return true;
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  if (sender.host === "" || (sender.host === base.host && base.protocol === "https:")) return false;
  const requested = `${sender.protocol}//${host}`;
  return URL.canParse(requested) && sender.host === new URL(requested).host;
};
