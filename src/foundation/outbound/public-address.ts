import ipaddr from "ipaddr.js";

/** RFC 4291 §2.4: all that is routed on the Internet today. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/** Whether an IP address is on the Internet: not this machine or its network, nor a tunnel to an IPv4 address behind it. */
export const isPublicAddress = (ip: string): boolean => {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(globalUnicast);
};
