import type { FastifyRequest } from "fastify";
import { operationTable } from "../../../generated/contract.ts";
import type { Operation } from "./contract.ts";
import { pathOf } from "./path.ts";

/** Some clients add a slash to addresses that people give them. Operations with `x-trailing-slash: accepted` respond all the same. */

const paths: ReadonlySet<string> = new Set(
  Object.values<Operation>(operationTable).flatMap(({ path, acceptsTrailingSlash }) =>
    acceptsTrailingSlash ? [`${path}/`] : [],
  ),
);

/** The address of the operation. */
export const withoutTrailingSlash = (url: string): string => {
  const path = pathOf(url);
  return paths.has(path) ? path.slice(0, -1) + url.slice(path.length) : url;
};

/** The slash that the client added, if any: what identifies a resource to it has the slash too (RFC 9728 §3.3). */
export const trailingSlashOf = ({ originalUrl, url }: FastifyRequest): "/" | "" => {
  const path = pathOf(originalUrl);
  return path.endsWith("/") && path !== pathOf(url) ? "/" : "";
};
