import { type SQL, sql } from "drizzle-orm";
import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { textList, timestamptz } from "./columns.ts";
import { userReference } from "./identity-tables.ts";

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: userReference(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** Number of signatures so far; 0 for authenticators that do not count them. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: textList("transports"),
    name: text("name").notNull(),
    lastUsedAt: timestamptz("last_used_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [index("passkeys_user").on(t.userId, t.createdAt, t.id)],
);

/** Secrets of authenticator apps (RFC 6238). */
export const totpSecrets = pgTable("totp_secrets", {
  userId: userReference().primaryKey(),
  /** Encrypted, not hashed, because codes are computed from it. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The time step of the last accepted code. Only codes of later steps are accepted. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
  lastUsedAt: timestamptz("last_used_at"),
  createdAt: timestamptz("created_at").notNull(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: userReference(),
    codeHash: text("code_hash").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** One-time secrets in encrypted cookies that have been used: challenges, and sign-ins that need the second factor. */
export const usedSecrets = pgTable(
  "used_secrets",
  {
    secretHash: text("secret_hash").primaryKey(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [index("used_secrets_expiry").on(t.expiresAt)],
);

export const hasSecondFactor = (userId: SQL): SQL<boolean> => sql<boolean>`(
  exists (select from passkeys where passkeys.user_id = ${userId})
  or exists (select from totp_secrets where totp_secrets.user_id = ${userId}))`;

export const userHasSecondFactor = hasSecondFactor(sql`users.id`);
