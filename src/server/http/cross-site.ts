import type { FastifyRequest } from "fastify";
import { Forbidden } from "../../foundation/errors.ts";

type Sender = Pick<FastifyRequest, "headers" | "host">;

/**
 * A browser sends our cookies whichever site initiates a request. It identifies that site in `Sec-Fetch-Site` (Fetch
 * Metadata) or, if it is older, in `Origin`. A client that sends neither is not a browser, so its user chose to send
 * the cookie. The rules are those of Go's net/http.CrossOriginProtection, except that `Origin: null` is always rejected.
 * @throws Forbidden when another origin initiated the request, even one on the same site
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
 * The service may be reached as `localhost` or by IP address, whatever `base_url` says, so the origin's host is
 * compared with the request's. The scheme is not compared, since a proxy that terminates TLS forwards plain HTTP; but
 * when `base_url` is https, its own host over http may be an attacker on the network. Parsing drops a default port,
 * which some proxies add.
 */
const isOriginOf = (origin: string, { host, base }: { host: string; base: URL }): boolean => {
  if (origin === base.origin) return true;
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  if (sender.host === "" || (sender.host === base.host && base.protocol === "https:")) return false;
  const requested = `${sender.protocol}//${host}`;
  return URL.canParse(requested) && sender.host === new URL(requested).host;
};
