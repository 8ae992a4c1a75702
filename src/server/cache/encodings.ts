import { type Coding, codingOf, compress, minCompressedBytes } from "../http/coding.ts";
import { codedTag } from "../http/conditional.ts";
import type { RouteId } from "../http/contract.ts";

export type EncodedResponse = {
  body: Buffer;
  tag: string | undefined;
  /** Alternating names and values, for 200 responses. */
  headers: readonly string[];
  /** The same for 304 responses. */
  unchangedHeaders: readonly string[];
};

export type CachedResponse = {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  mediaType: string;
  route: string | undefined;
  operationId: RouteId | undefined;
  tags: readonly string[];
  encodings: Map<Coding | null, EncodedResponse | Promise<EncodedResponse>>;
};

/** Pages are not compressed: docs/decisions.md, "Page assets and compression". */
export const isCompressible = ({ body, mediaType }: Pick<CachedResponse, "body" | "mediaType">): boolean =>
  body.length >= minCompressedBytes && mediaType !== "text/html";

export const negotiateCoding = (cached: CachedResponse, accepted: string | undefined): Coding | null =>
  isCompressible(cached) ? codingOf(accepted) : null;

export const encodingOf = (
  cached: CachedResponse,
  coding: Coding | null,
): EncodedResponse | Promise<EncodedResponse> => {
  const existing = cached.encodings.get(coding);
  if (existing) return existing;
  const encoding = coding === null ? finish(cached, null, cached.body) : encodeAs(cached, coding);
  cached.encodings.set(coding, encoding);
  return encoding;
};

const encodeAs = async (cached: CachedResponse, coding: Coding): Promise<EncodedResponse> => {
  const encoding = finish(cached, coding, await compress(cached.body, coding));
  cached.encodings.set(coding, encoding);
  return encoding;
};

const finish = (cached: CachedResponse, coding: Coding | null, body: Buffer): EncodedResponse => {
  const headers = { ...cached.headers, ...(coding && codedHeaders(cached, coding)) };
  const { "content-type": _type, "content-encoding": _coding, ...unchanged } = headers;
  return {
    body,
    tag: headers["etag"],
    headers: flat({ ...headers, "content-length": String(body.length) }),
    unchangedHeaders: flat(unchanged),
  };
};

/** Each content coding needs its own ETag (RFC 9110 §8.8.3). */
export const codedHeaders = ({ headers }: CachedResponse, coding: Coding): Record<string, string> => ({
  "content-encoding": coding,
  ...(headers["etag"] !== undefined && { etag: codedTag(headers["etag"], coding) }),
});

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();
