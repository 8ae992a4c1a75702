import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { notificationKinds } from "../notification-kinds.ts";
import {
  isCountry,
  isOneOf,
  links,
  picture,
  requiredReference,
  type SavedForm,
  textList,
  timestamps,
  timestamptz,
  uploadIndex,
} from "./columns.ts";

export const providerNames = ["github", "google", "linkedin"] as const;

/** `second_factor` is never emailed: it marks a sign-in by link whose browser must still send the second factor. */
const mailTokenPurposes = ["verify", "reset", "sign_in", "second_factor"] as const;

export const securityEventNames = [
  "registered",
  "email_verified",
  "login",
  "new_device",
  "login_failed",
  "login_blocked",
  "logout",
  "session_ended",
  "other_sessions_ended",
  "password_changed",
  "reset_requested",
  "sign_in_link_requested",
  "password_reset",
  "account_recovered",
  "email_change_requested",
  "email_change_canceled",
  "email_changed",
  "email_change_undone",
  "provider_linked",
  "provider_unlinked",
  "token_created",
  "token_revoked",
  "all_tokens_revoked",
  "calendar_created",
  "calendar_deleted",
  "app_admitted",
  "app_removed",
  "client_created",
  "client_changed",
  "client_deleted",
  "account_disabled",
  "account_enabled",
  "passkey_added",
  "passkey_removed",
  "passkey_counter_regressed",
  "totp_enabled",
  "totp_disabled",
  "recovery_codes_renewed",
  "recovery_code_used",
  "second_factor_confirmed",
  "second_factor_failed",
  "second_factor_blocked",
  "second_factor_reset",
] as const;

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    emailVerifiedAt: timestamptz("email_verified_at"),
    /**
     * When the creator of the account proved to own the address. Opening an emailed link without a session verifies the address,
     * but says nothing about who chose the password.
     */
    ownerProvenAt: timestamptz("owner_proven_at"),
    name: text("name").notNull(),
    bio: text("bio"),
    title: text("title"),
    company: text("company"),
    city: text("city"),
    countryCode: text("country_code"),
    timezone: text("timezone"),
    language: text("language", { enum: enums.Language }),
    photoUrl: picture("photo_url"),
    websiteUrl: text("website_url"),
    links: links(),
    interests: textList("interests"),
    showAsOrganizer: boolean("show_as_organizer").notNull().default(false),
    showAsAttendee: boolean("show_as_attendee").notNull().default(false),
    mutedNotifications: text("muted_notifications", { enum: notificationKinds }).array().notNull().default([]),
    /** When the user chose the weekly digest; null for immediate emails. */
    digestSince: timestamptz("digest_since"),
    /** The Monday of the last week with a queued digest. */
    digestWeek: date("digest_week"),
    /**
     * Times of permanent rejections by the address's mail server, each within 30 days of the next. Three make the address
     * undeliverable. Cleared when the user signs in or confirms the address.
     */
    mailRejectedAt: timestamptz("mail_rejected_at").array().notNull().default([]),
    disabledAt: timestamptz("disabled_at"),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(sql`lower(${t.email})`),
    index("users_digests").on(t.digestSince).concurrently().where(sql`${t.digestSince} is not null`),
    index("users_digest_weeks")
      .on(sql`coalesce(${t.timezone}, 'UTC')`, t.digestWeek)
      .concurrently()
      .where(sql`${t.digestSince} is not null`),
    index("users_unverified").on(t.createdAt).concurrently().where(sql`${t.emailVerifiedAt} is null`),
    index("users_plain_name").using("gin", sql`alliance_plain(${t.name}) gin_trgm_ops`).concurrently(),
    uploadIndex("users_photo_upload", t.photoUrl),
    check("users_country_code_check", isCountry(t.countryCode)),
    check("users_language_check", isOneOf(t.language, enums.Language)),
  ],
);

export const rejectionsUntilUndeliverable = 3;

/** Whether the user's address is undeliverable: optional emails are not sent to it. */
export const isUndeliverable = sql<boolean>`cardinality(${users.mailRejectedAt}) >= ${sql.raw(String(rejectionsUntilUndeliverable))}`;

/** Whether the account is enabled and has a verified address. @param alias of the table "users" */
export const isActiveAccount = (alias = sql`users`): SQL<boolean> =>
  sql<boolean>`(${alias}.disabled_at is null and ${alias}.email_verified_at is not null)`;

