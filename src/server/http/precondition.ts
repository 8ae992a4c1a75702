import { PreconditionFailed } from "../../foundation/errors.ts";
import { entityTag, hasTags, matches } from "./etag.ts";

export const tagOf = (resource: object, revision?: number): string => entityTag(JSON.stringify(resource), revision);

/** @throws PreconditionFailed when `If-Match` does not match the current state */
export const requireMatch = (ifMatch: string | undefined, current: object, revision?: number): void => {
  if (ifMatch !== undefined && !matches(ifMatch, tagOf(current, revision)))
    throw new PreconditionFailed(hasTags(ifMatch));
};
