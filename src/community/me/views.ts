import type { Schemas } from "../../../generated/contract.ts";
import { notificationKinds } from "../../foundation/notification-kinds.ts";
import { pictureUrl, toStoredPicture } from "../../foundation/pictures/pictures.ts";
import { recordOf } from "../../foundation/record-of.ts";
import type { PendingEmail } from "../../identity/auth/email-changes/queries.ts";
import type { SecurityEventRow } from "../../identity/auth/security-events/queries.ts";
import type { TokenRow } from "../../identity/auth/tokens/queries.ts";
import type { ProfileChanges, UserRow } from "../../identity/users/queries.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { camelCased } from "../resources/case.ts";

/** The same rule as `findRights`, without a query. administrators-in-sql.test.ts compares both. */
export const areRolesSuspended = (
  { secondFactor, roles }: Pick<UserRow, "secondFactor" | "roles">,
  { secondFactorForAdmins }: { secondFactorForAdmins: boolean },
): boolean => secondFactorForAdmins && !secondFactor && roles.length > 0;

export const toUser = (
  row: UserRow,
  { baseUrl, ...settings }: { baseUrl: string; secondFactorForAdmins: boolean },
): Schemas["User"] => ({
  id: row.id,
  email: row.email,
  email_verified: row.emailVerifiedAt !== null,
  email_undeliverable: row.isUndeliverable,
  pending_email:
    row.pendingEmail === null || row.pendingUntil === null
      ? null
      : toPendingEmail({ email: row.pendingEmail, expiresAt: row.pendingUntil }),
  name: row.name,
  bio: row.bio,
  title: row.title,
  company: row.company,
  city: row.city,
  country_code: row.countryCode,
  timezone: row.timezone,
  language: row.language,
  photo_url: pictureUrl(row.photoUrl, baseUrl),
  website_url: row.websiteUrl,
  links: row.links,
  interests: row.interests,
  show_as_organizer: row.showAsOrganizer,
  show_as_attendee: row.showAsAttendee,
  providers: row.providers,
  second_factor: row.secondFactor,
  roles: row.roles.map(({ role, alliance, groupId, eventId }) => ({
    ...{ role, alliance },
    group_id: groupId,
    event_id: eventId,
  })),
  roles_suspended: areRolesSuspended(row, settings),
  notifications: toNotificationSettings(row),
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

export const toPendingEmail = ({ email, expiresAt }: PendingEmail): Schemas["PendingEmail"] => ({
  email,
  expires_at: toTimestamp(expiresAt),
});

export const toSecurityEvent = (row: SecurityEventRow): Schemas["SecurityEvent"] => ({
  id: row.id,
  kind: row.event,
  subject: row.subject,
  ip_address: row.address,
  user_agent: row.userAgent,
  created_at: toTimestamp(row.createdAt),
});

type Choices = Pick<UserRow, "mutedNotifications" | "digestSince">;

export const toNewEventsChoice = ({ mutedNotifications, digestSince }: Choices): Schemas["NewEventsChoice"] => {
  if (mutedNotifications.includes("new_events")) return "never";
  return digestSince === null ? "immediately" : "weekly";
};

const toNotificationSettings = (choices: Choices) => ({
  ...recordOf(notificationKinds, (kind) => !choices.mutedNotifications.includes(kind)),
  new_events: toNewEventsChoice(choices),
});

/** Converts a request body to columns. Missing fields stay unchanged. */
export const toUserColumns = (
  { notifications, photo_url, ...body }: Schemas["UserUpdate"],
  current: Choices,
  { baseUrl, now }: { baseUrl: string; now: Date },
): ProfileChanges => ({
  ...camelCased(body),
  ...(photo_url !== undefined && { photoUrl: toStoredPicture(photo_url, baseUrl) }),
  ...(notifications && toChoices(notifications, current, now)),
});

const toChoices = (
  { new_events: chosen, ...choices }: Schemas["NotificationChoices"],
  current: Choices,
  now: Date,
): Choices => {
  const newEvents = chosen ?? toNewEventsChoice(current);
  const enabledKinds = { ...choices, ...(chosen && { new_events: chosen !== "never" }) };
  return {
    mutedNotifications: notificationKinds.filter(
      (kind) => !(enabledKinds[kind] ?? !current.mutedNotifications.includes(kind)),
    ),
    digestSince: newEvents === "weekly" ? (current.digestSince ?? now) : null,
  };
};

/** @param authenticatingId id of the token that authenticates the request */
export const toApiToken = (row: TokenRow, authenticatingId: string | undefined): Schemas["ApiToken"] => ({
  id: row.id,
  name: row.name,
  token_prefix: row.prefix,
  scopes: row.scopes,
  last_used_at: row.lastUsedAt && toTimestamp(row.lastUsedAt),
  expires_at: row.expiresAt && toTimestamp(row.expiresAt),
  revoked_at: row.revokedAt && toTimestamp(row.revokedAt),
  current: row.id === authenticatingId,
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});
