import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { isOneOf, requiredReference, timestamptz } from "./columns.ts";
import { userReference, users } from "./identity-tables.ts";
import { allianceReference, events, groups } from "./tables.ts";

export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey(),
    allianceId: allianceReference(),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    eventId: uuid("event_id").references(() => events.id, { onDelete: "cascade" }),
    role: text("role", { enum: enums.Role }),
    /** Null for an invitation link. The address is not verified. */
    email: text("email"),
    secretHash: text("secret_hash").notNull().unique(),
    /** `expired` is stored later than `expiresAt`: until then, the status must be derived from the time. */
    status: text("status", { enum: enums.InvitationStatus }).notNull().default("pending"),
    maxUses: integer("max_uses").notNull(),
    useCount: integer("use_count").notNull().default(0),
    language: text("language", { enum: enums.Language }),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz("created_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => {
    const target = sql`coalesce(${t.eventId}, ${t.groupId}, ${t.allianceId})`;
    return [
      check("invitations_role_check", isOneOf(t.role, enums.Role)),
      check("invitations_status_check", isOneOf(t.status, enums.InvitationStatus)),
      check("invitations_event_check", sql`${t.eventId} is null or ${t.groupId} is not null`),
      check("invitations_uses_check", sql`${t.useCount} between 0 and ${t.maxUses}`),
      uniqueIndex("invitations_open")
        .on(target, sql`coalesce(${t.role}, '')`, sql`lower(${t.email})`)
        .where(sql`${t.status} = 'pending' and ${t.email} is not null`),
      index("invitations_by_creation").on(target, t.createdAt, t.id),
      index("invitations_alliance").on(t.allianceId),
      index("invitations_group").on(t.groupId),
      index("invitations_event").on(t.eventId),
      index("invitations_invited_by").on(t.invitedBy),
      index("invitations_email").on(sql`lower(${t.email})`),
      index("invitations_end").on(t.expiresAt),
    ];
  },
);

export const invitationAcceptances = pgTable(
  "invitation_acceptances",
  {
    invitationId: requiredReference("invitation_id", () => invitations.id),
    userId: userReference(),
    acceptedAt: timestamptz("accepted_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.invitationId, t.userId] }), index("invitation_acceptances_user").on(t.userId)],
);

export const invitationOptOuts = pgTable("invitation_opt_outs", {
  mailboxId: uuid("mailbox_id").primaryKey(),
  createdAt: timestamptz("created_at").notNull(),
});
