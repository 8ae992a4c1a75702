import ipaddr from "ipaddr.js";

/** What counts as one client: an IPv4 address, or an IPv6 /64, since a customer gets at least that. */
export const networkOf = (ip: string): string => {
  const address = ipaddr.parse(ip);
  if (address.kind() === "ipv4") return address.toString();
  if ("isIPv4MappedAddress" in address && address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
};
