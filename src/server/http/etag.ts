import { hash } from "node:crypto";

const hashOf = (payload: string | Buffer): string => hash("sha1", payload, "base64url").slice(0, 22);

/**
 * Strong validator (RFC 9110 §8.8.3) of the exact bytes sent.
 * @param revision of a resource with counters, which change more often than what administrators write
 */
export const entityTag = (payload: string | Buffer, revision?: number): string =>
  revision === undefined ? `"${hashOf(payload)}"` : `"${revision}-${hashOf(payload)}"`;

export const codedTag = (tag: string, coding: string): string => tag.replace(/"$/, `-${coding}"`);

/** The validator of the form that is not compressed. Hashes have 22 characters, so that no end of one looks like a coding. */
const uncoded = (tag: string): string => tag.replace(/^((?:W\/)?"(?:\d+-)?[\w-]{22})-(?:br|gzip)"$/, '$1"');

/** `If-None-Match` (RFC 9110 §13.1.2): `*` or a list, compared weakly. Most have the one tag that they were sent. */
export const noneMatches = (header: string, tag: string): boolean =>
  header !== tag && !tagsOf(header).some(weaklyEquals(tag));

/**
 * Whether an `If-Match` header, `*` or a list, names the current state. RFC 9110 §13.1.1 requires strong comparison, in which a weak
 * tag never matches. We deviate, because proxies that compress responses weaken our strong tags. The tag of a compressed form
 * stands for the same resource, and so does any tag of the same revision.
 */
export const matches = (header: string, tag: string): boolean =>
  tagsOf(header).some((candidate) => candidate === "*" || revisionOrTag(candidate) === revisionOrTag(tag));

const revisionOrTag = (tag: string): string =>
  uncoded(tag.replace(/^W\//, "")).replace(/^"(\d+)-[\w-]{22}"$/, "revision $1");

/** Whether a header has any tag: without double quotes it is none. */
export const hasTags = (header: string): boolean => tagsOf(header).length > 0;

const tagsOf = (header: string): string[] => (header.trim() === "*" ? ["*"] : (header.match(/(?:W\/)?"[^"]*"/g) ?? []));

/** A client that has one form of a response has what the other forms say. */
const weaklyEquals = (tag: string) => (candidate: string) =>
  candidate === "*" || uncoded(candidate.replace(/^W\//, "")) === uncoded(tag);
