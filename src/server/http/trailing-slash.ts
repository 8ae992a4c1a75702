import type { FastifyRequest } from "fastify";
import { type Operation, routeTable } from "./contract.ts";
import { pathOf } from "./path.ts";

const paths: ReadonlySet<string> = new Set(
  Object.values<Operation>(routeTable).flatMap(({ path, acceptsTrailingSlash }) =>
    acceptsTrailingSlash ? [`${path}/`] : [],
  ),
);

export const withoutTrailingSlash = (url: string): string => {
  const path = pathOf(url);
  return paths.has(path) ? path.slice(0, -1) + url.slice(path.length) : url;
};

/** RFC 9728 §3.3: the client's identifier of a resource includes the slash. */
export const trailingSlashOf = ({ originalUrl, url }: FastifyRequest): "/" | "" => {
  const path = pathOf(originalUrl);
  return path.endsWith("/") && path !== pathOf(url) ? "/" : "";
};
