import { type components, enums } from "../../generated/contract.ts";
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
  notifications: toNotificationSettings(row),
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

const toNotificationSettings = ({
  mutedNotifications: muted,
}: Pick<UserRow, "mutedNotifications">): Schemas["NotificationSettings"] => ({
  waitlist_promotion: !muted.includes("waitlist_promotion"),
  event_canceled: !muted.includes("event_canceled"),
  event_changed: !muted.includes("event_changed"),
  event_reminder: !muted.includes("event_reminder"),
  application_received: !muted.includes("application_received"),
  application_status: !muted.includes("application_status"),
  role_granted: !muted.includes("role_granted"),
});

/** A body as columns. Missing fields stay as they are. */
export const toUserColumns = (
  { notifications, ...body }: Schemas["UserUpdate"],
  current: Pick<UserRow, "mutedNotifications">,
): ProfileChanges => ({
  ...camelCased(body),
  ...(notifications && { mutedNotifications: mutedWith(notifications, current) }),
});

const mutedWith = (
  choices: Schemas["NotificationChoices"],
  { mutedNotifications: muted }: Pick<UserRow, "mutedNotifications">,
): UserRow["mutedNotifications"] => enums.NotificationKind.filter((kind) => !(choices[kind] ?? !muted.includes(kind)));

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
