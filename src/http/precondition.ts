import { PreconditionFailed } from "../errors.ts";
import { entityTag, matches } from "./etag.ts";

/** The tag of a resource that can be changed: what `GET`, `PATCH` and the answer to its creation give, and `If-Match` asks for. */
export const tagOf = (resource: object): string => entityTag(JSON.stringify(resource));

/**
 * @param ifMatch the header, if there is one
 * @throws PreconditionFailed when it names no tag of the resource as it is now
 */
export const requireMatch = (ifMatch: string | undefined, current: object): void => {
  if (ifMatch !== undefined && !matches(ifMatch, tagOf(current))) throw new PreconditionFailed();
};
