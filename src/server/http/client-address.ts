import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** `true` is one hop; a number is that many hops; a list names the proxies' addresses and networks. */
export type TrustProxy = boolean | number | readonly string[];

/** Whether the sender at this address is a proxy of ours; the peer of the connection is hop 0. */
export type TrustsHop = (address: string, hop: number) => boolean;

/** A zone names an interface of the machine that wrote the address, and means nothing to others (RFC 4007 §11). */
export const withoutZone = (ip: string): string => ip.split("%", 1)[0] ?? ip;

/** Fastify's own number of hops trusts nobody, and its `true` trusts whatever the client wrote first. */
export const trustedHops = (trust: TrustProxy): TrustsHop | null => {
  if (typeof trust === "object") return trust.length > 0 ? isWithin(trust) : null;
  const hops = Number(trust);
  return hops > 0 ? (_address, hop) => hop < hops : null;
};

const isWithin = (networks: readonly string[]): TrustsHop => {
  const ranges = networks.map(rangeOf);
  return (address) => {
    if (isIP(address) === 0) return false;
    const parsed = ipaddr.process(withoutZone(address));
    return ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
  };
};

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** @throws Error for what is neither an address nor a network */
const rangeOf = (network: string): Range => {
  const [address = "", bits, ...more] = network.split("/");
  if (isIP(address) === 0 || more.length > 0) throw new Error(`${network} is not an IP address or network`);
  const parsed = ipaddr.process(address);
  const all = parsed.kind() === "ipv4" ? 32 : 128;
  const length = bits === undefined ? all : Number(bits);
  if (!Number.isInteger(length) || !/^\d+$/.test(bits ?? "0") || length > all)
    throw new Error(`${network} is not a network`);
  return [parsed, length];
};

export const isNetwork = (text: string): boolean => {
  try {
    rangeOf(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * The client's address. Proxies append the address that they saw to `X-Forwarded-For`: the last entry of a hop that is not
 * ours is the client's; whatever is before it, the client may have made up. An entry that is not an address counts for nothing:
 * the proxy that sent it is taken for the client.
 */
export const clientAddress = ({ headers, socket }: IncomingMessage, trusts: TrustsHop | null): string => {
  const peer = socket.remoteAddress ?? "";
  if (!trusts) return peer;
  const entries = String(headers["x-forwarded-for"] ?? "").split(",");
  let client = peer;
  for (let hop = 0; hop <= entries.length && trusts(client, hop); hop++) {
    const sender = addressOf(entries.at(-1 - hop) ?? "");
    if (sender === undefined) break;
    client = sender;
  }
  return client;
};

/** Reduces `X-Forwarded-For` to the client's address, or removes it, so that Fastify's `request.ip` is that address. */
export const readClientAddress = (request: IncomingMessage, trusts: TrustsHop): void => {
  const { headers, socket } = request;
  const client = clientAddress(request, trusts);
  if (client === socket.remoteAddress) delete headers["x-forwarded-for"];
  else headers["x-forwarded-for"] = client;
};

/** Some proxies add the port (RFC 7239 §6 has the forms); `unknown` and the like are no address. */
const addressOf = (entry: string): string | undefined => {
  const text = entry.trim();
  const address = withoutZone(/^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d[\d.]*):\d+$/.exec(text)?.[1] ?? text);
  return isIP(address) === 0 ? undefined : address;
};
