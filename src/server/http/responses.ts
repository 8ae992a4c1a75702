import { compressorOf } from "./coding.ts";
import { entityTag, tagOf } from "./conditional.ts";
import { type Encoded, encoded } from "./contract.ts";

export const ok = <Body>(body: Body) => ({ status: 200, headers: {}, body }) as const;

export const encode = (
  text: string,
): {
  status: 200;
  headers: { etag: string };
  body: Encoded & { readonly [encoded]: Buffer };
} => {
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

type Tagged = { resource?: object; revision?: number | undefined };

/**
 * @param location absolute URL
 * @param tagged what the ETag depends on besides `body`
 */
export const created = <Body extends object>(location: string, body: Body, { resource, revision }: Tagged = {}) =>
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
