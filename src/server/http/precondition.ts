import { PreconditionFailed } from "../../foundation/errors.ts";
import { entityTag, hasTags, matches } from "./etag.ts";

/** The ETag of a mutable resource: in the responses of `GET`, `PATCH` and its creation, and in `If-Match`. */
export const tagOf = (resource: object, revision?: number): string => entityTag(JSON.stringify(resource), revision);

/**
 * @param ifMatch the header, if there is one
 * @throws PreconditionFailed when it does not match the current state of the resource
 */
export const requireMatch = (ifMatch: string | undefined, current: object, revision?: number): void => {
  if (ifMatch !== undefined && !matches(ifMatch, tagOf(current, revision)))
    throw new PreconditionFailed(hasTags(ifMatch));
};
