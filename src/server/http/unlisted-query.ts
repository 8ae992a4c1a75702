import findMyWay from "find-my-way";
import { type Operation, routeTable } from "./contract.ts";
import { routePath } from "./methods.ts";
import { routerOptions } from "./transport.ts";

/**
 * Undeclared query parameters, which messengers and newsletters append to addresses: public files and pages ignore all
 * (`x-unknown-query-parameters: ignored`), exports the common ones (`tracking-ignored`), other operations none.
 */

const tracking = /^(?:utm_.*|fbclid|gclid|t)$/s;

type Keeps = (name: string) => boolean;

export const readsParameter = ({ unlistedQuery, query }: Operation): Keeps | null => {
  if (unlistedQuery === null) return null;
  const listed = new Set(query);
  return unlistedQuery === "ignored" ? (name) => listed.has(name) : (name) => listed.has(name) || !tracking.test(name);
};

const operations = findMyWay(routerOptions);
for (const operation of Object.values<Operation>(routeTable)) {
  const keeps = readsParameter(operation);
  if (keeps && operation.method === "GET") operations.on("GET", routePath(operation.path), () => {}, keeps);
}

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
    return url;
  }
};

const nameOf = (part: string): string => decodeURIComponent(part).split("=", 1)[0] ?? "";
