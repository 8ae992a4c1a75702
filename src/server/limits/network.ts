import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { withoutZone } from "../http/client-address.ts";

/** The network that counts as one client: an IPv4 address, or an IPv6 /64, the smallest that providers assign. */
export const networkOf = (ip: string): string => {
  const family = isIP(ip);
  if (family === 4) return ip;
  if (family === 0) return "unknown";
  // The parser does not accept every interface name as a zone.
  const address = ipaddr.process(withoutZone(ip));
  if (address.kind() === "ipv4") return address.toString();
  return `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
};
