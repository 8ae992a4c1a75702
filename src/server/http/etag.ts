import { hash } from "node:crypto";
import { PreconditionFailed } from "../../foundation/errors.ts";

const hashOf = (payload: string | Buffer): string => hash("sha1", payload, "base64url").slice(0, 22);

/** A strong validator (RFC 9110 §8.8.3) of the bytes. @param revision of a resource whose counters change often */
export const entityTag = (payload: string | Buffer, revision?: number): string =>
  revision === undefined ? `"${hashOf(payload)}"` : `"${revision}-${hashOf(payload)}"`;

export const codedTag = (tag: string, coding: string): string => tag.replace(/"$/, `-${coding}"`);

/** The tag of the uncompressed form. Hashes have 22 characters, so their end never looks like a coding. */
const uncoded = (tag: string): string => tag.replace(/^((?:W\/)?"(?:\d+-)?[\w-]{22})-(?:br|gzip)"$/, '$1"');

/** `If-None-Match` (RFC 9110 §13.1.2), compared weakly. Most headers have the one tag that was sent. */
export const noneMatches = (header: string, tag: string): boolean =>
  header !== tag && !tagsOf(header).some(weaklyEquals(tag));

/**
 * `If-Match`. RFC 9110 §13.1.1 requires strong comparison; we also accept weak tags, because proxies that compress responses
 * weaken ours, tags of compressed forms, and any tag of the same revision.
 */
const matches = (header: string, tag: string): boolean =>
  tagsOf(header).some((candidate) => candidate === "*" || revisionOrTag(candidate) === revisionOrTag(tag));

const revisionOrTag = (tag: string): string =>
  uncoded(tag.replace(/^W\//, "")).replace(/^"(\d+)-[\w-]{22}"$/, "revision $1");

const hasTags = (header: string): boolean => tagsOf(header).length > 0;

const tagsOf = (header: string): string[] => (header.trim() === "*" ? ["*"] : (header.match(/(?:W\/)?"[^"]*"/g) ?? []));

const weaklyEquals = (tag: string) => (candidate: string) =>
  candidate === "*" || uncoded(candidate.replace(/^W\//, "")) === uncoded(tag);

export const tagOf = (resource: object, revision?: number): string => entityTag(JSON.stringify(resource), revision);

/** @throws PreconditionFailed when `If-Match` does not match the current state */
export const requireMatch = (ifMatch: string | undefined, current: object, revision?: number): void => {
  if (ifMatch !== undefined && !matches(ifMatch, tagOf(current, revision)))
    throw new PreconditionFailed(hasTags(ifMatch));
};
