import findMyWay from "find-my-way";
import { operationTable } from "../../../generated/contract.ts";
import type { Operation } from "./contract.ts";
import { routePath } from "./methods.ts";
import { routerOptions } from "./transport.ts";

/**
 * Query parameters that an operation does not declare. Messengers, newsletters and monitors append them to addresses: public files
 * and pages ignore all of them (`x-unlisted-query-parameters: ignored`), exports only the common ones (`tracking-ignored`), and the
 * rest of the contract none.
 */

const tracking = /^(?:utm_.*|fbclid|gclid|t)$/s;

type Keeps = (name: string) => boolean;

/** Whether the operation reads a parameter, or rejects it; `null` if it ignores none. */
export const readsParameter = ({ unlistedQuery, query }: Operation): Keeps | null => {
  if (unlistedQuery === null) return null;
  const listed = new Set(query);
  return unlistedQuery === "ignored" ? (name) => listed.has(name) : (name) => listed.has(name) || !tracking.test(name);
};

const operations = findMyWay(routerOptions);
for (const operation of Object.values<Operation>(operationTable)) {
  const keeps = readsParameter(operation);
  if (keeps && operation.method === "GET") operations.on("GET", routePath(operation.path), () => {}, keeps);
}

/** The address without the parameters that its operation ignores: the same response has one key in the cache. */
export const withoutIgnoredQuery = (url: string): string => {
  const start = url.indexOf("?");
  const keeps: Keeps | undefined = start < 0 ? undefined : operations.find("GET", url)?.store;
  if (!keeps) return url;
  try {
    const query = url
      .slice(start + 1)
      .split("&")
      .filter((part) => keeps(nameOf(part)))
      .join("&");
    return query === "" ? url.slice(0, start) : `${url.slice(0, start)}?${query}`;
  } catch {
    // A broken percent-encoding, which is rejected.
    return url;
  }
};

/** @throws URIError when the name or the value has a broken percent-encoding */
const nameOf = (part: string): string => decodeURIComponent(part).split("=", 1)[0] ?? "";
