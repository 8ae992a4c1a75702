import type { FastifyRequest, onRequestHookHandler } from "fastify";
import findMyWay from "find-my-way";
import { MethodNotAllowed, NotFound } from "../../foundation/errors.ts";
import { type Operation, routeTable } from "./contract.ts";

export const pathOf = (url: string): string => {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
};

export const routerOptions = { maxParamLength: 16_384 };

export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

const methodsByPath = (): Map<string, string[]> => {
  const declared = new Map<string, string[]>();
  for (const { method, path } of Object.values<Operation>(routeTable)) {
    declared.set(path, [...(declared.get(path) ?? []), ...(method === "GET" ? ["GET", "HEAD"] : [method])]);
  }
  for (const methods of declared.values()) methods.push("OPTIONS");
  return declared;
};

const paths = findMyWay(routerOptions);
for (const [path, methods] of methodsByPath()) paths.on("GET", routePath(path), () => {}, methods);

const methodsOf = (path: string): string[] | undefined => paths.find("GET", path)?.store;

export const pageAbove = (url: string): string | undefined => {
  const segments = pathOf(url).split("/").slice(0, -1);
  for (let depth = segments.length; depth > 1; depth--) {
    const path = segments.slice(0, depth).join("/");
    if (methodsOf(path)?.includes("GET")) return path;
  }
  return undefined;
};

/** Responds with 405 and `Allow` (RFC 9110 §15.5.6), before the body is read. Routes for all methods would slow down the start. */
export const refuseOtherMethods: onRequestHookHandler = (request, reply, done) => {
  const methods: string[] | undefined = request.is404 ? methodsOf(request.url) : undefined;
  if (!methods) done();
  else if (request.method === "OPTIONS") reply.code(204).header("allow", methods.join(", ")).send();
  else done(new MethodNotAllowed(request.method, methods));
};

export const nothingAt = (url: string): NotFound =>
  new NotFound(`there is nothing at ${pathOf(url).slice(0, 200)}`, { text: { key: "common.wrong.address" } });

/** Rejects paths with empty segments: the router would match `/jobs/` to `/jobs/{slug}`. */
export const refuseEmptySegments: onRequestHookHandler = ({ url, routeOptions }, _reply, done) => {
  const path = pathOf(url);
  const allowsTrailingSlash = path === "/" || routeOptions.url?.endsWith("/");
  const hasEmptySegment = path.includes("//") || (path.endsWith("/") && !allowsTrailingSlash);
  done(hasEmptySegment ? nothingAt(url) : undefined);
};

const slashedPaths: ReadonlySet<string> = new Set(
  Object.values<Operation>(routeTable).flatMap(({ path, acceptsTrailingSlash }) =>
    acceptsTrailingSlash ? [`${path}/`] : [],
  ),
);

export const withoutTrailingSlash = (url: string): string => {
  const path = pathOf(url);
  return slashedPaths.has(path) ? path.slice(0, -1) + url.slice(path.length) : url;
};

/** Returns the slash of the request: metadata repeat the resource identifier that the client sent (RFC 9728 §3.3). */
export const trailingSlashOf = ({ originalUrl, url }: FastifyRequest): "/" | "" => {
  const path = pathOf(originalUrl);
  return path.endsWith("/") && path !== pathOf(url) ? "/" : "";
};

/*
 * Undeclared query parameters, which messengers and newsletters append to URLs: public files and pages ignore all
 * (`x-unknown-query-parameters: ignored`), exports ignore common ones (`tracking-ignored`), other operations reject all.
 */

const tracking = /^(?:utm_.*|fbclid|gclid|t)$/s;

type ParameterFilter = (name: string) => boolean;

export const parameterFilterOf = ({ unlistedQuery, query }: Operation): ParameterFilter | null => {
  if (unlistedQuery === null) return null;
  const declaredNames = new Set(query);
  return unlistedQuery === "ignored"
    ? (name) => declaredNames.has(name)
    : (name) => declaredNames.has(name) || !tracking.test(name);
};

const parameterFilters = findMyWay(routerOptions);
for (const operation of Object.values<Operation>(routeTable)) {
  const isRead = parameterFilterOf(operation);
  if (isRead && operation.method === "GET") parameterFilters.on("GET", routePath(operation.path), () => {}, isRead);
}

export const withoutIgnoredQuery = (url: string): string => {
  const start = url.indexOf("?");
  const isRead: ParameterFilter | undefined = start < 0 ? undefined : parameterFilters.find("GET", url)?.store;
  if (!isRead) return url;
  try {
    const query = url
      .slice(start + 1)
      .split("&")
      .filter((part) => isRead(parameterName(part)))
      .join("&");
    return query === "" ? url.slice(0, start) : `${url.slice(0, start)}?${query}`;
  } catch {
    return url;
  }
};

const parameterName = (part: string): string => decodeURIComponent(part).split("=", 1)[0] ?? "";
