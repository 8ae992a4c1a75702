import ipaddr from "ipaddr.js";

/** RFC 4291 §2.4: all that is routed on the Internet today; what else looks like unicast is somebody's own. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address leads to the Internet, and not to this machine, its network, or through a tunnel to an IPv4
 * address that only the end of the tunnel sees.
 */
export const isPublicAddress = (ip: string): boolean => {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(globalUnicast);
};
