import ipaddr from "ipaddr.js";

/** What counts as one place on the network: an IPv4 address, or the /64 that an IPv6 customer is given whole. */
export const networkOf = (ip: string): string => {
  const address = ipaddr.parse(ip);
  if (address.kind() === "ipv4") return address.toString();
  if ("isIPv4MappedAddress" in address && address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
};
