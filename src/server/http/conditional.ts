import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "./contract.ts";
import { entityTag, noneMatches } from "./etag.ts";

export type OnSendOf = (operation: Operation) => OnSend | null;

export type OnSend = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => unknown;

/** One hook for all: separate hooks would cost a promise each. */
export const onSendOf = (stepsOf: readonly OnSendOf[], operation: Operation) => {
  const steps = stepsOf.flatMap((stepOf) => stepOf(operation) ?? []);
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    let current = payload;
    for (const step of steps) {
      const next = step(request, reply, current);
      current = next instanceof Promise ? await next : next;
    }
    return current;
  };
};

const isTagged = (
  { etagStatuses }: Operation,
  { statusCode }: FastifyReply,
  payload: unknown,
): payload is string | Buffer =>
  (typeof payload === "string" || Buffer.isBuffer(payload)) && etagStatuses.includes(statusCode);

export const addEntityTag: OnSendOf = (operation) =>
  operation.etagStatuses.length === 0
    ? null
    : ({ revision }, reply, payload) => {
        if (isTagged(operation, reply, payload) && !reply.hasHeader("etag"))
          reply.header("etag", entityTag(payload, revision));
        return payload;
      };

/** RFC 9110 §13.1.2. */
export const conditionalResponse: OnSendOf = (operation) =>
  operation.etagStatuses.length === 0 || operation.method !== "GET"
    ? null
    : (request, reply, payload) => {
        const known = request.headers["if-none-match"];
        const isFile = payload instanceof Readable && reply.hasHeader("etag");
        if (known === undefined || !(isFile || isTagged(operation, reply, payload))) return payload;
        if (noneMatches(known, String(reply.getHeader("etag")))) return payload;
        if (isFile) payload.destroy();
        for (const name of ["content-type", "content-length", "content-encoding"]) reply.removeHeader(name);
        reply.code(304);
        return null;
      };

export const keepCookiesFromCaches: OnSendOf = () => (_request, reply, payload) => {
  if (reply.hasHeader("set-cookie")) reply.header("cache-control", "no-store");
  return payload;
};

/** RFC 9110 §9.3.2. Fastify's own route for HEAD fails on a 304. */
export const dropBodyOfHead: OnSendOf = (operation) =>
  operation.method !== "GET"
    ? null
    : ({ method }, reply, payload) => {
        if (method !== "HEAD") return payload;
        if (payload instanceof Readable) payload.destroy();
        else if (reply.statusCode !== 304) reply.header("content-length", lengthOf(payload));
        return null;
      };

const lengthOf = (payload: unknown): number =>
  typeof payload === "string" || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
