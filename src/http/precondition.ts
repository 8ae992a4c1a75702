import { PreconditionFailed } from "../errors.ts";
import { entityTag, matches } from "./etag.ts";

/** The ETag of a mutable resource: in the responses of `GET`, `PATCH` and its creation, and in `If-Match`. */
export const tagOf = (resource: object): string => entityTag(JSON.stringify(resource));

/**
 * @param ifMatch the header, if there is one
 * @throws PreconditionFailed when it does not match the current state of the resource
 */
export const requireMatch = (ifMatch: string | undefined, current: object): void => {
  if (ifMatch !== undefined && !matches(ifMatch, tagOf(current))) throw new PreconditionFailed();
};
