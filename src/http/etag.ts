import { createHash } from "node:crypto";

/** Strong validator (RFC 9110 §8.8.3) of the exact bytes sent. */
export const entityTag = (payload: string | Buffer): string =>
  `"${createHash("sha1").update(payload).digest("base64url").slice(0, 22)}"`;

/** `If-None-Match` (RFC 9110 §13.1.2): `*` or a list, compared weakly. */
export const noneMatches = (header: string, tag: string): boolean => !tagsOf(header).some(weaklyEquals(tag));

/** `If-Match` (RFC 9110 §13.1.1): `*` or a list, compared strongly, so that a weak tag never matches. */
export const matches = (header: string, tag: string): boolean =>
  tagsOf(header).some((candidate) => candidate === "*" || candidate === tag);

const tagsOf = (header: string): string[] => (header.trim() === "*" ? ["*"] : (header.match(/(?:W\/)?"[^"]*"/g) ?? []));

const weaklyEquals = (tag: string) => (candidate: string) => candidate === "*" || candidate.replace(/^W\//, "") === tag;
