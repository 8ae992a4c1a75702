import { type Coding, codingOf, compress, minCompressed } from "../http/coding.ts";
import type { RouteId } from "../http/contract.ts";
import { codedTag } from "../http/conditional.ts";

export type EncodedResponse = {
  body: Buffer;
  tag: string | undefined;
  /** alternating names and values, for 200 and 304. */
  headers: readonly string[];
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
  body.length >= minCompressed && mediaType !== "text/html";

export const wantedCoding = (kept: CachedResponse, accepted: string | undefined): Coding | null =>
  isCompressible(kept) ? codingOf(accepted) : null;

export const encodingOf = (kept: CachedResponse, coding: Coding | null): EncodedResponse | Promise<EncodedResponse> => {
  const found = kept.encodings.get(coding);
  if (found) return found;
  const made = coding === null ? finish(kept, null, kept.body) : encodeAs(kept, coding);
  kept.encodings.set(coding, made);
  return made;
};

const encodeAs = async (kept: CachedResponse, coding: Coding): Promise<EncodedResponse> => {
  const form = finish(kept, coding, await compress(kept.body, coding));
  kept.encodings.set(coding, form);
  return form;
};

const finish = (kept: CachedResponse, coding: Coding | null, body: Buffer): EncodedResponse => {
  const headers = { ...kept.headers, ...(coding && codedHeaders(kept, coding)) };
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
