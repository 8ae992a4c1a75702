import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The trusted proxies: a number of hops (`true` is one), or addresses and networks. */
export type TrustProxy = boolean | number | readonly string[];

export type TrustsHop = (address: string, hop: number) => boolean;

/** A zone has meaning only on the machine that wrote the address (RFC 4007 §11). */
export const withoutZone = (ip: string): string => ip.split("%", 1)[0] ?? ip;

/** Replaces Fastify's rules: with a number of hops, Fastify trusts no proxy; with `true`, it trusts the first, forgeable entry. */
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

const rangeOf = (network: string): Range => {
  const [address = "", bits, ...more] = network.split("/");
  if (isIP(address) === 0 || more.length > 0) throw new Error(`${network} is not an IP address or network`);
  const parsed = ipaddr.process(address);
  const maxBits = parsed.kind() === "ipv4" ? 32 : 128;
  const length = bits === undefined ? maxBits : Number(bits);
  if (!Number.isInteger(length) || !/^\d+$/.test(bits ?? "0") || length > maxBits)
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
 * The client's address. Proxies append the address they saw to `X-Forwarded-For`; entries before the last untrusted hop may be
 * forged. If an entry is not an address, the proxy that sent it counts as the client.
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

/** Reduces `X-Forwarded-For` to the client's address for Fastify's `request.ip`. */
export const readClientAddress = (request: IncomingMessage, trusts: TrustsHop): void => {
  const { headers, socket } = request;
  const client = clientAddress(request, trusts);
  if (client === socket.remoteAddress) delete headers["x-forwarded-for"];
  else headers["x-forwarded-for"] = client;
};

/** Some proxies add the port (RFC 7239 §6). */
const addressOf = (entry: string): string | undefined => {
  const text = entry.trim();
  const address = withoutZone(/^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d[\d.]*):\d+$/.exec(text)?.[1] ?? text);
  return isIP(address) === 0 ? undefined : address;
};
