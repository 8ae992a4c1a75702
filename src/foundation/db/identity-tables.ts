import { sql } from "drizzle-orm";
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
import {
  isCountry,
  isOneOf,
  links,
  picture,
  showsUpload,
  textList,
  timestamps,
  timestamptz,
  type UnsentForm,
} from "./columns.ts";

/* Users and how they sign in. */

export const providerNames = ["github", "google", "linkedin"] as const;

/** What a link does; `second_factor` is in no email: a sign-in by a link that waits in a browser. */
const mailTokenPurposes = ["verify", "reset", "sign_in", "second_factor"] as const;

/** What the security page tells the user about the account. */
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
     * When whoever set up the account proved to own the address. Opening the link in an email without a session of the
     * account verifies the address, but says nothing about who chose the password.
     */
    ownerProvenAt: timestamptz("owner_proven_at"),
    name: text("name").notNull(),
    bio: text("bio"),
    title: text("title"),
    company: text("company"),
    city: text("city"),
    countryCode: text("country_code"),
    timezone: text("timezone"),
    /** Of pages and emails. */
    language: text("language", { enum: enums.Language }),
    photoUrl: picture("photo_url"),
    websiteUrl: text("website_url"),
    links: links(),
    interests: textList("interests"),
    /** Whether groups name the user among their organizers. */
    showAsOrganizer: boolean("show_as_organizer").notNull().default(false),
    /** Whether pages of events show everybody that the user attends. */
    showAsAttendee: boolean("show_as_attendee").notNull().default(false),
    /** The kinds of emails that the user does not want. */
    mutedNotifications: text("muted_notifications", { enum: enums.NotificationKind }).array().notNull().default([]),
    /** When the user chose the weekly digest of new events; null for an email at once. */
    digestSince: timestamptz("digest_since"),
    /** The Monday of the last week for which a digest was queued. */
    digestWeek: date("digest_week"),
    /**
     * When the mail server of the address finally rejected an email: the latest times, without a rejection that was more than 30 days
     * before the next. Three make the address undeliverable. Cleared when the user signs in or confirms the address.
     */
    mailRejectedAt: timestamptz("mail_rejected_at").array().notNull().default([]),
    /** A disabled user can neither sign in nor use a token. */
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
    // For searches by name in lists of people.
    index("users_plain_name").using("gin", sql`alliance_plain(${t.name}) gin_trgm_ops`).concurrently(),
    showsUpload("users_photo_upload", t.photoUrl),
    check("users_country_code_check", isCountry(t.countryCode)),
    check("users_language_check", isOneOf(t.language, enums.Language)),
  ],
);

/** Final rejections of the address after which it is undeliverable. */
export const rejectionsUntilUndeliverable = 3;

/** Whether the mail server of the user's address rejects emails: optional ones are not sent. */
export const isUndeliverable = sql<boolean>`cardinality(${users.mailRejectedAt}) >= ${sql.raw(String(rejectionsUntilUndeliverable))}`;

/** Whose the row is: it goes with the user. */
export const ofUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** How a user is called who is gone, where something of the user stays. */
const nameOfDeleted = "Deleted user";

/** The name of a user who may be gone; for a left join. */
export const nameOrDeleted = sql<string>`coalesce(${users.name}, ${sql.raw(`'${nameOfDeleted}'`)})`;

/** A user without a row here signs in through a provider only. */
export const passwords = pgTable("passwords", {
  userId: ofUser().primaryKey(),
  /** Argon2id, as a PHC string. */
  hash: text("hash").notNull(),
  updatedAt: timestamptz("updated_at").notNull(),
});

