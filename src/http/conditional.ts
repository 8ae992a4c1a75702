import type { FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "./contract.ts";
import { entityTag, noneMatches } from "./etag.ts";

type OnSend = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => Promise<unknown>;

/** Adds the ETag where the contract declares one, and sends 304 for a matching `If-None-Match` (RFC 9110 §13.1.2). */
export const conditionalResponse = ({ method, etagStatuses }: Operation): OnSend | null =>
  etagStatuses.length === 0
    ? null
    : async (request, reply, payload) => {
        if (typeof payload !== "string" || !etagStatuses.includes(reply.statusCode)) return payload;
        const tag = String(reply.getHeader("etag") ?? entityTag(payload));
        reply.header("etag", tag);
        const known = request.headers["if-none-match"];
        if (method !== "GET" || known === undefined || noneMatches(known, tag)) return payload;
        reply.code(304).removeHeader("content-type").removeHeader("content-length");
        return null;
      };

/** A response that sets a cookie is for one browser only. */
export const keepCookiesFromCaches: OnSend = async (_request, reply, payload) => {
  if (reply.hasHeader("set-cookie")) reply.header("cache-control", "no-store");
  return payload;
};
