import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";

export type Resolve = (host: string) => Promise<LookupAddress[]>;

export const resolveLocally: Resolve = (host) => lookup(host, { all: true });

/**
 * Asks name servers. `lookup` would occupy one of the few threads that also hash passwords, for as long as a stranger's name
 * server takes.
 */
export const resolvePublicly: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = found.flatMap((result, index) =>
    result.status === "fulfilled" ? result.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  );
  const failure = found.find((result) => result.status === "rejected");
  if (addresses.length === 0 && failure) throw failure.reason;
  return addresses;
};