export const userReference = () => requiredReference("user_id", () => users.id);

const deletedUserName = "Deleted user";

export const nameOrDeleted = sql<string>`coalesce(${users.name}, ${sql.raw(`'${deletedUserName}'`)})`;

export const passwords = pgTable("passwords", {
  userId: userReference().primaryKey(),
  hash: text("hash").notNull(),
  updatedAt: timestamptz("updated_at").notNull(),
});

/** Accounts at sign-in providers. A subject never changes and is never reassigned, unlike a login name or an email address. */
export const identities = pgTable(
  "identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    provider: text("provider", { enum: providerNames }).notNull(),
    userId: userReference(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    unique("identities_user_provider_unique").on(t.userId, t.provider),
    check("identities_provider_check", isOneOf(t.provider, providerNames)),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    secretHash: text("secret_hash").notNull().unique(),
    userId: userReference(),
    address: text("address").notNull(),
    userAgent: text("user_agent"),
    createdAt: timestamptz("created_at").notNull(),
    lastUsedAt: timestamptz("last_used_at").notNull(),
    secondFactorAt: timestamptz("second_factor_at"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_last_use").on(t.lastUsedAt)],
);

/** The last form that a user submitted after the session had ended. It is restored after the next sign-in. */
export const savedForms = pgTable(
  "saved_forms",
  {
    userId: userReference().primaryKey(),
    secretHash: text("secret_hash").notNull(),
    operation: text("operation").notNull(),
    content: jsonb("content").$type<SavedForm>().notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [index("saved_forms_expiry").on(t.expiresAt)],
);

export const mailTokens = pgTable(
  "mail_tokens",
  {
    userId: userReference(),
    purpose: text("purpose", { enum: mailTokenPurposes }).notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    expiresAt: timestamptz("expires_at").notNull(),
    next: text("next"),
    /** A used verification link stays until it expires, so that opening it again shows that the address is verified. */
    usedAt: timestamptz("used_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose] }),
    index("mail_tokens_expiry").on(t.expiresAt).concurrently(),
    check("mail_tokens_purpose_check", isOneOf(t.purpose, mailTokenPurposes)),
  ],
);

/** A user's new address until its owner confirms it. Another account may still have the address. */
export const pendingEmails = pgTable(
  "pending_emails",
  {
    userId: userReference().primaryKey(),
    email: text("email").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [index("pending_emails_expiry").on(t.expiresAt)],
);

/** Previous verified addresses. An emailed link restores one; until it expires, no other account can use the address. */
export const formerEmails = pgTable(
  "former_emails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    email: text("email").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("former_emails_user").on(t.userId),
    index("former_emails_email").on(sql`lower(${t.email})`),
    index("former_emails_expiry").on(t.expiresAt),
  ],
);

export const oauthFlows = pgTable(
  "oauth_flows",
  {
    stateHash: text("state_hash").primaryKey(),
    provider: text("provider", { enum: providerNames }).notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    next: text("next"),
    /** The user who links the provider; `null` for a sign-in. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [index("oauth_flows_expiry").on(t.expiresAt), index("oauth_flows_user").on(t.userId)],
);

export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid("id").primaryKey(),
    userId: userReference(),
    event: text("event", { enum: securityEventNames }).notNull(),
    subject: text("subject"),
    address: text("address"),
    userAgent: text("user_agent"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("security_events_user").on(t.userId, t.createdAt, t.id),
    index("security_events_creation").on(t.createdAt),
    check("security_events_event_check", isOneOf(t.event, securityEventNames)),
  ],
);

/** Rows are deleted after a day. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: userReference(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** JSON, in the SQL column `answer`; null if it contained a secret. */
    response: text("answer"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.operation, t.key] }), index("idempotency_keys_creation").on(t.createdAt)],
);

/** Secrets that all processes share. A deleted row is recreated. */
export const serverKeys = pgTable("server_keys", {
  purpose: text("purpose").primaryKey(),
  id: text("id").notNull(),
  secret: text("secret").notNull(),
  createdAt: timestamptz("created_at").notNull(),
});

export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: timestamptz("expire"),
  },
  (t) => [index("rate_limits_expiry").on(t.expire)],
);
