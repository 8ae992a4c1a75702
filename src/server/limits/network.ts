import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { withoutZone } from "../http/client-address.ts";

/** What counts as one client: an IPv4 address, or an IPv6 /64, since a customer gets at least that. */
export const networkOf = (ip: string): string => {
  const family = isIP(ip);
  if (family === 4) return ip;
  // The client has hung up: its socket no longer knows the address.
  if (family === 0) return "unknown";
  // Interfaces may have names that the parser does not take for a zone.
  const address = ipaddr.process(withoutZone(ip));
  if (address.kind() === "ipv4") return address.toString();
  return `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
};
