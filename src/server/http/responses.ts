import { hash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PreconditionFailed } from "../../foundation/errors.ts";
import { compressorOf } from "./coding.ts";
import { type Encoded, encoded, type Operation } from "./contract.ts";

const hashOf = (payload: string | Buffer): string => hash("sha1", payload, "base64url").slice(0, 22);

/** A strong validator (RFC 9110 §8.8.3) of the bytes. @param revision of a resource whose counters change often */
export const entityTag = (payload: string | Buffer, revision?: number): string =>
  revision === undefined ? `"${hashOf(payload)}"` : `"${revision}-${hashOf(payload)}"`;

export const codedTag = (tag: string, coding: string): string => tag.replace(/"$/, `-${coding}"`);

/** The tag of the uncompressed response. Hashes have 22 characters, so their end never looks like a coding. */
const withoutCoding = (tag: string): string => tag.replace(/^((?:W\/)?"(?:\d+-)?[\w-]{22})-(?:br|gzip)"$/, '$1"');

/** `If-None-Match` (RFC 9110 §13.1.2), compared weakly. Usually the header is exactly the tag, so this is compared first. */
export const noneMatches = (header: string, tag: string): boolean =>
  header !== tag && !tagsOf(header).some(weaklyEquals(tag));

/**
 * `If-Match`. RFC 9110 §13.1.1 requires strong comparison; we also accept tags of compressed forms, any tag of the same revision,
 * and weak tags, because proxies that compress responses weaken ours.
 */
const matches = (header: string, tag: string): boolean =>
  tagsOf(header).some((candidate) => candidate === "*" || revisionOrTag(candidate) === revisionOrTag(tag));

const revisionOrTag = (tag: string): string =>
  withoutCoding(tag.replace(/^W\//, "")).replace(/^"(\d+)-[\w-]{22}"$/, "revision $1");

const hasTags = (header: string): boolean => tagsOf(header).length > 0;

const tagsOf = (header: string): string[] => (header.trim() === "*" ? ["*"] : (header.match(/(?:W\/)?"[^"]*"/g) ?? []));

const weaklyEquals = (tag: string) => (candidate: string) =>
  candidate === "*" || withoutCoding(candidate.replace(/^W\//, "")) === withoutCoding(tag);

export const tagOf = (resource: object, revision?: number): string => entityTag(JSON.stringify(resource), revision);

/** @throws PreconditionFailed when `If-Match` does not match the current state */
export const requireMatch = (ifMatch: string | undefined, current: object, revision?: number): void => {
  if (ifMatch !== undefined && !matches(ifMatch, tagOf(current, revision)))
    throw new PreconditionFailed(hasTags(ifMatch));
};

export type OnSendOf = (operation: Operation) => OnSend | null;

export type OnSend = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => unknown;

/** Combines the steps in one hook: separate hooks would cost a promise each. */
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

/** Responds with 304 if `If-None-Match` has the response's tag (RFC 9110 §13.1.2). */
export const conditionalResponse: OnSendOf = (operation) =>
  operation.etagStatuses.length === 0 || operation.method !== "GET"
    ? null
    : (request, reply, payload) => {
        const ifNoneMatch = request.headers["if-none-match"];
        const isFile = payload instanceof Readable && reply.hasHeader("etag");
        if (ifNoneMatch === undefined || !(isFile || isTagged(operation, reply, payload))) return payload;
        if (noneMatches(ifNoneMatch, String(reply.getHeader("etag")))) return payload;
        if (isFile) payload.destroy();
        for (const name of ["content-type", "content-length", "content-encoding"]) reply.removeHeader(name);
        reply.code(304);
        return null;
      };

export const preventCookieCaching: OnSendOf = () => (_request, reply, payload) => {
  if (reply.hasHeader("set-cookie")) reply.header("cache-control", "no-store");
  return payload;
};

/** Responses to HEAD have no body (RFC 9110 §9.3.2). Not left to Fastify's HEAD route, which fails on a 304. */
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

export const ok = <Body>(body: Body) => ({ status: 200, headers: {}, body }) as const;

export const encodedResponse = (
  text: string,
): { status: 200; headers: { etag: string }; body: Encoded & { readonly [encoded]: Buffer } } => {
  const bytes = Buffer.from(text);
  return {
    status: 200,
    headers: { etag: entityTag(bytes) },
    body: { [encoded]: bytes, compressor: compressorOf(bytes) },
  };
};

/** A mutable resource, whose ETag `requireMatch` compares. @param revision of a resource with counters */
export const resource = <Body>(body: Body, revision?: number) =>
  ({ status: 200, headers: {}, body, ...(revision !== undefined && { revision }) }) as const;

type TaggedState = { resource?: object; revision?: number | undefined };

/**
 * @param location absolute URL
 * @param state the resource from which the ETag is computed, if it differs from the body, and its revision
 */
export const created = <Body extends object>(location: string, body: Body, { resource, revision }: TaggedState = {}) =>
  ({
    status: 201,
    headers: { location, ...(resource && { etag: tagOf(resource, revision) }) },
    body,
    ...(revision !== undefined && { revision }),
  }) as const;

export const accepted = <Body extends object>(body: Body) => ({ status: 202, headers: {}, body }) as const;

/** Browsers accept characters in a query that `Location` must not have (RFC 3986). */
const toReference = (location: string): string => {
  const [path = "", ...query] = location.split("?");
  const encoded = query.map((part) =>
    part.replaceAll(/[^\w\-.~:/#@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})/gu, encodeURIComponent),
  );
  return [path, ...encoded].join("?");
};

export const seeOther = (location: string) =>
  ({ status: 303, headers: { location: toReference(location) }, body: undefined }) as const;

export const page = <Item>(
  { baseUrl, url }: { baseUrl: string; url: string },
  { items, nextCursor }: { items: Item[]; nextCursor: string | null },
) => {
  const body = { items, next_cursor: nextCursor };
  return { status: 200, headers: nextCursor ? { link: nextLink(baseUrl, url, nextCursor) } : {}, body } as const;
};

const nextLink = (baseUrl: string, url: string, cursor: string): string => {
  const next = new URL(baseUrl + url);
  next.searchParams.set("cursor", cursor);
  return `<${next.href}>; rel="next"`;
};
