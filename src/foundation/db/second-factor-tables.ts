import { type SQL, sql } from "drizzle-orm";
import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { textList, timestamptz } from "./columns.ts";
import { ofUser } from "./identity-tables.ts";

/* What users show besides their password, or in its place. */

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser(),
    /** The authenticator's name for it, in base64url. No two users have the same. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed; 0 for those that do not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How a browser may reach the authenticator. */
    transports: textList("transports"),
    /** The user's name for it. */
    name: text("name").notNull(),
    lastUsedAt: timestamptz("last_used_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [index("passkeys_user").on(t.userId, t.createdAt, t.id)],
);

/** The authenticator app of a user: time-based one-time passwords (RFC 6238). */
export const totpSecrets = pgTable("totp_secrets", {
  userId: ofUser().primaryKey(),
  /** Encrypted: it has to be known again to check a code. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The step of time of the last code that was used; only later ones count. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
  lastUsedAt: timestamptz("last_used_at"),
  createdAt: timestamptz("created_at").notNull(),
});

/** Those that are left. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: ofUser(),
    /** SHA-256 of the code. */
    codeHash: text("code_hash").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** What an encrypted cookie held and may be used once: challenges, and sign-ins that waited for the second factor. */
export const usedSecrets = pgTable(
  "used_secrets",
  {
    /** SHA-256. */
    secretHash: text("secret_hash").primaryKey(),
    /** From when on the cookie says so itself. */
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [index("used_secrets_expiry").on(t.expiresAt)],
);

/**
 * Whether a user has a second factor, for the statement that is sent anyway.
 * @param userId a column or a parameter
 */
export const secondFactorOf = (userId: SQL): SQL<boolean> => sql<boolean>`(
  exists (select from passkeys where passkeys.user_id = ${userId})
  or exists (select from totp_secrets where totp_secrets.user_id = ${userId}))`;

/** Of a row of `users`. */
export const secondFactorOfUser = secondFactorOf(sql`users.id`);
