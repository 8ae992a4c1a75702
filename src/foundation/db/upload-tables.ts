import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";
import { users } from "./identity-tables.ts";

export const uploads = pgTable(
  "uploads",
  {
    id: uuid("id").primaryKey(),
    /** Null once the user is deleted: the picture is not deleted while it is in use. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull().unique(),
    /** Digest of the uploaded file, so that the same file is stored once. */
    digest: text("digest").notNull(),
    widths: integer("widths").array().notNull(),
    heights: integer("heights").array().notNull(),
    bytes: integer("bytes").array().notNull(),
    unusedSince: timestamptz("unused_since"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    unique("uploads_user_digest_unique").on(t.userId, t.digest),
    index("uploads_by_user").on(t.userId, t.createdAt, t.id),
    index("uploads_unused").on(t.unusedSince).where(sql`${t.unusedSince} is not null`),
    check("uploads_name_check", sql`${t.name} ~ '^[0-9a-f]{32}$'`),
  ],
);
