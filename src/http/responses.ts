import { tagOf } from "./precondition.ts";

/** What handlers return. */

export const ok = <Body>(body: Body) => ({ status: 200, headers: {}, body }) as const;

/** A resource that can be changed, with the tag that a change may name in `If-Match`. */
export const resource = <Body extends object>(body: Body) =>
  ({ status: 200, headers: { etag: tagOf(body) }, body }) as const;

/**
 * @param location absolute address of what was created
 * @param body the resource; where the response holds more than later ones will, `resource` is what these hold
 */
export const created = <Body extends object>(location: string, body: Body, resource: object = body) =>
  ({ status: 201, headers: { location, etag: tagOf(resource) }, body }) as const;

/** @param location where the browser goes next */
export const seeOther = (location: string) => ({ status: 303, headers: { location }, body: undefined }) as const;

/** A page of a list, with the `Link` header of RFC 8288 that leads to the next one with the same filters. */
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
