import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { isOneOf, requiredReference, textList, timestamps, timestamptz } from "./columns.ts";
import { userReference, users } from "./identity-tables.ts";

/* Credentials other than sessions: tokens, private calendar URLs, and OAuth 2.1 apps. */

/** The origin of a client: this site's form, dynamic registration (RFC 7591), or a client-id metadata document. */
const clientSources = ["developer", "registration", "document"] as const;

export const clientAuthMethods = ["none", "client_secret_basic", "client_secret_post"] as const;

/** Resource servers that accept a token (RFC 8707). */
export const audiences = ["api", "mcp"] as const;

export const artifactKinds = ["AuthorizationCode", "RefreshToken", "DeviceCode", "Interaction"] as const;

export const oauthClients = pgTable(
  "oauth_clients",
  {
    id: text("id").primaryKey(),
    source: text("source", { enum: clientSources }).notNull(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    uri: text("uri"),
    redirectUris: textList("redirect_uris"),
    grantTypes: textList("grant_types"),
    authMethod: text("auth_method", { enum: clientAuthMethods }).notNull(),
    /** `null` for a public client. */
    secretHash: text("secret_hash"),
    /** Expiry of the cached client-id metadata document. */
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

/** One consent of a user to an app. All tokens of the app depend on it. */
export const oauthGrants = pgTable(
  "oauth_grants",
  {
    id: uuid("id").primaryKey(),
    userId: userReference(),
    clientId: text("client_id")
      .notNull()
      .references(() => oauthClients.id, { onDelete: "cascade" }),
    scopes: text("scopes", { enum: enums.TokenScope }).array().notNull(),
    audiences: text("audiences", { enum: audiences }).array().notNull(),
    lastUsedAt: timestamptz("last_used_at"),
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("oauth_grants_user").on(t.userId, t.clientId),
    index("oauth_grants_client").on(t.clientId),
    index("oauth_grants_expiry").on(t.expiresAt),
  ],
);

const grantReference = () => requiredReference("grant_id", () => oauthGrants.id);

export const oauthAccessTokens = pgTable(
  "oauth_access_tokens",
  {
    id: uuid("id").primaryKey(),
    grantId: grantReference(),
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

export const oauthArtifacts = pgTable(
  "oauth_artifacts",
  {
    kind: text("kind", { enum: artifactKinds }).notNull(),
    secretHash: text("secret_hash").notNull(),
    grantId: uuid("grant_id").references(() => oauthGrants.id, { onDelete: "cascade" }),
    userCodeHash: text("user_code_hash").unique(),
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

export const tokenEnd = sql.raw("least(revoked_at, expires_at)");

export const apiTokens = pgTable(
  "api_tokens",
  {
    id: uuid("id").primaryKey(),
    userId: userReference(),
    name: text("name").notNull(),
    prefix: text("prefix").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    scopes: text("scopes", { enum: enums.TokenScope }).array().notNull(),
    lastUsedAt: timestamptz("last_used_at"),
    expiresAt: timestamptz("expires_at"),
    revokedAt: timestamptz("revoked_at"),
    /** The token that created this one. Revoking it revokes this token too. */
    parentId: uuid("parent_id").references((): AnyPgColumn => apiTokens.id, { onDelete: "cascade" }),
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

export const calendarUrls = pgTable(
  "calendar_addresses",
  {
    userId: userReference().primaryKey(),
    secretHash: text("secret_hash").notNull().unique(),
    /** The URL is deleted with the token or grant that created it. */
    tokenId: uuid("token_id").references(() => apiTokens.id, { onDelete: "cascade" }),
    grantId: uuid("grant_id").references(() => oauthGrants.id, { onDelete: "cascade" }),
    lastUsedAt: timestamptz("last_used_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [index("calendar_addresses_token").on(t.tokenId), index("calendar_addresses_grant").on(t.grantId)],
);
