import type { components } from "../../generated/contract.ts";
import type { TokenRow } from "../auth/tokens/queries.ts";
import { toTimestamp } from "../http/timestamp.ts";
import { camelCased } from "../resources/case.ts";
import type { ProfileChanges, UserRow } from "./queries.ts";

type Schemas = components["schemas"];

export const toUser = (row: UserRow): Schemas["User"] => ({
  id: row.id,
  email: row.email,
  email_verified: row.emailVerifiedAt !== null,
  name: row.name,
  bio: row.bio,
  title: row.title,
  company: row.company,
  city: row.city,
  country_code: row.countryCode,
  timezone: row.timezone,
  photo_url: row.photoUrl,
  website_url: row.websiteUrl,
  links: row.links,
  interests: row.interests,
  show_as_organizer: row.showAsOrganizer,
  providers: row.providers,
  roles: row.roles.map(({ role, alliance, groupId }) => ({ role, alliance, group_id: groupId })),
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

/** A body as columns. Missing fields stay as they are. */
export const toUserColumns = (body: Schemas["UserUpdate"]): ProfileChanges => camelCased(body);

/** @param current id of the token that authenticates the request */
export const toApiToken = (row: TokenRow, current: string | undefined): Schemas["ApiToken"] => ({
  id: row.id,
  name: row.name,
  token_prefix: row.prefix,
  scopes: row.scopes,
  last_used_at: row.lastUsedAt && toTimestamp(row.lastUsedAt),
  expires_at: row.expiresAt && toTimestamp(row.expiresAt),
  revoked_at: row.revokedAt && toTimestamp(row.revokedAt),
  current: row.id === current,
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});
