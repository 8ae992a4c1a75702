import type { onRequestHookHandler } from "fastify";
import findMyWay from "find-my-way";
import { MethodNotAllowed, NotFound } from "../../foundation/errors.ts";
import { type Operation, routeTable } from "./contract.ts";
import { pathOf } from "./path.ts";
import { routerOptions } from "./transport.ts";

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

/** RFC 9110 §15.5.6: 405 with `Allow`, before the body is read. A route for each method would take longer to add than all others. */
export const refuseOtherMethods: onRequestHookHandler = (request, reply, done) => {
  const methods: string[] | undefined = request.is404 ? methodsOf(request.url) : undefined;
  if (!methods) done();
  else if (request.method === "OPTIONS") reply.code(204).header("allow", methods.join(", ")).send();
  else done(new MethodNotAllowed(request.method, methods));
};

export const nothingAt = (url: string): NotFound =>
  new NotFound(`there is nothing at ${pathOf(url).slice(0, 200)}`, { text: { key: "common.wrong.address" } });

/** The router also finds `/jobs/{slug}` at `/jobs/`. */
export const refuseEmptySegments: onRequestHookHandler = ({ url, routeOptions }, _reply, done) => {
  const path = pathOf(url);
  const mayEndSo = path === "/" || routeOptions.url?.endsWith("/");
  const hasEmptySegment = path.includes("//") || (path.endsWith("/") && !mayEndSo);
  done(hasEmptySegment ? nothingAt(url) : undefined);
};
