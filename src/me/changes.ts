import type { components } from "../../generated/contract.ts";
import type { ProfileChanges } from "./queries.ts";

type UserUpdate = components["schemas"]["UserUpdate"];

/** A merge patch (RFC 7396) as columns: what is left out stays. */
export const toChanges = ({ country_code, photo_url, website_url, ...same }: UserUpdate): ProfileChanges => ({
  ...same,
  ...(country_code !== undefined && { countryCode: country_code }),
  ...(photo_url !== undefined && { photoUrl: photo_url }),
  ...(website_url !== undefined && { websiteUrl: website_url }),
});

/** Whether a patch changes anything; one that does not leaves the resource, and its ETag, as they were. */
export const changesAnything = (current: object, changes: object): boolean => {
  const before = new Map(Object.entries(current));
  return Object.entries(changes).some(([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value));
};
