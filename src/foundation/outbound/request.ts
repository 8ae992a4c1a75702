import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { beforeAbort } from "../abort.ts";

export type OutboundRequest = {
  method: "GET" | "POST";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** From the name look-up to the end of the body. */
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal;
};

type OutboundResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  isTruncated: boolean;
};

/**
 * Sends a request to a URL that a user chose. Does not follow redirects: their targets are unchecked.
 * @throws ForbiddenAddress before anything is sent
 * @throws OutboundFailure when there is no response in time
 */
export type Outbound = (request: OutboundRequest) => Promise<OutboundResponse>;

/** The user who chose the URL may see the message. */
export class OutboundFailure extends Error {
  override readonly name: string = "OutboundFailure";
}

export class ForbiddenAddress extends OutboundFailure {
  override readonly name = "ForbiddenAddress";
}

export type TraceOutbound = (request: { method: string; url: URL }) => {
  /** W3C Trace Context. */
  traceparent: string;
  end(error?: unknown, status?: number): void;
};

export type OutboundOptions = {
  allowsPrivate?: boolean;
  resolve?: Resolve;
  traceOutbound?: TraceOutbound | undefined;
};

const maxHeaderBytes = 16_384;

export const createOutbound = ({
  allowsPrivate = false,
  resolve = allowsPrivate ? resolveLocally : resolvePublicly,
  traceOutbound,
}: OutboundOptions = {}): Outbound => {
  /** Resolves once: a second look-up could return other addresses. */
  const resolveAllowed = async (url: URL): Promise<LookupAddress[]> => {
    const host = hostOf(url);
    const family = isIP(host);
    const addresses = family ? [{ address: host, family }] : await resolve(host);
    if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address))) throw notPublicError(host);
    return addresses;
  };

  return async (request) => {
    const url = requireAllowedUrl(request.url, allowsPrivate);
    const deadline = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    const trace = traceOutbound?.({ method: request.method, url });
    const headers = { ...request.headers, ...(trace && { traceparent: trace.traceparent }) };
    try {
      const addresses = await beforeAbort(resolveAllowed(url), signal);
      const response = await exchange(url, { ...request, headers, signal, lookup: pinnedLookup(addresses) });
      trace?.end(undefined, response.status);
      return response;
    } catch (error) {
      trace?.end(error);
      if (error instanceof OutboundFailure) throw error;
      const seconds = Math.round(request.timeoutMs / 100) / 10;
      const reason = deadline.aborted ? `there was no complete response within ${seconds} seconds` : reasonOf(error);
      throw new OutboundFailure(reason, { cause: error });
    }
  };
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

const notPublicError = (host: string) => new ForbiddenAddress(`${host} is not an address on the Internet`);

/** Checks everything that is known without a name look-up. @throws ForbiddenAddress */
export const requireAllowedUrl = (text: string, allowsPrivate: boolean): URL => {
  if (!URL.canParse(text)) throw new ForbiddenAddress("the address is not a URL");
  const url = new URL(text);
  const isSecure = url.protocol === "https:" || (allowsPrivate && url.protocol === "http:");
  if (!isSecure) throw new ForbiddenAddress("the address must begin with https://");
  if (url.username || url.password)
    throw new ForbiddenAddress("the address must not contain a user name or a password");
  const host = hostOf(url);
  if (isIP(host) && !allowsPrivate && !isPublicAddress(host)) throw notPublicError(host);
  return url;
};

const pinnedLookup =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else callback(first ? null : new Error("no address"), first?.address ?? "", first?.family);
  };

type Exchange = OutboundRequest & { signal: AbortSignal; lookup: LookupFunction };

const exchange = (url: URL, { method, headers, body, maxBytes, signal, lookup }: Exchange): Promise<OutboundResponse> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method,
      headers: {
        ...headers,
        "accept-encoding": "identity",
        ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
      },
      signal,
      lookup,
      maxHeaderSize: maxHeaderBytes,
      // A reused connection may be to an earlier address of the host.
      agent: false,
    };
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    send(url, options, (response) => {
      readResponse(response, maxBytes).then(resolve, reject);
    })
      .on("error", reject)
      .on("upgrade", (_response, socket) => {
        socket.destroy();
        reject(new OutboundFailure("the host switched to another protocol"));
      })
      .end(body);
  });

const readResponse = async (response: IncomingMessage, maxBytes: number): Promise<OutboundResponse> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop destroys the connection.
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
    ),
    body: Buffer.concat(chunks).subarray(0, maxBytes).toString("utf8"),
    isTruncated: size > maxBytes,
  };
};

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name of the host is unknown",
  ENODATA: "the host has no address",
  EAI_AGAIN: "the name of the host cannot be looked up now",
  ESERVFAIL: "the name of the host cannot be looked up now",
  ETIMEOUT: "the name of the host cannot be looked up now",
  ECONNREFUSED: "the host refused the connection",
  ECONNRESET: "the host closed the connection",
  EPIPE: "the host closed the connection",
  ETIMEDOUT: "the host does not respond",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the host cannot be reached",
  HPE_HEADER_OVERFLOW: `the headers of the response are larger than ${maxHeaderBytes / 1024} KiB`,
};

/** Messages of Node and OpenSSL contain addresses; their codes do not. */
const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (reasons[code]) return reasons[code];
  if (code.startsWith("HPE_")) return "the response is not HTTP";
  return code.includes("CERT") || code.includes("TLS") || code.includes("SSL") || code.includes("SIGNED")
    ? `the host's certificate was not accepted (${code})`
    : `the request failed${code && ` (${code})`}`;
};

/** The only IPv6 addresses that are routed on the Internet today (RFC 4291 §2.4). */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/** Whether an IP address is public: neither this machine nor a private network, nor a tunnel to such an IPv4 address. */
export const isPublicAddress = (ip: string): boolean => {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(globalUnicast);
};

type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveLocally: Resolve = (host) => lookup(host, { all: true });

/**
 * Queries name servers directly: `lookup` would occupy one of the few threads that also hash passwords, for as long as a
 * stranger's name server takes.
 */
const resolvePublicly: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = results.flatMap((result, index) =>
    result.status === "fulfilled" ? result.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  );
  const failure = results.find((result) => result.status === "rejected");
  if (addresses.length === 0 && failure) throw failure.reason;
  return addresses;
};