/** A user's account at a provider. Unlike a login or an address, a subject never changes and is never reassigned. */
export const identities = pgTable(
  "identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    provider: text("provider", { enum: providerNames }).notNull(),
    userId: ofUser(),
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
    /** SHA-256 of the cookie's value. */
    secretHash: text("secret_hash").notNull().unique(),
    userId: ofUser(),
    /** The IP address at sign-in, shown to the user in the list of sessions. */
    address: text("address").notNull(),
    userAgent: text("user_agent"),
    createdAt: timestamptz("created_at").notNull(),
    lastUsedAt: timestamptz("last_used_at").notNull(),
    /** When the user last showed a second factor in it. */
    secondFactorAt: timestamptz("second_factor_at"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_last_use").on(t.lastUsedAt)],
);

/** What a user has entered in a form that was sent when the session had ended. The next such form replaces it. */
export const unsentForms = pgTable(
  "unsent_forms",
  {
    userId: ofUser().primaryKey(),
    /** SHA-256 of the secret in the cookie of the browser that sent it. */
    secretHash: text("secret_hash").notNull(),
    operation: text("operation").notNull(),
    content: jsonb("content").$type<UnsentForm>().notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [index("unsent_forms_expiry").on(t.expiresAt)],
);

/** Links in emails. A newer link replaces the row of an older one. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    userId: ofUser(),
    purpose: text("purpose", { enum: mailTokenPurposes }).notNull(),
    /** SHA-256 of the token in the link. */
    secretHash: text("secret_hash").notNull().unique(),
    expiresAt: timestamptz("expires_at").notNull(),
    /** Where the link leads at last. */
    next: text("next"),
    /** A used verification link is kept until it expires: who opens it again learns that the address is verified. */
    usedAt: timestamptz("used_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose] }),
    index("mail_tokens_expiry").on(t.expiresAt).concurrently(),
    check("mail_tokens_purpose_check", isOneOf(t.purpose, mailTokenPurposes)),
  ],
);

/** The address that a user wants to have, until its owner confirms it. It may have an account of its own. */
export const pendingEmails = pgTable(
  "pending_emails",
  {
    userId: ofUser().primaryKey(),
    email: text("email").notNull(),
    /** SHA-256 of the token in the link. */
    secretHash: text("secret_hash").notNull().unique(),
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [index("pending_emails_expiry").on(t.expiresAt)],
);

/** Verified addresses that users had until lately: a link that was mailed there puts it back, so nobody else gets it meanwhile. */
export const formerEmails = pgTable(
  "former_emails",
  {
    /** In the order of the changes. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    email: text("email").notNull(),
    /** SHA-256 of the token in the link. */
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

/** Sign-ins in progress at a provider. */
export const oauthFlows = pgTable(
  "oauth_flows",
  {
    /** SHA-256 of `state`. */
    stateHash: text("state_hash").primaryKey(),
    provider: text("provider", { enum: providerNames }).notNull(),
    /** Expected in the ID token. */
    nonce: text("nonce").notNull(),
    /** PKCE (RFC 7636). */
    codeVerifier: text("code_verifier").notNull(),
    next: text("next"),
    /** The signed-in user to link the provider to; `null` for a sign-in. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [index("oauth_flows_expiry").on(t.expiresAt), index("oauth_flows_user").on(t.userId)],
);

/** What happened to an account: the newest rows of each user. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser(),
    event: text("event", { enum: securityEventNames }).notNull(),
    subject: text("subject"),
    /** The IP address; `null` for the command line. */
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

/** The first use of each `Idempotency-Key`, kept for a day. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: ofUser(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of the path parameters and the body. */
    requestHash: text("request_hash").notNull(),
    /** The first response as JSON, in the SQL column `answer`; null if it contained a secret. */
    response: text("answer"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.operation, t.key] }), index("idempotency_keys_creation").on(t.createdAt)],
);

/** Secrets that all processes share and that survive a restart. A row that is deleted is made anew. */
export const serverKeys = pgTable("server_keys", {
  purpose: text("purpose").primaryKey(),
  id: text("id").notNull(),
  secret: text("secret").notNull(),
  createdAt: timestamptz("created_at").notNull(),
});

/** Counters of quotas: the uses since the first one, and when they start again. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: timestamptz("expire"),
  },
  (t) => [index("rate_limits_expiry").on(t.expire)],
);
