import { type Coding, codingOf, compress, minCompressed } from "../http/coding.ts";
import type { RouteId } from "../http/contract.ts";
import { codedTag } from "../http/etag.ts";

export type EncodedForm = {
  body: Buffer;
  tag: string | undefined;
  /** Names and values in turn, for 200 and 304. */
  headers: readonly string[];
  unchangedHeaders: readonly string[];
};

export type Kept = {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  mediaType: string;
  route: string | undefined;
  operationId: RouteId | undefined;
  tags: readonly string[];
  forms: Map<Coding | null, EncodedForm | Promise<EncodedForm>>;
};

/** Pages are not compressed: docs/decisions.md, "Page assets and compression". */
export const isCompressible = ({ body, mediaType }: Pick<Kept, "body" | "mediaType">): boolean =>
  body.length >= minCompressed && mediaType !== "text/html";

export const wantedCoding = (kept: Kept, accepted: string | undefined): Coding | null =>
  isCompressible(kept) ? codingOf(accepted) : null;

export const formOf = (kept: Kept, coding: Coding | null): EncodedForm | Promise<EncodedForm> => {
  const found = kept.forms.get(coding);
  if (found) return found;
  const made = coding === null ? finish(kept, null, kept.body) : makeCoded(kept, coding);
  kept.forms.set(coding, made);
  return made;
};

const makeCoded = async (kept: Kept, coding: Coding): Promise<EncodedForm> => {
  const form = finish(kept, coding, await compress(kept.body, coding));
  kept.forms.set(coding, form);
  return form;
};

const finish = (kept: Kept, coding: Coding | null, body: Buffer): EncodedForm => {
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
export const codedHeaders = ({ headers }: Kept, coding: Coding): Record<string, string> => ({
  "content-encoding": coding,
  ...(headers["etag"] !== undefined && { etag: codedTag(headers["etag"], coding) }),
});

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();
