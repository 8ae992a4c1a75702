import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { isOneOf, textList, timestamps, timestamptz } from "./columns.ts";
import { ofUser, users } from "./identity-tables.ts";

/* What acts for a user in place of a session: tokens, secret addresses, and the apps of others (OAuth 2.1). */

/** Where a client comes from: a form of this site, dynamic registration (RFC 7591), or a client-id metadata document. */
const clientSources = ["developer", "registration", "document"] as const;

export const clientAuthMethods = ["none", "client_secret_basic", "client_secret_post"] as const;

/** What an access token is for: the API, or `/mcp` (RFC 8707). */
export const audiences = ["api", "mcp"] as const;

/** What the authorization server keeps between requests. */
export const artifactKinds = ["AuthorizationCode", "RefreshToken", "DeviceCode", "Interaction"] as const;

export const oauthClients = pgTable(
  "oauth_clients",
  {
    /** The `client_id`: a UUID, or the URL of a metadata document. */
    id: text("id").primaryKey(),
    source: text("source", { enum: clientSources }).notNull(),
    /** The user who registered it by a form. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The app's own page. */
    uri: text("uri"),
    redirectUris: textList("redirect_uris"),
    grantTypes: textList("grant_types"),
    authMethod: text("auth_method", { enum: clientAuthMethods }).notNull(),
    /** SHA-256 of the secret; `null` for a client that cannot keep one. */
    secretHash: text("secret_hash"),
    /** Until when a copy of a metadata document is used. */
    freshUntil: timestamptz("fresh_until"),
    ...timestamps(),
  },
  (t) => [
    index("oauth_clients_owner").on(t.ownerId, t.createdAt, t.id),
    index("oauth_clients_creation").on(t.createdAt),
    index("oauth_clients_unused").on(t.updatedAt).concurrently().where(sql`${t.source} <> 'developer'`),
    check("oauth_clients_source_check", isOneOf(t.source, clientSources)),
    check("oauth_clients_auth_method_check", isOneOf(t.authMethod, clientAuthMethods)),
  ],
);

/** What a user has admitted an app to, by one consent. Whatever the app got by it ends with it. */
export const oauthGrants = pgTable(
  "oauth_grants",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser(),
    clientId: text("client_id")
      .notNull()
      .references(() => oauthClients.id, { onDelete: "cascade" }),
    scopes: text("scopes", { enum: enums.TokenScope }).array().notNull(),
    audiences: text("audiences", { enum: audiences }).array().notNull(),
    lastUsedAt: timestamptz("last_used_at"),
    /** After this not even a refresh token works. */
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("oauth_grants_user").on(t.userId, t.clientId),
    index("oauth_grants_client").on(t.clientId),
    index("oauth_grants_expiry").on(t.expiresAt),
  ],
);

const ofGrant = () =>
  uuid("grant_id")
    .notNull()
    .references(() => oauthGrants.id, { onDelete: "cascade" });

/** `alli_at_…`, looked up by each request of an app. */
export const oauthAccessTokens = pgTable(
  "oauth_access_tokens",
  {
    id: uuid("id").primaryKey(),
    grantId: ofGrant(),
    /** SHA-256 of the token. */
    secretHash: text("secret_hash").notNull().unique(),
    scopes: text("scopes", { enum: enums.TokenScope }).array().notNull(),
    audience: text("audience", { enum: audiences }).notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("oauth_access_tokens_grant").on(t.grantId),
    index("oauth_access_tokens_expiry").on(t.expiresAt),
    check("oauth_access_tokens_audience_check", isOneOf(t.audience, audiences)),
  ],
);

/** Codes, refresh tokens and requests in progress. */
export const oauthArtifacts = pgTable(
  "oauth_artifacts",
  {
    kind: text("kind", { enum: artifactKinds }).notNull(),
    /** SHA-256 of the code or token. */
    secretHash: text("secret_hash").notNull(),
    /** Missing until the user has consented. */
    grantId: uuid("grant_id").references(() => oauthGrants.id, { onDelete: "cascade" }),
    /** SHA-256 of what the user types to admit a device. */
    userCodeHash: text("user_code_hash").unique(),
    /** What the authorization server has to know again, without the secrets. */
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    consumedAt: timestamptz("consumed_at"),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.secretHash, t.kind] }),
    index("oauth_artifacts_grant").on(t.grantId),
    index("oauth_artifacts_expiry").on(t.expiresAt),
    check("oauth_artifacts_kind_check", isOneOf(t.kind, artifactKinds)),
  ],
);

/** When a token ended, or will. */
export const tokenEnd = sql.raw("least(revoked_at, expires_at)");

export const apiTokens = pgTable(
  "api_tokens",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser(),
    name: text("name").notNull(),
    prefix: text("prefix").notNull(),
    /** SHA-256 of the token. */
    secretHash: text("secret_hash").notNull().unique(),
    scopes: text("scopes", { enum: enums.TokenScope }).array().notNull(),
    lastUsedAt: timestamptz("last_used_at"),
    expiresAt: timestamptz("expires_at"),
    revokedAt: timestamptz("revoked_at"),
    /** The token that created this one, and with which it is revoked. */
    parentId: uuid("parent_id").references((): AnyPgColumn => apiTokens.id, { onDelete: "cascade" }),
    /** The app that created this token, by what its user admitted it to; the token is revoked with that. */
    grantId: uuid("grant_id").references(() => oauthGrants.id, { onDelete: "set null" }),
    ...timestamps(),
  },
  (t) => [
    index("api_tokens_user").on(t.userId, t.createdAt, t.id),
    index("api_tokens_parent").on(t.parentId),
    index("api_tokens_end").on(tokenEnd).concurrently(),
    index("api_tokens_grant").on(t.grantId),
  ],
);

/** The secret address of a user's private calendar. */
export const calendarAddresses = pgTable(
  "calendar_addresses",
  {
    userId: ofUser().primaryKey(),
    /** SHA-256 of the secret in the address. */
    secretHash: text("secret_hash").notNull().unique(),
    /** The token that made the address, and with which it ends. */
    tokenId: uuid("token_id").references(() => apiTokens.id, { onDelete: "cascade" }),
    /** The same for the app that made the address. */
    grantId: uuid("grant_id").references(() => oauthGrants.id, { onDelete: "cascade" }),
    lastUsedAt: timestamptz("last_used_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [index("calendar_addresses_token").on(t.tokenId), index("calendar_addresses_grant").on(t.grantId)],
);
